#include "special_search.hpp"

#include <bit>

namespace prikup {

bool is_special(const Position& p) { return p.talon_count > 0 || p.first_leads > 0 || p.absent >= 0; }

Mask lowest_of_runs(Mask legal, Mask hand, Mask live) {
  Mask found = 0;
  const Mask others = live & ~hand;
  for (unsigned suit = 0; suit < 4; ++suit) {
    Mask cards = legal & (Mask{0xff} << (8 * suit));
    bool first = true;
    Mask last = 0;
    for (; cards != 0; cards &= cards - 1) {
      const Mask bit = cards & (~cards + 1);
      if (first || (others & (bit - 1) & ~(last * 2 - 1)) != 0) found |= bit;
      first = false;
      last = bit;
    }
  }
  return found;
}

namespace {

int players(const Position& p) { return p.absent >= 0 ? 2 : 3; }

// Who takes the full trick: a player, 3 the talon, -1 nobody (the named suit was in no hand).
int taker_of(const Position& p, std::array<Card, 3> cards, int count) {
  const bool named = p.talon_count > 0;
  const unsigned led = named ? p.talon[0] >> 3U : cards[0] >> 3U;
  int best = -1;
  int height = -1;
  auto offer = [&](int who, Card card) {
    const unsigned suit = card >> 3U;
    const bool trump = p.trump != kNoTrump && suit == static_cast<unsigned>(p.trump);
    if (!trump && suit != led) return;
    const int value = (trump ? 8 : 0) + (card & 7);
    if (value > height) {
      height = value;
      best = who;
    }
  };
  if (named && p.talon_leads) offer(3, p.talon[0]);
  int player = p.leader;
  for (int i = 0; i < count; ++i, player = p.next(player)) offer(player, cards[static_cast<unsigned>(i)]);
  return best;
}

}  // namespace

Step play(const Position& p, Card card) {
  Step step{p};
  Position& after = step.position;
  after.hands[static_cast<unsigned>(p.turn())] &= ~(Mask{1} << card);
  if (p.on_table + 1 < players(p)) {
    after.table[static_cast<unsigned>(p.on_table)] = card;
    after.on_table = p.on_table + 1;
    return step;
  }
  std::array<Card, 3> cards{};
  for (int i = 0; i < p.on_table; ++i) cards[static_cast<unsigned>(i)] = p.table[static_cast<unsigned>(i)];
  cards[static_cast<unsigned>(p.on_table)] = card;
  step.taker = taker_of(p, cards, p.on_table + 1);
  step.closed = true;
  after.on_table = 0;
  if (p.talon_count > 0) {
    after.talon[0] = p.talon[1];
    --after.talon_count;
  }
  const bool fixed = p.first_leads > 0;
  if (fixed) --after.first_leads;
  after.leader = fixed || step.taker < 0 || step.taker > 2 ? p.first_hand : step.taker;
  return step;
}

bool SpecialSearch::at_least(const Position& p, int target) { return search(p, target); }

bool SpecialSearch::search(const Position& p, int target) {
  const int left = p.cards();
  if (target <= 0) return true;
  if (target > left) return false;
  if (!is_special(p)) {
    return plain_.at_least(Relative(p, hero_), aim_ == Aim::fewest, p.trump != kNoTrump, target, left, control_);
  }
  if ((++nodes_ & 0x3ff) == 0) control_.check();
  const SpecialKey key{p.hands, p.leader};
  Bounds bounds;
  if (p.on_table == 0) {
    if (const auto found = known_.find(key); found != known_.end()) bounds = found->second;
    if (target <= bounds.low) return true;
    if (target > bounds.high) return false;
  }
  const int mover = p.turn();
  const bool wanted = (mover == hero_) == (aim_ == Aim::most);
  Mask live = p.seen();
  for (int i = 0; i < p.talon_count; ++i) live |= Mask{1} << p.talon[static_cast<unsigned>(i)];
  bool result = !wanted;
  for (Mask cards = lowest_of_runs(p.legal(), p.hands[static_cast<unsigned>(mover)], live); cards != 0; cards &= cards - 1) {
    const Step step = play(p, static_cast<Card>(std::countr_zero(cards)));
    const int gained = step.closed && step.taker == hero_ ? 1 : 0;
    const bool answer = step.closed && left == 1 ? gained >= target : search(step.position, target - gained);
    if (answer == wanted) {
      result = wanted;
      break;
    }
  }
  if (p.on_table == 0) {
    if (result) bounds.low = static_cast<std::int8_t>(target);
    else bounds.high = static_cast<std::int8_t>(target - 1);
    if (known_.size() >= kMost) known_.clear();
    known_[key] = bounds;
  }
  return result;
}

}  // namespace prikup
