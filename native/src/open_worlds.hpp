// One position under many discards, each asked as if it were known: does the declarer take so many tricks?
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>

#include "control.hpp"
#include "plain_solver.hpp"
#include "prikup/position.hpp"
#include "relative.hpp"

namespace prikup {

// Answers of one search serve all positions and discards asked. Throws Stopped.
class OpenWorlds {
 public:
  explicit OpenWorlds(std::size_t bytes) : solver_(bytes) {}

  // hands[0]: all cards that may be the declarer's. The relative position is made once for all discards.
  class At {
   public:
    At(OpenWorlds& worlds, const Position& p, const Control& control)
        : worlds_(worlds), control_(control), with_all_(p, 0),
          left_(std::max(std::popcount(p.hands[1]), std::popcount(p.hands[2])) + (p.leader == 1 && p.on_table == 2 ? 1 : 0)) {}

    bool at_least(Mask discard, int tricks) {
      if (tricks <= 0 || tricks > left_) return tricks <= 0;
      Placed at = with_all_;
      for (; discard != 0; discard &= discard - 1) {  // from below: a card that goes moves only those under it
        at.put_away(with_all_.relative(static_cast<Card>(std::countr_zero(discard))));
      }
      // Neighbours put away leave the same position; they are asked one after the other.
      if (at.planes == granted_.planes && at.running.winning == granted_.running.winning && tricks <= tricks_) return true;
      if (!worlds_.solver_.at_least(at, true, false, tricks, left_, control_)) return false;
      granted_ = at;
      tricks_ = tricks;
      return true;
    }

   private:
    OpenWorlds& worlds_;
    const Control& control_;
    Relative with_all_;
    int left_;
    Placed granted_;
    int tricks_ = 0;
  };

 private:
  PlainSolver solver_;
};

}  // namespace prikup
