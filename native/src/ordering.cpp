#include "ordering.hpp"

#include "learned_scores.hpp"

namespace prikup {

const Scores& learned_scores(Game game) {
  switch (game) {
    case Game::trump: return kTrumpScores;
    case Game::no_trump: return kNoTrumpScores;
    case Game::misere: return kMisereScores;
  }
  return kTrumpScores;
}

}  // namespace prikup
