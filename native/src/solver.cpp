#include "prikup/solver.hpp"

#include <algorithm>
#include <bit>

#include "control.hpp"
#include "max_n.hpp"
#include "narrow.hpp"
#include "plain_solver.hpp"
#include "special_search.hpp"

namespace prikup {

Fault fault_of(const Question& question) {
  const int declarer = question.declarer;
  if (declarer < 0 || declarer > 2 || declarer == question.position.absent) return Fault::player;
  return fault_of(question.position);
}

struct Solver::Parts {
  explicit Parts(std::size_t size) : bytes(size), plain(size / 3) {}

  std::size_t bytes;
  PlainSolver plain;
  std::unique_ptr<MaxN> max_n;
  Control control;
  std::uint64_t special_nodes = 0;
  bool stopped = false;

  MaxN& shared() {
    if (!max_n) max_n = std::make_unique<MaxN>(bytes - bytes / 3);
    return *max_n;
  }
};

Solver::Solver(std::size_t bytes) : parts_(std::make_unique<Parts>(bytes)) {}
Solver::~Solver() = default;
Solver::Solver(Solver&&) noexcept = default;
Solver& Solver::operator=(Solver&&) noexcept = default;

void Solver::limit(double seconds, const std::atomic<bool>* stop, std::function<bool()> poll) {
  parts_->control = Control(seconds, stop, std::move(poll));
  parts_->stopped = false;
}

bool Solver::stopped() const { return parts_->stopped; }

namespace {

constexpr int kFirstGuess = 4;

// One question, with everything that asking it in parts needs.
class Asker {
 public:
  Asker(PlainSolver& plain, const Control& control, const Question& question)
      : plain_(plain), control_(control), question_(question), left_(question.position.cards()),
        fewest_(question.aim == Aim::fewest), trump_(question.position.trump != kNoTrump),
        special_(is_special(question.position)), search_(plain, question.declarer, question.aim, control) {
    if (!special_) relative_.emplace_back(question.position, question.declarer);
  }

  int left() const { return left_; }
  std::uint64_t special_nodes() const { return search_.nodes(); }

  bool at_least(int target) {
    if (target <= 0 || target > left_) return target <= 0;
    if (special_) return search_.at_least(question_.position, target);
    return plain_.at_least(relative_[0], fewest_, trump_, target, left_, control_);
  }
  bool at_least_after(Card card, int target) {
    if (target <= 0 || target > left_) return target <= 0;
    if (!special_) {
      return plain_.at_least_after(relative_[0], relative_[0].relative(card), fewest_, trump_, target, left_, control_);
    }
    const Step step = play(question_.position, card);
    const int gained = step.closed && step.taker == question_.declarer ? 1 : 0;
    if (step.closed && left_ == 1) return gained >= target;
    return search_.at_least(step.position, target - gained);
  }
  // Cards that may be played, one of every run of equal ones, and the run of each.
  Mask choices() const {
    const Position& p = question_.position;
    return lowest_of_runs(p.legal(), p.hands[static_cast<unsigned>(p.turn())], live());
  }
  Mask live() const {
    const Position& p = question_.position;
    Mask cards = p.hands[0] | p.hands[1] | p.hands[2];
    if (!special_) {
      // Of the cards on the table only the winning one can still tell two cards apart.
      Card best = p.table[0];
      if (p.on_table == 2) {
        const Card other = p.table[1];
        const bool beats = other >> 3 == best >> 3 ? other > best : other >> 3 == p.trump;
        if (beats) best = other;
      }
      return p.on_table == 0 ? cards : cards | Mask{1} << best;
    }
    cards |= p.seen();
    for (int i = 0; i < p.talon_count; ++i) cards |= Mask{1} << p.talon[static_cast<unsigned>(i)];
    return cards;
  }

 private:
  PlainSolver& plain_;
  const Control& control_;
  const Question& question_;
  int left_;
  bool fewest_;
  bool trump_;
  bool special_;
  std::vector<Relative> relative_;
  SpecialSearch search_;
};

}  // namespace

Range Solver::value(const Question& question, int guess) {
  Asker asker(parts_->plain, parts_->control, question);
  Range range{0, static_cast<std::int8_t>(asker.left())};
  try {
    narrow(range, guess < 0 ? kFirstGuess : guess, [&](int target) { return asker.at_least(target); });
  } catch (const Stopped&) {
    parts_->stopped = true;
  }
  parts_->special_nodes += asker.special_nodes();
  return range;
}

int Solver::at_least(const Question& question, int tricks) {
  Asker asker(parts_->plain, parts_->control, question);
  int answer = -1;
  try {
    answer = asker.at_least(tricks) ? 1 : 0;
  } catch (const Stopped&) {
    parts_->stopped = true;
  }
  parts_->special_nodes += asker.special_nodes();
  return answer;
}

namespace {

// Gives every legal card the range of the run it belongs to.
template <class RangeOf>
std::vector<CardValue> spread(const Asker& asker, const Position& p, RangeOf range_of) {
  std::vector<CardValue> values;
  const Mask choices = asker.choices();
  Range current{};
  for (Mask cards = p.legal(); cards != 0; cards &= cards - 1) {
    const auto card = static_cast<Card>(std::countr_zero(cards));
    if (choices >> card & 1) current = range_of(card);
    values.push_back({card, current});
  }
  return values;
}

}  // namespace

std::vector<CardValue> Solver::cards(const Question& question) {
  Asker asker(parts_->plain, parts_->control, question);
  int guess = kFirstGuess;
  bool stopped = false;
  auto values = spread(asker, question.position, [&](Card card) {
    Range range{0, static_cast<std::int8_t>(asker.left())};
    if (stopped) return range;
    try {
      narrow(range, guess, [&](int target) { return asker.at_least_after(card, target); });
      guess = range.low;
    } catch (const Stopped&) {
      stopped = parts_->stopped = true;
    }
    return range;
  });
  parts_->special_nodes += asker.special_nodes();
  return values;
}

std::vector<CardValue> Solver::cards_at_least(const Question& question, int tricks) {
  Asker asker(parts_->plain, parts_->control, question);
  bool stopped = false;
  auto values = spread(asker, question.position, [&](Card card) {
    if (stopped) return Range{0, 1};
    try {
      const auto answer = static_cast<std::int8_t>(asker.at_least_after(card, tricks) ? 1 : 0);
      return Range{answer, answer};
    } catch (const Stopped&) {
      stopped = parts_->stopped = true;
    }
    return Range{0, 1};
  });
  parts_->special_nodes += asker.special_nodes();
  return values;
}

std::vector<Card> Solver::line(const Question& question) {
  std::vector<Card> played;
  Question now = question;
  Range range = value(now);
  if (!range.exact()) return played;
  int need = range.low;
  try {
    while (true) {
      const Position& p = now.position;
      Asker asker(parts_->plain, parts_->control, now);
      const bool wants_more = (p.turn() == now.declarer) == (now.aim == Aim::most);
      Card chosen = 0;
      for (Mask cards = asker.choices(); cards != 0; cards &= cards - 1) {
        chosen = static_cast<Card>(std::countr_zero(cards));
        const bool keeps = (cards & (cards - 1)) == 0 ||
                           (wants_more ? asker.at_least_after(chosen, need) : !asker.at_least_after(chosen, need + 1));
        if (keeps) break;
      }
      parts_->special_nodes += asker.special_nodes();
      const int left = p.cards();
      const Step step = play(p, chosen);
      played.push_back(chosen);
      if (step.closed && step.taker == now.declarer) --need;
      if (step.closed && left == 1) return played;
      now.position = step.position;
    }
  } catch (const Stopped&) {
    parts_->stopped = true;
    return played;
  }
}

std::array<std::array<Range, 3>, 5> Solver::table(const std::array<Mask, 3>& hands, int declarer) {
  std::array<std::array<Range, 3>, 5> values{};
  for (int strain = 0; strain < 5; ++strain) {
    parts_->plain.forget();
    int guess = -1;
    for (int leader = 0; leader < 3; ++leader) {
      Question question{};
      question.position.hands = hands;
      question.position.trump = strain;
      question.position.leader = leader;
      question.declarer = declarer;
      const Range range = value(question, guess);
      values[static_cast<unsigned>(strain)][static_cast<unsigned>(leader)] = range;
      guess = range.low;
    }
  }
  return values;
}

bool Solver::shares(const Position& position, Shares& tricks, std::vector<Card>* line) {
  if (position.absent >= 0) {
    // Of two players each one's loss is the other's gain: the usual search answers, and its line follows the same rule.
    const Question question{position, position.turn(), Aim::fewest};
    const Range own = value(question);
    if (!own.exact()) return false;
    tricks = {};
    tricks[static_cast<unsigned>(position.turn())] = own.low;
    tricks[static_cast<unsigned>(position.next(position.turn()))] = static_cast<std::int8_t>(position.cards() - own.low);
    if (line == nullptr) return true;
    *line = this->line(question);
    return !stopped();
  }
  MaxN& search = parts_->shared();
  try {
    MaxN::Packed found = search.shares(position, parts_->control);
    for (unsigned player = 0; player < 3; ++player) {
      tricks[player] = static_cast<std::int8_t>(MaxN::share(found, static_cast<int>(player)));
    }
    if (line == nullptr) return true;
    line->clear();
    Position p = position;
    while (true) {
      Mask live = p.seen();
      for (int i = 0; i < p.talon_count; ++i) live |= Mask{1} << p.talon[static_cast<unsigned>(i)];
      const int mover = p.turn();
      const int left = p.cards();
      Mask choices = lowest_of_runs(p.legal(), p.hands[static_cast<unsigned>(mover)], live);
      int least = 99;
      Step chosen{};
      Card card = 0;
      for (; choices != 0; choices &= choices - 1) {
        const auto candidate = static_cast<Card>(std::countr_zero(choices));
        const Step step = play(p, candidate);
        int own = step.closed && step.taker == mover ? 1 : 0;
        if (!step.closed || left > 1) own += MaxN::share(search.shares(step.position, parts_->control, false), mover);
        if (own < least) {
          least = own;
          chosen = step;
          card = candidate;
        }
      }
      line->push_back(card);
      if (chosen.closed && left == 1) return true;
      p = chosen.position;
    }
  } catch (const Stopped&) {
    parts_->stopped = true;
    return false;
  }
}

void Solver::forget() {
  parts_->plain.forget();
  if (parts_->max_n) parts_->max_n->forget();
}

std::uint64_t Solver::nodes() const {
  return parts_->plain.nodes() + parts_->special_nodes + (parts_->max_n ? parts_->max_n->nodes() : 0);
}

std::size_t Solver::bytes() const { return parts_->plain.bytes() + (parts_->max_n ? parts_->max_n->bytes() : 0); }

}  // namespace prikup
