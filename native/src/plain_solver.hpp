// Null-window questions about a relative position, whatever the objective: the one place that picks the search.
#pragma once

#include <memory>

#include "control.hpp"
#include "relative.hpp"
#include "search.hpp"

namespace prikup {

class PlainSolver {
 public:
  // What the tables are to serve: one deal, or one game (an aim, with or without trumps) over many layouts.
  enum class Kept : std::uint8_t { for_a_deal, across_layouts };

  explicit PlainSolver(std::size_t bytes, Kept kept = Kept::for_a_deal)
      : bytes_(kept == Kept::for_a_deal ? bytes / 2 : bytes), kept_(kept) {}

  // Does player 0 take at least `target` of the `left` tricks?
  bool at_least(const Placed& at, bool fewest, bool trump, int target, int left, const Control& control) {
    if (fewest && trump) return ask<true, true>(exact(), at, target, left, control);
    if (fewest) return ask<true, false>(exact(), at, target, left, control);
    if (trump) return ask<false, true>(partition(), at, target, left, control);
    return ask<false, false>(partition(), at, target, left, control);
  }
  // The same once `card` is played.
  bool at_least_after(const Placed& at, unsigned card, bool fewest, bool trump, int target, int left, const Control& control) {
    if (fewest && trump) return ask_after<true, true>(exact(), at, card, target, left, control);
    if (fewest) return ask_after<true, false>(exact(), at, card, target, left, control);
    if (trump) return ask_after<false, true>(partition(), at, card, target, left, control);
    return ask_after<false, false>(partition(), at, card, target, left, control);
  }

  void forget() {
    if (partition_) partition_->clear();
    if (exact_) exact_->clear();
  }
  std::uint64_t nodes() const { return nodes_; }
  std::size_t bytes() const { return (partition_ ? partition_->bytes() : 0) + (exact_ ? exact_->bytes() : 0); }

 private:
  template <bool Fewest, bool Trump>
  struct Counted {
    Search<Fewest, Trump> search;
    std::uint64_t& nodes;
    ~Counted() { nodes += search.nodes(); }
  };

  template <bool Fewest, bool Trump, class Table>
  bool ask(Table& table, const Placed& at, int target, int left, const Control& control) {
    Counted<Fewest, Trump> counted{Search<Fewest, Trump>(table, control), nodes_};
    auto& search = counted.search;
    Mask relevant = 0;
    switch (at.running.on_table) {
      case 0: return search.trick(at.planes, at.leader, target, left, relevant);
      case 1: return search.second(at.planes, at.leader, at.running.winning, target, left, relevant);
      default:
        return search.third(at.planes, at.leader, at.running.led, at.running.winning, at.running.winner, at.running.contested,
                            target, left, relevant);
    }
  }
  template <bool Fewest, bool Trump, class Table>
  bool ask_after(Table& table, const Placed& at, unsigned card, int target, int left, const Control& control) {
    Counted<Fewest, Trump> counted{Search<Fewest, Trump>(table, control), nodes_};
    auto& search = counted.search;
    Mask relevant = 0;
    switch (at.running.on_table) {
      case 0: return search.after_lead(at.planes, at.leader, card, target, left, relevant);
      case 1: return search.after_second(at.planes, at.leader, at.running.winning, card, target, left, relevant);
      default:
        return search.after_third(at.planes, (at.leader + 2) % 3, at.running.winning, at.running.winner, at.running.contested,
                                  card, target, left, relevant);
    }
  }

  PartitionTable& partition() {
    if (!partition_) partition_ = std::make_unique<PartitionTable>(bytes_, kept_ == Kept::across_layouts);
    return *partition_;
  }
  ExactTable& exact() {
    if (!exact_) exact_ = std::make_unique<ExactTable>(bytes_, kept_ == Kept::across_layouts ? 20 : 16);
    return *exact_;
  }

  std::size_t bytes_;  // of each table
  Kept kept_;
  std::unique_ptr<PartitionTable> partition_;
  std::unique_ptr<ExactTable> exact_;
  std::uint64_t nodes_ = 0;
};

}  // namespace prikup
