### Playing at the terminal: questions and answers.

## The beginning
play-welcome = Let us sit down. Enter takes what stands in brackets.
play-which-convention = What do we play?
play-how-many = How many at the table?
play-three = three
play-four = four, the dealer sits on the talon
play-which-pool = Size of the pool?
play-your-name = Your name?
play-you = You
play-drawn = Cards drawn for the seats: { $cards }
play-first-dealer = First dealer: { $name }
play-saved-match = There is a match begun: { $title }, deal { $number }, with { $names }.
play-go-on = Go on with it? [yes] ›{" "}
play-set-aside = The other match was laid aside: { $path }
play-not-a-match = { $path }: this is no match of ours, it stays as it is; choose another file for --save
play-nothing-saved = { $path }: there is no saved match
play-questions-unanswered = The answers ended before the questions: no match was begun
play-kept = The match is saved: { $path }. To go on: prikup play
play-saved = Saved: { $path }
play-record-kept = Record of the match: { $path }
play-damaged = { $path }: the match cannot go on: { $detail }
play-damaged-at = the record does not hold in deal { $deal }; prikup verify tells more
play-damaged-table = it does not say who sits at the table

## Questions
play-ask-auction = Your bid
play-ask-before-talon = Before the talon
play-ask-discard = Discard
play-ask-order = Order
play-ask-whist = Whist?
play-ask-look = Whose cards do you look at?
play-ask-mode = Open or closed?
play-ask-card = Your card
play-ask-card-of = A card of { $name }
play-ask-offer = Offer
play-ask-correct = Correction
play-ask-on = Enter — go on
play-yes-no = Yes or no
play-half-asked = { $name } offers half of the misère. Do you take it?
play-discard-how = Two cards to discard, by name or number; then the order
play-discard-laid = To discard: { $cards }. Left: { $rest }. “Back” to choose others.
play-discard-thrown = Thrown back: { $cards }. Left: { $rest }. “Back” to think again.
play-discard-sure = Discard them?
play-offer-asked = { $name } offers: { $numbers }. Do you accept?
play-offer-numbers = { $count ->
    [one] { $count } trick is left
   *[other] { $count } tricks are left
}. Who gets how many, numbers in this order: { $names }
play-offer-words = or in words: the rest are mine, give all, take 2 more, give 3 more; “back” to play on
play-offer-share = { $count } more for { $name } and { $other } together. How many of them for { $name }?
play-forced = Enter — { $card }, there is no other card
play-may-give = “give” lets your partner play your cards
play-may-point = Point at a card: { $cards }
play-may-offer = “offer” to settle the deal
play-may-skip = “skip” plays the deal to its end without stops
play-correct-how = Write: mountain { $one } +4; pool { $other } -2; whists { $one } on { $other } 20
play-correct-more = One more, or Enter to put it to the table, “back” to think again
play-fix-pool = You own the mountain: how large is the pool? Custom says no more than the smallest mountain, { $advised }
play-fix-end = When do we end? Enter keeps what was agreed ({ $current })
play-fix-minutes = How many minutes do we play?
play-fix-stake = Stake for a whist? Enter keeps what was agreed ({ $current })
play-leave = Leave? The match is saved
play-admit-whom = Whom? For example: admit David

## Answers
play-not-understood = I do not understand “{ $given }”. ? tells what is possible
play-not-yet = Others are playing now. You will be asked when it is your turn
play-no-deal = There has been no deal yet
play-no-trick = There are no tricks yet
play-no-note = There is no note of a misère
play-read-which-suit = { $level } of what? For example { $level }s or { $level } nt
play-read-card-number = There is no card number { $number }: there are { $most }
play-read-two-cards = A discard is two different cards
play-read-not-held = You do not hold { $card }
play-read-no-offer = Offers are made while cards are played
play-read-offer-names = Expected { $expected } numbers, got { $given }
play-read-offer-too-many = { $count } are too many: { $most } are left
play-read-point-which = Which one? For example: point 7d
play-read-change = “{ $given }” is no correction; for example: mountain Anna +4
play-read-change-whists = Whists need two names: whists Anna on Boris 20
play-read-name = Who is { $given }?
play-read-number = Expected a number from { $low } to { $high }
