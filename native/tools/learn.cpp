// Learns the move ordering: the solver plays itself through random deals, at sampled nodes that some card refutes every
// card is tried, and each cell gets the chance that its card refutes divided by a root of what trying it costs.
//
//   learn DEALS [SEED] > src/learned_scores.hpp
//
// Run it two or three times, each on the scores of the last: costs depend on the order in which the rest is searched.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <vector>

#include "ordering.hpp"
#include "relative.hpp"
#include "search.hpp"

namespace {

using namespace prikup;

struct Cell {
  double tried = 0;
  double good = 0;
  double cost = 0;
};

struct Sampler {
  static constexpr bool on = true;
  std::vector<Cell>* cells;
  std::mt19937* random;
  int depth = 0;
  unsigned rate = 8;

  bool wants() { return (*random)() % rate == 0; }
  void tell(unsigned cell, bool good, std::uint64_t cost) {
    Cell& c = (*cells)[cell];
    c.tried += 1;
    c.good += good ? 1 : 0;
    c.cost += static_cast<double>(cost);
  }
};

// How far a misère hand is from 7, 7 9, 7 9 J, 7 9 J K in every suit.
int holes(Mask hand) {
  int found = 0;
  for (unsigned suit = 0; suit < 4; ++suit) {
    int allowed = 0;
    for (int rank = 0; rank < 8; ++rank) {
      if ((hand >> (8 * suit) >> rank & 1) == 0) continue;
      found += std::max(0, rank - allowed);
      allowed += 2;
    }
  }
  return found;
}

template <bool Fewest, bool Trump>
std::vector<Cell> learn(int deals, unsigned seed, double share_low) {
  std::vector<Cell> cells(kCells);
  std::mt19937 random(seed);
  using S = Search<Fewest, Trump, Sampler>;
  typename S::Table table(std::size_t{1} << 20);
  const Control control;
  std::mt19937 sample(seed + 1);
  for (int i = 0; i < deals; ++i) {
    std::array<int, 32> deck{};
    std::array<Mask, 3> hands{};
    do {
      for (int k = 0; k < 32; ++k) deck[static_cast<std::size_t>(k)] = k;
      for (std::size_t k = 31; k > 0; --k) std::swap(deck[k], deck[random() % (k + 1)]);
      hands = {};
      for (int k = 0; k < 30; ++k) hands[static_cast<std::size_t>(k / 10)] |= Mask{1} << deck[static_cast<std::size_t>(k)];
      if (!Fewest || i % 4 >= 4 * share_low) break;
      if (holes(hands[0]) <= 6) break;
    } while (true);
    Position position{};
    position.hands = hands;
    position.trump = Trump ? 3 : kNoTrump;
    position.leader = i % 3;
    const Relative at(position, 0);
    table.clear();
    S search(table, control, Sampler{&cells, &sample});
    int target = Fewest && i % 4 < 4 * share_low ? 1 : 4;
    int low = 0;
    int high = 10;
    while (low < high) {
      if (target <= low) target = low + 1;
      Mask relevant = 0;
      if (search.trick(at.planes, at.leader, target, 10, relevant)) low = target++;
      else high = --target;
    }
  }
  return cells;
}

void print(const char* name, const std::vector<Cell>& cells) {
  std::printf("inline constexpr Scores %s{", name);
  for (unsigned i = 0; i < kCells; ++i) {
    const Cell& c = cells[i];
    int score = 0;
    if (c.tried > 0) {
      // A few made-up trials keep rare cells from extremes.
      const double chance = (c.good + 0.5) / (c.tried + 1.0);
      const double value = std::log2(chance) - 0.25 * std::log2(c.cost / c.tried);
      score = static_cast<int>(std::lround(std::fmax(-127, 90 + 20 * value)));
    }
    std::printf("%s%d,", i % 40 == 0 ? "\n" : "", score);
  }
  std::printf("};\n\n");
}

}  // namespace

int main(int argc, char** argv) {
  const int deals = argc > 1 ? std::atoi(argv[1]) : 1000;
  const unsigned seed = argc > 2 ? static_cast<unsigned>(std::atoi(argv[2])) : 700001U;
  std::printf("// Made by tools/learn.cpp: learn %d %u. Do not edit.\n#pragma once\n\n#include \"ordering.hpp\"\n\nnamespace prikup {\n\n", deals, seed);
  print("kTrumpScores", learn<false, true>(deals, seed, 0));
  print("kNoTrumpScores", learn<false, false>(deals, seed + 10, 0));
  print("kMisereScores", learn<true, false>(deals, seed + 20, 0.5));
  std::printf("}  // namespace prikup\n");
  return 0;
}
