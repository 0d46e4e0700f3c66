// The joint search of misère for Python.
#include <nanobind/nanobind.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <array>
#include <mutex>
#include <optional>
#include <vector>

#include "poll.hpp"
#include "prikup/joint.hpp"

using namespace nb::literals;
using namespace prikup;

namespace {

JointQuestion make_question(const std::array<Mask, 3>& hands, int leader, const std::vector<int>& table, const std::vector<Mask>& discards) {
  JointQuestion question;
  question.position.hands = hands;
  question.position.leader = leader;
  if (table.size() > 2) throw nb::value_error("table");
  for (std::size_t i = 0; i < table.size(); ++i) {
    if (table[i] < 0 || table[i] > 31) throw nb::value_error("card");
    question.position.table[i] = static_cast<Card>(table[i]);
  }
  question.position.on_table = static_cast<int>(table.size());
  question.discards = discards;
  if (const Fault fault = fault_of(question); fault != Fault::none) throw nb::value_error(fault_name(fault));
  return question;
}

class JointWorkshop {
  template <class Job>
  auto run(double seconds, nb::object stop, Job job) {
    Poll poll(std::move(stop));
    auto found = [&] {
      nb::gil_scoped_release release;
      const std::lock_guard guard(mutex_);
      joint_.limit(seconds, lent(poll));
      auto result = job();
      joint_.limit(-1);
      return result;
    }();
    if (PyErr_Occurred() != nullptr) throw nb::python_error();
    return found;
  }

 public:
  explicit JointWorkshop(JointQuestion question) : joint_(std::move(question)) {}

  std::optional<std::vector<int>> open(int most, double seconds, nb::object stop) {
    Tricks tricks{};
    const bool done = run(seconds, std::move(stop), [&] { return joint_.open(most, tricks); });
    if (!done) return std::nullopt;
    return listed(tricks);
  }
  // Nothing where there is a plan, else wishes that are too much together; None when stopped.
  std::optional<std::vector<int>> plan(const std::vector<int>& wanted, int card, double seconds, nb::object stop) {
    if (wanted.size() != joint_.question().discards.size()) throw nb::value_error("one number for each discard");
    Tricks tricks{};
    for (std::size_t i = 0; i < wanted.size(); ++i) tricks[i] = static_cast<std::uint8_t>(std::clamp(wanted[i], 0, 10));
    if (const auto known = joint_.cards(); card >= 0 && std::find(known.begin(), known.end(), card) == known.end()) throw nb::value_error("card");
    Tricks too_much{};
    const int found = run(seconds, std::move(stop), [&] { return joint_.plan(tricks, too_much, card); });
    if (found < 0) return std::nullopt;
    return found == 1 ? std::vector<int>{} : listed(too_much);
  }
  std::vector<int> cards() const {
    const auto found = joint_.cards();
    return {found.begin(), found.end()};
  }
  std::uint64_t nodes() const { return joint_.nodes(); }

 private:
  std::vector<int> listed(const Tricks& tricks) const {
    return {tricks.begin(), tricks.begin() + static_cast<std::ptrdiff_t>(joint_.question().discards.size())};
  }

  Joint joint_;
  std::mutex mutex_;
};

}  // namespace

void bind_joint(nb::module_& m) {
  nb::class_<JointWorkshop>(m, "Joint")
      .def("__init__",
           [](JointWorkshop* self, const std::array<Mask, 3>& hands, int leader, const std::vector<int>& table, const std::vector<Mask>& discards) {
             new (self) JointWorkshop(make_question(hands, leader, table, discards));
           },
           "hands"_a, "leader"_a, "table"_a, "discards"_a)
      .def("open", &JointWorkshop::open, "most"_a, "seconds"_a, "stop"_a.none())
      .def("plan", &JointWorkshop::plan, "wanted"_a, "card"_a, "seconds"_a, "stop"_a.none())
      .def_prop_ro("cards", &JointWorkshop::cards)
      .def_prop_ro("nodes", &JointWorkshop::nodes);
}
