// One hand against the layouts of the cards its player does not see.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <span>

#include "prikup/batch.hpp"

namespace prikup {

// Player 0 holds `hand`, the two others have `pool` between them, as many cards each. A layout is told by the hand of
// player 1.
struct Layouts {
  Mask hand = 0;
  Mask pool = 0;
  int trump = kNoTrump;
  int leader = 0;
  Aim aim = Aim::most;

  Question question(Mask left) const;
};

// What is wrong with the hand or with the first layout that cannot be.
Fault fault_of(const Layouts& layouts, std::span<const Mask> lefts);

struct LayoutCount {
  std::atomic<std::size_t> done{0};  // layouts so far; may be read while the work goes on
  std::atomic<std::uint64_t> nodes{0};
};

// Tricks of player 0 in every layout. `values` begins as what is known of each, 0 to all tricks, and is narrowed. The
// tables are kept from one layout to the next, and layouts are taken in an order in which that pays; but everything
// before some place of `lefts` is searched before anything behind it, places a few doublings apart, so that where the
// layouts come in random order and time runs out, the known beginning is a random sample. False when stopped.
bool layout_values(const Layouts& layouts, std::span<const Mask> lefts, std::span<Range> values, const BatchLimits& limits,
                   LayoutCount& count);

struct WorstLayout {
  int tricks = 0;
  std::size_t at = 0;  // a layout with so many tricks; lefts.size(): none is worse than `tricks`
};

// The fewest tricks (with Aim::fewest the most) that player 0 takes in any of the layouts, if that is worse than `than`.
// With `first` it is enough to find one such layout. False when stopped; then `worst` is the worst seen so far.
bool worst_layout(const Layouts& layouts, std::span<const Mask> lefts, int than, bool first, const BatchLimits& limits,
                  LayoutCount& count, WorstLayout& worst);

}  // namespace prikup
