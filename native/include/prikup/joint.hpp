// Misère against a discard that the catchers do not know.
//
// The catchers see each other's hands and the declarer's cards, but not which of them he has put away: each discard is a
// world. One plan of the catchers is for all worlds at once, and in each world the declarer answers it as well as he can.
// Asked is whether some plan takes what is wanted in every world.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "prikup/position.hpp"

namespace prikup {

inline constexpr std::size_t kWorlds = 66;  // discards of twelve cards

// Declarer is player 0, player 1 sits after him. No trump.
struct JointQuestion {
  Position position;           // hands[0]: all cards that may be the declarer's, those put away among them
  std::vector<Mask> discards;  // the worlds: what may lie aside; all of one size
};

Fault fault_of(const JointQuestion& question);

// Tricks of the declarer by world; 0 where nothing is wanted.
using Tricks = std::array<std::uint8_t, 80>;  // whole vectors of sixteen bytes

// Remembers what it has found as long as it lives, up to `facts` at once, of about 200 bytes each. One thread's, like
// `Solver`.
class Joint {
 public:
  explicit Joint(JointQuestion question, std::size_t facts = std::size_t{1} << 16);
  ~Joint();
  Joint(Joint&&) noexcept;
  Joint& operator=(Joint&&) noexcept;

  // As Solver::limit.
  void limit(double seconds, std::function<bool()> poll = {});

  // Tricks in every world when the catchers know the discard, counted up to `most`. False when stopped.
  bool open(int most, Tricks& tricks);
  // Whether one plan gives the declarer at least so many tricks in every world: 1 yes, 0 no, -1 stopped. When not,
  // `too_much` are wishes among them that no plan fulfils together. With `card` the plan begins with it (a catcher is to
  // play then).
  int plan(const Tricks& wanted, Tricks& too_much, int card = -1);

  const JointQuestion& question() const;
  // Cards that a plan may begin with, equal ones once; none when it is the declarer's turn.
  std::vector<Card> cards() const;
  std::uint64_t nodes() const;

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace prikup
