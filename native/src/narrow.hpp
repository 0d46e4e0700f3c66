// From yes-no questions to a number.
#pragma once

#include <algorithm>

#include "prikup/solver.hpp"

namespace prikup {

// Narrows a range by yes-no questions from a guess on; a search that stops leaves in it what is proven.
template <class Ask>
void narrow(Range& range, int guess, Ask ask) {
  if (range.exact()) return;
  int target = std::clamp<int>(guess, range.low, range.high);
  if (target == range.low) ++target;
  while (range.low < range.high) {
    if (ask(target)) {
      range.low = static_cast<std::int8_t>(target);
      target = range.low + 1;
    } else {
      range.high = static_cast<std::int8_t>(target - 1);
      target = range.high;
    }
  }
}

}  // namespace prikup
