#include "prikup/layouts.hpp"

#include <algorithm>
#include <bit>
#include <exception>
#include <memory>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

#include "control.hpp"
#include "narrow.hpp"
#include "plain_solver.hpp"

namespace prikup {

namespace {

constexpr std::size_t kChunk = 256;  // layouts that one thread takes at a time

// Layouts with the same lengths of suits stand together: the table entries of one serve the others.
std::vector<std::uint32_t> sorted(std::span<const Mask> lefts, std::size_t from, std::size_t to) {
  std::vector<std::uint64_t> keys;
  keys.reserve(to - from);
  for (std::size_t i = from; i < to; ++i) {
    std::uint64_t lengths = 0;
    for (unsigned suit = 0; suit < 4; ++suit) lengths = lengths << 4 | static_cast<unsigned>(count_in(lefts[i], suit));
    keys.push_back(lengths << 32 | lefts[i]);
  }
  std::vector<std::uint32_t> order(to - from);
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = static_cast<std::uint32_t>(i);
  std::sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) { return keys[a] < keys[b]; });
  for (auto& i : order) i += static_cast<std::uint32_t>(from);
  return order;
}

// One thread's tools: yes-no questions about one layout after the other.
class Hand {
 public:
  Hand(const Layouts& layouts, std::size_t bytes) : layouts_(layouts), plain_(bytes, PlainSolver::Kept::across_layouts) {}

  Control control;
  int guess = 4;

  void look(Mask left) {
    const Question question = layouts_.question(left);
    left_ = question.position.cards();
    at_ = std::make_unique<Relative>(question.position, 0);
  }
  bool at_least(int target) {
    if (target <= 0 || target > left_) return target <= 0;
    return plain_.at_least(*at_, layouts_.aim == Aim::fewest, layouts_.trump != kNoTrump, target, left_, control);
  }
  int tricks() const { return left_; }
  std::uint64_t nodes() const { return plain_.nodes(); }

 private:
  const Layouts& layouts_;
  PlainSolver plain_;
  std::unique_ptr<Relative> at_;
  int left_ = 0;
};

// Goes over the layouts on several threads, in stages. `job` gets the tools of its thread and the place of a layout, and
// says whether to go on.
template <class Job>
class Walk {
 public:
  Walk(const Layouts& layouts, std::span<const Mask> lefts, const BatchLimits& limits, LayoutCount& count, Job job)
      : lefts_(lefts), limits_(limits), count_(count), job_(job), begun_(Control::Clock::now()) {
    const std::size_t wanted = std::clamp<std::size_t>(limits.threads, 1, std::max<std::size_t>(1, lefts.size() / kChunk));
    for (std::size_t i = 0; i < wanted; ++i) hands_.push_back(std::make_unique<Hand>(layouts, limits.bytes));
  }

  bool run() {
    const std::size_t all = lefts_.size();
    std::size_t from = 0;
    for (const std::size_t to : {all / 128, all / 8, all}) {
      if (to < all && to < kChunk) continue;
      stage(from, to);
      if (failure_) std::rethrow_exception(failure_);
      if (stop_) break;
      from = to;
    }
    for (const auto& hand : hands_) count_.nodes += hand->nodes();
    return !stopped_;
  }

 private:
  void stage(std::size_t from, std::size_t to) {
    order_ = sorted(lefts_, from, to);
    next_ = 0;
    std::vector<std::thread> threads;
    try {
      for (std::size_t i = 1; i < hands_.size(); ++i) threads.emplace_back([this, i] { work(*hands_[i], {}); });
    } catch (const std::system_error&) {
      // Fewer threads than asked for are enough.
    }
    work(*hands_[0], limits_.poll);
    for (auto& thread : threads) thread.join();
  }

  double seconds_left() const {
    if (limits_.seconds < 0) return -1;
    const std::chrono::duration<double> gone = Control::Clock::now() - begun_;
    return std::max(0.0, limits_.seconds - gone.count());
  }

  void work(Hand& hand, const std::function<bool()>& poll) {
    try {
      hand.control = Control(seconds_left(), &stop_, poll);
      for (std::size_t at = 0, end = 0;; ++at) {
        if (at == end) {
          at = next_.fetch_add(kChunk);
          end = std::min(at + kChunk, order_.size());
          if (at >= end) return;
        }
        if (at % 8 == 0) hand.control.check();
        if (!job_(hand, order_[at])) {
          stop_ = true;
          return;
        }
        ++count_.done;
      }
    } catch (const Stopped&) {
      // Either this thread has run out of time or another has told all to stop.
      if (!stop_.exchange(true)) stopped_ = true;
    } catch (...) {
      const std::lock_guard lock(mutex_);
      if (!failure_) failure_ = std::current_exception();
      stop_ = true;
    }
  }

  std::span<const Mask> lefts_;
  const BatchLimits& limits_;
  LayoutCount& count_;
  Job job_;
  Control::Clock::time_point begun_;
  std::vector<std::unique_ptr<Hand>> hands_;
  std::vector<std::uint32_t> order_;
  std::atomic<std::size_t> next_{0};
  std::atomic<bool> stop_{false};
  std::atomic<bool> stopped_{false};
  std::mutex mutex_;
  std::exception_ptr failure_;
};

}  // namespace

Question Layouts::question(Mask left) const {
  Question question{};
  question.position.hands = {hand, left, pool & ~left};
  question.position.trump = trump;
  question.position.leader = leader;
  question.aim = aim;
  return question;
}

Fault fault_of(const Layouts& layouts, std::span<const Mask> lefts) {
  if ((layouts.hand & layouts.pool) != 0) return Fault::twice;
  if (layouts.hand == 0 || std::popcount(layouts.pool) != 2 * std::popcount(layouts.hand)) return Fault::unequal;
  for (const Mask left : lefts) {
    if ((left & ~layouts.pool) != 0) return Fault::card;
    if (const Fault fault = fault_of(layouts.question(left)); fault != Fault::none) return fault;
  }
  return Fault::none;
}

bool layout_values(const Layouts& layouts, std::span<const Mask> lefts, std::span<Range> values, const BatchLimits& limits,
                   LayoutCount& count) {
  return Walk(layouts, lefts, limits, count, [&](Hand& hand, std::size_t at) {
           hand.look(lefts[at]);
           narrow(values[at], hand.guess, [&](int target) { return hand.at_least(target); });
           hand.guess = values[at].low;
           return true;
         })
      .run();
}

bool worst_layout(const Layouts& layouts, std::span<const Mask> lefts, int than, bool first, const BatchLimits& limits,
                  LayoutCount& count, WorstLayout& worst) {
  const bool down = layouts.aim == Aim::most;
  const int end = down ? 0 : std::popcount(layouts.hand);
  std::atomic<int> bound{than};
  std::mutex mutex;
  worst = {than, lefts.size()};
  return Walk(layouts, lefts, limits, count, [&](Hand& hand, std::size_t at) {
           int now = bound;
           if (now == end) return false;
           hand.look(lefts[at]);
           if (down ? hand.at_least(now) : !hand.at_least(now + 1)) return true;
           do now += down ? -1 : 1;
           while (!first && now != end && (down ? !hand.at_least(now) : hand.at_least(now + 1)));
           const std::lock_guard lock(mutex);
           if (worst.at == lefts.size() || (down ? now < worst.tricks : now > worst.tricks)) {
             worst = {now, at};
             bound = now;
           }
           return !first;
         })
      .run();
}

}  // namespace prikup
