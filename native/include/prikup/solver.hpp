// Exact open-hand search: values, cards, tables, principal lines.
//
// A solver is one thread's workshop: it owns its tables and nothing is shared between two of them. What it has learned
// stays valid for every later question until forget(): the tables speak of relative positions, not of one deal.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "prikup/position.hpp"

namespace prikup {

// Tricks of the declarer from here on, the current trick included: what is proven.
struct Range {
  std::int8_t low = 0;
  std::int8_t high = 0;
  bool exact() const { return low == high; }
};

struct CardValue {
  Card card = 0;
  Range tricks;
};

// What two players acting together or each for himself take: tricks by player; the talon's hand may take some too.
using Shares = std::array<std::int8_t, 3>;

struct Question {
  Position position;
  int declarer = 0;
  Aim aim = Aim::most;
};

Fault fault_of(const Question& question);

class Solver {
 public:
  static constexpr std::size_t kDefaultBytes = std::size_t{6} << 20;

  explicit Solver(std::size_t bytes = kDefaultBytes);
  ~Solver();
  Solver(Solver&&) noexcept;
  Solver& operator=(Solver&&) noexcept;

  // Stop every later search after so many seconds from now (negative: never), when the flag is set, or when `poll`,
  // asked every few milliseconds, says so.
  void limit(double seconds, const std::atomic<bool>* stop = nullptr, std::function<bool()> poll = {});
  bool stopped() const;  // whether a search was stopped since limit()

  // The position must be without fault in each of these.
  Range value(const Question& question, int guess = -1);
  // Whether the declarer takes at least so many tricks: 1 yes, 0 no, -1 stopped before an answer.
  int at_least(const Question& question, int tricks);
  // A value for every card that may be played, by ascending card.
  std::vector<CardValue> cards(const Question& question);
  // For every card whether the declarer takes at least `tricks` when it is played; `low`, `high` 0..1.
  std::vector<CardValue> cards_at_least(const Question& question, int tricks);
  // Best play of both sides to the end: of equal cards the first suit in the order S C D H, in it the lowest card.
  // Shorter when stopped.
  std::vector<Card> line(const Question& question);
  // Values by strain S C D H N and leader 0..2 with full hands and an empty table.
  std::array<std::array<Range, 3>, 5> table(const std::array<Mask, 3>& hands, int declarer);

  // Raspasy with each player for himself (max-n): everybody plays for the fewest tricks of his own and takes of equal
  // cards the first by suit S C D H, then from the lowest up. False when stopped.
  bool shares(const Position& position, Shares& tricks, std::vector<Card>* line);

  void forget();
  std::uint64_t nodes() const;  // searched since the solver was made
  std::size_t bytes() const;    // held by the tables

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace prikup
