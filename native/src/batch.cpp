#include "prikup/batch.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

#include "control.hpp"

namespace prikup {

namespace {

class Batch {
 public:
  Batch(std::size_t count, const BatchLimits& limits, const std::function<void(Solver&, std::size_t)>& job)
      : count_(count), limits_(limits), job_(job), begun_(Control::Clock::now()) {}

  bool run() {
    const std::size_t wanted = std::min<std::size_t>(std::max(1U, limits_.threads), std::max<std::size_t>(count_, 1));
    std::vector<std::thread> threads;
    try {
      for (std::size_t i = 1; i < wanted; ++i) threads.emplace_back([this] { work({}); });
    } catch (const std::system_error&) {
      // Fewer threads than asked for are enough.
    }
    work(limits_.poll);
    for (auto& thread : threads) thread.join();
    if (failure_) std::rethrow_exception(failure_);
    return done_.load() == count_;
  }

 private:
  double seconds_left() const {
    if (limits_.seconds < 0) return -1;
    const std::chrono::duration<double> gone = Control::Clock::now() - begun_;
    return std::max(0.0, limits_.seconds - gone.count());
  }

  void work(const std::function<bool()>& poll) {
    try {
      Solver solver(limits_.bytes);
      const Control between(seconds_left(), &stop_, poll);
      solver.limit(seconds_left(), &stop_, poll);
      while (true) {
        if (between.over()) {
          stop_ = true;
          return;
        }
        const std::size_t i = next_.fetch_add(1);
        if (i >= count_) return;
        solver.forget();
        job_(solver, i);
        if (!solver.stopped()) ++done_;
      }
    } catch (...) {
      const std::lock_guard lock(mutex_);
      if (!failure_) failure_ = std::current_exception();
      stop_ = true;
    }
  }

  std::size_t count_;
  const BatchLimits& limits_;
  const std::function<void(Solver&, std::size_t)>& job_;
  Control::Clock::time_point begun_;
  std::atomic<std::size_t> next_{0};
  std::atomic<std::size_t> done_{0};
  std::atomic<bool> stop_{false};
  std::mutex mutex_;
  std::exception_ptr failure_;
};

}  // namespace

bool run_batch(std::size_t count, const BatchLimits& limits, const std::function<void(Solver&, std::size_t)>& job) {
  return Batch(count, limits, job).run();
}

}  // namespace prikup
