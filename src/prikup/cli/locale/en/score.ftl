### The score: why a number was written, what a protocol cannot say, how the result looks.
### $price has the multiplier (bomb, dark) in it; $multiplier stands apart where the price starts from points.

## Why it was written
## Trick games

score-reason-game_made = { $game } made: { $value }{ $multiplier ->
    [1] {""}
   *[other] {" × "}{ $multiplier }
}
score-reason-game_passed = nobody whists, { $game } is credited unplayed: { $value }{ $multiplier ->
    [1] {""}
   *[other] {" × "}{ $multiplier }
}
score-reason-game_half = half whist, { $game } is credited unplayed: { $value }{ $multiplier ->
    [1] {""}
   *[other] {" × "}{ $multiplier }
}
score-reason-undertricks = { $game } down { $tricks }: { $tricks } × { $price }
score-reason-undertricks_doubled = { $game } down { $tricks }, doubled in races: { $tricks } × { $price } × 2
score-reason-conceded = { $game } conceded, down three without whists: { $tricks } × { $price }
score-reason-conceded_doubled = { $game } conceded, down three without whists, doubled in races: { $tricks } × { $price } × 2
score-reason-whist_tricks = whist, own tricks: { $tricks } × { $price }
score-reason-whist_side = the only whister has all tricks of the defence: { $tricks } × { $price }
score-reason-whist_shared = gentleman's whist, tricks of the defence halved: { $tricks } × { $price } ÷ 2
score-reason-whist_returned = returned the whist and has all tricks of the defence: { $tricks } × { $price }
score-reason-half_whist = half whist: { $tricks } × { $price }
score-reason-ten_tricks = checked ten, tricks of the defence halved: { $tricks } × { $price } ÷ 2
score-reason-consolation = consolation for undertricks: { $tricks } × { $price }
score-reason-consolation_of_other = the consolation of { $other }, which goes to the one who returned the whist: { $tricks } × { $price }
score-reason-consolation_dealer = consolation of the sitting dealer: { $tricks } × { $price }
score-reason-whister_short_side = short: the defence took { $taken } of { $owed }, the only whister answers: { $tricks } × { $price }
score-reason-whister_short_joint = short: the defence lacks tricks, this whister has { $taken } of his { $owed }: { $tricks } × { $price }
score-reason-whister_short_each = short: the defence lacks tricks and each answers for his own in full, { $taken } of { $owed }: { $tricks } × { $price }
score-reason-whister_short_last = short: the defence took { $taken } of { $owed }, the second to whist answers: { $tricks } × { $price }
score-reason-whister_short_both = short: the defence took { $taken } of { $owed }, both answer: { $tricks } × { $price }
score-reason-whister_short_own = short: each answers for himself, { $taken } of { $owed }: { $tricks } × { $price }
score-reason-underbid_penalty = under-ordering was proven, the fine agreed on

## Misère

score-reason-misere_made = misère made: { $value }{ $multiplier ->
    [1] {""}
   *[other] {" × "}{ $multiplier }
}
score-reason-misere_made_half = half of a misère made: { $value }{ $multiplier ->
    [1] {""}
   *[other] {" × "}{ $multiplier }
} ÷ 2
score-reason-misere_tricks = misère failed, tricks taken { $tricks }: { $tricks } × { $price }
score-reason-misere_tricks_half = half of a failed misère, tricks taken { $tricks }: { $tricks } × { $price } ÷ 2

## Raspasy

score-reason-raspasy_tricks = raspasy: { $tricks } × { $price }
score-reason-raspasy_diff = raspasy: took { $taken }, the fewest are { $least }, the difference { $tricks } × { $price }
score-reason-raspasy_dealer_triple = raspasy, tricks of the talon count three times: { $tricks } × { $price } × 3
score-reason-raspasy_whists = raspasy: took the fewest, { $least } against { $tricks }: the difference × { $price }
score-reason-raspasy_whists_full = raspasy: took the fewest, all tricks of the other count: { $tricks } × { $price }
score-reason-zero_premium = no tricks in raspasy: premium into the pool
score-reason-zero_premium_mountain = no tricks in raspasy: premium off the mountain
score-reason-dealer_point = raspasy with a closed talon: the point of the sitting dealer

## Talon

score-reason-talon_paid = paid talon: { $kind ->
    [ace] an ace
    [marriage] a marriage
    [ace_king] ace and king of a suit
   *[two_aces] two aces
}
score-reason-talon_paid_tricks = paid talon: { $kind ->
    [ace] an ace
    [marriage] a marriage
    [ace_king] ace and king of a suit
   *[two_aces] two aces
}, as tricks: { $tricks } × { $price }
score-reason-talon_thrown = the talon was thrown back to the dealer
score-reason-talon_thrown_mountain = the talon was thrown back: one undertrick of a six for the dealer
score-reason-talon_refused = the talon was refused: the sitting dealer pays
score-reason-two_ace_premium = two aces in the talon: premium of the sitting dealer

## A full pool

score-reason-pool_surplus = the pool had room for { $room }, { $rest } too many
score-reason-help_pool = help from { $declarer }, points { $points }
score-reason-help_whists = for the help: { $points } × { $price }
score-reason-surplus_mountain = nobody to help, the surplus of { $rest } goes off the mountain
score-reason-written_off = what was made goes off the own mountain
score-reason-mountain_floor = the mountain lacked { $points } and is empty
score-reason-mountain_shift = { $points } more was written off the mountain of { $other } than stood on it: the others add as much

## “Preferans”

score-reason-preferans_pool = “preferans”: the pool is closed ({ $full })
score-reason-preferans_mountain = “preferans”: the mountain is gone
score-reason-preferans_filled = “preferans”: the pool is filled to { $full }
score-reason-preferans_points = “preferans”: for filling the pool { $points } × { $price }
score-reason-preferans_prize = “preferans”: the prize
score-reason-preferans_wiped = “preferans”: whists on the declarer are wiped

## Races

score-reason-race_pool_prize = prize for the pool
score-reason-race_mountain_prize = prize for the mountain
score-reason-race_total_pool_prize = prize for the pools of all races
score-reason-race_total_mountain_prize = prize for the mountain after all races
score-reason-race_misere_prize = prize for the misère
score-reason-race_closed = the race is over, the pool begins anew

## By hand

score-reason-correction = correction{ $text ->
    [none] {""}
   *[other] {": "}{ $text }
}

## What cannot be: a deal

score-problem-opening_is_raspasy = this is compulsory raspasy, nothing else can be played here
score-problem-declarer_not_playing = { $declarer } holds no cards in this deal and cannot be declarer
score-problem-option_off = the rules do not have this: { $option } is off
score-problem-multiplier_low = the multiplier is { $found }, expected a whole number from 1
score-problem-tricks_not_playing = { $player } could not take tricks in this deal
score-problem-tricks_range = { $player } has { $found } tricks, expected 0 to 10
score-problem-tricks_sum = the tricks add up to { $found }, expected 10
score-problem-tricks_of_talon = { $player } has { $found } tricks, but the talon takes two at most
score-problem-tricks_not_played = nothing was played, there can be no tricks
score-problem-tricks_missing = the deal was played: expected everybody's tricks, 10 in all
score-problem-dark_not_playing = { $player } did not bid in this deal and cannot have passed dark
score-problem-dark_in_opening = compulsory raspasy has no auction, nobody can have passed dark
score-problem-no_talon_clash = this cannot go with a game without talon
score-problem-half_misere_dealer = there is no sitting dealer to share a misère with
score-problem-conceded_thrown = the game was conceded before the discard, the talon cannot have been thrown
score-problem-words_conceded = the game was conceded, there can be no whist words
score-problem-words_checked_ten = a ten is checked here, there can be no whist words
score-problem-word_not_defending = { $player } does not defend and has no word
score-problem-word_missing = no word of { $player }: expected whist, pass, half or return
score-problem-word_forced = every defender must whist, no other word can stand
score-problem-word_dealer = { $player } is the sitting dealer: after two passes he may return the whist (return), nothing else
score-problem-words_clash = these words cannot stand together: { $words } (clockwise from the declarer)
score-problem-half_level = half whist is for sixes and sevens, the game is { $game }

## What cannot be: the file

score-problem-json_syntax = line { $line }, column { $column }: this is no JSON
score-problem-json_repeated = the key { $key } stands twice in one object
score-problem-json_deep = too many brackets inside each other
score-problem-wrong_kind = found { $found }, expected { $expected ->
    [object] { "an object { … }" }
    [list] { "a list [ … ]" }
    [text] a text in quotes
    [flag] true or false
    [whole] a whole number
   *[number] a number: whole, or a fraction in quotes such as "136/3"
}
score-problem-unknown_key = no such key: { $key }; expected one of { $known }
score-problem-missing_key = expected the key { $key }
score-problem-unknown_player = no such player: { $found }; the players are { $known }
score-problem-unknown_word = found { $found }, expected one of { $known }
score-problem-unknown_game = no such game: { $found }; expected 6S … 10N, misere, raspasy
score-problem-unknown_card = no such card: { $found }; expected AS, TD, 7H
score-problem-unknown_item = an empty item; expected one of the keys { $known }
score-problem-talon_count = { $found } cards in the talon, expected two
score-problem-talon_twice = the card { $card } is in the talon twice
score-problem-key_out_of_place = { $kind ->
    [raspasy] raspasy
    [misere] misère
    [preferans] a declared preferans
   *[game] a trick game
} cannot have this key
score-problem-words_out_of_place = { $kind ->
    [raspasy] raspasy
    [misere] misère
   *[preferans] a declared preferans
} has no whist words
score-problem-dark_not_declarer = only the declarer can have bid dark here
score-problem-whists_on_self = { $player } cannot have whists on himself
score-problem-time_up_false = only true can stand here
score-problem-players_count = { $found } players, expected two (gusarik), three or four
score-problem-players_repeated = the name { $found } stands twice
score-problem-players_unnamed = everybody needs a name
score-problem-players_unprintable = the name { $found }: no control characters or line breaks
score-problem-players_differ = the list of names gives the number of players ({ $found }), the rules say otherwise
score-problem-late_player = a fourth player joined: these are two sheets, one protocol cannot hold them

## Odd things

score-warning-start_beyond_limits = the sheet to begin from is beyond the limits of these rules
score-warning-dark_ignored = dark play is not agreed on (dark_bids is off), the mark is ignored
score-warning-dark_in_opening = compulsory raspasy has no auction: the mark of dark passes is ignored
score-warning-deal_after_end = a deal after the end of the match
score-warning-time_without_effect = under these rules time does not end the match

## Places

score-place-deal = item { $deal }

## The result

score-title = { $ident ->
    [none] Match
   *[other] { $ident }
}
score-column-player = Player
score-column-pool = Pool
score-column-mountain = Mountain
score-column-whists = On { $other }
score-column-balance = Result
score-column-exact = Exact
score-state-ended = The match is over.
score-state-open = The match is not over: the result is that of stopping now.
score-warning = Warning: { $text }
score-check-good = As expected: { $count }
score-check-nothing = Nothing to check against: there is no expect
score-check-bad = differs: { $path }: expected { $expected }, found { $found }

## A deal explained

score-deal-dealer = { $number }. { $dealer } deals
score-deal-number = { $number }.
score-deal-game = { $game } by { $declarer }
score-deal-conceded = { $game }, { $declarer } concedes down three
score-deal-misere = misère by { $declarer }
score-deal-misere_half = half misère by { $declarer }
score-deal-preferans = { $declarer } declares preferans
score-deal-raspasy = raspasy, a trick { $price }
score-deal-raspasy_dark = dark raspasy, a trick { $price }
score-deal-raspasy_opening = compulsory raspasy, a trick { $price }
score-deal-raspasy_run = raspasy in a row: { $run }, a trick { $price }
score-deal-multiplier = multiplier { $multiplier }
score-deal-multiplier_bomb = multiplier { $multiplier }: bomb ×{ $bomb }
score-deal-multiplier_dark = multiplier { $multiplier }: dark ×2
score-deal-multiplier_both = multiplier { $multiplier }: bomb ×{ $bomb }, dark ×2
score-deal-word = { $player }: { $word ->
    [whist] whist
    [pass] pass
    [half] half whist
   *[return] returned the whist
}
score-deal-tricks = tricks: { $tricks }
score-deal-nothing = nothing is written
score-deal-correction = Correction
score-deal-time = Time is up
score-deal-rules = The rules change
score-entry-pool = { $player }: pool { $amount }
score-entry-mountain = { $player }: mountain { $amount }
score-entry-whists = { $player }: whists on { $other } { $amount }
score-entry-line = { $entry } — { $reason } (§{ $see })

## Codex

score-reason-codex_fine = fine, one undertrick of { $game }: { $price }
score-reason-codex_worth = could have made { $game }: what that game was worth
score-reason-codex_lost_profit = { $game } would have failed: the profit lost
score-reason-codex_undertricks = { $game } lost by a violation: { $tricks } × { $price }
score-reason-codex_tricks = whist, own tricks: { $tricks } × { $price }
score-reason-codex_consolation = consolation for a failed game: { $tricks } × { $price }
score-reason-codex_credited = { $game } credited, a defender broke the rules
score-reason-codex_half = own tricks of the whist, from the offender: { $tricks } × { $price }
score-reason-codex_shortfall = the offender alone pays what the whist is short of: { $tricks } × { $price }
score-reason-codex_lost_consolation = lost consolation, from the offender: { $tricks } × { $price }
score-reason-codex_raspasy = revoke in raspasy, two tricks more: { $tricks } × { $price }
score-reason-codex_points = points of the game, the surplus is written without loss
