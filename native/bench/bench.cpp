// Speed of the kernel on fixed random deals: nodes, which never wobble, and CPU time of one thread.
//   kernel_bench [DEALS] [--json]
// Deals come from seeds that the learned ordering has never seen (tools/learn.cpp uses others).
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <functional>
#include <random>
#include <string>
#include <vector>

#include "prikup/joint.hpp"
#include "prikup/layouts.hpp"
#include "prikup/solver.hpp"

namespace {

using namespace prikup;

constexpr const char* kRanks = "789TJQKA";

double cpu_seconds() {
  timespec t{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return static_cast<double>(t.tv_sec) + 1e-9 * static_cast<double>(t.tv_nsec);
}

using Hands = std::array<Mask, 3>;

Hands deal(std::mt19937& random, int size) {
  std::array<int, 32> deck{};
  for (int i = 0; i < 32; ++i) deck[static_cast<std::size_t>(i)] = i;
  for (std::size_t i = 31; i > 0; --i) std::swap(deck[i], deck[random() % (i + 1)]);
  Hands hands{};
  std::size_t next = 0;
  for (auto& hand : hands) {
    for (int k = 0; k < size; ++k) hand |= Mask{1} << deck[next++];
  }
  return hands;
}

// A hand somebody might bid misère on. A suit is safe as 7, 7 9, 7 9 J, 7 9 J K; the ranks by which its cards stand above
// that are its holes, and a hand has few of them.
bool misere_like(Mask hand) {
  int holes = 0;
  for (unsigned suit = 0; suit < 4; ++suit) {
    int allowed = 0;
    for (int rank = 0; rank < 8; ++rank) {
      if ((hand >> (8 * suit) >> rank & 1) == 0) continue;
      holes += std::max(0, rank - allowed);
      allowed += 2;
    }
  }
  return holes <= 4;
}

struct Row {
  std::string name;
  double mean_ms, p50_ms, p99_ms, worst_ms, nodes;
};

Row measure(const std::string& name, int deals, unsigned seed, const std::function<bool(const Hands&)>& fit,
            const std::function<void(Solver&, const Hands&, int)>& job, int size = 10) {
  std::mt19937 random(seed);
  Solver solver;
  std::vector<double> times;
  double total = 0;
  std::uint64_t before = solver.nodes();
  for (int i = -3; i < deals; ++i) {
    Hands hands = deal(random, size);
    while (!fit(hands)) hands = deal(random, size);
    if (i == 0) before = solver.nodes();
    const double start = cpu_seconds();
    solver.forget();
    job(solver, hands, std::max(i, 0));
    const double time = cpu_seconds() - start;
    if (i < 0) continue;
    times.push_back(1e3 * time);
    total += 1e3 * time;
  }
  std::sort(times.begin(), times.end());
  const auto at = [&](double part) { return times[std::min(times.size() - 1, static_cast<std::size_t>(part * static_cast<double>(times.size())))]; };
  return {name, total / deals, at(0.5), at(0.99), times.back(), static_cast<double>(solver.nodes() - before) / deals};
}

Question question(const Hands& hands, int trump, int leader, Aim aim = Aim::most) {
  Question q{};
  q.position.hands = hands;
  q.position.trump = trump;
  q.position.leader = leader;
  q.aim = aim;
  return q;
}

// Hands whose owner has ordered a game: how many tricks in each of the 184,756 layouts. A "deal" is one hand.
struct Ordered {
  const char* hand;  // suits S C D H
  const char* discard;
  int trump, leader;
  Aim aim;
};
constexpr std::array<Ordered, 6> kOrdered{{
    {"AKJT98.A98..7", "..7.8", 0, 0, Aim::most},
    {"AKQT7.AQ.KJ8.", "...78", 0, 1, Aim::most},
    {"AQJ98.KQT.A7.", "...78", 0, 2, Aim::most},
    {"7.AKT97.KQ.Q8", "..7.7", 1, 1, Aim::most},
    {"AQT8.AJ9.KQ7.", "..8.7", 4, 0, Aim::most},
    {"78Q.79J.78T.7", ".K.K.", 4, 1, Aim::fewest},
}};

Mask parsed(const char* text) {
  Mask hand = 0;
  for (unsigned suit = 0; *text != 0; ++text) {
    if (*text == '.') ++suit;
    else hand |= Mask{1} << (8 * suit + static_cast<unsigned>(std::strchr(kRanks, *text) - kRanks));
  }
  return hand;
}

Row measure_layouts(const std::string& name, bool worst) {
  std::mt19937 random(20012);
  std::vector<double> times;
  double total = 0;
  std::uint64_t nodes = 0;
  for (const Ordered& o : kOrdered) {
    Layouts layouts{parsed(o.hand), 0, o.trump, o.leader, o.aim};
    layouts.pool = ~(layouts.hand | parsed(o.discard));
    std::vector<Mask> lefts;
    for (Mask left = layouts.pool; left != 0; left = (left - 1) & layouts.pool) {
      if (std::popcount(left) == 10) lefts.push_back(left);
    }
    for (std::size_t i = lefts.size() - 1; i > 0; --i) std::swap(lefts[i], lefts[random() % (i + 1)]);
    std::vector<Range> values(lefts.size(), Range{0, 10});
    LayoutCount count;
    WorstLayout found;
    const double start = cpu_seconds();
    if (worst) worst_layout(layouts, lefts, o.aim == Aim::most ? 10 : 0, false, {}, count, found);
    else layout_values(layouts, lefts, values, {}, count);
    times.push_back(1e3 * (cpu_seconds() - start));
    total += times.back();
    nodes += count.nodes;
  }
  std::sort(times.begin(), times.end());
  const auto hands = static_cast<double>(kOrdered.size());
  return {name, total / hands, times[times.size() / 2], times.back(), times.back(), static_cast<double>(nodes) / hands};
}

// One plan against the 66 discards of twelve cards, ten of them a hand somebody might bid misère on: is there one that
// catches whatever can be caught?
Row measure_joint(const std::string& name, int deals) {
  std::mt19937 random(20013);
  std::vector<double> times;
  double total = 0;
  std::uint64_t nodes = 0;
  for (int i = 0; i < deals; ++i) {
    Hands hands = deal(random, 10);
    while (!misere_like(hands[0])) hands = deal(random, 10);
    JointQuestion q;
    q.position.hands = {~(hands[1] | hands[2]), hands[1], hands[2]};
    q.position.leader = i % 3;
    for (Mask low = q.position.hands[0]; low != 0; low &= low - 1) {
      for (Mask high = low & (low - 1); high != 0; high &= high - 1) q.discards.push_back((low & ~(low - 1)) | (high & ~(high - 1)));
    }
    const double start = cpu_seconds();
    Joint joint(q);
    Tricks caught{};
    Tricks ignored{};
    joint.open(1, caught);
    joint.plan(caught, ignored);
    times.push_back(1e3 * (cpu_seconds() - start));
    total += times.back();
    nodes += joint.nodes();
  }
  std::sort(times.begin(), times.end());
  const auto at = [&](double part) { return times[std::min(times.size() - 1, static_cast<std::size_t>(part * static_cast<double>(times.size())))]; };
  return {name, total / deals, at(0.5), at(0.99), times.back(), static_cast<double>(nodes) / deals};
}

}  // namespace

int main(int argc, char** argv) {
  int deals = 1000;
  bool json = false;
  std::string only;
  for (int i = 1; i < argc; ++i) {
    if (std::strcmp(argv[i], "--json") == 0) json = true;
    else if (std::strncmp(argv[i], "--only=", 7) == 0) only = argv[i] + 7;
    else deals = std::atoi(argv[i]);
  }
  const auto any = [](const Hands&) { return true; };
  const auto like = [](const Hands& hands) { return misere_like(hands[0]); };
  std::vector<Row> rows;
  const auto add = [&](const char* name, int count, unsigned seed, const auto& fit, const auto& job) {
    if (only.empty() || std::string(name).find(only) != std::string::npos) rows.push_back(measure(name, count, seed, fit, job));
  };
  add("table_15", deals, 20001, any, [](Solver& s, const Hands& h, int) { s.table(h, 0); });
  add("contract_cards", deals, 20002, any, [](Solver& s, const Hands& h, int i) { s.cards(question(h, i % 5, i % 3)); });
  add("contract_yes_no_cards", deals, 20003, any, [](Solver& s, const Hands& h, int i) { s.cards_at_least(question(h, i % 5, i % 3), 6); });
  add("contract_value", deals, 20004, any, [](Solver& s, const Hands& h, int i) { s.value(question(h, i % 5, i % 3)); });
  add("misere_cards", deals, 20005, any, [](Solver& s, const Hands& h, int i) { s.cards(question(h, kNoTrump, i % 3, Aim::fewest)); });
  add("misere_value", deals, 20006, any, [](Solver& s, const Hands& h, int i) { s.value(question(h, kNoTrump, i % 3, Aim::fewest)); });
  add("misere_like_value", deals, 20007, like, [](Solver& s, const Hands& h, int i) { s.value(question(h, kNoTrump, i % 3, Aim::fewest), 0); });
  add("misere_like_caught", deals, 20008, like, [](Solver& s, const Hands& h, int i) { s.at_least(question(h, kNoTrump, i % 3, Aim::fewest), 1); });
  add("misere_like_cards", deals, 20009, like, [](Solver& s, const Hands& h, int i) { s.cards(question(h, kNoTrump, i % 3, Aim::fewest)); });
  add("raspasy_shares", std::max(1, deals / 10), 20010, any, [](Solver& s, const Hands& h, int i) {
    Shares shares{};
    s.shares(question(h, kNoTrump, i % 3).position, shares, nullptr);
  });
  add("raspasy_talon_value", std::max(1, deals / 10), 20011, any, [](Solver& s, const Hands& h, int i) {
    Question q = question(h, kNoTrump, 0, Aim::fewest);
    Mask rest = ~(h[0] | h[1] | h[2]);
    q.declarer = i % 3;
    q.position.talon_count = 2;
    q.position.talon = {static_cast<Card>(std::countr_zero(rest)), static_cast<Card>(31 - std::countl_zero(rest))};
    q.position.first_leads = 2;
    s.value(q);
  });
  for (const bool worst : {false, true}) {
    const std::string name = worst ? "all_layouts_worst" : "all_layouts_values";
    if (only.empty() || name.find(only) != std::string::npos) rows.push_back(measure_layouts(name, worst));
  }
  if (only.empty() || std::string("misere_joint").find(only) != std::string::npos) rows.push_back(measure_joint("misere_joint", deals));
  if (json) {
    std::printf("[\n");
    for (std::size_t i = 0; i < rows.size(); ++i) {
      const Row& r = rows[i];
      std::printf("  {\"job\": \"%s\", \"mean_ms\": %.5f, \"p50_ms\": %.5f, \"p99_ms\": %.5f, \"max_ms\": %.5f, \"nodes\": %.1f}%s\n", r.name.c_str(),
                  r.mean_ms, r.p50_ms, r.p99_ms, r.worst_ms, r.nodes, i + 1 < rows.size() ? "," : "");
    }
    std::printf("]\n");
    return 0;
  }
  std::printf("%-24s %10s %10s %10s %10s %12s %8s\n", "job", "mean ms", "p50 ms", "p99 ms", "max ms", "nodes", "ns/node");
  for (const Row& r : rows) {
    std::printf("%-24s %10.4f %10.4f %10.4f %10.4f %12.1f %8.1f\n", r.name.c_str(), r.mean_ms, r.p50_ms, r.p99_ms, r.worst_ms, r.nodes,
                1e6 * r.mean_ms / r.nodes);
  }
  return 0;
}
