// An open-hand position in absolute cards, and what can be wrong with it.
//
// A card is a number 0..31, suit * 8 + rank; suits S C D H, ranks from the seven (0) to the ace (7). A hand is the
// mask of its cards. Players 0, 1, 2 sit clockwise.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace prikup {

using Mask = std::uint32_t;
using Card = std::uint8_t;

inline constexpr int kNoTrump = 4;
inline constexpr int kNoSuit = -1;

// Declarer wants as many tricks as he can get, or as few; the two others act together against that.
enum class Aim : std::uint8_t { most, fewest };

struct Position {
  std::array<Mask, 3> hands{};
  int trump = kNoTrump;   // 0..3 or kNoTrump
  int leader = 0;         // leads the current trick, or has led it
  int on_table = 0;       // how many cards of the current trick are on the table, 0..2
  std::array<Card, 2> table{};  // in the order played; those cards are in no hand

  // Raspasy with an open talon. Card i names the suit of the i-th trick from here on (the current one first) and, when
  // `talon_leads`, is itself the first card of that trick and can win it for nobody. The leader of the trick follows.
  int talon_count = 0;    // 0..2
  std::array<Card, 2> talon{};
  bool talon_leads = false;
  // How many tricks after the current one first hand leads, whoever wins.
  int first_leads = 0;
  int first_hand = 0;

  // Two players only: this hand takes no part and holds nothing. -1: all three play.
  int absent = -1;

  int cards() const;       // tricks from here on, the current one included
  int turn() const;        // whose card is next
  int next(int player) const;
  Mask seen() const;       // all cards in hands and on the table
  Mask legal() const;      // cards that `turn()` may play
};

enum class Fault : std::uint8_t {
  none,
  player,        // a player number outside 0..2, or one that takes no part
  suit,          // a trump outside 0..4
  card,          // a card outside 0..31
  twice,         // a card stands in two places
  too_many,      // more than ten cards in a hand
  unequal,       // hands that do not fit the trick
  table,         // more than two cards on the table
  talon,         // more talon cards than tricks, or with a trump suit
  named_suit,    // nobody holds the suit named by the talon
};

Fault fault_of(const Position& position);
const char* fault_name(Fault fault);

}  // namespace prikup
