### Why this cannot be done: the referee's messages (rejection-<code>).

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
