#pragma once
#include "ordering.hpp"
namespace prikup {
inline constexpr Scores kTrumpScores{};
inline constexpr Scores kNoTrumpScores{};
inline constexpr Scores kMisereScores{};
}
