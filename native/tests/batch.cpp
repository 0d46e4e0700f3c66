// Batches: the same answers on one thread and on several, limits that hold, failures that arrive.
#include "prikup/batch.hpp"

#include <cstdio>
#include <cstdlib>
#include <random>
#include <stdexcept>
#include <vector>

namespace {

using namespace prikup;

void require(bool true_, const char* what) {
  if (true_) return;
  std::printf("not so: %s\n", what);
  std::exit(1);
}

std::array<Mask, 3> deal(std::mt19937& random) {
  std::array<Mask, 3> hands{};
  Mask used = 0;
  for (auto& hand : hands) {
    for (int k = 0; k < 10;) {
      const Mask bit = Mask{1} << (random() % 32);
      if ((used & bit) != 0) continue;
      used |= bit;
      hand |= bit;
      ++k;
    }
  }
  return hands;
}

}  // namespace

int main() {
  std::mt19937 random(5);
  std::vector<std::array<Mask, 3>> deals(24);
  for (auto& hands : deals) hands = deal(random);

  std::array<std::vector<std::array<std::array<Range, 3>, 5>>, 2> found;
  std::array<std::uint64_t, 2> nodes{};
  for (std::size_t run = 0; run < 2; ++run) {
    found[run].resize(deals.size());
    std::vector<std::uint64_t> spent(deals.size());
    BatchLimits limits;
    limits.threads = run == 0 ? 1 : 3;
    require(run_batch(deals.size(), limits, [&](Solver& solver, std::size_t i) {
              const auto before = solver.nodes();
              found[run][i] = solver.table(deals[i], 0);
              spent[i] = solver.nodes() - before;
            }), "a batch without limits is done");
    for (const auto n : spent) nodes[run] += n;
  }
  for (std::size_t i = 0; i < deals.size(); ++i) {
    for (std::size_t s = 0; s < 5; ++s) {
      for (std::size_t l = 0; l < 3; ++l) {
        require(found[0][i][s][l].exact() && found[0][i][s][l].low == found[1][i][s][l].low, "threads change no value");
      }
    }
  }
  require(nodes[0] == nodes[1], "threads change no node count");

  BatchLimits out_of_time;
  out_of_time.seconds = 0;
  require(!run_batch(deals.size(), out_of_time, [](Solver&, std::size_t) {}), "no time, not done");

  BatchLimits polled;
  int asked = 0;
  polled.poll = [&asked] { return ++asked > 2; };
  require(!run_batch(1000000, polled, [&](Solver& solver, std::size_t i) { solver.table(deals[i % deals.size()], 0); }), "the poll stops a batch");

  bool thrown = false;
  try {
    BatchLimits limits;
    limits.threads = 2;
    run_batch(100, limits, [](Solver&, std::size_t i) {
      if (i == 50) throw std::runtime_error("fifty");
    });
  } catch (const std::runtime_error&) {
    thrown = true;
  }
  require(thrown, "a failure of a job reaches the caller");

  for (const std::size_t bytes : {std::size_t{1} << 14, std::size_t{1} << 18, std::size_t{1} << 24}) {
    Solver solver(bytes);
    Question q;
    q.position.hands = deals[0];
    const int value = solver.value(q).low;
    q.aim = Aim::fewest;
    solver.value(q);
    require(solver.bytes() <= std::max<std::size_t>(bytes, 1U << 16), "tables stay within their memory");
    require(value == found[0][0][4][0].low, "memory changes no value");
  }

  Solver limited;
  limited.limit(0);
  Question q;
  q.position.hands = deals[1];
  q.aim = Aim::fewest;
  const Range range = limited.value(q);
  require(limited.stopped() == !range.exact(), "a stopped search says so");
  std::printf("batches: all so\n");
  return 0;
}
