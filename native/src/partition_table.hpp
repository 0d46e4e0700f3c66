// Table of the contract search: an entry holds for every position that agrees with it on the ranks that mattered.
//
// Positions are grouped by who is on lead and how many cards each hand has in each suit. In a group, an entry keeps the
// owners of the cards, the set of ranks on which its bounds rest, and the bounds: tricks of the declarer from there on.
// Over many layouts of one hand the groups grow long, and each target has a group of its own.
#pragma once

#include <cstdint>
#include <vector>

#include "planes.hpp"

namespace prikup {

class PartitionTable {
 public:
  struct Entry {
    Planes planes;
    Mask relevant;
    std::uint32_t next : 24;
    std::uint32_t low : 4;
    std::uint32_t high : 4;
  };
  static_assert(sizeof(Entry) == 16);

  explicit PartitionTable(std::size_t bytes, bool by_target = false) : targets_(by_target ? 15 : 0) {
    std::size_t heads = 1U << 13;
    while (heads * sizeof(Head) * 4 > bytes && heads > 64) heads /= 2;
    heads_.resize(heads);
    std::size_t entries = (bytes - heads * sizeof(Head)) / sizeof(Entry);
    entries = entries < 256 ? 256 : entries > (1U << 24) - 1 ? (1U << 24) - 1 : entries;
    limit_ = static_cast<std::uint32_t>(entries);
    entries_.resize(1);
    entries_.reserve(entries < 4096 ? entries : 4096);
  }

  std::size_t bytes() const { return heads_.size() * sizeof(Head) + entries_.capacity() * sizeof(Entry); }

  void clear() {
    entries_.resize(1);
    if (++generation_ > kGenerations) {
      generation_ = 1;
      for (auto& head : heads_) head = Head{};
    }
  }

  // What of a group tells the target apart: four bits.
  std::uint64_t part(int target) const { return static_cast<unsigned>(target) & targets_; }

  // An entry of a group (55 bits) that decides whether the declarer takes `target` tricks in this position, or null. It
  // moves to the front, where the next similar position finds it; a group past its length loses its end.
  const Entry* find(std::uint64_t group, Planes planes, int target) {
    const std::uint64_t key = group << kAge | generation_;
    std::size_t at = place(group);
    for (int i = 0; i < kProbes; ++i, at = (at + 1) & (heads_.size() - 1)) {
      if (heads_[at].key == key) return find(heads_[at].entry, planes, target);
    }
    return nullptr;
  }

  void store(std::uint64_t group, Planes planes, Mask relevant, int low, int high) {
    if (entries_.size() >= limit_) clear();
    const std::uint64_t key = group << kAge | generation_;
    std::size_t at = place(group);
    std::size_t chosen = at;
    for (int i = 0; i < kProbes; ++i, at = (at + 1) & (heads_.size() - 1)) {
      if (heads_[at].key == key) {
        chosen = at;
        break;
      }
      if ((heads_[at].key & kGenerations) != generation_) {
        heads_[at] = Head{key, 0};
        chosen = at;
        break;
      }
    }
    Head& head = heads_[chosen];
    if (head.key != key) head = Head{key, 0};
    const Planes both = Planes{relevant} << 32 | relevant;
    for (std::uint32_t i = head.entry; i != 0; i = entries_[i].next) {
      Entry& old = entries_[i];
      if (old.relevant == relevant && ((old.planes ^ planes) & both) == 0) {
        if (low > static_cast<int>(old.low)) old.low = static_cast<std::uint32_t>(low) & 15U;
        if (high < static_cast<int>(old.high)) old.high = static_cast<std::uint32_t>(high) & 15U;
        return;
      }
    }
    entries_.push_back(Entry{planes, relevant, head.entry & 0xffffffU, static_cast<std::uint32_t>(low) & 15U,
                             static_cast<std::uint32_t>(high) & 15U});
    head.entry = static_cast<std::uint32_t>(entries_.size() - 1);
  }

 private:
  struct Head {
    std::uint64_t key = 0;
    std::uint32_t entry = 0;
  };
  static constexpr int kProbes = 4;
  static constexpr int kAge = 9;  // bits of a key that tell the generation
  static constexpr int kLongest = 192;
  static constexpr std::uint64_t kGenerations = (1U << kAge) - 1;

  const Entry* find(std::uint32_t& head, Planes planes, int target) {
    std::uint32_t before = 0;
    int seen = 0;
    for (std::uint32_t i = head; i != 0; before = i, i = entries_[i].next) {
      Entry& entry = entries_[i];
      const Planes differs = entry.planes ^ planes;
      if (((differs >> 32 | differs) & entry.relevant) == 0 &&
          (static_cast<int>(entry.low) >= target || static_cast<int>(entry.high) < target)) {
        if (before != 0) {
          entries_[before].next = entry.next;
          entry.next = head & 0xffffffU;
          head = i;
        }
        return &entry;
      }
      if (++seen == kLongest) entry.next = 0;
    }
    return nullptr;
  }

  std::size_t place(std::uint64_t group) const {
    return static_cast<std::size_t>((group * 0x9E3779B97F4A7C15ULL) >> 40) & (heads_.size() - 1);
  }

  std::vector<Head> heads_;
  std::vector<Entry> entries_;
  std::uint32_t limit_ = 0;
  unsigned targets_;
  std::uint64_t generation_ = 1;
};

}  // namespace prikup
