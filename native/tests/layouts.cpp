// All layouts of random small hands, one a line with the kernel's answer, for brute.cpp to check (format: endings.cpp).
// What the values say of each other is checked here: the worst layout, threads, a stop half way.
//   layouts COUNT SEED
#include "prikup/layouts.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <iostream>
#include <random>
#include <string>
#include <vector>

namespace {

using namespace prikup;

void require(bool so, const char* what) {
  if (so) return;
  std::cerr << "not so: " << what << '\n';
  std::exit(1);
}

std::string joined(Mask mask) {
  std::string text;
  for (int card = 0; card < 32; ++card) {
    if ((mask >> card & 1) != 0) text += (text.empty() ? "" : ",") + std::to_string(card);
  }
  return text;
}

std::vector<Mask> halves(Mask pool) {
  std::vector<Mask> found;
  for (Mask left = pool;; left = (left - 1) & pool) {
    if (2 * std::popcount(left) == std::popcount(pool)) found.push_back(left);
    if (left == 0) return found;
  }
}

std::vector<Range> values_of(const Layouts& layouts, const std::vector<Mask>& lefts, const BatchLimits& limits) {
  LayoutCount count;
  std::vector<Range> values(lefts.size(), Range{0, static_cast<std::int8_t>(std::popcount(layouts.hand))});
  require(layout_values(layouts, lefts, values, limits, count), "a walk without limits is done");
  require(count.done == lefts.size(), "every layout is counted");
  return values;
}

}  // namespace

int main(int argc, char** argv) {
  const int count = argc > 1 ? std::atoi(argv[1]) : 10;
  std::mt19937 random(argc > 2 ? static_cast<unsigned>(std::atoi(argv[2])) : 1U);
  auto below = [&random](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
  for (int i = 0; i < count; ++i) {
    const int size = 4 + (i % 4 == 3 ? 1 : 0);
    std::vector<int> deck(static_cast<std::size_t>(8 * (2 + below(3))));
    for (std::size_t card = 0; card < deck.size(); ++card) deck[card] = static_cast<int>(card);
    std::shuffle(deck.begin(), deck.end(), random);
    Layouts layouts;
    for (int k = 0; k < 3 * size; ++k) (k < size ? layouts.hand : layouts.pool) |= Mask{1} << deck[static_cast<std::size_t>(k)];
    layouts.leader = below(3);
    layouts.trump = below(5);
    layouts.aim = below(3) == 0 ? Aim::fewest : Aim::most;
    auto lefts = halves(layouts.pool);
    std::shuffle(lefts.begin(), lefts.end(), random);
    require(fault_of(layouts, lefts) == Fault::none, "the layouts can be");

    BatchLimits limits;
    limits.bytes = i % 2 == 0 ? BatchLimits{}.bytes : std::size_t{1} << 14;  // small tables are emptied half way
    const auto values = values_of(layouts, lefts, limits);
    limits.threads = 3;
    const auto again = values_of(layouts, lefts, limits);
    const bool down = layouts.aim == Aim::most;
    int worst = down ? size : 0;
    for (std::size_t at = 0; at < lefts.size(); ++at) {
      require(values[at].exact() && values[at].low == again[at].low, "threads change no value");
      worst = down ? std::min<int>(worst, values[at].low) : std::max<int>(worst, values[at].low);
      std::cout << (down ? "most " : "fewest ") << layouts.trump << ' ' << layouts.leader << " 0 -1 0 0 0 - - " << joined(layouts.hand)
                << ' ' << joined(lefts[at]) << ' ' << joined(layouts.pool & ~lefts[at]) << " : value=" << int{values[at].low} << '\n';
    }

    const int best = down ? size : 0;
    LayoutCount searched;
    WorstLayout found;
    require(worst_layout(layouts, lefts, best, false, limits, searched, found) && found.tricks == worst, "the worst is the worst of all");
    require(found.at == lefts.size() ? worst == best : values[found.at].low == worst, "the worst layout is one");
    require(worst_layout(layouts, lefts, worst, true, limits, searched, found) && found.at == lefts.size(), "none is worse than the worst");
    if (worst != best) {
      require(worst_layout(layouts, lefts, best, true, limits, searched, found) && found.at < lefts.size(), "one is worse than the best");
      require(values[found.at].low != best, "the first worse layout is worse");
    }
  }

  Layouts full;
  full.hand = 0x006194aaU;
  full.pool = ~full.hand & ~Mask{0x01020000U};
  auto lefts = halves(full.pool);
  std::shuffle(lefts.begin(), lefts.end(), random);
  std::vector<Range> values(lefts.size(), Range{0, 10});
  LayoutCount searched;
  BatchLimits limits;
  limits.poll = [&] { return searched.done > 1000; };
  require(!layout_values(full, lefts, values, limits, searched), "the poll stops a walk");
  const auto known = static_cast<std::size_t>(std::count_if(values.begin(), values.end(), [](const Range& r) { return r.exact(); }));
  require(known >= searched.done && known < lefts.size(), "what is done is known, the rest is not");
  full.pool |= Mask{2};
  require(fault_of(full, lefts) != Fault::none, "a card in two places is a fault");
  return 0;
}
