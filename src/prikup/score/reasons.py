"""The codes that say why something was written, what cannot be, and what is odd: the catalogues have a sentence each.

``score-reason-<code>`` for entries, ``score-problem-<code>`` for outcomes; tests hold catalogues and code together.
"""

from __future__ import annotations

from typing import Final

REASONS: Final = frozenset(
    {
        # trick games (rules §6, §10.5)
        "game_made",
        "game_passed",
        "game_half",
        "undertricks",
        "undertricks_doubled",
        "conceded",
        "conceded_doubled",
        "whist_tricks",
        "whist_side",
        "whist_shared",
        "whist_returned",
        "half_whist",
        "ten_tricks",
        "consolation",
        "consolation_of_other",
        "consolation_dealer",
        "whister_short_side",
        "whister_short_joint",
        "whister_short_each",
        "whister_short_last",
        "whister_short_both",
        "whister_short_own",
        "underbid_penalty",
        # misère (rules §8.6, §8.7)
        "misere_made",
        "misere_made_half",
        "misere_tricks",
        "misere_tricks_half",
        # raspasy (rules §9.4, §9.6)
        "raspasy_tricks",
        "raspasy_diff",
        "raspasy_dealer_triple",
        "raspasy_whists",
        "raspasy_whists_full",
        "zero_premium",
        "zero_premium_mountain",
        "dealer_point",
        # talon (rules §4.4 to §4.6)
        "talon_paid",
        "talon_paid_tricks",
        "talon_thrown",
        "talon_thrown_mountain",
        "talon_refused",
        "two_ace_premium",
        # full pools (rules §12)
        "pool_surplus",
        "help_pool",
        "help_whists",
        "surplus_mountain",
        "written_off",
        "mountain_floor",
        "mountain_shift",
        # «преферанс» (rules §14.2)
        "preferans_pool",
        "preferans_mountain",
        "preferans_filled",
        "preferans_points",
        "preferans_prize",
        "preferans_wiped",
        # races (rules §14.1)
        "race_pool_prize",
        "race_mountain_prize",
        "race_total_pool_prize",
        "race_total_mountain_prize",
        "race_misere_prize",
        "race_closed",
        # rulings
        "correction",
        # violations (rules §15)
        "codex_fine",
        "codex_worth",
        "codex_lost_profit",
        "codex_undertricks",
        "codex_tricks",
        "codex_consolation",
        "codex_credited",
        "codex_half",
        "codex_shortfall",
        "codex_lost_consolation",
        "codex_raspasy",
        "codex_points",
    }
)

OUTCOME_PROBLEMS: Final = frozenset(
    {
        "opening_is_raspasy",
        "declarer_not_playing",
        "option_off",
        "multiplier_low",
        "tricks_not_playing",
        "tricks_range",
        "tricks_sum",
        "tricks_of_talon",
        "tricks_not_played",
        "tricks_missing",
        "dark_not_playing",
        "dark_in_opening",
        "no_talon_clash",
        "half_misere_dealer",
        "conceded_thrown",
        "words_conceded",
        "words_checked_ten",
        "word_not_defending",
        "word_missing",
        "word_forced",
        "word_dealer",
        "words_clash",
        "half_level",
    }
)
