#include "max_n.hpp"

#include <bit>

#include "relative.hpp"
#include "special_search.hpp"

namespace prikup {

namespace {

constexpr std::size_t kSlots = std::size_t{1} << 18;

Mask follow(Mask hand, unsigned led) {
  const Mask following = hand & (Mask{0xff} << (8 * led));
  return following != 0 ? following : hand;
}

int next_of(int player) { return player == 2 ? 0 : player + 1; }

}  // namespace

MaxN::MaxN(std::size_t bytes) : slots_(std::min(kSlots, std::max<std::size_t>(256, std::bit_floor(bytes / sizeof(Slot))))) {}

void MaxN::forget() {
  if (++generation_ == 0) {
    for (auto& slot : slots_) slot = Slot{};
    generation_ = 1;
  }
}

MaxN::Packed MaxN::shares(const Position& position, const Control& control, bool first) {
  control_ = &control;
  if (first) special_.clear();
  return search(position);
}

MaxN::Packed MaxN::search(const Position& p) {
  if (!is_special(p)) {
    const Relative at(p, 0);
    switch (at.running.on_table) {
      case 0: return trick(at.planes, at.leader);
      case 1: return second(at.planes, at.leader, at.running.winning);
      default: return third(at.planes, at.leader, at.running.led, at.running.winning, at.running.winner);
    }
  }
  control_->check();
  ++nodes_;
  const SpecialKey key{p.hands, p.leader};
  if (p.on_table == 0) {
    if (const auto found = special_.find(key); found != special_.end()) return found->second;
  }
  const int mover = p.turn();
  const int left = p.cards();
  Mask live = p.seen();
  for (int i = 0; i < p.talon_count; ++i) live |= Mask{1} << p.talon[static_cast<unsigned>(i)];
  Packed best = ~Packed{0};
  for (Mask cards = lowest_of_runs(p.legal(), p.hands[static_cast<unsigned>(mover)], live); cards != 0; cards &= cards - 1) {
    const Step step = play(p, static_cast<Card>(std::countr_zero(cards)));
    Packed found = step.closed && left == 1 ? 0 : search(step.position);
    if (step.closed && step.taker >= 0 && step.taker < 3) found += Packed{1} << (8 * step.taker);
    if (best == ~Packed{0} || share(found, mover) < share(best, mover)) best = found;
    if (share(best, mover) == 0) break;
  }
  if (p.on_table == 0) special_.emplace(key, best);
  return best;
}

MaxN::Packed MaxN::trick(Planes p, int leader) {
  if (p == 0) return 0;
  if ((++nodes_ & 0x3ff) == 0) control_->check();
  const std::uint64_t hash = (p ^ static_cast<std::uint64_t>(leader) << 20) * 0x9E3779B97F4A7C15ULL;
  Slot& slot = slots_[static_cast<std::size_t>((hash ^ hash >> 32) >> 15) & (slots_.size() - 1)];
  if (slot.planes == p && slot.generation == generation_ && slot.leader == leader) {
    return static_cast<Packed>(slot.shares[0] | slot.shares[1] << 8 | slot.shares[2] << 16);
  }
  Packed best = 0;
  int least = 99;
  for (Mask cards = run_tops(hand_of(p, leader)); cards != 0 && least > 0; cards &= cards - 1) {
    const Packed found = second(p, leader, lowest(cards));
    if (share(found, leader) < least) {
      least = share(found, leader);
      best = found;
    }
  }
  slot = Slot{p, generation_, static_cast<std::uint8_t>(leader),
              {static_cast<std::uint8_t>(best), static_cast<std::uint8_t>(best >> 8), static_cast<std::uint8_t>(best >> 16)}};
  return best;
}

MaxN::Packed MaxN::second(Planes p, int leader, unsigned first) {
  const int mover = next_of(leader);
  const Mask hand = hand_of(p, mover);
  Packed best = 0;
  int least = 99;
  for (Mask cards = run_tops(hand) & follow(hand, first >> 3); cards != 0 && least > 0; cards &= cards - 1) {
    const unsigned card = lowest(cards);
    const bool beats = card >> 3 == first >> 3 && card > first;
    const Packed found = third(without(p, beats ? first : card), leader, first >> 3, beats ? card : first, beats ? mover : leader);
    if (share(found, mover) < least) {
      least = share(found, mover);
      best = found;
    }
  }
  return best;
}

MaxN::Packed MaxN::third(Planes p, int leader, unsigned led, unsigned winning, int winner) {
  const int mover = next_of(next_of(leader));
  const Mask hand = hand_of(p, mover);
  Packed best = 0;
  int least = 99;
  for (Mask cards = run_tops(hand) & follow(hand, led); cards != 0 && least > 0; cards &= cards - 1) {
    const unsigned card = lowest(cards);
    const bool beats = card >> 3 == winning >> 3 && card > winning;
    const int taker = beats ? mover : winner;
    const Packed found = trick(without(without(p, beats ? winning : card), beats ? card : winning), taker) + (Packed{1} << (8 * taker));
    if (share(found, mover) < least) {
      least = share(found, mover);
      best = found;
    }
  }
  return best;
}

}  // namespace prikup
