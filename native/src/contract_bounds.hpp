// Bounds of a contract position between two tricks, found without search. ALGORITHM.md proves each.
#pragma once

#include <algorithm>
#include <array>

#include "planes.hpp"
#include "suits.hpp"

namespace prikup {

struct Suits {
  std::array<const SuitFacts*, 4> fact;

  explicit Suits(Planes p)
      : fact{&kSuitFacts[pattern_of(p, 0)], &kSuitFacts[pattern_of(p, 1)], &kSuitFacts[pattern_of(p, 2)],
             &kSuitFacts[pattern_of(p, 3)]} {}
  const SuitFacts& operator[](unsigned suit) const { return *fact[suit]; }
};

inline Mask top_ranks(unsigned suit, int count) { return ((Mask{0xff00} >> count) & 0xff) << (8 * suit); }

template <bool Trump>
struct ContractBounds {
  const Suits& suit;
  static constexpr unsigned kSide = Trump ? 3 : 4;  // how many suits are no trumps

  int trumps(int player) const { return Trump ? suit[3].length(player) : 0; }

  // Tricks that the declarer, on lead, takes at least. Stops counting at `need`; `relevant` gains the ranks used.
  int declarer_leads(int need, Mask& relevant) const {
    int total = 0;
    int one = 0;
    int two = 0;
    if constexpr (Trump) {
      const SuitFacts& t = suit[3];
      total = std::max(t.cash(0), t.sure());
      if (total > 0) relevant |= total == t.top(0) ? top_ranks(3, total) : kTrumpSuit;
      one = std::max(0, t.length(1) - t.top(0));
      two = std::max(0, t.length(2) - t.top(0));
    }
    for (unsigned s = 0; s < kSide && total < need; ++s) {
      const SuitFacts& f = suit[s];
      int rounds = f.cash(0);
      if (rounds == 0) continue;
      if (one > 0) rounds = std::min<int>(rounds, f.length(1));
      if (two > 0) rounds = std::min<int>(rounds, f.length(2));
      if (rounds == 0) continue;
      total += rounds;
      relevant |= top_ranks(s, std::min<int>(rounds, f.top(0)));
      if (Trump) relevant |= top_ranks(3, suit[3].top(0));
    }
    return total;
  }

  // The same for the defenders with `player` on lead: his winners, and his partner's once he can reach him.
  int defender_leads(int player, int need, Mask& relevant) const {
    const int partner = 3 - player;
    int total = 0;
    int against = 0;    // declarer's trumps
    int own = 0;        // trumps that force `player` to ruff his partner's winner
    int across = 0;
    if constexpr (Trump) {
      const SuitFacts& t = suit[3];
      against = t.length(0);
      own = t.length(player);
      across = t.length(partner);
      if (against > 0 && t.top(player) >= against) {
        // He draws the declarer's trumps first.
        total = t.cash(player);
        relevant |= top_ranks(3, t.top(player));
        own = std::max(0, own - t.top(player));
        across = std::max(0, across - t.top(player));
        against = 0;
      } else if (against > 0) {
        total = t.side_sure();
        if (total > 0) relevant |= kTrumpSuit;
      }
    }
    Mask way = 0;  // the card by which his partner is reached
    for (unsigned s = 0; s < kSide && total < need; ++s) {
      const SuitFacts& f = suit[s];
      int rounds = f.cash(player);
      if (rounds > 0) {
        if (against > 0) rounds = std::min<int>(rounds, f.length(0));
        if (across > 0) rounds = std::min<int>(rounds, f.length(partner));
        if (rounds > 0) {
          total += rounds;
          relevant |= top_ranks(s, std::min<int>(rounds, f.top(player)));
        }
      } else if (f.top(partner) > 0 && f.length(player) > 0 && (against == 0 || f.length(0) > 0)) {
        way = top_ranks(s, 1);
      }
    }
    if (way != 0 && total < need) {
      relevant |= way;
      for (unsigned s = 0; s < kSide && total < need; ++s) {
        const SuitFacts& f = suit[s];
        int rounds = f.cash(partner);
        if (rounds == 0) continue;
        if (against > 0) rounds = std::min<int>(rounds, f.length(0));
        if (own > 0) rounds = std::min<int>(rounds, f.length(player));
        if (rounds == 0) continue;
        total += rounds;
        relevant |= top_ranks(s, std::min<int>(rounds, f.top(partner)));
      }
    }
    return total;
  }

  // The declarer has the top card of every suit that `player` can lead, and the partner cannot ruff.
  bool declarer_tops(int player, Mask& relevant) const {
    const int partner = 3 - player;
    const bool ruffs = trumps(partner) > 0;
    Mask tops = 0;
    for (unsigned s = 0; s < 4; ++s) {
      const SuitFacts& f = suit[s];
      if (f.length(player) == 0) continue;
      if (f.top(0) == 0) return false;
      if (ruffs && s < kSide && f.length(partner) == 0) return false;
      tops |= top_ranks(s, 1);
    }
    relevant |= tops;
    return true;
  }

  // The defenders have the top card of every suit that the declarer can lead: tricks they then take at least.
  int after_declarers_lead(int need, Mask& relevant) const {
    Mask tops = 0;
    bool one = false;
    bool two = false;
    bool ruffed = false;
    for (unsigned s = 0; s < 4; ++s) {
      const SuitFacts& f = suit[s];
      if (f.length(0) == 0) continue;
      if (!f.side_tops()) return 0;
      tops |= top_ranks(s, 1);
      const int owner = f.top(1) > 0 ? 1 : 2;
      (owner == 1 ? one : two) = true;
      if (Trump && s < kSide && f.length(3 - owner) == 0 && trumps(3 - owner) > 0) ruffed = true;
    }
    relevant |= tops;
    if (need <= 1 || ruffed) return 1;
    int total = need;
    Mask used = 0;
    if (one) total = std::min(total, defender_leads(1, need, used));
    if (two) total = std::min(total, defender_leads(2, need, used));
    if (total <= 1) return 1;
    relevant |= used;
    return total;
  }

  // +1: the declarer takes `target` of the `left` tricks; -1: he does not; 0: not known.
  int decide(int leader, int target, int left, Mask& relevant) const {
    const int deny = left - target + 1;  // tricks of the defenders that defeat the target
    Mask used = 0;
    if (leader == 0) {
      if (declarer_leads(target, used) >= target) return relevant = used, 1;
      used = 0;
      if (after_declarers_lead(deny, used) >= deny) return relevant = used, -1;
      if (Trump && suit[3].side_sure() >= deny) return relevant = kTrumpSuit, -1;
    } else {
      if (defender_leads(leader, deny, used) >= deny) return relevant = used, -1;
      used = 0;
      if (declarer_tops(leader, used) && declarer_leads(target, used) >= target) return relevant = used, 1;
      if (Trump && suit[3].sure() >= target) return relevant = kTrumpSuit, 1;
    }
    return 0;
  }
};

}  // namespace prikup
