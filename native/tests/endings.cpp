// Random endings with the kernel's answers, one a line, for brute.cpp to check:
//   aim trump leader declarer absent first_leads first_hand talon_leads talon table hand0 hand1 hand2 : value=... card=...
// Cards are numbers joined by commas, `-` for none.
//   endings COUNT SEED [CARDS]
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <random>
#include <string>
#include <vector>

#include "prikup/position.hpp"
#include "prikup/solver.hpp"

namespace {

using namespace prikup;

std::string joined(const std::vector<int>& cards) {
  std::string text;
  for (const int card : cards) text += (text.empty() ? "" : ",") + std::to_string(card);
  return text.empty() ? "-" : text;
}

std::vector<int> cards_of(Mask mask) {
  std::vector<int> cards;
  for (int card = 0; card < 32; ++card) {
    if (mask >> card & 1) cards.push_back(card);
  }
  return cards;
}

}  // namespace

int main(int argc, char** argv) {
  const int count = argc > 1 ? std::atoi(argv[1]) : 100;
  std::mt19937 random(argc > 2 ? static_cast<unsigned>(std::atoi(argv[2])) : 1U);
  const int fixed = argc > 3 ? std::atoi(argv[3]) : 0;
  auto below = [&random](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
  Solver solver(1 << 18);
  for (int i = 0; i < count; ++i) {
    if (below(4) == 0) solver.forget();
    const int size = fixed > 0 ? fixed : 4 + (i % 8 < 4 ? 0 : i % 8 < 7 ? 1 : 2);
    std::vector<int> deck(32);
    for (int card = 0; card < 32; ++card) deck[static_cast<std::size_t>(card)] = card;
    // Often from few suits, so that suits are long; often without low cards, so that talon suits are held.
    const int suits = 2 + below(3);
    deck.resize(static_cast<std::size_t>(std::max(suits * 8, 3 * size + 2 > suits * 8 ? 32 : 0)));
    std::shuffle(deck.begin(), deck.end(), random);
    Question q;
    Position& p = q.position;
    const int kind = below(10);  // 0-5 contract (0 for the fewest tricks), 6-7 misère, 8 talon, 9 two players
    q.declarer = below(3);
    p.leader = below(3);
    q.aim = kind <= 5 ? Aim::most : Aim::fewest;
    p.trump = kind <= 5 ? below(5) : kNoTrump;
    if (kind == 0) q.aim = Aim::fewest;  // also with trumps
    if (kind == 9) {
      p.absent = below(3);
      p.leader = (p.absent + 1 + below(2)) % 3;
      q.declarer = (p.absent + 1 + below(2)) % 3;
      if (below(4) == 0) q.aim = Aim::most;
    }
    std::size_t next = 0;
    for (int player = 0; player < 3; ++player) {
      if (player == p.absent) continue;
      for (int k = 0; k < size; ++k) p.hands[static_cast<std::size_t>(player)] |= Mask{1} << deck[next++];
    }
    if (kind == 8) {
      p.talon_count = 1 + below(2);
      p.talon_leads = below(2) == 0;
      for (int k = 0; k < p.talon_count; ++k) p.talon[static_cast<std::size_t>(k)] = static_cast<Card>(deck[next++]);
      p.first_hand = p.leader;
      p.first_leads = std::max(0, p.talon_count - 1 + below(2));
      if (below(4) == 0) q.aim = Aim::most;
    }
    const int on_table = below(p.absent >= 0 ? 2 : 3);
    for (int k = 0; k < on_table; ++k) {
      const auto legal = cards_of(p.legal());
      const int card = legal[static_cast<std::size_t>(below(static_cast<int>(legal.size())))];
      p.hands[static_cast<std::size_t>(p.turn())] &= ~(Mask{1} << card);
      p.table[static_cast<std::size_t>(k)] = static_cast<Card>(card);
      ++p.on_table;
    }
    if (const Fault fault = fault_of(p); fault != Fault::none) {
      if (fault == Fault::named_suit) continue;
      std::cerr << "fault " << fault_name(fault) << "\n";
      return 1;
    }
    std::vector<int> table;
    for (int k = 0; k < p.on_table; ++k) table.push_back(p.table[static_cast<std::size_t>(k)]);
    std::vector<int> talon;
    for (int k = 0; k < p.talon_count; ++k) talon.push_back(p.talon[static_cast<std::size_t>(k)]);
    std::cout << (q.aim == Aim::most ? "most" : "fewest") << ' ' << p.trump << ' ' << p.leader << ' ' << q.declarer << ' '
              << p.absent << ' ' << p.first_leads << ' ' << p.first_hand << ' ' << (p.talon_leads ? 1 : 0) << ' '
              << joined(talon) << ' ' << joined(table);
    for (const Mask hand : p.hands) std::cout << ' ' << joined(cards_of(hand));
    const Range range = solver.value(q, below(5));
    std::cout << " : value=" << static_cast<int>(range.low);
    if (below(2) == 0) solver.forget();
    for (const auto& [card, tricks] : solver.cards(q)) {
      std::cout << ' ' << static_cast<int>(card) << '=' << static_cast<int>(tricks.low);
    }
    std::vector<int> line;
    for (const Card card : solver.line(q)) line.push_back(card);
    std::cout << " line=" << joined(line);
    if (p.trump == kNoTrump) {
      Shares shares{};
      solver.shares(p, shares, nullptr);
      std::cout << " shares=" << static_cast<int>(shares[0]) << ',' << static_cast<int>(shares[1]) << ',' << static_cast<int>(shares[2]);
    }
    std::cout << '\n';
  }
  return 0;
}
