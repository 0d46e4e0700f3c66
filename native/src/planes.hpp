// The relative position: 64 bits that hold who owns every remaining card, gone cards squeezed out.
//
// Each suit is one byte, its cards pushed to the top: bit 7 is the highest card left, whatever its rank was. Two planes
// tell the owner: plane a (low 32 bits) is set for players 0 and 2, plane b (high 32 bits) for players 1 and 2. Two
// positions that differ only in gone cards are the same number, so this is an exact key of a position between tricks.
// Neighbouring cards of one hand are neighbouring bits, so equal cards need no search for gaps.
//
// A card that is taken out leaves its gap to the cards below, which move up by one. Cards above stay where they are:
// the winning card of a trick keeps its place while the beaten ones are taken out at once.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace prikup {

using Planes = std::uint64_t;
using Mask = std::uint32_t;

inline constexpr Mask kNotTopBits = 0x7f7f7f7fU;
inline constexpr Mask kNotLowBits = 0xfefefefeU;
inline constexpr Mask kTrumpSuit = 0xff000000U;  // trumps always stand in the last byte

namespace detail {

struct CardMasks {
  Planes keep;   // both planes: everything but this card and those under it
  Planes under;  // both planes: the cards of the suit under this one
  Mask from;     // this card and those above
  Mask moved;    // where the cards under it stand once it is gone
};

constexpr std::array<CardMasks, 32> card_masks() {
  std::array<CardMasks, 32> masks{};
  for (unsigned card = 0; card < 32; ++card) {
    const Mask suit = Mask{0xff} << (card & 24U);
    const Mask bit = Mask{1} << card;
    const Mask under = suit & (bit - 1);
    const Mask keep = ~(under | bit);
    masks[card] = {Planes{keep} << 32 | keep, Planes{under} << 32 | under, suit & ~under, under << 1};
  }
  return masks;
}

inline constexpr auto kCard = card_masks();

}  // namespace detail

inline Mask plane_a(Planes p) { return static_cast<Mask>(p); }
inline Mask plane_b(Planes p) { return static_cast<Mask>(p >> 32); }

inline Mask hand_of(Planes p, int player) {
  static constexpr std::array<Mask, 3> flip_a{0, ~Mask{0}, 0};
  static constexpr std::array<Mask, 3> flip_b{~Mask{0}, 0, 0};
  const auto i = static_cast<unsigned>(player);
  return (plane_a(p) ^ flip_a[i]) & (plane_b(p) ^ flip_b[i]);
}

inline Planes without(Planes p, unsigned card) {
  const auto& m = detail::kCard[card];
  return (p & m.keep) | ((p & m.under) << 1);
}

// The highest card of every run of neighbours.
inline Mask run_tops(Mask hand) { return hand & ~((hand >> 1) & kNotTopBits); }

inline Mask at_or_above(unsigned card) { return detail::kCard[card].from; }

// Set of top ranks `relevant`, told in the position after `card` was taken out, as a set in the position before. The set
// is closed upwards in every suit.
inline Mask before_removal(Mask relevant, unsigned card) {
  return relevant | ((relevant & detail::kCard[card].moved) >> 1);
}

// Every run of `hand` that `relevant` touches, to its end.
inline Mask whole_runs(Mask relevant, Mask hand) {
  Mask grown = relevant & hand;
  Mask through = hand;
  grown |= through & ((grown >> 1) & kNotTopBits);
  through &= (through >> 1) & kNotTopBits;
  grown |= through & ((grown >> 2) & 0x3f3f3f3fU);
  through &= (through >> 2) & 0x3f3f3f3fU;
  grown |= through & ((grown >> 4) & 0x0f0f0f0fU);
  return relevant | grown;
}

namespace detail {

constexpr std::array<std::uint8_t, 256> byte_counts() {
  std::array<std::uint8_t, 256> counts{};
  for (unsigned byte = 1; byte < 256; ++byte) counts[byte] = static_cast<std::uint8_t>(counts[byte / 2] + byte % 2);
  return counts;
}

inline constexpr auto kByteCount = byte_counts();

}  // namespace detail

// Cards of one suit in a hand, counted by table: the baseline instruction set has no popcount.
inline int count_in(Mask cards, unsigned suit) { return detail::kByteCount[cards >> (8 * suit) & 0xff]; }

inline unsigned lowest(Mask cards) { return static_cast<unsigned>(std::countr_zero(cards)); }
inline unsigned highest(Mask cards) { return 31U - static_cast<unsigned>(std::countl_zero(cards)); }

}  // namespace prikup
