// The search itself: does the declarer (player 0) take at least `target` of the tricks left?
//
// One call a trick, its three plies inlined; bounds and table only between tricks. With `Fewest` the declarer wants the
// answer no, otherwise yes; the defenders want the opposite. With `Trump` the last suit is trumps; to want few tricks with
// trumps is no game of preferans, but claims may ask it, so it is answered, without bounds.
//
// The contract search is a partition search: every answer comes with the set of top ranks on which it rests.
#pragma once

#include <array>
#include <cstdint>

#include "contract_bounds.hpp"
#include "control.hpp"
#include "exact_table.hpp"
#include "misere_bounds.hpp"
#include "ordering.hpp"
#include "partition_table.hpp"
#include "planes.hpp"

namespace prikup {

struct NoProbe {
  static constexpr bool on = false;
};

template <bool Fewest, bool Trump, class Probe = NoProbe>
class Search {
 public:
  using Table = std::conditional_t<Fewest, ExactTable, PartitionTable>;
  static constexpr bool kPartition = !Fewest;
  static constexpr Game kGame = Fewest ? Game::misere : Trump ? Game::trump : Game::no_trump;

  Search(Table& table, const Control& control, Probe probe = {})
      : table_(table), control_(control), scores_(learned_scores(kGame)), probe_(probe) {}

  std::uint64_t nodes() const { return nodes_; }
  Probe& probe() { return probe_; }

  bool trick(Planes p, int leader, int target, int left, Mask& relevant) {
    if (target <= 0) return relevant = 0, true;
    if (target > left) return relevant = 0, false;
    if ((++nodes_ & 0x3ff) == 0) control_.check();
    if constexpr (kPartition) {
      return trick_by_group(p, leader, target, left, relevant);
    } else {
      return trick_by_key(p, leader, target, left, relevant);
    }
  }

  // The second card is next; `first` is on the table and still in the planes.
  bool second(Planes p, int leader, unsigned first, int target, int left, Mask& relevant) {
    const int mover = next_of(leader);
    const Mask hand = hand_of(p, mover);
    const Mask legal = follow(hand, first >> 3);
    Mask tops = run_tops(hand) & legal;
    if constexpr (Probe::on) {
      if (probe_.wants()) return probe_second(p, leader, first, target, left, relevant, mover, tops);
    }
    const bool wanted = wants(mover);
    Mask needed = 0;
    Choices choices;
    if ((tops & (tops - 1)) == 0) {
      choices.only(lowest(tops));
    } else {
      const ReplyCells<Fewest, Trump, false> cells(p, leader, mover, first >> 3, first, leader);
      choices.sort(tops, cells, scores_);
    }
    for (int i = 0; i < choices.count; ++i) {
      Mask used;
      if (after_second(p, leader, first, choices[i], target, left, used) == wanted) return relevant = used, wanted;
      if (kPartition) needed |= used;
    }
    if (kPartition) relevant = whole_runs(needed, legal);
    return !wanted;
  }

  // The third card is next. `winning`, of `winner`, is still in the planes, the beaten card is not; `contested`: it was
  // of the same suit.
  bool third(Planes p, int leader, unsigned led, unsigned winning, int winner, bool contested, int target, int left,
             Mask& relevant) {
    const int mover = next_of(next_of(leader));
    const Mask hand = hand_of(p, mover);
    const Mask legal = follow(hand, led);
    const Mask tops = run_tops(hand) & legal;
    if constexpr (Probe::on) {
      if (probe_.wants()) {
        return probe_third(p, leader, led, winning, winner, contested, target, left, relevant, mover, tops);
      }
    }
    const bool wanted = wants(mover);
    Mask needed = 0;
    Choices choices;
    if ((tops & (tops - 1)) == 0) {
      choices.only(lowest(tops));
    } else {
      const ReplyCells<Fewest, Trump, true> cells(p, leader, mover, led, winning, winner);
      choices.sort(tops, cells, scores_);
    }
    for (int i = 0; i < choices.count; ++i) {
      Mask used;
      if (after_third(p, mover, winning, winner, contested, choices[i], target, left, used) == wanted) {
        return relevant = used, wanted;
      }
      if (kPartition) needed |= used;
    }
    if (kPartition) relevant = whole_runs(needed, legal);
    return !wanted;
  }

  bool after_lead(Planes p, int leader, unsigned card, int target, int left, Mask& relevant) {
    return second(p, leader, card, target, left, relevant);
  }

  bool after_second(Planes p, int leader, unsigned first, unsigned card, int target, int left, Mask& relevant) {
    const bool beats = beats_card(card, first);
    const unsigned beaten = beats ? first : card;
    const unsigned winning = beats ? card : first;
    const bool result = third(without(p, beaten), leader, first >> 3, winning, beats ? next_of(leader) : leader,
                              first >> 3 == card >> 3, target, left, relevant);
    if (kPartition) relevant = before_removal(relevant, beaten);
    return result;
  }

  bool after_third(Planes p, int mover, unsigned winning, int winner, bool contested, unsigned card, int target, int left,
                   Mask& relevant) {
    const bool beats = beats_card(card, winning);
    const unsigned low = beats ? winning : card;
    const unsigned high = beats ? card : winning;
    const int taker = beats ? mover : winner;
    const bool result = trick(without(without(p, low), high), taker, target - (taker == 0 ? 1 : 0), left - 1, relevant);
    if (kPartition) {
      relevant = before_removal(before_removal(relevant, high), low);
      if (winning >> 3 == card >> 3 || (!beats && contested)) relevant |= at_or_above(high);
    }
    return result;
  }

  static bool beats_card(unsigned card, unsigned winning) {
    if (card >> 3 == winning >> 3) return card > winning;
    return Trump && card >> 3 == 3;
  }
  static Mask follow(Mask hand, unsigned led) {
    if (const Mask following = hand & (Mask{0xff} << (8 * led))) return following;
    if constexpr (Trump) {
      if (const Mask trumps = hand & kTrumpSuit) return trumps;
    }
    return hand;
  }
  static int next_of(int player) { return player == 2 ? 0 : player + 1; }
  static constexpr bool wants(int player) { return (player == 0) != Fewest; }

 private:
  struct Choices {
    std::array<std::int32_t, 10> order;  // score above, card below
    int count = 0;

    unsigned operator[](int i) const { return static_cast<unsigned>(order[static_cast<unsigned>(i)]) & 31U; }
    void only(unsigned card) {
      order[0] = static_cast<std::int32_t>(card);
      count = 1;
    }
    template <class Cells>
    void sort(Mask cards, const Cells& cells, const Scores& scores) {
      while (cards != 0) {
        const unsigned card = lowest(cards);
        cards &= cards - 1;
        const std::int32_t value = scores[cells(card)] * 32 + static_cast<std::int32_t>(card);
        int at = count++;
        for (; at > 0 && order[static_cast<unsigned>(at - 1)] < value; --at) {
          order[static_cast<unsigned>(at)] = order[static_cast<unsigned>(at - 1)];
        }
        order[static_cast<unsigned>(at)] = value;
      }
    }
  };

  bool trick_by_group(Planes p, int leader, int target, int left, Mask& relevant) {
    const Suits suits(p);
    const std::uint64_t group = suits[0].lengths() | suits[1].lengths() << 12 | suits[2].lengths() << 24 | suits[3].lengths() << 36 |
                                static_cast<std::uint64_t>(leader) << 48 | std::uint64_t{Trump} << 50 |
                                table_.part(target) << 51;
    if (left > 1) {
      if (const auto* entry = table_.find(group, p, target)) {
        relevant = entry->relevant;
        return static_cast<int>(entry->low) >= target;
      }
    }
    const ContractBounds<Trump> bounds{suits};
    if (const int known = bounds.decide(leader, target, left, relevant); known != 0) return known > 0;
    const bool result = leads(p, leader, target, left, relevant);
    if (left > 1) {
      if (result) table_.store(group, p, relevant, target, left);
      else table_.store(group, p, relevant, 0, target - 1);
    }
    return result;
  }

  bool trick_by_key(Planes p, int leader, int target, int left, Mask& relevant) {
    relevant = 0;
    const int who = leader + (Trump ? 4 : 0);  // the table keeps games with and without trumps apart
    int low = 0;
    int high = left;
    if (left > 1) {
      const auto& slot = table_.slot(p, who);
      if (table_.holds(slot, p, who)) {
        if (slot.low >= target) return true;
        if (slot.high < target) return false;
        low = slot.low;
        high = slot.high;
      }
    }
    if constexpr (!Trump) {
      if (const int known = MisereBounds(p, misere_facts_).decide(leader, target, left); known != 0) return known > 0;
    }
    const bool result = leads(p, leader, target, left, relevant);
    if (left > 1) {
      if (result) low = target;
      else high = target - 1;
      table_.take(table_.slot(p, who), p, who, low, high);
    }
    return result;
  }

  bool leads(Planes p, int leader, int target, int left, Mask& relevant) {
    const Mask hand = hand_of(p, leader);
    const Mask tops = run_tops(hand);
    if constexpr (Probe::on) {
      if (probe_.wants()) return probe_lead(p, leader, target, left, relevant, tops);
    }
    const bool wanted = wants(leader);
    Mask needed = 0;
    Choices choices;
    if ((tops & (tops - 1)) == 0) {
      choices.only(lowest(tops));
    } else {
      choices.sort(tops, LeadCells<Fewest, Trump>(p, leader), scores_);
    }
    for (int i = 0; i < choices.count; ++i) {
      Mask used;
      if (after_lead(p, leader, choices[i], target, left, used) == wanted) return relevant = used, wanted;
      if (kPartition) needed |= used;
    }
    if (kPartition) relevant = whole_runs(needed, hand);
    return !wanted;
  }

  // Learning: at a sampled node that some card refutes, every card is tried and told to the probe.
  template <class Cells, class Try>
  bool probe_all(Mask tops, int mover, const Cells& cells, Mask& relevant, Mask legal, Try attempt) {
    const bool wanted = wants(mover);
    struct Trial {
      unsigned cell;
      bool good;
      std::uint64_t cost;
    };
    std::array<Trial, 10> trials;
    unsigned count = 0;
    bool found = false;
    Mask needed = 0;
    Mask good = 0;
    for (; tops != 0; tops &= tops - 1) {
      const unsigned card = lowest(tops);
      const std::uint64_t before = nodes_;
      Mask used;
      const bool refutes = attempt(card, used) == wanted;
      trials[count++] = {cells(card), refutes, nodes_ - before + 1};
      needed |= used;
      if (refutes) {
        found = true;
        good = used;
      }
    }
    if (found && count > 1) {
      for (unsigned i = 0; i < count; ++i) probe_.tell(trials[i].cell, trials[i].good, trials[i].cost);
    }
    relevant = found ? good : whole_runs(needed, legal);
    return found ? wanted : !wanted;
  }
  bool probe_lead(Planes p, int leader, int target, int left, Mask& relevant, Mask tops) {
    return probe_all(tops, leader, LeadCells<Fewest, Trump>(p, leader), relevant, hand_of(p, leader),
                     [&](unsigned card, Mask& used) { return after_lead(p, leader, card, target, left, used); });
  }
  bool probe_second(Planes p, int leader, unsigned first, int target, int left, Mask& relevant, int mover, Mask tops) {
    const ReplyCells<Fewest, Trump, false> cells(p, leader, mover, first >> 3, first, leader);
    return probe_all(tops, mover, cells, relevant, follow(hand_of(p, mover), first >> 3), [&](unsigned card, Mask& used) {
      return after_second(p, leader, first, card, target, left, used);
    });
  }
  bool probe_third(Planes p, int leader, unsigned led, unsigned winning, int winner, bool contested, int target, int left,
                   Mask& relevant, int mover, Mask tops) {
    const ReplyCells<Fewest, Trump, true> cells(p, leader, mover, led, winning, winner);
    return probe_all(tops, mover, cells, relevant, follow(hand_of(p, mover), led), [&](unsigned card, Mask& used) {
      return after_third(p, mover, winning, winner, contested, card, target, left, used);
    });
  }

  Table& table_;
  const std::array<MisereFacts, kSuitPatterns>& misere_facts_ = misere_facts();
  const Control& control_;
  const Scores& scores_;
  std::uint64_t nodes_ = 0;
  [[no_unique_address]] Probe probe_;
};

}  // namespace prikup
