// When a search has to stop: a node budget, a deadline, or a flag that another thread sets.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>

namespace prikup {

struct Stopped {};  // thrown through a search that has to stop; tables stay valid

class Control {
 public:
  using Clock = std::chrono::steady_clock;

  void set_deadline(double seconds) {
    deadline_ = Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
    limited_ = true;
  }
  void watch(const std::atomic<bool>* stop) { stop_ = stop; }

  bool over() const {
    if (stop_ != nullptr && stop_->load(std::memory_order_relaxed)) return true;
    return limited_ && Clock::now() >= deadline_;
  }
  void check() const {
    if (over()) throw Stopped{};
  }

 private:
  Clock::time_point deadline_{};
  bool limited_ = false;
  const std::atomic<bool>* stop_ = nullptr;
};

}  // namespace prikup
