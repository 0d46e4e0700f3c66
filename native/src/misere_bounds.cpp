#include "misere_bounds.hpp"

#include <bit>

namespace prikup {

namespace {

// A suit alone, in the lowest byte of the planes. Patterns are worked out from short to long, so that whatever is left of
// one is known already.
class SuitGames {
 public:
  SuitGames() {
    std::array<std::uint8_t, 8> owners{};
    for (unsigned pattern = 0; pattern < kSuitPatterns; ++pattern) {
      const int length = pattern_owners(pattern, owners);
      Planes p = 0;
      for (int i = 0; i < length; ++i) {
        const unsigned card = 7U - static_cast<unsigned>(i);
        const unsigned owner = owners[static_cast<unsigned>(i)];
        if (owner != 1) p |= Planes{1} << card;
        if (owner != 0) p |= Planes{1} << (card + 32);
      }
      auto& f = facts[pattern];
      f.voids = static_cast<std::uint8_t>((hand_of(p, 1) == 0 ? 1U : 0U) | (hand_of(p, 2) == 0 ? 2U : 0U));
      f.ducks = static_cast<std::int8_t>(ducks(p));
      f.stuck = static_cast<std::int8_t>(stuck(p));
      f.exit = static_cast<std::int8_t>(exit(p));
      f.forced[0] = static_cast<std::int8_t>(forced(p, 1));
      f.forced[1] = static_cast<std::int8_t>(forced(p, 2));
    }
  }

  std::array<MisereFacts, kSuitPatterns> facts{};

 private:
  static constexpr unsigned kNone = 32;

  // The cards of a hand, or "plays none" for an empty one.
  template <class Each>
  static void each(Mask hand, Each call) {
    if (hand == 0) call(kNone);
    for (; hand != 0; hand &= hand - 1) call(lowest(hand));
  }
  static Planes drop(Planes p, std::array<unsigned, 3> cards) {
    // From the lowest up: a card moves only cards under it.
    if (cards[0] > cards[1]) std::swap(cards[0], cards[1]);
    if (cards[1] > cards[2]) std::swap(cards[1], cards[2]);
    if (cards[0] > cards[1]) std::swap(cards[0], cards[1]);
    for (const unsigned card : cards) {
      if (card != kNone) p = without(p, card);
    }
    return p;
  }
  static bool above(unsigned card, unsigned one, unsigned two) {
    return (one == kNone || card > one) && (two == kNone || card > two);
  }
  static int more(int value) { return value >= kNever ? kNever : value + 1; }

  int ducks_of(Planes p) const { return facts[pattern_of(p, 0)].ducks; }
  int stuck_of(Planes p) const { return facts[pattern_of(p, 0)].stuck; }

  int ducks(Planes p) const {
    const Mask mine = hand_of(p, 0);
    const Mask one = hand_of(p, 1);
    const Mask two = hand_of(p, 2);
    if (mine == 0 || (one | two) == 0) return kNever;
    int least = kNever;
    auto reply = [&](unsigned x, unsigned y) {  // the declarer plays last
      int best = 0;
      each(mine, [&](unsigned z) {
        best = std::max(best, above(z, x, y) ? 0 : more(ducks_of(drop(p, {x, y, z}))));
      });
      return best;
    };
    if (one != 0) {
      each(one, [&](unsigned x) { each(two, [&](unsigned y) { least = std::min(least, reply(x, y)); }); });
    }
    if (two != 0) {
      each(two, [&](unsigned x) {
        int best = 0;
        each(mine, [&](unsigned z) {
          int worst = kNever;
          each(one, [&](unsigned y) {
            worst = std::min(worst, above(z, x, y) ? 0 : more(ducks_of(drop(p, {x, y, z}))));
          });
          best = std::max(best, worst);
        });
        least = std::min(least, best);
      });
    }
    // Another suit is led: a defender may throw a card of this one, and the declarer may have to.
    auto best_throw = [&](unsigned y) {
      int best = 0;
      each(mine, [&](unsigned z) { best = std::max(best, more(ducks_of(drop(p, {kNone, y, z})))); });
      return best;
    };
    least = std::min(least, best_throw(kNone));
    for (const Mask hand : {one, two}) {
      if (hand == 0) continue;
      each(hand, [&](unsigned y) {
        least = std::min(least, more(ducks_of(drop(p, {kNone, kNone, y}))));
        least = std::min(least, best_throw(y));
      });
    }
    if (one != 0) {  // 2 leads, the declarer throws first, then 1
      int best = 0;
      each(mine, [&](unsigned z) {
        int worst = kNever;
        each(one, [&](unsigned y) { worst = std::min(worst, more(ducks_of(drop(p, {kNone, y, z})))); });
        best = std::max(best, worst);
      });
      least = std::min(least, best);
    }
    return least;
  }

  int stuck(Planes p) const {
    const Mask mine = hand_of(p, 0);
    const Mask one = hand_of(p, 1);
    const Mask two = hand_of(p, 2);
    if (mine == 0) return kNever;
    int least = kNever;
    each(mine, [&](unsigned z) {
      int best = 0;
      each(one, [&](unsigned x) {
        each(two, [&](unsigned y) {
          best = std::max(best, above(z, x, y) ? more(stuck_of(drop(p, {x, y, z}))) : 0);
        });
      });
      least = std::min(least, best);
    });
    // Another suit is led and the defenders throw what suits the declarer best.
    auto thrown = [&](unsigned x, unsigned y) { least = std::min(least, more(stuck_of(drop(p, {x, y, kNone})))); };
    if (one != 0) each(one, [&](unsigned x) { thrown(x, kNone); });
    if (two != 0) each(two, [&](unsigned y) { thrown(kNone, y); });
    if (one != 0 && two != 0) each(one, [&](unsigned x) { each(two, [&](unsigned y) { thrown(x, y); }); });
    return least;
  }

  int exit(Planes p) const {
    const Mask mine = hand_of(p, 0);
    int best = -1;
    for (Mask cards = mine; cards != 0; cards &= cards - 1) {
      const unsigned z = lowest(cards);
      int worst = kNever;
      each(hand_of(p, 1), [&](unsigned x) {
        each(hand_of(p, 2), [&](unsigned y) {
          worst = std::min(worst, above(z, x, y) ? -1 : ducks_of(drop(p, {x, y, z})));
        });
      });
      best = std::max(best, worst);
    }
    return best;
  }

  int forced(Planes p, int leader) const {
    const Mask mine = hand_of(p, 0);
    const Mask lead = hand_of(p, leader);
    const Mask other = hand_of(p, 3 - leader);
    if (mine == 0 || lead == 0) return -1;
    int best = -1;
    auto result = [&](unsigned x, unsigned y, unsigned z) { return above(z, x, y) ? stuck_of(drop(p, {x, y, z})) : -1; };
    each(lead, [&](unsigned x) {
      if (leader == 1) {
        each(other, [&](unsigned y) {
          int worst = kNever;
          each(mine, [&](unsigned z) { worst = std::min(worst, result(x, y, z)); });
          best = std::max(best, worst);
        });
      } else {
        int worst = kNever;
        each(mine, [&](unsigned z) {
          int most = -1;
          each(other, [&](unsigned y) { most = std::max(most, result(x, y, z)); });
          worst = std::min(worst, most);
        });
        best = std::max(best, worst);
      }
    });
    return best;
  }
};

}  // namespace

const std::array<MisereFacts, kSuitPatterns>& misere_facts() {
  static const SuitGames games;
  return games.facts;
}

}  // namespace prikup
