// Raspasy with each player for himself. The rule for equal cards is part of the definition, see Solver::shares.
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "control.hpp"
#include "planes.hpp"
#include "prikup/position.hpp"
#include "prikup/solver.hpp"
#include "special_search.hpp"

namespace prikup {

class MaxN {
 public:
  // Tricks of the three players, a byte each.
  using Packed = std::uint32_t;

  explicit MaxN(std::size_t bytes);

  // `first` unless the question before was about the same deal.
  Packed shares(const Position& position, const Control& control, bool first = true);
  void forget();
  std::uint64_t nodes() const { return nodes_; }
  std::size_t bytes() const { return slots_.size() * sizeof(Slot); }

  static int share(Packed packed, int player) { return static_cast<int>(packed >> (8 * player) & 0xff); }

 private:
  struct Slot {
    Planes planes = 0;
    std::uint32_t generation = 0;
    std::uint8_t leader = 0;
    std::array<std::uint8_t, 3> shares{};
  };
  static_assert(sizeof(Slot) == 16);

  Packed search(const Position& position);
  Packed trick(Planes p, int leader);
  Packed second(Planes p, int leader, unsigned first);
  Packed third(Planes p, int leader, unsigned led, unsigned winning, int winner);

  std::vector<Slot> slots_;
  std::unordered_map<SpecialKey, Packed, SpecialHash> special_;  // of the question being answered
  std::uint32_t generation_ = 1;
  std::uint64_t nodes_ = 0;
  const Control* control_ = nullptr;
};

}  // namespace prikup
