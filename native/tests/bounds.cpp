// Every bound against plain recursion on random positions between tricks: whatever a bound decides must be so, and a
// contract bound must still be so in every position that agrees with it on the ranks it names.
//   bounds COUNT SEED
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <map>
#include <random>
#include <vector>

#include "contract_bounds.hpp"
#include "misere_bounds.hpp"

namespace {

using namespace prikup;

struct Cards {
  std::array<std::vector<int>, 3> hands;  // suit * 8 + rank, any ranks
  int leader = 0;
};

Planes squeezed(const Cards& cards) {
  Planes p = 0;
  for (int suit = 0; suit < 4; ++suit) {
    int place = 8 * suit + 7;
    for (int card = 8 * suit + 7; card >= 8 * suit; --card) {
      for (int player = 0; player < 3; ++player) {
        const auto& hand = cards.hands[static_cast<std::size_t>(player)];
        if (std::find(hand.begin(), hand.end(), card) == hand.end()) continue;
        if (player != 1) p |= Planes{1} << place;
        if (player != 0) p |= Planes{1} << (place + 32);
        --place;
      }
    }
  }
  return p;
}

// Tricks of player 0, all cards tried.
class Truth {
 public:
  Truth(bool fewest, bool trump) : fewest_(fewest), trump_(trump) {}

  int value(const Cards& cards) {
    if (cards.hands[0].empty()) return 0;
    std::vector<int> key{cards.leader};
    for (const auto& hand : cards.hands) {
      key.push_back(-1);
      key.insert(key.end(), hand.begin(), hand.end());
    }
    if (const auto found = known_.find(key); found != known_.end()) return found->second;
    std::vector<int> table;
    return known_[key] = play(cards, table);
  }

 private:
  int play(const Cards& cards, std::vector<int>& table) {
    const auto mover = static_cast<std::size_t>((cards.leader + static_cast<int>(table.size())) % 3);
    std::vector<int> choices = cards.hands[mover];
    if (!table.empty()) {
      auto only = [&](int suit) {
        std::vector<int> found;
        for (const int card : cards.hands[mover]) {
          if (card / 8 == suit) found.push_back(card);
        }
        return found;
      };
      auto followed = only(table[0] / 8);
      if (followed.empty() && trump_) followed = only(3);
      if (!followed.empty()) choices = followed;
    }
    const bool up = (mover == 0) != fewest_;
    int best = up ? -1 : 99;
    for (const int card : choices) {
      Cards next = cards;
      auto& hand = next.hands[mover];
      hand.erase(std::find(hand.begin(), hand.end(), card));
      table.push_back(card);
      int found = 0;
      if (table.size() < 3) {
        found = play(next, table);
      } else {
        std::size_t taker = 0;
        for (std::size_t i = 1; i < 3; ++i) {
          const bool same = table[i] / 8 == table[taker] / 8;
          if (same ? table[i] > table[taker] : trump_ && table[i] / 8 == 3) taker = i;
        }
        next.leader = static_cast<int>((static_cast<std::size_t>(cards.leader) + taker) % 3);
        found = (next.leader == 0 ? 1 : 0) + value(next);
      }
      table.pop_back();
      best = up ? std::max(best, found) : std::min(best, found);
    }
    return best;
  }

  bool fewest_;
  bool trump_;
  std::map<std::vector<int>, int> known_;
};

std::string shown(const Cards& cards) {
  std::string text = "leader " + std::to_string(cards.leader);
  for (const auto& hand : cards.hands) {
    text += " |";
    for (const int card : hand) text += std::string(" ") + "SCDH"[card / 8] + std::to_string(card % 8);
  }
  return text;
}

template <bool Trump>
int decide_contract(const Cards& cards, int target, Mask& relevant) {
  const Suits suits(squeezed(cards));
  return ContractBounds<Trump>{suits}.decide(cards.leader, target, static_cast<int>(cards.hands[0].size()), relevant);
}

// Each bound on its own, with nothing before it that could hide a mistake. The name of one that fails, or null.
template <bool Trump>
const char* wrong_contract_bound(const Cards& cards, int value) {
  const Suits suits(squeezed(cards));
  const ContractBounds<Trump> bounds{suits};
  const int left = static_cast<int>(cards.hands[0].size());
  const int lost = left - value;
  Mask used = 0;
  if (Trump && suits[3].sure() > value) return "sure trumps of the declarer";
  if (Trump && suits[3].side_sure() > lost) return "sure trumps of a defender";
  if (cards.leader == 0) {
    if (std::min(left, bounds.declarer_leads(99, used)) > value) return "the declarer on lead";
    if (std::min(left, bounds.after_declarers_lead(99, used)) > lost) return "second hand after the declarer";
  } else {
    if (std::min(left, bounds.defender_leads(cards.leader, 99, used)) > lost) return "a defender on lead";
    if (bounds.declarer_tops(cards.leader, used) && std::min(left, bounds.declarer_leads(99, used)) > value) {
      return "second hand after a defender";
    }
  }
  return nullptr;
}

const char* wrong_misere_bound(const Cards& cards, int value) {
  const Planes p = squeezed(cards);
  const int left = static_cast<int>(cards.hands[0].size());
  std::array<const MisereFacts*, 4> suit{};
  for (unsigned s = 0; s < 4; ++s) suit[s] = &misere_facts()[pattern_of(p, s)];
  auto least_but = [&](std::int8_t MisereFacts::* field, unsigned skipped) {
    int least = kNever;
    for (unsigned s = 0; s < 4; ++s) {
      if (s != skipped) least = std::min<int>(least, suit[s]->*field);
    }
    return least;
  };
  if (cards.leader == 0) {
    if (std::min(left, least_but(&MisereFacts::stuck, 4)) > value) return "stuck";
    for (unsigned s = 0; s < 4; ++s) {
      if (suit[s]->exit < 0) continue;
      const int elsewhere = least_but(&MisereFacts::ducks, s) - (suit[s]->voids != 0 ? 1 : 0);
      if (std::min(left, 1 + std::max(0, std::min<int>(suit[s]->exit, elsewhere))) > left - value) return "exit";
    }
    return nullptr;
  }
  if (std::min(left, least_but(&MisereFacts::ducks, 4)) > left - value) return "ducks";
  for (unsigned s = 0; s < 4; ++s) {
    const int after = suit[s]->forced[cards.leader - 1];
    if (after < 0) continue;
    if (value < 1) return "forced";
    const int elsewhere = least_but(&MisereFacts::stuck, s) - ((suit[s]->voids & (cards.leader == 1 ? 2U : 1U)) != 0 ? 1 : 0);
    if (std::min(left, 1 + std::max(0, std::min(after, elsewhere))) > value) return "forced, then stuck";
  }
  return nullptr;
}

}  // namespace

int main(int argc, char** argv) {
  const int count = argc > 1 ? std::atoi(argv[1]) : 1000;
  std::mt19937 random(argc > 2 ? static_cast<unsigned>(std::atoi(argv[2])) : 1U);
  auto below = [&random](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
  long decided = 0;
  for (int i = 0; i < count; ++i) {
    const int size = 1 + below(5);
    const int suits = 2 + below(3);
    std::vector<int> deck;
    for (int suit = 4 - suits; suit < 4; ++suit) {
      for (int rank = 0; rank < 8; ++rank) deck.push_back(8 * suit + rank);
    }
    std::shuffle(deck.begin(), deck.end(), random);
    Cards cards;
    cards.leader = below(3);
    std::size_t next = 0;
    for (auto& hand : cards.hands) {
      for (int k = 0; k < size; ++k) hand.push_back(deck[next++]);
      std::sort(hand.begin(), hand.end());
    }
    for (int mode = 0; mode < 3; ++mode) {  // trump, no trump, misère
      const int value = Truth(mode == 2, mode == 0).value(cards);
      const char* wrong = mode == 0   ? wrong_contract_bound<true>(cards, value)
                          : mode == 1 ? wrong_contract_bound<false>(cards, value)
                                      : wrong_misere_bound(cards, value);
      if (wrong != nullptr) {
        std::cout << "mode " << mode << " value " << value << ": " << wrong << "\n" << shown(cards) << "\n";
        return 1;
      }
      for (int target = 1; target <= size; ++target) {
        Mask relevant = 0;
        const int known = mode == 0   ? decide_contract<true>(cards, target, relevant)
                          : mode == 1 ? decide_contract<false>(cards, target, relevant)
                                      : MisereBounds(squeezed(cards), misere_facts()).decide(cards.leader, target, size);
        if (known == 0) continue;
        ++decided;
        if ((known > 0) != (value >= target)) {
          std::cout << "mode " << mode << " target " << target << " value " << value << " bound says " << known << "\n" << shown(cards) << "\n";
          return 1;
        }
        if (mode == 2) continue;
        // Deal the cards below the named ranks anew among the same lengths.
        Cards other = cards;
        for (int suit = 0; suit < 4; ++suit) {
          std::vector<std::pair<int, std::size_t>> owned;
          for (std::size_t player = 0; player < 3; ++player) {
            for (const int card : cards.hands[player]) {
              if (card / 8 == suit) owned.push_back({card, player});
            }
          }
          std::sort(owned.rbegin(), owned.rend());
          const auto kept = static_cast<std::size_t>(std::popcount(relevant & (Mask{0xff} << (8 * suit))));
          std::vector<std::size_t> owners;
          for (std::size_t k = kept; k < owned.size(); ++k) owners.push_back(owned[k].second);
          std::shuffle(owners.begin(), owners.end(), random);
          for (std::size_t k = kept; k < owned.size(); ++k) {
            auto& from = other.hands[owned[k].second];
            from.erase(std::find(from.begin(), from.end(), owned[k].first));
          }
          for (std::size_t k = kept; k < owned.size(); ++k) other.hands[owners[k - kept]].push_back(owned[k].first);
        }
        for (auto& hand : other.hands) std::sort(hand.begin(), hand.end());
        const int again = Truth(false, mode == 0).value(other);
        if ((known > 0) != (again >= target)) {
          std::cout << "mode " << mode << " target " << target << ": the named ranks do not carry the bound\n"
                    << shown(cards) << " value " << value << "\n" << shown(other) << " value " << again << "\n";
          return 1;
        }
      }
    }
  }
  std::cout << count << " positions, " << decided << " decisions of bounds, all true\n";
  return 0;
}
