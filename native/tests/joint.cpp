// Plans against an unknown discard in random small misères, some in the middle of a trick, compared with plain enumeration
// of all plans: no bounds, no equal cards, no memory. Every set of wishes up to two tricks a world is asked, and what is
// said to be too much together has to be so.
//   joint COUNT SEED
#include "prikup/joint.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <iostream>
#include <random>
#include <vector>

namespace {

using namespace prikup;
using Row = std::vector<int>;  // tricks by world; -1: cannot be there any more

struct Place {
  Mask known = 0;
  Mask catchers[2] = {0, 0};
  int leader = 0;
  std::vector<Card> table;
};

Mask follow(const Place& place, Mask hand) {
  if (place.table.empty()) return hand;
  const Mask same = hand & Mask{0xFF} << (place.table[0] / 8 * 8);
  return same != 0 ? same : hand;
}

// Outcomes of all plans from here on. `worlds` may be true here.
std::vector<Row> outcomes(const Place& place, const std::vector<Mask>& discards, const std::vector<bool>& worlds);

std::vector<Row> played(const Place& place, Card card, const std::vector<Mask>& discards, const std::vector<bool>& worlds) {
  Place next = place;
  const int who = (place.leader + static_cast<int>(place.table.size())) % 3;
  (who == 0 ? next.known : next.catchers[who - 1]) &= ~(Mask{1} << card);
  next.table.push_back(card);
  int won = 0;
  if (next.table.size() == 3) {
    std::size_t best = 0;
    for (std::size_t i = 1; i < 3; ++i) {
      if (next.table[i] / 8 == next.table[best] / 8 && next.table[i] > next.table[best]) best = i;
    }
    next.leader = (place.leader + static_cast<int>(best)) % 3;
    next.table.clear();
    won = next.leader == 0 ? 1 : 0;
  }
  auto found = outcomes(next, discards, worlds);
  for (auto& row : found) {
    for (std::size_t world = 0; world < worlds.size(); ++world) {
      if (worlds[world]) row[world] += won;
    }
  }
  return found;
}

std::vector<Row> outcomes(const Place& place, const std::vector<Mask>& discards, const std::vector<bool>& worlds) {
  const std::size_t count = discards.size();
  if ((place.catchers[0] | place.catchers[1]) == 0 && place.table.empty()) {
    Row row(count, -1);
    for (std::size_t world = 0; world < count; ++world) {
      if (worlds[world]) row[world] = 0;
    }
    return {row};
  }
  const int who = (place.leader + static_cast<int>(place.table.size())) % 3;
  std::vector<Row> found;
  if (who != 0) {
    for (Mask cards = follow(place, place.catchers[who - 1]); cards != 0; cards &= cards - 1) {
      for (auto& row : played(place, static_cast<Card>(std::countr_zero(cards)), discards, worlds)) found.push_back(std::move(row));
    }
  } else {
    found = {Row(count, -1)};
    for (Card card = 0; card < 32; ++card) {
      std::vector<bool> there(count, false);
      for (std::size_t world = 0; world < count; ++world) {
        there[world] = worlds[world] && (follow(place, place.known & ~discards[world]) >> card & 1) != 0;
      }
      if (std::none_of(there.begin(), there.end(), [](bool b) { return b; })) continue;
      const auto below = played(place, card, discards, there);
      std::vector<Row> both;
      for (const auto& one : found) {
        for (const auto& other : below) {
          Row row = one;
          for (std::size_t world = 0; world < count; ++world) {
            if (there[world]) row[world] = row[world] < 0 ? other[world] : std::min(row[world], other[world]);
          }
          both.push_back(std::move(row));
        }
      }
      found = std::move(both);
      std::sort(found.begin(), found.end());
      found.erase(std::unique(found.begin(), found.end()), found.end());
    }
  }
  std::sort(found.begin(), found.end());
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found;
}

// Puts `count` cards on the table; the discards stay that fit them, one at least.
template <class Below>
void begin_trick(Place& place, std::vector<Mask>& discards, int count, Below below) {
  for (; count > 0; --count) {
    const int who = (place.leader + static_cast<int>(place.table.size())) % 3;
    const auto legal = [&](Mask discard) { return follow(place, who == 0 ? place.known & ~discard : place.catchers[who - 1]); };
    Mask choices = legal(discards[static_cast<std::size_t>(below(static_cast<int>(discards.size())))]);
    for (int skipped = below(std::popcount(choices)); skipped > 0; --skipped) choices &= choices - 1;
    const Card card = static_cast<Card>(std::countr_zero(choices));
    std::erase_if(discards, [&](Mask discard) { return (legal(discard) >> card & 1) == 0; });
    (who == 0 ? place.known : place.catchers[who - 1]) &= ~(Mask{1} << card);
    place.table.push_back(card);
  }
}

bool possible(const std::vector<Row>& all, const Row& wanted) {
  return std::any_of(all.begin(), all.end(), [&](const Row& row) {
    for (std::size_t world = 0; world < wanted.size(); ++world) {
      if (row[world] < wanted[world]) return false;
    }
    return true;
  });
}

void require(bool so, const char* what, int number) {
  if (so) return;
  std::cerr << "case " << number << ", not so: " << what << '\n';
  std::exit(1);
}

}  // namespace

int main(int argc, char** argv) {
  const int count = argc > 1 ? std::atoi(argv[1]) : 100;
  std::mt19937 random(argc > 2 ? static_cast<unsigned>(std::atoi(argv[2])) : 1U);
  auto below = [&random](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
  int refused = 0;
  for (int number = 0; number < count; ++number) {
    const int size = number % 5 == 4 ? 4 : 3;
    const int aside = 1 + below(2);
    std::vector<int> deck(static_cast<std::size_t>(8 * (2 + below(2))));
    for (std::size_t card = 0; card < deck.size(); ++card) deck[card] = static_cast<int>(card);
    std::shuffle(deck.begin(), deck.end(), random);
    JointQuestion question;
    auto take = [&](int from, int to) {
      Mask mask = 0;
      for (int i = from; i < to; ++i) mask |= Mask{1} << deck[static_cast<std::size_t>(i)];
      return mask;
    };
    Position& p = question.position;
    p.hands = {take(0, size + aside), take(size + aside, 2 * size + aside), take(2 * size + aside, 3 * size + aside)};
    p.leader = below(3);
    for (Mask discard = p.hands[0];; discard = (discard - 1) & p.hands[0]) {
      if (std::popcount(discard) == aside) question.discards.push_back(discard);
      if (discard == 0) break;
    }
    while (question.discards.size() > (size == 4 ? 3U : 5U)) question.discards.erase(question.discards.begin() + below(static_cast<int>(question.discards.size())));
    Place root{p.hands[0], {p.hands[1], p.hands[2]}, p.leader, {}};
    if (number % 3 == 2) begin_trick(root, question.discards, 1 + below(2), below);
    p.hands = {root.known, root.catchers[0], root.catchers[1]};
    p.on_table = static_cast<int>(root.table.size());
    std::copy(root.table.begin(), root.table.end(), p.table.begin());
    require(fault_of(question) == Fault::none, "the question can be", number);
    const std::size_t worlds = question.discards.size();
    const auto all = outcomes(root, question.discards, std::vector<bool>(worlds, true));

    Joint joint(question, number % 2 == 0 ? std::size_t{1} << 16 : 8);
    Tricks open{};
    require(joint.open(10, open), "the open tricks are found", number);
    for (std::size_t world = 0; world < worlds; ++world) {
      int most = 0;
      for (const auto& row : all) most = std::max(most, row[world]);
      require(open[world] == most, "the open tricks of a world", number);
    }
    std::size_t cases = 1;
    for (std::size_t world = 0; world < worlds; ++world) cases *= 3;
    for (std::size_t code = 0; code < cases; ++code) {
      Tricks wanted{};
      Row row(worlds);
      std::size_t rest = code;
      for (std::size_t world = 0; world < worlds; ++world, rest /= 3) {
        wanted[world] = static_cast<std::uint8_t>(rest % 3);
        row[world] = wanted[world];
      }
      Tricks too_much{};
      const int answer = joint.plan(wanted, too_much);
      require(answer == (possible(all, row) ? 1 : 0), "whether there is a plan", number);
      if (answer == 1) continue;
      ++refused;
      Row much(worlds);
      for (std::size_t world = 0; world < worlds; ++world) {
        require(too_much[world] <= wanted[world], "what is too much was wanted", number);
        much[world] = too_much[world];
      }
      require(!possible(all, much), "what is too much is too much", number);
    }
    if (p.turn() != 0) {
      // A plan begins with some card.
      Tricks wanted{};
      for (std::size_t world = 0; world < worlds; ++world) wanted[world] = open[world];
      Tricks ignored{};
      bool some = false;
      for (const Card card : joint.cards()) some |= joint.plan(wanted, ignored, card) == 1;
      require(some == (joint.plan(wanted, ignored) == 1), "a plan begins with one of the cards", number);
    }
  }
  require(refused > count, "wishes are refused too", count);

  JointQuestion full;
  full.position.hands = {0x0F0F0F00U, 0xF0F00083U, 0x0000F07CU};
  full.position.hands[1] = 0xF0F00003U;
  full.position.hands[2] = 0x0000F0FCU;
  for (int one = 0; one < 32; ++one) {
    for (int other = 0; other < one; ++other) {
      const Mask pair = Mask{1} << one | Mask{1} << other;
      if ((pair & ~full.position.hands[0]) == 0) full.discards.push_back(pair);
    }
  }
  require(fault_of(full) == Fault::none && full.discards.size() == kWorlds, "twelve cards have 66 discards", 0);
  Joint joint(full);
  joint.limit(0);
  Tricks tricks{};
  Tricks ignored{};
  tricks.fill(1);
  require(!joint.open(10, tricks) || joint.plan(tricks, ignored) <= 1, "a deadline is heeded", 0);
  full.discards.push_back(1);
  require(fault_of(full) != Fault::none, "more than 66 discards are a fault", 0);
  return 0;
}
