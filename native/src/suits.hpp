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

// Player 0 is the declarer, 1 and 2 defend.
struct SuitFacts {
  std::uint16_t lengths;            // 4 bits a player
  std::array<std::uint8_t, 3> top;  // cards a player holds from the top down without a gap
  std::array<std::uint8_t, 3> cash; // tricks he takes in the suit, leading it himself, nobody ruffing
  std::uint8_t side_top;            // the same run for the defenders together
  std::uint8_t sure;                // tricks the declarer takes with these cards as trumps, whatever happens
  std::uint8_t side_sure;           // the same for the better defender
  std::uint8_t length[3];
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
