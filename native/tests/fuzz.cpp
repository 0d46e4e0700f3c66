// Any bytes as a question: a faulty position must be named, a sound one must be answered the same in every way of asking.
//
// With -fsanitize=fuzzer the entry point is the usual one; built without it, main() feeds random bytes: fuzz COUNT SEED.
#include <bit>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <vector>

#include "prikup/solver.hpp"

namespace {

using namespace prikup;

class Bytes {
 public:
  Bytes(const std::uint8_t* data, std::size_t size) : data_(data), size_(size) {}
  int next(int below) { return at_ < size_ ? data_[at_++] % below : 0; }
  int raw() { return at_ < size_ ? static_cast<std::int8_t>(data_[at_++]) : 0; }

 private:
  const std::uint8_t* data_;
  std::size_t size_;
  std::size_t at_ = 0;
};

void require(bool true_, const char* what) {
  if (true_) return;
  std::fprintf(stderr, "not so: %s\n", what);
  std::abort();
}

long answered = 0;  // inputs that were a sound position

Question wild(Bytes& in) {
  Question q;
  for (auto& hand : q.position.hands) {
    for (int k = 0; k < 4; ++k) hand = hand << 8 | static_cast<Mask>(in.raw() & 0xff);
  }
  q.position.trump = in.raw();
  q.position.leader = in.raw();
  q.position.on_table = in.raw();
  q.position.talon_count = in.raw();
  q.position.first_leads = in.raw();
  q.position.first_hand = in.raw();
  q.position.absent = in.raw();
  q.declarer = in.raw();
  return q;
}

// Mostly sound: cards are dealt, then a byte may spoil something.
Question tame(Bytes& in) {
  Question q;
  Position& p = q.position;
  std::vector<int> deck(32);
  for (int card = 0; card < 32; ++card) deck[static_cast<std::size_t>(card)] = card;
  auto draw = [&] {
    const auto at = static_cast<std::size_t>(in.next(static_cast<int>(deck.size())));
    const int card = deck[at];
    deck.erase(deck.begin() + static_cast<std::ptrdiff_t>(at));
    return card;
  };
  const int size = 1 + in.next(6);
  q.aim = in.next(2) == 0 ? Aim::most : Aim::fewest;
  p.trump = in.next(5);
  p.leader = in.next(3);
  q.declarer = in.next(3);
  p.on_table = in.next(3);
  if (in.next(4) == 0) {
    p.trump = kNoTrump;
    p.talon_count = in.next(3);
    p.talon_leads = in.next(2) == 0;
    p.first_leads = in.next(3);
    p.first_hand = in.next(3);
    for (int k = 0; k < p.talon_count; ++k) p.talon[static_cast<std::size_t>(k)] = static_cast<Card>(draw());
  }
  for (int k = 0; k < p.on_table; ++k) p.table[static_cast<std::size_t>(k)] = static_cast<Card>(draw());
  for (int player = 0; player < 3; ++player) {
    const int behind = (player - p.leader + 3) % 3 < p.on_table ? 1 : 0;
    for (int k = behind; k < size; ++k) p.hands[static_cast<std::size_t>(player)] |= Mask{1} << draw();
  }
  return q;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Bytes in(data, size);
  const Question q = in.next(8) == 0 ? wild(in) : tame(in);
  if (fault_of(q) != Fault::none || q.position.cards() == 0 || q.position.cards() > 6) return 0;
  ++answered;
  Solver solver(1U << 15);
  const Range value = solver.value(q);
  require(value.exact(), "an unlimited search is exact");
  const bool up = (q.position.turn() == q.declarer) == (q.aim == Aim::most);
  int best = up ? -1 : 99;
  Mask seen = 0;
  for (const auto& [card, tricks] : solver.cards(q)) {
    require(tricks.exact(), "a card has a value");
    seen |= Mask{1} << card;
    best = up ? std::max<int>(best, tricks.low) : std::min<int>(best, tricks.low);
  }
  require(seen == q.position.legal(), "every card that may be played has a value");
  require(best == value.low, "the best card is worth the position");
  Solver other(1U << 20);
  for (int t = 0; t <= q.position.cards() + 1; ++t) require((other.at_least(q, t) == 1) == (t <= value.low), "questions agree with the value");
  std::size_t cards = static_cast<std::size_t>(q.position.on_table) * 0;
  for (const Mask hand : q.position.hands) cards += static_cast<std::size_t>(std::popcount(hand));
  require(solver.line(q).size() == cards, "the line ends the play");
  if (q.position.trump == kNoTrump) {
    Shares shares{};
    std::vector<Card> line;
    require(solver.shares(q.position, shares, &line) && line.size() == cards, "the line of raspasy ends the play");
    require(shares[0] + shares[1] + shares[2] <= q.position.cards(), "no more tricks than there are");
  }
  return 0;
}

#ifndef PRIKUP_LIBFUZZER
int main(int argc, char** argv) {
  const int count = argc > 1 ? std::atoi(argv[1]) : 1000;
  std::mt19937 random(argc > 2 ? static_cast<unsigned>(std::atoi(argv[2])) : 1U);
  for (int i = 0; i < count; ++i) {
    std::vector<std::uint8_t> data(random() % 64);
    for (auto& byte : data) byte = static_cast<std::uint8_t>(random());
    LLVMFuzzerTestOneInput(data.data(), data.size());
  }
  std::printf("%d inputs, %ld of them sound\n", count, answered);
  return answered > 0 ? 0 : 1;
}
#endif
