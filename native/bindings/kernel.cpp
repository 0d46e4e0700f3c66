// The only file that knows Python: questions in, numbers out, the interpreter's lock released while searching.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "poll.hpp"
#include "prikup/batch.hpp"
#include "prikup/layouts.hpp"
#include "prikup/position.hpp"
#include "prikup/solver.hpp"

namespace nb = nanobind;
using namespace nb::literals;
using namespace prikup;

namespace {

Question make_question(const std::array<Mask, 3>& hands, int leader, int trump, const std::vector<int>& table, int declarer, bool fewest,
                       const std::vector<int>& talon, bool talon_leads, int first_leads, int first_hand, int absent) {
  Question q;
  Position& p = q.position;
  p.hands = hands;
  p.leader = leader;
  p.trump = trump;
  p.talon_leads = talon_leads;
  p.first_leads = first_leads;
  p.first_hand = first_hand;
  p.absent = absent;
  q.declarer = declarer;
  q.aim = fewest ? Aim::fewest : Aim::most;
  auto card = [](int number) {
    if (number < 0 || number > 31) throw nb::value_error("card");
    return static_cast<Card>(number);
  };
  if (table.size() > 2) throw nb::value_error("table");
  if (talon.size() > 2) throw nb::value_error("talon");
  for (std::size_t i = 0; i < table.size(); ++i) p.table[i] = card(table[i]);
  for (std::size_t i = 0; i < talon.size(); ++i) p.talon[i] = card(talon[i]);
  p.on_table = static_cast<int>(table.size());
  p.talon_count = static_cast<int>(talon.size());
  if (const Fault fault = fault_of(q); fault != Fault::none) throw nb::value_error(fault_name(fault));
  return q;
}

using Pairs = std::vector<std::tuple<int, int, int>>;

Pairs pairs(const std::vector<CardValue>& values) {
  Pairs found;
  for (const auto& [card, tricks] : values) found.emplace_back(card, tricks.low, tricks.high);
  return found;
}

std::vector<int> numbers(const std::vector<Card>& cards) { return {cards.begin(), cards.end()}; }

class Workshop {
 public:
  explicit Workshop(std::size_t bytes) : solver_(bytes) {}

  // Runs with the lock released. Raises what the poll has raised.
  template <class Run>
  auto run(double seconds, nb::object callback, Run job) {
    Poll poll(std::move(callback));
    auto result = [&] {
      nb::gil_scoped_release release;
      const std::lock_guard guard(mutex_);
      solver_.limit(seconds, nullptr, lent(poll));
      auto found = job(solver_);
      solver_.limit(-1);
      return found;
    }();
    if (PyErr_Occurred() != nullptr) throw nb::python_error();
    return result;
  }
  std::uint64_t nodes() const { return solver_.nodes(); }
  std::size_t bytes() const { return solver_.bytes(); }
  void forget() {
    nb::gil_scoped_release release;
    const std::lock_guard guard(mutex_);
    solver_.forget();
  }

 private:
  Solver solver_;
  std::mutex mutex_;
};

template <class T, class Shape>
using In = nb::ndarray<const T, Shape, nb::c_contig, nb::device::cpu>;
template <class T, class Shape>
using Out = nb::ndarray<T, Shape, nb::c_contig, nb::device::cpu>;
template <class T>
using Column = In<T, nb::ndim<1>>;

// Rows of arrays as questions. Faults are found by `faults` before any search.
struct Rows {
  In<std::uint32_t, nb::shape<-1, 3>> hands;
  Column<std::int8_t> trump;
  Column<std::int8_t> leader;
  Column<std::int8_t> declarer;
  Column<std::uint8_t> fewest;
  In<std::int8_t, nb::shape<-1, 2>> table;

  std::size_t count() const { return hands.shape(0); }
  void check_shapes() const {
    const std::size_t n = count();
    if (trump.shape(0) != n || leader.shape(0) != n || declarer.shape(0) != n || fewest.shape(0) != n || table.shape(0) != n) {
      throw nb::value_error("arrays of unequal length");
    }
  }
  std::optional<Question> question(std::size_t i, Fault& fault) const {
    Question q;
    for (std::size_t k = 0; k < 3; ++k) q.position.hands[k] = hands(i, k);
    q.position.trump = trump(i);
    q.position.leader = leader(i);
    q.declarer = declarer(i);
    q.aim = fewest(i) != 0 ? Aim::fewest : Aim::most;
    for (std::size_t k = 0; k < 2 && table(i, k) >= 0; ++k) {
      q.position.table[k] = static_cast<Card>(table(i, k));
      q.position.on_table = static_cast<int>(k) + 1;
    }
    fault = fault_of(q);
    if (fault != Fault::none) return std::nullopt;
    return q;
  }
  void check() const {
    check_shapes();
    for (std::size_t i = 0; i < count(); ++i) {
      Fault fault = Fault::none;
      if (!question(i, fault)) throw nb::value_error((std::to_string(i) + " " + fault_name(fault)).c_str());
    }
  }
};

template <class Job>
bool batch(std::size_t count, unsigned threads, std::size_t bytes, double seconds, nb::object callback, Job job) {
  Poll poll(std::move(callback));
  bool done = false;
  {
    nb::gil_scoped_release release;
    done = run_batch(count, BatchLimits{threads, bytes, seconds, lent(poll)}, job);
  }
  if (PyErr_Occurred() != nullptr) throw nb::python_error();
  return done;
}

// A hand and the left hands of its layouts, faults found before any search.
Layouts make_layouts(Mask hand, Mask pool, int trump, int leader, bool fewest, const Column<std::uint32_t>& lefts) {
  const Layouts layouts{hand, pool, trump, leader, fewest ? Aim::fewest : Aim::most};
  if (const Fault fault = fault_of(layouts, {lefts.data(), lefts.shape(0)}); fault != Fault::none) throw nb::value_error(fault_name(fault));
  return layouts;
}

template <class Job>
bool over_layouts(unsigned threads, std::size_t bytes, double seconds, nb::object callback, LayoutCount& count, Job job) {
  Poll poll(std::move(callback), &count.done);
  bool done = false;
  {
    nb::gil_scoped_release release;
    done = job(BatchLimits{threads, bytes, seconds, lent(poll)});
  }
  if (PyErr_Occurred() != nullptr) throw nb::python_error();
  return done;
}

}  // namespace

void bind_joint(nb::module_& m);  // joint.cpp

NB_MODULE(_kernel, m) {
  m.doc() = "The compiled search. Use prikup.solver, which checks what it is given and explains what it returns.";
  m.attr("DEFAULT_BYTES") = Solver::kDefaultBytes;
  bind_joint(m);

  nb::class_<Question>(m, "Question")
      .def("__init__",
           [](Question* self, const std::array<Mask, 3>& hands, int leader, int trump, const std::vector<int>& table, int declarer, bool fewest,
              const std::vector<int>& talon, bool talon_leads, int first_leads, int first_hand, int absent) {
             new (self) Question(make_question(hands, leader, trump, table, declarer, fewest, talon, talon_leads, first_leads, first_hand, absent));
           },
           "hands"_a, "leader"_a, "trump"_a, "table"_a, "declarer"_a, "fewest"_a, "talon"_a, "talon_leads"_a, "first_leads"_a, "first_hand"_a,
           "absent"_a);

  nb::class_<Workshop>(m, "Solver")
      .def(nb::init<std::size_t>(), "bytes"_a = Solver::kDefaultBytes)
      .def("value",
           [](Workshop& w, const Question& q, int guess, double seconds, nb::object stop) {
             const Range range = w.run(seconds, std::move(stop), [&](Solver& s) { return s.value(q, guess); });
             return std::tuple<int, int>(range.low, range.high);
           },
           "question"_a, "guess"_a, "seconds"_a, "stop"_a.none())
      .def("at_least",
           [](Workshop& w, const Question& q, int tricks, double seconds, nb::object stop) {
             return w.run(seconds, std::move(stop), [&](Solver& s) { return s.at_least(q, tricks); });
           },
           "question"_a, "tricks"_a, "seconds"_a, "stop"_a.none())
      .def("cards",
           [](Workshop& w, const Question& q, double seconds, nb::object stop) {
             return pairs(w.run(seconds, std::move(stop), [&](Solver& s) { return s.cards(q); }));
           },
           "question"_a, "seconds"_a, "stop"_a.none())
      .def("line",
           [](Workshop& w, const Question& q, double seconds, nb::object stop) {
             return numbers(w.run(seconds, std::move(stop), [&](Solver& s) { return s.line(q); }));
           },
           "question"_a, "seconds"_a, "stop"_a.none())
      .def("shares",
           [](Workshop& w, const Question& q, double seconds, nb::object stop) {
             std::vector<Card> line;
             Shares shares{};
             const bool done = w.run(seconds, std::move(stop), [&](Solver& s) { return s.shares(q.position, shares, &line); });
             return std::tuple<bool, int, int, int, std::vector<int>>(done, shares[0], shares[1], shares[2], numbers(line));
           },
           "question"_a, "seconds"_a, "stop"_a.none())
      .def("table",
           [](Workshop& w, const std::array<Mask, 3>& hands, int declarer, double seconds, nb::object stop) {
             const auto table = w.run(seconds, std::move(stop), [&](Solver& s) { return s.table(hands, declarer); });
             std::vector<std::tuple<int, int>> flat;
             for (const auto& row : table) {
               for (const Range& range : row) flat.emplace_back(range.low, range.high);
             }
             return flat;
           },
           "hands"_a, "declarer"_a, "seconds"_a, "stop"_a.none())
      .def("forget", &Workshop::forget)
      .def_prop_ro("nodes", &Workshop::nodes)
      .def_prop_ro("bytes", &Workshop::bytes);

  m.def("batch_values",
        [](In<std::uint32_t, nb::shape<-1, 3>> hands, Column<std::int8_t> trump, Column<std::int8_t> leader, Column<std::int8_t> declarer,
           Column<std::uint8_t> fewest, In<std::int8_t, nb::shape<-1, 2>> table, Out<std::int8_t, nb::shape<-1, 2>> out, unsigned threads,
           std::size_t bytes, double seconds, nb::object stop) {
          const Rows rows{hands, trump, leader, declarer, fewest, table};
          rows.check();
          if (out.shape(0) != rows.count()) throw nb::value_error("arrays of unequal length");
          return batch(rows.count(), threads, bytes, seconds, std::move(stop), [&](Solver& s, std::size_t i) {
            Fault fault = Fault::none;
            const Range range = s.value(*rows.question(i, fault));
            out(i, 0) = range.low;
            out(i, 1) = range.high;
          });
        },
        "hands"_a, "trump"_a, "leader"_a, "declarer"_a, "fewest"_a, "table"_a, "out"_a, "threads"_a, "bytes"_a, "seconds"_a, "stop"_a.none());

  // `target` negative: the value of every card, else whether the declarer takes at least so many (0 or 1).
  m.def("batch_cards",
        [](In<std::uint32_t, nb::shape<-1, 3>> hands, Column<std::int8_t> trump, Column<std::int8_t> leader, Column<std::int8_t> declarer,
           Column<std::uint8_t> fewest, In<std::int8_t, nb::shape<-1, 2>> table, Out<std::int8_t, nb::shape<-1, 32>> out, int target,
           unsigned threads, std::size_t bytes, double seconds, nb::object stop) {
          const Rows rows{hands, trump, leader, declarer, fewest, table};
          rows.check();
          if (out.shape(0) != rows.count()) throw nb::value_error("arrays of unequal length");
          return batch(rows.count(), threads, bytes, seconds, std::move(stop), [&](Solver& s, std::size_t i) {
            Fault fault = Fault::none;
            const Question q = *rows.question(i, fault);
            for (const auto& [card, tricks] : target < 0 ? s.cards(q) : s.cards_at_least(q, target)) {
              if (tricks.exact()) out(i, card) = tricks.low;
            }
          });
        },
        "hands"_a, "trump"_a, "leader"_a, "declarer"_a, "fewest"_a, "table"_a, "out"_a, "target"_a, "threads"_a, "bytes"_a, "seconds"_a,
        "stop"_a.none());

  m.def("batch_tables",
        [](In<std::uint32_t, nb::shape<-1, 3>> hands, Column<std::int8_t> declarer, Out<std::int8_t, nb::shape<-1, 5, 3>> out, unsigned threads,
           std::size_t bytes, double seconds, nb::object stop) {
          const std::size_t count = hands.shape(0);
          if (declarer.shape(0) != count || out.shape(0) != count) throw nb::value_error("arrays of unequal length");
          auto hands_of = [&](std::size_t i) { return std::array<Mask, 3>{hands(i, 0), hands(i, 1), hands(i, 2)}; };
          for (std::size_t i = 0; i < count; ++i) {
            Question q;
            q.position.hands = hands_of(i);
            q.declarer = declarer(i);
            if (const Fault fault = fault_of(q); fault != Fault::none) {
              throw nb::value_error((std::to_string(i) + " " + fault_name(fault)).c_str());
            }
          }
          return batch(count, threads, bytes, seconds, std::move(stop), [&](Solver& s, std::size_t i) {
            const auto table = s.table(hands_of(i), declarer(i));
            for (std::size_t strain = 0; strain < 5; ++strain) {
              for (std::size_t leader = 0; leader < 3; ++leader) {
                if (table[strain][leader].exact()) out(i, strain, leader) = table[strain][leader].low;
              }
            }
          });
        },
        "hands"_a, "declarer"_a, "out"_a, "threads"_a, "bytes"_a, "seconds"_a, "stop"_a.none());

  // `out` begins as the bounds known of each layout. `stop` is given the number of layouts done.
  m.def("layout_values",
        [](Mask hand, Mask pool, int trump, int leader, bool fewest, Column<std::uint32_t> lefts, Out<std::int8_t, nb::shape<-1, 2>> out,
           unsigned threads, std::size_t bytes, double seconds, nb::object stop) {
          const std::size_t n = lefts.shape(0);
          if (out.shape(0) != n) throw nb::value_error("arrays of unequal length");
          const Layouts layouts = make_layouts(hand, pool, trump, leader, fewest, lefts);
          std::vector<Range> values(n);
          for (std::size_t i = 0; i < n; ++i) values[i] = Range{out(i, 0), out(i, 1)};
          LayoutCount count;
          auto keep = [&] {
            for (std::size_t i = 0; i < n; ++i) {
              out(i, 0) = values[i].low;
              out(i, 1) = values[i].high;
            }
          };
          const bool done = over_layouts(threads, bytes, seconds, std::move(stop), count, [&](const BatchLimits& limits) {
            const bool all = layout_values(layouts, {lefts.data(), n}, values, limits, count);
            keep();
            return all;
          });
          return std::tuple<bool, std::uint64_t>(done, count.nodes.load());
        },
        "hand"_a, "pool"_a, "trump"_a, "leader"_a, "fewest"_a, "lefts"_a, "out"_a, "threads"_a, "bytes"_a, "seconds"_a, "stop"_a.none());

  m.def("worst_layout",
        [](Mask hand, Mask pool, int trump, int leader, bool fewest, Column<std::uint32_t> lefts, int than, bool first, unsigned threads,
           std::size_t bytes, double seconds, nb::object stop) {
          const std::size_t n = lefts.shape(0);
          const Layouts layouts = make_layouts(hand, pool, trump, leader, fewest, lefts);
          WorstLayout worst;
          LayoutCount count;
          const bool done = over_layouts(threads, bytes, seconds, std::move(stop), count, [&](const BatchLimits& limits) {
            return worst_layout(layouts, {lefts.data(), n}, than, first, limits, count, worst);
          });
          return std::tuple<bool, int, std::int64_t, std::uint64_t>(done, worst.tricks, worst.at < n ? static_cast<std::int64_t>(worst.at) : -1,
                                                                    count.nodes.load());
        },
        "hand"_a, "pool"_a, "trump"_a, "leader"_a, "fewest"_a, "lefts"_a, "than"_a, "first"_a, "threads"_a, "bytes"_a, "seconds"_a,
        "stop"_a.none());
}
