var e=[`### The table: what was said, who plays what part, what lies on the table.

## Words of the auction
table-pass = pass
table-pass-dark = dark pass
table-bid-dark = { $game } dark
table-bid-no-talon = { $level } without talon
table-misere = misère
table-misere-dark = dark misère
table-misere-no-talon = misère without talon
table-hold = here
table-look = I look at my cards
table-waiting = …

## Talon and order
table-take = I take the talon
table-change-to-misere = light after all: misère
table-offer-half = { $dealer }, half of the misère?
table-half-yes = I take half
table-half-no = I take no half
table-order = I order { $game }
table-order-thrown = the talon thrown back; I order { $game }
table-discard = discard made
table-discard-thrown = the talon thrown back
table-concede = down three
table-preferans = preferans!

## Whist
table-word-whist = whist
table-word-pass = pass
table-word-half = half whist
table-word-return = I return the whist
table-word-accept = I accept
table-word-keep = I keep my word
table-look-at-hand = I look at the cards of { $other }
table-mode-open = open
table-mode-closed = closed

## Play
table-give-over = play my cards, too
table-point = I point at { $card }
table-offer = I offer: { $numbers }
table-offer-proven = the rest are mine, and it is proven: { $numbers }
table-offer-number = { $name } +{ $count }
table-answer-yes = accepted
table-answer-no = no, play on
table-trick = trick { $number }: { $cards } — { $winner }
table-trick-open = trick { $number }: { $cards }
table-auction = auction: { $words }
table-talon-shown = talon: { $cards }
table-said = { $name }: { $words }

## Matters of the match
table-propose-stop = I propose to stop and settle
table-propose-correct = I propose to correct the sheet: { $changes }
table-propose-fine = I propose the fine for under-ordering
table-propose-fine-proven = the fine for under-ordering, it is proven
table-propose-admit = I propose to admit a fourth player: { $name }
table-propose-redeal = I propose a new deal
table-agree = agreed
table-refuse = not agreed
table-fix = pool of { $pool }
table-fix-end = pool of { $pool }, { $end }
table-time-up = time is up, the circle is played to its end
table-change-pool = pool { $name } { $amount }
table-change-mountain = mountain { $name } { $amount }
table-change-whists = whists { $name } on { $other } { $amount }

## Parts
table-dummy = Dummy
table-dealer = deals
table-sitting = sits on the talon
table-first-hand = first hand
table-role-plays = { $me ->
    [yes] you play { $game }
   *[no] plays { $game }
}
table-role-misere = { $me ->
    [yes] you play misère
   *[no] plays misère
}
table-role-won = { $me ->
    [yes] you won the auction: { $bid }
   *[no] won the auction: { $bid }
}
table-role-whist = whist
table-role-pass = pass
table-role-half = half whist
table-role-return = whist returned
table-role-catches = catches
table-role-defends = defends
table-role-both-hands = { $me ->
    [yes] you play both hands
   *[no] plays both hands
}
table-role-no-cards = { $me ->
    [yes] your cards are played by: { $by }
   *[no] cards played by: { $by }
}
table-role-half-partner = half of the misère
table-not-looked = cards not looked at

## Tricks
table-tricks = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}
table-tricks-of = { $count } of { $need } tricks
table-defence = whisters: { $count } of { $need }
table-talon-tricks = tricks of the talon: { $count }

## On the table
table-talon = talon
table-talon-closed = talon closed
table-last-trick = trick: { $winner }
table-empty = to lead: { $name }
table-note = the misère's cards: { $cards }
table-thrown = open discard: { $cards }
table-pointed = { $name }: I point at { $card }
table-suit-named = suit of the talon: { $suit }

## Head line
table-deal = deal { $number }
table-pool = pool { $size }
table-races = race { $number } of { $count }
table-dealt-by = dealer: { $name }
table-run = { $count } raspasy in a row
table-exit = exit { $level }
table-price = raspasy at { $price }
table-opening = opening raspasy at { $price }
table-bomb = bomb ×{ $factor }
table-minutes = { $count ->
    [one] { $count } minute left
   *[other] { $count } minutes left
}
table-discarded = your discard: { $cards }
table-hand-of = you play the cards of: { $name }
table-own-hand = your cards:
`,`### Why this cannot be done: the referee's messages (rejection-<code>).

## Whose turn it is, and what is played now
rejection-not-your-turn = it is not your turn
rejection-deal-over = the deal is over
rejection-no-such-seat = there is no such seat: { $seat }
rejection-wrong-phase = this is { $phase ->
    [auction] the auction: expected a game, misère or pass
    [before_talon] the choice before the talon
    [exchange] the discard and the order
    [whisting] the whisting: expected a whister's word
    [mode] the choice of open or closed play
    [play] the play: expected a card
   *[raspasy] raspasy: expected a card
}, and the word is out of place

## Auction
rejection-auction-already-looked = you have already looked at your cards
rejection-auction-dark-not-agreed = nothing is bid dark at this table
rejection-auction-dark-after-look = you have looked at your cards: too late to speak dark
rejection-auction-look-first = look at your cards first, or say the same dark
rejection-auction-dark-pass-after-bid = a dark pass is open only while nobody has made a bid
rejection-auction-revival-only-misere = your misère is outbid: only misère without talon or pass are left
rejection-auction-no-talon-misere-not-agreed = there is no misère without talon at this table
rejection-auction-misere-first-word = misère is bonded: it can only be your first word
rejection-auction-over-dark-misere = a dark misère cannot be beaten by misère
rejection-auction-misere-too-low = misère ranks below what has been bid
rejection-auction-nothing-higher = there is nothing higher left to bid
rejection-auction-too-low = that is too low: the lowest game now is { $lowest }
rejection-auction-no-jumps = no jumps: the only game you may bid is { $lowest }
rejection-auction-no-talon-not-agreed = there are no games without talon at this table
rejection-auction-no-talon-too-low = that is too low: without talon the lowest now is { $level }
rejection-auction-no-jumps-no-talon = no jumps: without talon you may only bid { $level }
rejection-auction-hold-not-agreed = nobody says “here” at this table
rejection-auction-hold-no-game = “here” is said only against a trick game
rejection-auction-hold-dark = a dark bid cannot be taken over with “here”
rejection-auction-hold-twice = the bid was already taken over with “here”: only higher now
rejection-auction-hold-first-word = “here” cannot be your first word
rejection-auction-hold-three = “here” is for the last two bidders
rejection-auction-hold-not-entitled = “here” is the other bidder's right now

## Talon, discard, order
rejection-talon-no-change-of-mind = only a dark bid may become misère, and only before the talon is taken
rejection-talon-no-half-misere = there is nobody to share a misère with now
rejection-order-after-misere = nothing is ordered after misère: expected two cards to discard
rejection-order-too-low = the lowest game to order is { $lowest }
rejection-order-no-discard = the talon was not taken: there is nothing to discard
rejection-order-missing = the discard needs an order
rejection-order-no-concession = “down three” cannot be said here
rejection-order-no-preferans = “preferans” needs twelve certain tricks, and a table that agreed on it
rejection-discard-two-cards = a discard is two different cards
rejection-discard-not-held = you do not hold { $card }
rejection-discard-no-throw = the talon is not thrown back at this table
rejection-discard-throw-talon-only = only the talon itself, both its cards, is thrown back

## Whist
rejection-whist-word-not-open = { $word } cannot be said now; possible: { $words }
rejection-whist-look-once = you may look at one hand only
rejection-whist-look-not-open = you may not look at another hand now

## Play
rejection-play-not-held = { $card } is not in this hand
rejection-play-must-follow = { $card } cannot be played now: { $suit } is due
rejection-play-no-giving-over = you cannot give your cards over now
rejection-play-no-pointing = you cannot point at this card now

## Offers
rejection-offer-pending = the offer must be answered first
rejection-offer-not-asked = you are not asked
rejection-offer-none = there is no offer to answer
rejection-offer-no-play = offers are made only while cards are played
rejection-offer-no-cards = offers come from those who hold cards
rejection-offer-once = you have made an offer; the next one after another card or trick
rejection-offer-count = expected { $expected } numbers, got { $given }
rejection-offer-sum = { $expected } tricks are left, the offer has { $given }
rejection-offer-dealer = the talon can get { $most } at most
rejection-offer-dummy = the dummy takes no part in raspasy
rejection-offer-not-provable = only “the rest are mine” in raspasy can be proven

## Match
rejection-proposal-pending = what was put to the table must be answered first
rejection-proposal-not-asked = you are not asked
rejection-proposal-too-many = not so many proposals at once: { $most } at most
rejection-proposal-no-deal = there is no deal to be dealt anew
rejection-match-no-deal = no cards are played now: the next deal is awaited
rejection-match-over = the match is over
rejection-owner-not-asked = the owner of the mountain fixes the pool, and not now
rejection-owner-rules = the match would not end this way: { $option } does not fit
rejection-correction-too-late = the sheet is corrected before the next deal
rejection-correction-empty = there is nothing to correct
rejection-correction-no-seat = there is no such seat on the sheet: { $seat }
rejection-correction-amount = the number cannot be zero or above { $most }
rejection-correction-whists-on = whists are written on somebody, pool and mountain are one's own
rejection-fine-not-agreed = there is no fine for under-ordering at this table
rejection-fine-no-game = there is nothing to fine: the last deal was no trick game
rejection-newcomer-between-deals = a fourth player sits down between two deals
rejection-newcomer-table-of-three = a fourth player joins three
rejection-newcomer-name = expected a name of at most { $most } characters that nobody has at the table, without control characters
rejection-newcomer-rules = four cannot play by these rules: { $option } does not fit

## The beginning of a match and the deal (met in damaged records)
rejection-match-names = there must be a name for every player, all different and without control characters
rejection-match-dealer = the first dealer is not at the table
rejection-match-draw = the cards drawn for the seats do not fit the order of the seats
rejection-match-rules = the rules do not fit together
rejection-match-begun = a match begins once
rejection-match-not-started = a match begins with rules and names
rejection-match-no-deck = no cards are dealt now
rejection-match-cards = these are not the 32 cards of one deck
`,`### The result of a deal, and the settlement.

result-title = Deal { $number }. { $what }
result-made = { $name }: { $game } made. Tricks: { $tricks }
result-failed = { $name }: { $game } down { $short ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $short }
}. Tricks: { $tricks }
result-passed = { $name }: { $game } credited, nobody whisted
result-half = { $name }: { $game } credited, half whist
result-conceded = { $name }: { $game } conceded, down three
result-misere = { $name }: misère { $count ->
    [0] made
    [one] caught, { $count } trick
   *[other] caught, { $count } tricks
}
result-raspasy = Raspasy. Tricks: { $tricks }
result-preferans = { $name }: preferans! The match is over
result-correction = Correction
result-nothing = nothing was written
result-next = Enter — next deal
result-settle = Enter — settlement
result-back = Enter — back to the table

result-over = The match is over: { $why }
result-end-pools = all pools are closed
result-end-total_pool = the common pool is closed
result-end-time = time is up
result-end-rounds = all circles are played
result-end-pools_and_mountains = pools and mountains are closed
result-end-races = the races are over
result-end-preferans = preferans
result-end-stopped = stopped by consent
result-mountain = mountain
result-equalised = with pools
result-amnesty = after amnesty { $amount }
result-on-each = whists on each
result-method-pairs = Method 1: mountains into whists, then pair by pair
result-pair = { $one } — { $other }: { $amount }
result-method-average = Method 2: against the average mountain { $average }
result-from-mountain = mountain
result-from-play = whists
result-sum = total
result-final = Settlement
result-whists = { $count ->
    [one] whist
   *[other] whists
}
result-exact = exactly { $amount }
result-money = in money { $amount }
`,`### Rules: what cannot stand, and what has no effect.
### Values of options come under their keys: $bomb_cap is a number, $half_whist is on or off.

## Keys and values
## $option is the key, $given what was written, $expected what may be written.

rules-problem-unknown_option = there is no option { $name }
rules-problem-unknown_option_nearest = there is no option { $name }; did you mean { $nearest }?
rules-problem-unknown_convention = there is no convention { $name }
rules-problem-unknown_convention_nearest = there is no convention { $name }; did you mean { $nearest }?
rules-problem-unknown_group = there is no group of options { $name }
rules-problem-unknown_group_nearest = there is no group of options { $name }; did you mean { $nearest }?
rules-problem-wrong_switch = { $option }: found { $given }, expected { $expected }
rules-problem-wrong_choice = { $option }: found { $given }, expected one of { $expected }
rules-problem-wrong_number = { $option }: found { $given }, expected a whole number from { $low } to { $high }
rules-problem-wrong_money = { $option }: found { $given }, expected a number from { $low } to { $high } with at most { $decimals } decimal places

## A house file
## $line and $column name the place, $detail is the reader's message, $group and $belongs are groups of options.

rules-problem-not_toml = line { $line }, column { $column }: not TOML, nothing can be read from here on ({ $detail })
rules-problem-wrong_base = base: found { $given }, expected the name of a convention in quotes, such as "leningrad"
rules-problem-wrong_title = { $name }: found { $given }, expected a string in quotes
rules-problem-option_given_twice = { $option } is given twice
rules-problem-option_in_wrong_group = { $option } stands in group { $group }, but belongs to { $belongs }

## The questionnaire

rules-problem-no_such_answer = { $given } is no answer; expected { $expected }

## What cannot stand together

rules-problem-two_players_need_gusarik = two players can only play gusarik: players = 2 needs gusarik = on
rules-problem-gusarik_needs_two_players = gusarik is for two: gusarik = on, but players = { $players }
rules-problem-gusarik_needs_closed_talon = in gusarik the talon stays closed in raspasy: gusarik = on needs raspasy_talon = closed
rules-problem-time_needs_limit = a match on time needs a time: end = time, but time_limit = 0 and mountain_owner_sets = off
rules-problem-total_pool_without_help = a common pool knows no help: end = total_pool needs help = off
rules-problem-chain_needs_misere_without_talon = the chain contains misère without talon: misere_rank = chain needs misere_without_talon = on
rules-problem-dark_bids_need_bombs = dark passes earn bombs: dark_bids = on needs bomb_cap of at least 1
rules-problem-opening_beyond_bombs = the opening has more steps than the bombs: opening_circles = { $opening_circles }, bomb_cap = { $bomb_cap }
rules-problem-bombs_without_source = nothing gives bombs: bomb_cap = { $bomb_cap }, but dark_bids = off and opening_circles = 0
rules-problem-premium_beside_paid_talon = two aces would be paid twice: two_ace_premium = { $two_ace_premium } and paid_talon = { $paid_talon }
rules-problem-personal_resp_without_half_whist = where everybody answers for himself there is no half whist: personal_resp = on needs half_whist = off
rules-problem-raspasy_diff_needs_all_writing = the fewest tricks can be taken off only where everybody writes: raspasy_diff = on, players = 4, raspasy_talon = { $raspasy_talon }, dealer_writes_raspasy = { $dealer_writes_raspasy }
rules-problem-fixed_during_match = { $option } cannot change during a match: close this sheet and open another

## What has no effect
## $options lists the options that do nothing, $because the options that make it so.

rules-note-no_gusarik = has effect only in gusarik: { $options }
rules-note-gusarik = has no effect in gusarik: { $options }
rules-note-permanent_dealer_needs_three = only three players can have a dealer who does not play: { $options }
rules-note-no_sitting_dealer = has effect only with four players, when the dealer sits on the talon: { $options }
rules-note-permanent_dealer_writes_nothing = nothing is written by or on a dealer who does not play: { $options }
rules-note-races = has no effect in races: { $options }
rules-note-no_time_limit = time ends a match only with end = time or total_pool: { $options }
rules-note-no_rounds = circles are counted only with end = rounds: { $options }
rules-note-no_start_mountain = there is a starting mountain only with end = pool_and_mountain: { $options }
rules-note-misere_never_outbid = nothing outbids misère: { $options }
rules-note-no_dark_bids = there are no dark words: { $options }
rules-note-bombs_from_opening_only = only the opening gives bombs, and they stop at its steps: { $options }
rules-note-no_opening = there is no opening raspasy: { $options }
rules-note-single_opening_circle = with one opening circle there is one step: { $options }
rules-note-talon_is_thrown = a useless talon is thrown back, so there is no other penalty: { $options }
rules-note-no_preferans = preferans is not declared: { $options }
rules-note-already_responsible = whist is responsible anyway: { $options }
rules-note-personal_resp = every whister answers for his own tricks: { $options }
rules-note-always_closed = whist is always closed, no hand is laid down: { $options }
rules-note-no_half_whist = there is no half whist: { $options }
rules-note-no_return = nobody returns whist: { $options }
rules-note-ten_is_whisted = a ten is whisted, not checked: { $options }
rules-note-raspasy_on_mountain = raspasy is written on the mountain: { $options }
rules-note-raspasy_in_whists = raspasy in whists has no progression: { $options }
rules-note-base_in_whists = raspasy is written in whists at a price of its own: { $options }
rules-note-nothing_on_mountain = raspasy is written in whists, nothing on the mountain: { $options }
rules-note-no_zero_premium = no tricks earn nothing: { $options }
rules-note-closed_talon = the talon stays closed in raspasy: { $options }
rules-note-dealer_without_talon = the talon stays closed in raspasy, so the dealer takes no tricks: { $options }
rules-note-dealer_does_not_write = the dealer does not write raspasy: { $options }
rules-note-dealer_plays_talon = the talon is turned in raspasy, so the dealer answers for his tricks: { $options }
rules-note-simple_exit = any six ends a run of raspasy: { $options }
rules-note-run_does_not_matter = neither price nor exit depends on how many raspasy came before: { $options }
rules-note-run_ends_with_dealer = the run ends when the deal passes on, whatever was played: { $options }
rules-note-no_races = there are no races: { $options }
`,`### The score: why a number was written, what a protocol cannot say, how the result looks.
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
`,`### The page: what the command line has no words for.

site-name = prikup

## A place at the table
seat-hand-0 = first hand
seat-hand-1 = second hand
seat-hand-2 = third hand
seat-bot = bot
seat-away = not connected
seat-stand-in = a bot plays for them
seat-both-hands = plays both hands
seat-laid = open
seat-of = of { $need }
seat-count-of = { $count } of { $need }
seat-tricks = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}

## Auction
auction-title = Your word
auction-minimum = at least { $game }
auction-light = cards seen
auction-dark = dark
word-pass = Pass
word-misere = Misère
word-hold = Hold
word-whist = Whist
word-half = Half whist
word-return = Return the whist
word-accept = Agreed
word-keep = Keep my word
word-open = Open
word-closed = Closed
word-accept-offer = Accept
word-decline = Decline
word-cancel = Cancel
word-close = Close
key-pass = P
key-misere = M
key-hold = O
key-whist = W
key-half = H
whist-asked = Do you whist?
mode-asked = How do you defend?

## Other words
do-look = Look at the cards
do-take_talon = Take the talon
do-change_to_misere = In the light: misère
do-offer_half = Share the misère?
do-concede_three = Concede three
do-declare_preferans = Preferans!
do-give_over = Let my partner lead

## Discard and order
exchange-title = Discard and order
exchange-choose = Discard two cards
exchange-laid = Discard: { $cards }
exchange-other = other cards
exchange-order = What do you play?
exchange-do = Discard, play { $game }
exchange-discard = Discard
exchange-throw = throw the talon face up

## Turn
turn-yours = Your turn
turn-suit = Your turn · follow { $suit ->
    [S] spades
    [C] clubs
    [D] diamonds
   *[H] hearts
}
turn-for = Your turn · hand of { $name }
turn-word = Your word
turn-of = { $name } is thinking
turn-title = Your turn
trick-label = on the table
hand-own = your cards
hand-of = cards: { $name }
hand-closed = closed cards: { $name }
last-trick = Last trick
defence-chip = Defence: { $count } of { $need }

## Offers
offer-button = Offer…
offer-title = The rest of the tricks
offer-remaining = { $count } left
offer-you = you
offer-all = all
offer-make = Offer
offer-asked = { $name } offers: { $numbers }

## Between deals
result-heading = Result of the deal
deal-next = Next deal
deal-cut = Cut and deal
deal-waiting = Waiting for the others
final-title = The match is over
final-pairs = By pairs
final-average = By the average mountain
final-amnesty = Amnesty: { $amount } off every mountain
final-on = from { $name }
final-mountain = mountain
final-from-mountain = for the mountain
final-from-play = for whists
final-same = Both ways give the same balance; it is rounded so that the sum stays zero.
final-money = in money { $money }

## Score
side-title = score, record, talk
side-score = Score
side-log = Record
side-chat = Chat
sheet-title = score sheet
sheet-word-mountain = mountain
sheet-word-pool = pool
sheet-word-whists = whists on { $other }
standing-title = if we stopped now
standing-whists = whists
standing-total = total
why-touch = Touch a number on the sheet to see where it comes from.
why-nothing = Nothing has been written here yet.
why-deal = Deal { $number }.

## Talk
chat-text = Message
chat-send = Say
chat-mute = hide the talk
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-thanks = Thank you
phrase-well-played = Well played
phrase-sorry = Sorry
phrase-one-moment = One moment
phrase-hurry = A little faster, please
phrase-bad-luck = Bad luck
phrase-good-hand = A good hand
phrase-goodbye = Goodbye!

## Bar
bar-table = { $title } · pool { $pool }
bar-deal = Deal { $number } · dealer { $name }
bar-run = Raspasy in a row: { $count }
bar-rules = Table rules
bar-menu = settings
bar-lost = connection lost, coming back…

## Start
home-lead = Preferans in the browser: with bots or with friends, by your company's rules.
home-bots = Play against bots
home-bots-how = Sochi, three players, pool 10. The first deal at once.
home-make = Make a table
home-make-how = Convention, seats, a link for friends.
home-lobby = Open tables
home-lobby-none = No open tables just now.
home-mine = My matches
home-mine-none = Your matches will be listed here.
home-go-on = Go on
home-watch = Watch
home-sit = Sit down
home-name = Your name
home-default-name = You
make-title = New table
make-convention = Convention
make-players = Seats
make-chair-me = you
make-chair-open = person
make-chair-bot = bot
make-seat = Seat { $number }
make-open = Show the table in the list of open tables
make-time = Clock
make-time-none = none
make-time-move = { $seconds } s a move
make-time-bank = { $minutes } min a match
make-more = All rules ({ $count })
make-changed = Changed: { $count }
make-do = Open the table
make-back = Back
make-problems = The rules do not fit together
make-notes = Without effect
level-rule = medium
level-beginner = beginner
level-novice = novice
level-club = club
level-expert = expert
seating-title = The table is gathering
seating-free = free
seating-sit = Sit here
seating-bot = Seat a bot
seating-remove = Free it
seating-begin = Begin the match
seating-link = Link for friends
seating-copied = Link copied
seating-wait = Waiting for the host to begin.
join-name = What is your name?
closed-title = The table is closed.

## Menu
menu-title = Settings
menu-language = Language
menu-letters = Letters on cards
menu-deck = Deck
menu-deck-atlas = Atlasnye
menu-deck-large = Large index
menu-four = four suit colours
menu-theme = Theme
menu-theme-auto = as the system
menu-theme-light = light
menu-theme-dark = dark
menu-size = Size
menu-suits = Suits in the hand
menu-suits-alternating = alternating colours
menu-suits-bidding = by rank
menu-ranks = Cards of a suit
menu-ranks-low = low to high
menu-ranks-high = high to low
menu-motion = Movement
menu-motion-normal = normal
menu-motion-fast = fast
menu-motion-off = none
menu-sound = sound of the turn
menu-keys = Keys: P pass, M misère, W whist, H half whist, O hold, S score, ←/→ card, ↑ or Space plays it, Enter yes, Esc no.
menu-pause = Pause
menu-resume = Go on
menu-take-back = Take back
menu-stop = Stop and settle
menu-leave = Leave the table
menu-rematch = Another match
yes = yes
no = no

## Refusals
refused-other = That cannot be done ({ $code }).
refused-wire-lost = No connection to the site.
refused-wire-closed = The connection is closed.
refused-wire-too-fast = Too fast.
refused-table-none = There is no such table.
refused-table-not-invited = This table needs a link.
refused-table-full = No free seats.
refused-table-name = A name of at most { $most } characters is needed.
refused-internal = Something broke on the site. Please try again.
proposal-asked = { $name }: { $what }
proposal-stop = let us stop and settle
proposal-redeal = let us deal again
proposal-fine = a fine for the under-order
proposal-admit = let a fourth player in
proposal-correct = let us correct the sheet
pause-asked = A pause is asked for: { $names }
pause-now = Pause

## Conventions
convention-sochi = Sochi
convention-leningrad = Leningrad
convention-rostov = Rostov
convention-classic = Classic
convention-codex = Codex
convention-gusarik = Gusarik
convention-races-22 = Races 22
convention-races-20 = Races 20

## Names of bots
bot-name-1 = Anna
bot-name-2 = Boris
bot-name-3 = Gleb
bot-name-4 = Vera
bot-name-5 = Denis
`];export{e as default};