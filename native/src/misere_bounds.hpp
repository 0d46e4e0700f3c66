// Bounds of a misère position between two tricks, from games played in one suit alone. ALGORITHM.md proves each.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "planes.hpp"
#include "suits.hpp"

namespace prikup {

inline constexpr int kNever = 15;

// Each number is the value of a game in one suit in which the side it speaks against may do more than it really can.
struct MisereFacts {
  std::int8_t ducks;      // tricks that pass before the defenders can make the declarer win one in this suit
  std::int8_t stuck;      // tricks that the declarer, on lead, wins before he can lose the lead in this suit
  std::int8_t exit;       // he can lose the lead in this suit at once: `ducks` afterwards; -1: he cannot
  std::int8_t forced[2];  // defender 1 or 2, on lead, makes him win at once in this suit: `stuck` afterwards; -1: cannot
  std::uint8_t voids;     // bit 0: defender 1 has none, bit 1: defender 2 has none
  std::int8_t unused[2];
};
static_assert(sizeof(MisereFacts) == 8);

// Worked out on the first call.
const std::array<MisereFacts, kSuitPatterns>& misere_facts();

class MisereBounds {
 public:
  MisereBounds(Planes p, const std::array<MisereFacts, kSuitPatterns>& facts)
      : suit_{&facts[pattern_of(p, 0)], &facts[pattern_of(p, 1)], &facts[pattern_of(p, 2)], &facts[pattern_of(p, 3)]} {}

  // +1: the declarer takes at least `target` of the `left` tricks; -1: fewer; 0: not known.
  int decide(int leader, int target, int left) const {
    const int spare = left - target;  // the declarer must lose more than this to stay under the target
    if (leader != 0) {
      int least = kNever;
      int best = -1;  // whether he can be made to win at once, and in which suit to the worst effect
      for (const auto* s : suit_) {
        least = std::min<int>(least, s->ducks);
        best = std::max<int>(best, s->forced[leader - 1]);
      }
      if (std::min(least, left) > spare) return -1;
      if (best < 0) return 0;
      if (target == 1) return 1;
      if (1 + best < target) return 0;
      const auto [stuck, next_stuck] = two_least(&MisereFacts::stuck);
      const unsigned other_void = leader == 1 ? 2U : 1U;
      for (const auto* s : suit_) {
        const int after = s->forced[leader - 1];
        const int elsewhere = (s->stuck == stuck ? next_stuck : stuck) - ((s->voids & other_void) != 0 ? 1 : 0);
        if (1 + std::min(after, elsewhere) >= target) return 1;
      }
      return 0;
    }
    const auto [stuck, unused] = two_least(&MisereFacts::stuck);
    if (stuck >= target) return 1;
    const auto [least, second] = two_least(&MisereFacts::ducks);
    for (unsigned s = 0; s < 4; ++s) {
      const int after = suit_[s]->exit;
      if (after < 0) continue;
      const int elsewhere = (suit_[s]->ducks == least ? second : least) - (suit_[s]->voids != 0 ? 1 : 0);
      if (1 + std::max(0, std::min(after, elsewhere)) > spare) return -1;
    }
    return 0;
  }

 private:
  std::pair<int, int> two_least(std::int8_t MisereFacts::* field) const {
    int least = 2 * kNever;
    int second = 2 * kNever;
    for (const auto* s : suit_) {
      const int value = s->*field;
      second = std::min(second, std::max(least, value));
      least = std::min(least, value);
    }
    return {least, second};
  }

  std::array<const MisereFacts*, 4> suit_;
};

}  // namespace prikup
