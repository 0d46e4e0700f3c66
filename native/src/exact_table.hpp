// Table of the misère search: one slot a position, the newer position wins the slot.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

#include "planes.hpp"

namespace prikup {

class ExactTable {
 public:
  struct Slot {
    Planes planes = 0;
    std::uint32_t generation = 0;
    std::uint8_t leader = 0;
    std::uint8_t low = 0;
    std::uint8_t high = 0;
  };
  static_assert(sizeof(Slot) == 16);

  // At most 2^`most` slots: more are slower where everything is forgotten between deals.
  explicit ExactTable(std::size_t bytes, int most = 16) {
    std::size_t slots = std::bit_floor(bytes / sizeof(Slot));
    if (slots < 256) slots = 256;
    slots = std::min(slots, std::size_t{1} << most);
    slots_.resize(slots);
  }

  std::size_t bytes() const { return slots_.size() * sizeof(Slot); }

  void clear() {
    if (++generation_ == 0) {
      for (auto& slot : slots_) slot = Slot{};
      generation_ = 1;
    }
  }

  Slot& slot(Planes planes, int leader) {
    const std::uint64_t hash = (planes ^ static_cast<std::uint64_t>(leader) << 20) * 0x9E3779B97F4A7C15ULL;
    return slots_[static_cast<std::size_t>((hash ^ hash >> 32) >> 16) & (slots_.size() - 1)];
  }
  bool holds(const Slot& slot, Planes planes, int leader) const {
    return slot.planes == planes && slot.generation == generation_ && slot.leader == leader;
  }
  void take(Slot& slot, Planes planes, int leader, int low, int high) const {
    slot = Slot{planes, generation_, static_cast<std::uint8_t>(leader), static_cast<std::uint8_t>(low),
                static_cast<std::uint8_t>(high)};
  }

 private:
  std::vector<Slot> slots_;
  std::uint32_t generation_ = 1;
};

}  // namespace prikup
