// Which card to try first. Every candidate falls into a cell that says what its situation is; a learned score a cell
// tells how likely and how cheap such a card refutes. tools/learn.cpp makes the scores.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "planes.hpp"

namespace prikup {

inline constexpr unsigned kLeadCells = 3 * 4 * 4 * 4 * 5 * 8;            // leader, lengths, trumps or lower cards, height
inline constexpr unsigned kFollowCells = 2 * 4 * 4 * 4 * 4;
inline constexpr unsigned kRuffCells = 4 * 4 * 4;
inline constexpr unsigned kDiscardCells = 4 * 2 * 4 * 4 * 4;
inline constexpr unsigned kReplyCells = kFollowCells + kRuffCells + kDiscardCells;
inline constexpr unsigned kCells = kLeadCells + 6 * kReplyCells;

using Scores = std::array<std::int8_t, kCells>;

enum class Game : std::uint8_t { trump, no_trump, misere };

const Scores& learned_scores(Game game);

inline unsigned capped(int count, int most) { return static_cast<unsigned>(std::min(count, most)); }

// Cells of a lead: one object a node.
template <bool Fewest, bool Trump>
class LeadCells {
 public:
  LeadCells(Planes p, int leader)
      : own_(hand_of(p, leader)), next_(hand_of(p, (leader + 1) % 3)), third_(hand_of(p, (leader + 2) % 3)),
        tops_(run_tops(own_)), leader_(static_cast<unsigned>(leader)) {
    if (Trump) ruff_ = ((next_ & kTrumpSuit) != 0 ? 2U : 0U) + ((third_ & kTrumpSuit) != 0 ? 1U : 0U);
  }
  unsigned operator()(unsigned card) const {
    const unsigned suit = card >> 3;
    const Mask in_suit = Mask{0xff} << (8 * suit);
    const Mask own = own_ & in_suit;
    const Mask next = next_ & in_suit;
    const Mask third = third_ & in_suit;
    const Mask bit = Mask{1} << card;
    unsigned extra = 0;
    if constexpr (Trump) {
      extra = suit == 3 ? 4U : ruff_;
    } else {
      extra = capped(count_in((next | third) & (bit - 1), suit), 4);
    }
    const unsigned height = (next > bit ? 4U : 0U) | (third > bit ? 2U : 0U) | ((tops_ & in_suit & (bit - 1)) == 0 ? 1U : 0U);
    unsigned cell = leader_;
    cell = cell * 4 + capped(count_in(own, suit), 4) - 1;
    cell = cell * 4 + capped(count_in(next, suit), 3);
    cell = cell * 4 + capped(count_in(third, suit), 3);
    cell = cell * 5 + extra;
    return cell * 8 + height;
  }

 private:
  Mask own_, next_, third_, tops_;
  unsigned leader_;
  unsigned ruff_ = 0;
};

// Cells of the second and third card of a trick.
template <bool Fewest, bool Trump, bool Last>
class ReplyCells {
 public:
  // `winning` is the card that takes the trick so far, `winner` who played it.
  ReplyCells(Planes p, int leader, int mover, unsigned led, unsigned winning, int winner)
      : own_(hand_of(p, mover)), others_(hand_of(p, (mover + 1) % 3) | hand_of(p, (mover + 2) % 3)),
        base_(kLeadCells + (static_cast<unsigned>(leader) * 2 + (Last ? 1U : 0U)) * kReplyCells),
        led_(led), winning_(winning) {
    if constexpr (Last) {
      others_ &= ~(Mask{1} << winning);
      fixed_ = winner == leader ? 0U : 1U;
    } else {
      third_ = hand_of(p, 3 - leader - mover);
      others_ &= ~(Mask{1} << winning);
    }
    tops_ = run_tops(own_);
  }

  unsigned operator()(unsigned card) const {
    const unsigned suit = card >> 3;
    const Mask in_suit = Mask{0xff} << (8 * suit);
    const Mask bit = Mask{1} << card;
    const unsigned length = capped(count_in(own_, suit), 4) - 1;
    const unsigned low = (tops_ & in_suit & (bit - 1)) == 0 ? 1U : 0U;
    const unsigned top = (own_ & in_suit) < 2 * std::uint64_t{bit} ? 2U : 0U;
    const unsigned below = capped(count_in(others_ & in_suit & (bit - 1), suit), 3);
    const bool ruffs = Trump && suit == 3 && led_ != 3;
    if (suit == led_) {
      const bool beats = suit == winning_ >> 3 && card > winning_;
      unsigned cell = beats ? 1U : 0U;
      cell = cell * 4 + (Last ? fixed_ + ((others_ & in_suit) > bit ? 2U : 0U) : third_status(beats ? card : winning_));
      cell = cell * 4 + (low | top);
      cell = cell * 4 + length;
      return base_ + cell * 4 + below;
    }
    if (ruffs) {
      const bool beats = winning_ >> 3 != 3 || card > winning_;
      const unsigned status = Last ? fixed_ + (beats ? 2U : 0U) : third_status(beats ? card : winning_);
      return base_ + kFollowCells + (status * 4 + (low | top)) * 4 + length;
    }
    const unsigned boss = (others_ & in_suit) < bit ? 1U : 0U;
    unsigned cell = length;
    cell = cell * 2 + boss;
    cell = cell * 4 + (low | top);
    cell = cell * 4 + below;
    cell = cell * 4 + (Last ? fixed_ : third_status(winning_));
    return base_ + kFollowCells + kRuffCells + cell;
  }

 private:
  // What the third hand can do to the winning card: 0 follows under it, 1 follows over it, 2 ruffs, 3 throws something.
  unsigned third_status(unsigned best) const {
    const Mask led = Mask{0xff} << (8 * led_);
    if (third_ & led) return best >> 3 == led_ && (third_ & led) > (Mask{1} << best) ? 1U : 0U;
    return Trump && led_ != 3 && (third_ & kTrumpSuit) != 0 ? 2U : 3U;
  }

  Mask own_, others_, third_ = 0, tops_ = 0;
  unsigned base_;
  unsigned led_, winning_;
  unsigned fixed_ = 0;
};

}  // namespace prikup
