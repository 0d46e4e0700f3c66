#include "prikup/position.hpp"

#include <bit>

namespace prikup {

int Position::cards() const { return std::popcount(hands[static_cast<unsigned>(turn())]); }

int Position::next(int player) const {
  player = (player + 1) % 3;
  return player == absent ? (player + 1) % 3 : player;
}

int Position::turn() const {
  int player = leader;
  for (int i = 0; i < on_table; ++i) player = next(player);
  return player;
}

Mask Position::seen() const {
  Mask cards = hands[0] | hands[1] | hands[2];
  for (int i = 0; i < on_table; ++i) cards |= Mask{1} << table[static_cast<unsigned>(i)];
  return cards;
}

Mask Position::legal() const {
  const Mask hand = hands[static_cast<unsigned>(turn())];
  const int suit = talon_count > 0 ? talon[0] >> 3 : on_table > 0 ? table[0] >> 3 : kNoSuit;
  if (suit == kNoSuit) return hand;
  if (const Mask following = hand & (Mask{0xFF} << (8 * suit))) return following;
  if (trump != kNoTrump) {
    if (const Mask trumps = hand & (Mask{0xFF} << (8 * trump))) return trumps;
  }
  return hand;
}

namespace {

bool is_player(int player, int absent) { return player >= 0 && player < 3 && player != absent; }

}  // namespace

Fault fault_of(const Position& p) {
  if (p.absent < -1 || p.absent > 2) return Fault::player;
  if (!is_player(p.leader, p.absent)) return Fault::player;
  if (p.first_leads != 0 && !is_player(p.first_hand, p.absent)) return Fault::player;
  if (p.trump < 0 || p.trump > kNoTrump) return Fault::suit;
  if (p.on_table < 0 || p.on_table > (p.absent >= 0 ? 1 : 2)) return Fault::table;
  if (p.talon_count < 0 || p.talon_count > 2 || p.first_leads < 0 || p.first_leads > 10) return Fault::talon;
  if ((p.talon_count > 0 || p.first_leads > 0 || p.absent >= 0) && p.trump != kNoTrump) return Fault::talon;

  Mask seen = 0;
  auto add = [&seen](Mask cards) {
    const bool twice = (seen & cards) != 0;
    seen |= cards;
    return twice;
  };
  bool twice = false;
  for (const Mask hand : p.hands) twice |= add(hand);
  for (int i = 0; i < p.on_table; ++i) {
    const Card card = p.table[static_cast<unsigned>(i)];
    if (card > 31) return Fault::card;
    twice |= add(Mask{1} << card);
  }
  for (int i = 0; i < p.talon_count; ++i) {
    const Card card = p.talon[static_cast<unsigned>(i)];
    if (card > 31) return Fault::card;
    twice |= add(Mask{1} << card);
  }
  if (twice) return Fault::twice;

  const int left = p.cards();
  if (left > 10) return Fault::too_many;
  int player = p.leader;
  for (int i = 0; i < (p.absent >= 0 ? 2 : 3); ++i, player = p.next(player)) {
    if (std::popcount(p.hands[static_cast<unsigned>(player)]) != left - (i < p.on_table ? 1 : 0)) return Fault::unequal;
  }
  if (p.absent >= 0 && p.hands[static_cast<unsigned>(p.absent)] != 0) return Fault::unequal;
  if (p.talon_count > left) return Fault::talon;
  if (!p.talon_leads) {
    for (int i = 0; i < p.talon_count; ++i) {
      // Before the trick someone must hold the suit; cards that earlier tricks may take are counted out by the search.
      const Mask suit = Mask{0xFF} << (8 * (p.talon[static_cast<unsigned>(i)] >> 3));
      if ((p.seen() & suit) == 0) return Fault::named_suit;
    }
  }
  return Fault::none;
}

const char* fault_name(Fault fault) {
  switch (fault) {
    case Fault::none: return "none";
    case Fault::player: return "player";
    case Fault::suit: return "suit";
    case Fault::card: return "card";
    case Fault::twice: return "twice";
    case Fault::too_many: return "too_many";
    case Fault::unequal: return "unequal";
    case Fault::table: return "table";
    case Fault::talon: return "talon";
    case Fault::named_suit: return "named_suit";
  }
  return "none";
}

}  // namespace prikup
