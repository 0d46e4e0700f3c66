### Rules: what cannot stand, and what has no effect.
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
