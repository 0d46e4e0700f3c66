// What one suit alone says, for all 9,841 ways in which up to eight cards can lie with three players.
//
// A suit with n cards left is a string of n owners from the top down. Strings are numbered without gaps as numbers
// written in the digits 1, 2, 3 (owner + 1), the top card being the lowest digit.
#pragma once

#include <array>
#include <cstdint>

#include "planes.hpp"

namespace prikup {

inline constexpr int kSuitPatterns = 9841;  // 3^0 + 3^1 + ... + 3^8

// Player 0 is the declarer, 1 and 2 defend. Numbers of four bits in one word, so that the table stays small.
class SuitFacts {
 public:
  struct Numbers {
    std::array<int, 3> length{};  // cards a player holds
    std::array<int, 3> top{};     // cards he holds from the top down without a gap
    std::array<int, 3> cash{};    // tricks he takes in the suit, leading it himself, nobody ruffing
    int sure = 0;                 // tricks the declarer takes with these cards as trumps, whatever happens
    int side_sure = 0;            // the same for the better defender
  };

  constexpr SuitFacts() = default;
  explicit SuitFacts(const Numbers& n) {
    unsigned at = 0;
    for (const auto* row : {&n.length, &n.top, &n.cash}) {
      for (const int number : *row) put(at++, number);
    }
    put(at++, n.sure);
    put(at, n.side_sure);
  }

  std::uint64_t lengths() const { return bits_ & 0xfff; }
  int length(int player) const { return get(static_cast<unsigned>(player)); }
  int top(int player) const { return get(3 + static_cast<unsigned>(player)); }
  int cash(int player) const { return get(6 + static_cast<unsigned>(player)); }
  int sure() const { return get(9); }
  int side_sure() const { return get(10); }
  bool side_tops() const { return (bits_ >> 16 & 0xff) != 0; }

 private:
  int get(unsigned at) const { return static_cast<int>(bits_ >> (4 * at) & 15); }
  void put(unsigned at, int number) { bits_ |= static_cast<std::uint64_t>(number) << (4 * at); }

  std::uint64_t bits_ = 0;
};

namespace detail {

constexpr std::array<std::uint16_t, 256> pattern_weights() {
  std::array<std::uint16_t, 256> sums{};
  for (unsigned byte = 0; byte < 256; ++byte) {
    unsigned weight = 1;
    unsigned sum = 0;
    for (int bit = 7; bit >= 0; --bit, weight *= 3) {
      if (byte >> bit & 1U) sum += weight;
    }
    sums[byte] = static_cast<std::uint16_t>(sum);
  }
  return sums;
}

inline constexpr auto kPatternWeight = pattern_weights();

}  // namespace detail

// The number of the pattern in suit 0..3 of a position.
inline unsigned pattern_of(Planes p, unsigned suit) {
  const auto a = static_cast<std::uint8_t>(p >> (8 * suit));
  const auto b = static_cast<std::uint8_t>(p >> (32 + 8 * suit));
  return detail::kPatternWeight[a] + 2U * detail::kPatternWeight[b];
}

extern const std::array<SuitFacts, kSuitPatterns> kSuitFacts;

// Owners of a pattern from the top down; the length is returned.
int pattern_owners(unsigned pattern, std::array<std::uint8_t, 8>& owners);
unsigned pattern_number(const std::array<std::uint8_t, 8>& owners, int length);

}  // namespace prikup
