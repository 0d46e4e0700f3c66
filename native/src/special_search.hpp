// Positions outside the plain search: tricks whose suit the talon names or leads, tricks that first hand leads whoever
// won, and raspasy of two players. Once the special tricks are over, the plain search goes on.
#pragma once

#include <array>
#include <cstdint>
#include <unordered_map>

#include "control.hpp"
#include "plain_solver.hpp"
#include "prikup/position.hpp"

namespace prikup {

bool is_special(const Position& position);

// One card of every run of equal cards of `hand` among `legal`: the lowest. `live` are all cards that still matter.
Mask lowest_of_runs(Mask legal, Mask hand, Mask live);

// The position after a card, who won the trick if it closed one, and what holds of the tricks to come.
struct Step {
  Position position;
  int taker = -1;  // 0..2 a player, -1 nobody yet or nobody at all, 3 the talon
  bool closed = false;
};
Step play(const Position& position, Card card);

// A special position between two tricks: the rest of it follows from how many cards are left.
struct SpecialKey {
  std::array<Mask, 3> hands;
  int leader;
  bool operator==(const SpecialKey&) const = default;
};
struct SpecialHash {
  std::size_t operator()(const SpecialKey& key) const {
    std::uint64_t h = key.hands[0] * 0x9E3779B97F4A7C15ULL;
    h = (h ^ key.hands[1]) * 0xC2B2AE3D27D4EB4FULL;
    h = (h ^ (h >> 29) ^ key.hands[2]) * 0x165667B19E3779F9ULL;
    return static_cast<std::size_t>(h ^ (h >> 32)) + static_cast<std::size_t>(key.leader);
  }
};

class SpecialSearch {
 public:
  SpecialSearch(PlainSolver& plain, int hero, Aim aim, const Control& control) : plain_(plain), control_(control), hero_(hero), aim_(aim) {}

  bool at_least(const Position& position, int target);
  std::uint64_t nodes() const { return nodes_; }

 private:
  struct Bounds {
    std::int8_t low = 0;
    std::int8_t high = 10;
  };
  static constexpr std::size_t kMost = std::size_t{1} << 20;

  bool search(const Position& position, int target);

  PlainSolver& plain_;
  const Control& control_;
  int hero_;
  Aim aim_;
  std::unordered_map<SpecialKey, Bounds, SpecialHash> known_;
  std::uint64_t nodes_ = 0;
};

}  // namespace prikup
