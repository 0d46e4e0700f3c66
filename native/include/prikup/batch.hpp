// The same question about many positions, on several threads.
#pragma once

#include <cstddef>
#include <functional>

#include "prikup/solver.hpp"

namespace prikup {

struct BatchLimits {
  unsigned threads = 1;
  std::size_t bytes = Solver::kDefaultBytes;  // for each thread
  double seconds = -1;                        // negative: no deadline
  std::function<bool()> poll;                 // asked on the calling thread every few milliseconds; true stops
};

// Runs `job` for 0 .. count-1, each with a solver that remembers nothing of the others, so that results and node counts
// do not depend on the threads. False when stopped: jobs begun late then see a solver that is out of time, and those not
// begun are left alone. An exception of a job stops the rest and is thrown here.
bool run_batch(std::size_t count, const BatchLimits& limits, const std::function<void(Solver&, std::size_t)>& job);

}  // namespace prikup
