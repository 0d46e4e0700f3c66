// When a search has to stop: a deadline, a flag that another thread sets, or a question put to the caller now and then.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <utility>

namespace prikup {

struct Stopped {};  // thrown through a search that has to stop; tables stay valid

class Control {
 public:
  using Clock = std::chrono::steady_clock;

  Control() = default;
  // `seconds` from now, negative for no deadline; `poll` says whether to stop and is asked every few milliseconds.
  Control(double seconds, const std::atomic<bool>* stop, std::function<bool()> poll) : stop_(stop), poll_(std::move(poll)) {
    if (seconds >= 0 && seconds < 1e9) {
      deadline_ = Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
      limited_ = true;
    }
  }

  // Called about every thousand nodes. Throws Stopped.
  void check() const {
    if (stop_ != nullptr && stop_->load(std::memory_order_relaxed)) throw Stopped{};
    if (!limited_ && !poll_) return;
    const auto now = Clock::now();
    if (limited_ && now >= deadline_) throw Stopped{};
    if (poll_ && now >= next_poll_) {
      next_poll_ = now + std::chrono::milliseconds(20);
      if (poll_()) throw Stopped{};
    }
  }
  bool over() const {
    try {
      check();
    } catch (const Stopped&) {
      return true;
    }
    return false;
  }

 private:
  Clock::time_point deadline_{};
  mutable Clock::time_point next_poll_ = Clock::now() + std::chrono::milliseconds(20);
  bool limited_ = false;
  const std::atomic<bool>* stop_ = nullptr;
  std::function<bool()> poll_;
};

}  // namespace prikup
