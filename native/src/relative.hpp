// From absolute cards to the relative position and back.
#pragma once

#include <array>
#include <bit>
#include <utility>

#include "planes.hpp"
#include "prikup/position.hpp"

namespace prikup {

// The trick so far: what of it still matters.
struct Running {
  int on_table = 0;
  unsigned led = 0;      // suit
  unsigned winning = 0;  // card
  int winner = 0;
  bool contested = false;  // the beaten card was of the winning suit
};

// What a search starts from.
struct Placed {
  Planes planes = 0;
  int leader = 0;
  Running running;

  // The same without a card that is in somebody's hand.
  void put_away(unsigned card) {
    planes = without(planes, card);
    if (running.on_table > 0 && card >> 3 == running.winning >> 3 && card > running.winning) ++running.winning;
  }
};

class Relative : public Placed {
 public:
  // Players are turned so that `hero` becomes 0, suits swapped so that trumps come last.
  Relative(const Position& position, int hero) : hero_(hero), trump_(position.trump == kNoTrump ? 3U : static_cast<unsigned>(position.trump)) {
    leader = turned(position.leader);
    running.on_table = position.on_table;
    std::array<Mask, 3> hands{};
    for (int player = 0; player < 3; ++player) {
      hands[static_cast<unsigned>(turned(player))] = swapped(position.hands[static_cast<unsigned>(player)]);
    }
    if (position.on_table > 0) {
      unsigned best = swapped_card(position.table[0]);
      int winner = leader;
      running.led = best >> 3;
      if (position.on_table == 2) {
        const unsigned other = swapped_card(position.table[1]);
        const bool same = other >> 3 == best >> 3;
        running.contested = same;
        if (same ? other > best : (position.trump != kNoTrump && other >> 3 == 3)) {
          best = other;
          winner = (leader + 1) % 3;
        }
      }
      hands[static_cast<unsigned>(winner)] |= Mask{1} << best;
      running.winner = winner;
      squeeze(hands);
      running.winning = to_[best];
    } else {
      squeeze(hands);
    }
  }

  int turned(int player) const { return (player - hero_ + 3) % 3; }
  unsigned relative(Card card) const { return to_[swapped_card(card)]; }

 private:
  unsigned swapped_card(Card card) const {
    const unsigned suit = card >> 3U;
    const unsigned other = suit == trump_ ? 3U : suit == 3 ? trump_ : suit;
    return other << 3 | (card & 7U);
  }
  Mask swapped(Mask cards) const {
    if (trump_ == 3) return cards;
    const unsigned shift = 8 * trump_;
    const Mask kept = cards & ~(kTrumpSuit | Mask{0xff} << shift);
    return kept | ((cards >> 24) << shift) | ((cards >> shift & 0xff) << 24);
  }
  void squeeze(const std::array<Mask, 3>& hands) {
    const Mask live = hands[0] | hands[1] | hands[2];
    for (unsigned suit = 0; suit < 4; ++suit) {
      unsigned place = 8 * suit + 7;
      for (int rank = 7; rank >= 0; --rank) {
        const unsigned card = 8 * suit + static_cast<unsigned>(rank);
        if ((live >> card & 1) == 0) continue;
        to_[card] = static_cast<std::uint8_t>(place);
        if (((hands[0] | hands[2]) >> card & 1) != 0) planes |= Planes{1} << place;
        if (((hands[1] | hands[2]) >> card & 1) != 0) planes |= Planes{1} << (place + 32);
        --place;
      }
    }
  }

  int hero_;
  unsigned trump_;
  std::array<std::uint8_t, 32> to_{};
};

}  // namespace prikup
