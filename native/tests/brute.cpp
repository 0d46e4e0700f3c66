// Brute force: reads positions with answers, works each answer out again card by card, and names the first difference.
//
// Shares no code with the kernel and knows no idea of it: lists of cards, no bounds, no equal cards, no windows. Between
// tricks it remembers what it has seen, exactly as it lay. Format of a line: see endings.cpp.
#include <algorithm>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

namespace {

struct Deal {
  bool most = true;
  int trump = 4;
  int leader = 0;
  int declarer = 0;
  int absent = -1;
  int first_leads = 0;
  int first_hand = 0;
  bool talon_leads = false;
  std::vector<int> talon;
  std::vector<int> table;
  std::vector<std::vector<int>> hands;
};

struct Shares {
  int by[3] = {0, 0, 0};
};

std::vector<int> split(const std::string& text) {
  std::vector<int> cards;
  if (text == "-") return cards;
  std::stringstream in(text);
  for (std::string part; std::getline(in, part, ',');) cards.push_back(std::stoi(part));
  return cards;
}

int after(const Deal& d, int player) {
  do player = (player + 1) % 3;
  while (player == d.absent);
  return player;
}

int seats(const Deal& d) { return d.absent < 0 ? 3 : 2; }

int to_play(const Deal& d) {
  int player = d.leader;
  for (std::size_t i = 0; i < d.table.size(); ++i) player = after(d, player);
  return player;
}

std::vector<int> allowed(const Deal& d) {
  const auto& hand = d.hands[to_play(d)];
  int suit = -1;
  if (!d.talon.empty()) suit = d.talon[0] / 8;
  else if (!d.table.empty()) suit = d.table[0] / 8;
  auto of = [&](int wanted) {
    std::vector<int> cards;
    for (int card : hand) {
      if (card / 8 == wanted) cards.push_back(card);
    }
    return cards;
  };
  std::vector<int> cards = hand;
  if (suit >= 0) {
    if (auto same = of(suit); !same.empty()) cards = same;
    else if (auto trumps = of(d.trump); !trumps.empty()) cards = trumps;
  }
  std::sort(cards.begin(), cards.end());
  return cards;
}

// Plays a card; the player who takes the trick if it is full (3: the talon, 4: nobody), otherwise -1.
int put(Deal& d, int card) {
  auto& hand = d.hands[to_play(d)];
  hand.erase(std::find(hand.begin(), hand.end(), card));
  d.table.push_back(card);
  if (static_cast<int>(d.table.size()) < seats(d)) return -1;
  const int suit = d.talon.empty() ? d.table[0] / 8 : d.talon[0] / 8;
  std::vector<std::pair<int, int>> all;
  if (!d.talon.empty() && d.talon_leads) all.push_back({3, d.talon[0]});
  int player = d.leader;
  for (int played : d.table) {
    all.push_back({player, played});
    player = after(d, player);
  }
  int taker = 4;
  int highest = -1;
  bool ruffed = false;
  for (auto [who, played] : all) {
    if (played / 8 == d.trump) {
      if (!ruffed || played > highest) {
        highest = played;
        taker = who;
      }
      ruffed = true;
    } else if (!ruffed && played / 8 == suit && played > highest) {
      highest = played;
      taker = who;
    }
  }
  d.table.clear();
  if (!d.talon.empty()) d.talon.erase(d.talon.begin());
  if (d.first_leads > 0) {
    --d.first_leads;
    d.leader = d.first_hand;
  } else {
    d.leader = taker < 3 ? taker : d.first_hand;
  }
  return taker;
}

std::vector<int> signature(const Deal& d) {
  std::vector<int> key{d.leader, d.first_leads};
  for (int card : d.talon) key.push_back(card);
  for (const auto& hand : d.hands) {
    key.push_back(-1);
    auto sorted = hand;
    std::sort(sorted.begin(), sorted.end());
    key.insert(key.end(), sorted.begin(), sorted.end());
  }
  return key;
}

class Brute {
 public:
  int value(const Deal& d) {
    if (d.hands[to_play(d)].empty()) return 0;
    const bool between = d.table.empty();
    std::vector<int> key;
    if (between) {
      key = signature(d);
      if (auto found = values_.find(key); found != values_.end()) return found->second;
    }
    const bool up = (to_play(d) == d.declarer) == d.most;
    int best = up ? -1 : 99;
    for (int card : allowed(d)) {
      const int found = value_after(d, card);
      best = up ? std::max(best, found) : std::min(best, found);
    }
    if (between) values_[key] = best;
    return best;
  }
  int value_after(Deal d, int card) {
    const int taker = put(d, card);
    return (taker == d.declarer ? 1 : 0) + value(d);
  }
  Shares shares(const Deal& d) {
    if (d.hands[to_play(d)].empty()) return {};
    const bool between = d.table.empty();
    std::vector<int> key;
    if (between) {
      key = signature(d);
      if (auto found = shares_.find(key); found != shares_.end()) return found->second;
    }
    const int mover = to_play(d);
    Shares best;
    bool any = false;
    for (int card : allowed(d)) {
      Deal next = d;
      const int taker = put(next, card);
      Shares found = shares(next);
      if (taker >= 0 && taker < 3) ++found.by[taker];
      if (!any || found.by[mover] < best.by[mover]) best = found;
      any = true;
    }
    if (between) shares_[key] = best;
    return best;
  }

 private:
  std::map<std::vector<int>, int> values_;
  std::map<std::vector<int>, Shares> shares_;
};

}  // namespace

int main() {
  std::string line;
  long count = 0;
  while (std::getline(std::cin, line)) {
    if (line.empty() || line[0] == '#') continue;
    std::stringstream in(line);
    Deal d;
    std::string aim, talon, table, equals;
    int talon_leads = 0;
    in >> aim >> d.trump >> d.leader >> d.declarer >> d.absent >> d.first_leads >> d.first_hand >> talon_leads >> talon >> table;
    d.most = aim == "most";
    d.talon_leads = talon_leads != 0;
    d.talon = split(talon);
    d.table = split(table);
    for (int i = 0; i < 3; ++i) {
      std::string hand;
      in >> hand;
      d.hands.push_back(split(hand));
    }
    in >> equals;
    Brute brute;
    auto fail = [&](const std::string& what, long expected, long found) {
      std::cout << "line " << count + 1 << ": " << what << " is " << expected << " by brute force, " << found
                << " by the kernel\n" << line << "\n";
      return 1;
    };
    for (std::string word; in >> word;) {
      const auto at = word.find('=');
      const std::string name = word.substr(0, at);
      const std::vector<int> given = split(word.substr(at + 1));
      if (name == "value") {
        if (const int found = brute.value(d); found != given[0]) return fail("value", found, given[0]);
      } else if (name == "shares") {
        const Shares found = brute.shares(d);
        for (int i = 0; i < 3; ++i) {
          if (found.by[i] != given[static_cast<std::size_t>(i)]) return fail("share " + std::to_string(i), found.by[i], given[static_cast<std::size_t>(i)]);
        }
      } else if (name == "line") {
        // A line of best play must be legal and keep the value at every card.
        Deal now = d;
        int need = brute.value(d);
        for (int card : given) {
          const auto cards = allowed(now);
          if (std::find(cards.begin(), cards.end(), card) == cards.end()) return fail("legal card of the line", -1, card);
          if (const int found = brute.value_after(now, card); found != need) return fail("value along the line", found, need);
          if (put(now, card) == d.declarer) --need;
        }
        for (const auto& hand : now.hands) {
          if (!hand.empty()) return fail("cards left after the line", 0, static_cast<long>(hand.size()));
        }
      } else {  // a card
        const auto cards = allowed(d);
        const int card = std::stoi(name);
        if (std::find(cards.begin(), cards.end(), card) == cards.end()) return fail("legal card", -1, card);
        if (const int found = brute.value_after(d, card); found != given[0]) return fail("card " + name, found, given[0]);
      }
    }
    ++count;
  }
  std::cout << count << " positions agree\n";
  return count > 0 ? 0 : 1;
}
