#include "suits.hpp"

#include <algorithm>

namespace prikup {

int pattern_owners(unsigned pattern, std::array<std::uint8_t, 8>& owners) {
  int length = 0;
  while (pattern > 0) {
    const unsigned digit = (pattern - 1) % 3;
    owners[static_cast<unsigned>(length++)] = static_cast<std::uint8_t>(digit);
    pattern = (pattern - 1) / 3;
  }
  return length;
}

unsigned pattern_number(const std::array<std::uint8_t, 8>& owners, int length) {
  unsigned pattern = 0;
  for (int i = length - 1; i >= 0; --i) pattern = 3 * pattern + owners[static_cast<unsigned>(i)] + 1;
  return pattern;
}

namespace {

// How many cards of `mine` cannot each be given a higher card of `theirs` of its own: those take tricks as trumps.
int unmatched(const std::array<std::uint8_t, 8>& owners, int length, bool (*mine)(int), bool (*theirs)(int)) {
  int free_enemies = 0;
  int left = 0;
  for (int i = 0; i < length; ++i) {  // from the top: a card is matched with any enemy seen so far
    const int owner = owners[static_cast<unsigned>(i)];
    if (theirs(owner)) ++free_enemies;
    if (mine(owner)) {
      if (free_enemies > 0) --free_enemies;
      else ++left;
    }
  }
  return left;
}

SuitFacts facts_of(unsigned pattern) {
  std::array<std::uint8_t, 8> owners{};
  const int length = pattern_owners(pattern, owners);
  SuitFacts::Numbers n;
  for (int i = 0; i < length; ++i) ++n.length[owners[static_cast<unsigned>(i)]];
  for (unsigned player = 0; player < 3; ++player) {
    int run = 0;
    while (run < length && owners[static_cast<unsigned>(run)] == player) ++run;
    n.top[player] = run;
    const int others = std::max(n.length[(player + 1) % 3], n.length[(player + 2) % 3]);
    n.cash[player] = run >= others ? n.length[player] : run;
  }
  n.sure = unmatched(owners, length, [](int o) { return o == 0; }, [](int o) { return o != 0; });
  const int one = unmatched(owners, length, [](int o) { return o == 1; }, [](int o) { return o == 0; });
  const int two = unmatched(owners, length, [](int o) { return o == 2; }, [](int o) { return o == 0; });
  n.side_sure = std::max(one, two);
  return SuitFacts(n);
}

std::array<SuitFacts, kSuitPatterns> all_facts() {
  std::array<SuitFacts, kSuitPatterns> facts{};
  for (unsigned pattern = 0; pattern < kSuitPatterns; ++pattern) facts[pattern] = facts_of(pattern);
  return facts;
}

}  // namespace

const std::array<SuitFacts, kSuitPatterns> kSuitFacts = all_facts();

}  // namespace prikup
