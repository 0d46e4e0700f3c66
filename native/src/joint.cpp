#include "prikup/joint.hpp"

#include <algorithm>
#include <bit>
#include <unordered_map>
#include <utility>

#include "control.hpp"
#include "open_worlds.hpp"
#include "prikup/solver.hpp"

namespace prikup {

namespace {

constexpr std::size_t kFacts = 24;  // remembered of one position
constexpr std::size_t kTableBytes = std::size_t{1} << 20;  // worlds differ by two cards: small tables serve, and are sooner made

// Whether `a` has at least as many tricks as `b` in every world.
bool covers(const Tricks& a, const Tricks& b) {
  bool less = false;
  for (std::size_t i = 0; i < a.size(); ++i) less |= a[i] < b[i];
  return !less;
}

std::size_t wishes(const Tricks& wanted) {
  std::size_t found = 0;
  for (const std::uint8_t tricks : wanted) found += tricks != 0 ? 1 : 0;
  return found;
}

Tricks least(const Tricks& a, const Tricks& b) {
  Tricks found;
  for (std::size_t i = 0; i < a.size(); ++i) found[i] = std::min(a[i], b[i]);
  return found;
}

struct Key {
  Mask known, first, second;
  std::uint32_t trick;  // who leads, and the cards on the table
  bool operator==(const Key&) const = default;
};

struct Node {
  Mask known = 0;  // declarer's cards not played, those put away among them
  std::array<Mask, 2> catchers{};
  int leader = 0;
  int on_table = 0;
  std::array<Card, 2> table{};

  Key key() const {
    std::uint32_t trick = static_cast<std::uint32_t>(leader * 3 + on_table);
    for (int i = 0; i < on_table; ++i) trick = trick << 8 | table[static_cast<std::size_t>(i)];
    return {known, catchers[0], catchers[1], trick};
  }
  int turn() const { return (leader + on_table) % 3; }
  Mask legal(Mask hand) const {
    if (on_table == 0) return hand;
    const Mask same = hand & Mask{0xFF} << (table[0] / 8 * 8);
    return same != 0 ? same : hand;
  }
};

struct Next {
  Node node;
  bool won = false;  // this card has closed a trick of the declarer's
};

Next after(const Node& node, Card card) {
  Next next{node, false};
  Node& n = next.node;
  const Mask gone = ~(Mask{1} << card);
  if (node.turn() == 0) n.known &= gone;
  else n.catchers[static_cast<std::size_t>(node.turn() - 1)] &= gone;
  if (node.on_table < 2) {
    n.table[static_cast<std::size_t>(n.on_table++)] = card;
    return next;
  }
  int winner = node.leader;
  Card best = node.table[0];
  for (const auto& [played, by] : {std::pair{node.table[1], (node.leader + 1) % 3}, std::pair{card, node.turn()}}) {
    if (played / 8 == best / 8 && played > best) {
      best = played;
      winner = by;
    }
  }
  n.on_table = 0;
  n.leader = winner;
  next.won = winner == 0;
  return next;
}

struct Hash {
  std::size_t operator()(const Key& key) const {
    std::uint64_t hash = 0x9E3779B97F4A7C15u;
    for (const std::uint64_t part : {std::uint64_t{key.known} << 32 | key.first, std::uint64_t{key.second} << 32 | key.trick}) {
      hash = (hash ^ part) * 0xD6E8FEB86659FD93u;
      hash ^= hash >> 32;
    }
    return static_cast<std::size_t>(hash);
  }
};

// What is known of a position: wishes that a plan fulfils, and wishes that none does. More is wanted, less is fulfilled.
struct Facts {
  std::vector<Tricks> yes, no;

  // 1, 0 with the wishes that are too much, or -1.
  int answer(const Tricks& wanted, Tricks& too_much) const {
    for (const auto& refused : no) {
      if (covers(wanted, refused)) {
        too_much = refused;
        return 0;
      }
    }
    for (const auto& fulfilled : yes) {
      if (covers(fulfilled, wanted)) return 1;
    }
    return -1;
  }
  void learn(const Tricks& wanted, bool fulfilled) {
    auto& facts = fulfilled ? yes : no;
    std::erase_if(facts, [&](const Tricks& known) { return fulfilled ? covers(wanted, known) : covers(known, wanted); });
    if (facts.size() < kFacts) facts.push_back(wanted);
    else facts[oldest++ % kFacts] = wanted;
  }

  std::size_t size() const { return yes.size() + no.size(); }

  std::size_t oldest = 0;
};

}  // namespace

struct Joint::Parts {
  Parts(JointQuestion asked, std::size_t most) : question(std::move(asked)), most_facts(most) {
    const Position& p = question.position;
    root = {p.hands[0], {p.hands[1], p.hands[2]}, p.leader, p.on_table, p.table};
  }

  JointQuestion question;
  std::size_t most_facts;
  Node root;
  OpenWorlds open{kTableBytes};
  Control control;
  std::unordered_map<Key, Facts, Hash> memory;
  std::uint64_t nodes = 0;

  OpenWorlds::At open_at(const Node& node) {
    Position p;
    p.hands = {node.known, node.catchers[0], node.catchers[1]};
    p.leader = node.leader;
    p.on_table = node.on_table;
    p.table = node.table;
    return {open, p, control};
  }

  // Whether what is wanted can be had in each world by itself; if not, `too_much` is the wish of one world that cannot.
  // That world is asked first the next time.
  bool at_least(const Node& node, const Tricks& wanted, Tricks& too_much) {
    auto here = open_at(node);
    auto refused = [&](std::size_t world) {
      if (wanted[world] == 0 || here.at_least(question.discards[world], wanted[world])) return false;
      too_much = {};
      too_much[world] = wanted[world];
      doubtful_ = world;
      return true;
    };
    if (refused(doubtful_)) return false;
    for (std::size_t world = 0; world < question.discards.size(); ++world) {
      if (world != doubtful_ && refused(world)) return false;
    }
    return true;
  }

  // Of a catcher's cards with nothing between them that anybody may hold or has on the table, the lowest.
  static std::vector<Card> candidates(const Node& node) {
    const Mask hand = node.catchers[static_cast<std::size_t>(node.turn() - 1)];
    Mask others = node.known | node.catchers[static_cast<std::size_t>(2 - node.turn())];
    for (int i = 0; i < node.on_table; ++i) others |= Mask{1} << node.table[static_cast<std::size_t>(i)];
    const Mask mine = node.legal(hand);
    std::vector<Card> found;
    for (Card suit = 0; suit < 4; ++suit) {
      bool run = false;
      for (Card card = static_cast<Card>(8 * suit); card < 8 * suit + 8; ++card) {
        const Mask bit = Mask{1} << card;
        if ((others & bit) != 0) run = false;
        if ((mine & bit) == 0) continue;
        if (!run) found.push_back(card);
        run = true;
      }
    }
    return found;
  }

  // Can all wishes be fulfilled at once? A single one can be, and of several each by itself, or that is seen to later. If
  // not, `too_much` are wishes among them that no plan fulfils together, as few as come to light.
  bool plan(const Node& node, const Tricks& wanted, Tricks& too_much) {
    if (++nodes % 256 == 0) control.check();
    if (wishes(wanted) <= 1) return true;
    if (node.on_table != 0) return decide(node, wanted, too_much);
    if (const int known = remembered(node, wanted, too_much); known >= 0) return known == 1;
    const bool fulfilled = decide(node, wanted, too_much);
    learn(node, fulfilled ? wanted : too_much, fulfilled);
    return fulfilled;
  }

  int remembered(const Node& node, const Tricks& wanted, Tricks& too_much) const {
    const auto known = memory.find(node.key());
    return known == memory.end() ? -1 : known->second.answer(wanted, too_much);
  }
  void learn(const Node& node, const Tricks& wanted, bool fulfilled) {
    if (facts_ >= most_facts) {
      memory.clear();
      facts_ = 0;
    }
    Facts& facts = memory[node.key()];
    facts_ -= facts.size();
    facts.learn(wanted, fulfilled);
    facts_ += facts.size();
  }

  bool decide(const Node& node, const Tricks& wanted, Tricks& too_much) {
    return node.turn() == 0 ? declarer(node, wanted, too_much) : catcher(node, wanted, too_much);
  }

  static void less_one(Tricks& tricks) {
    for (auto& each : tricks) each = static_cast<std::uint8_t>(each - (each != 0 ? 1 : 0));
  }
  static void one_more(Tricks& tricks) {
    for (auto& each : tricks) each = static_cast<std::uint8_t>(each + (each != 0 ? 1 : 0));
  }

  // The catchers choose one card for all worlds. The card that served last in such a place is tried first.
  bool catcher(const Node& node, const Tricks& wanted, Tricks& too_much) {
    auto cards = candidates(node);
    auto& served = served_[static_cast<std::size_t>(std::popcount(node.catchers[0]) * 8 + node.on_table * 2 + node.turn() - 1)];
    if (const auto at = std::find(cards.begin(), cards.end(), served); at != cards.end()) std::rotate(cards.begin(), at, at + 1);
    Tricks sum{};
    for (const Card card : cards) {
      Tricks part;
      // What was too much for the cards before is likely to be too much for this one, and is sooner found to be.
      if (const Tricks some = least(sum, wanted); some == Tricks{} || begins(node, card, some, part)) {
        if (begins(node, card, wanted, part)) {
          served = card;
          return true;
        }
      }
      for (std::size_t i = 0; i < sum.size(); ++i) sum[i] = std::max(sum[i], part[i]);
    }
    too_much = sum;
    return false;
  }

  bool begins(const Node& node, Card card, const Tricks& wanted, Tricks& too_much) {
    const Next next = after(node, card);
    Tricks rest = wanted;
    if (next.won) less_one(rest);
    if (granted(next.node, rest, too_much)) return true;
    if (next.won) one_more(too_much);
    return false;
  }

  // Whether the wishes can be fulfilled each by itself and then all at once.
  bool granted(const Node& node, const Tricks& wanted, Tricks& too_much) {
    const bool several = wishes(wanted) > 1;
    if (several && node.on_table == 0) {
      if (const int known = remembered(node, wanted, too_much); known >= 0) return known == 1;
      if (!at_least(node, wanted, too_much)) return false;
      const bool fulfilled = decide(node, wanted, too_much);
      if (++nodes % 256 == 0) control.check();
      learn(node, fulfilled ? wanted : too_much, fulfilled);
      return fulfilled;
    }
    // Between two cards of the catchers the check would only be repeated after the second.
    const bool later = several && node.turn() != 0;
    return (later || at_least(node, wanted, too_much)) && plan(node, wanted, too_much);
  }

  // The declarer plays in every world what suits him best: a plan needs an answer to each card, in the worlds in which it
  // may be played. Cards that may be played in many worlds come first: there it fails sooner.
  bool declarer(const Node& node, const Tricks& wanted, Tricks& too_much) {
    struct Choice {
      Card card;
      int worlds;
      Tricks wanted;
    };
    std::array<Choice, 12> choices;
    std::size_t count = 0;
    std::array<std::uint8_t, 32> place;
    for (Mask cards = node.known; cards != 0; cards &= cards - 1) {
      const int card = std::countr_zero(cards);
      place[static_cast<std::size_t>(card)] = static_cast<std::uint8_t>(count);
      choices[count++] = {static_cast<Card>(card), 0, {}};
    }
    for (std::size_t world = 0; world < question.discards.size(); ++world) {
      if (wanted[world] == 0) continue;
      for (Mask cards = node.legal(node.known & ~question.discards[world]); cards != 0; cards &= cards - 1) {
        Choice& choice = choices[place[static_cast<std::size_t>(std::countr_zero(cards))]];
        choice.wanted[world] = wanted[world];
        ++choice.worlds;
      }
    }
    std::stable_sort(choices.begin(), choices.begin() + static_cast<std::ptrdiff_t>(count),
                     [](const Choice& a, const Choice& b) { return a.worlds > b.worlds; });
    auto& spoiled = spoiled_[static_cast<std::size_t>(std::popcount(node.catchers[0]) * 3 + node.on_table)];
    for (std::size_t i = 1; i < count; ++i) {
      if (choices[i].card == spoiled && choices[i].worlds > 1) std::rotate(choices.begin(), choices.begin() + static_cast<std::ptrdiff_t>(i), choices.begin() + static_cast<std::ptrdiff_t>(i) + 1);
    }
    for (std::size_t i = 0; i < count; ++i) {
      const Next next = after(node, choices[i].card);
      if (next.won) less_one(choices[i].wanted);
      if (plan(next.node, choices[i].wanted, too_much)) continue;
      if (next.won) one_more(too_much);
      spoiled = choices[i].card;
      return false;
    }
    return true;
  }

 private:
  std::size_t facts_ = 0;  // in memory
  std::array<Card, 33> spoiled_{};
  std::size_t doubtful_ = 0;
  std::array<Card, 96> served_{};
};

Joint::Joint(JointQuestion question, std::size_t facts) : parts_(std::make_unique<Parts>(std::move(question), facts)) {}
Joint::~Joint() = default;
Joint::Joint(Joint&&) noexcept = default;
Joint& Joint::operator=(Joint&&) noexcept = default;

void Joint::limit(double seconds, std::function<bool()> poll) {
  parts_->control = Control(seconds, nullptr, std::move(poll));
}

bool Joint::open(int most, Tricks& tricks) {
  tricks = {};
  try {
    auto here = parts_->open_at(parts_->root);
    for (std::size_t world = 0; world < parts_->question.discards.size(); ++world) {
      while (tricks[world] < most && here.at_least(parts_->question.discards[world], tricks[world] + 1)) ++tricks[world];
    }
  } catch (const Stopped&) {
    return false;
  }
  return true;
}

int Joint::plan(const Tricks& wanted, Tricks& too_much, int card) {
  too_much = {};
  try {
    const Node& root = parts_->root;
    if (card >= 0) return parts_->begins(root, static_cast<Card>(card), wanted, too_much) ? 1 : 0;
    return parts_->at_least(root, wanted, too_much) && parts_->plan(root, wanted, too_much) ? 1 : 0;
  } catch (const Stopped&) {
    return -1;
  }
}

const JointQuestion& Joint::question() const { return parts_->question; }

std::vector<Card> Joint::cards() const { return parts_->root.turn() == 0 ? std::vector<Card>{} : Parts::candidates(parts_->root); }

std::uint64_t Joint::nodes() const { return parts_->nodes; }

Fault fault_of(const JointQuestion& question) {
  if (question.discards.empty() || question.discards.size() > kWorlds) return Fault::unequal;
  for (const Mask discard : question.discards) {
    if ((discard & ~question.position.hands[0]) != 0) return Fault::card;
    Question open;
    open.aim = Aim::fewest;
    open.position = question.position;
    open.position.hands[0] &= ~discard;
    if (open.position.trump != kNoTrump) return Fault::suit;
    if (const Fault fault = fault_of(open); fault != Fault::none) return fault;
  }
  return Fault::none;
}

}  // namespace prikup
