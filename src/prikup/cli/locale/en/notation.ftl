# Reading of cards, deals, JSON, records and foreign formats. Cards ($card) are in machine notation: AS, TD.

## Where
notation-line = line { $line }
notation-place = { $place ->
    [hand-1] hand 1
    [hand-2] hand 2
    [hand-3] hand 3
    [talon] talon
   *[other] { $place }
}

## Cards and hands
notation-hand-empty = no cards: write, for example, ♠AK10 ♣J7, or a dash
notation-hand-character = unknown character “{ $character }” in “{ $text }”: expected suits ♠ ♣ ♦ ♥ (or s c d h) and cards A K Q J 10 9 8 7
notation-hand-ten = a one without a zero in “{ $text }”: a ten is written 10
notation-hand-no-suit = the card “{ $card }” in “{ $text }” has no suit: put ♠ ♣ ♦ ♥ or s: c: d: h: before the cards, or a suit behind each card
notation-hand-suit-alone = nothing follows the suit { $suit } in “{ $text }”: write a dash for a void
notation-hand-dash = the suit { $suit } in “{ $text }” has both cards and a dash: a dash means a void
notation-hand-twice = the card { $card } comes twice in “{ $text }”
notation-hand-small-card = “{ $text }” has an x in { $suit }: that is any small card (and in JPref a ten). An exact card is needed here: 10, 9, 8 or 7
notation-hand-small-none = no free card is left for an x in { $suit }
notation-hand-one-card = one card is needed, “{ $text }” has { $count }
notation-hand-cyrillic-ace = Cyrillic Т is the ace, Latin T the ten; “{ $text }” has a Cyrillic Т beside “{ $other }”, so that it is not clear which is meant. Keep to one alphabet, or write the ten as 10
notation-hand-latin-ten = Latin T is the ten, Cyrillic Т the ace; “{ $text }” has a Latin T beside “{ $other }”, so that it is not clear which is meant. Keep to one alphabet, or write the ten as 10
notation-hand-clubs-or-ace = in “{ $text }” the letter Т may be clubs or the ace: write «т:» or ♣ before the clubs
notation-hand-machine = character “{ $character }” in { $suit } of “{ $text }”: between the dots stand only the Latin letters A K Q J T 9 8 7 (T is the ten)
notation-game = “{ $text }” is not a game: expected, for example, 6♠, 7D, 8NT, 10♥ (a level of 6 to 10 and a strain)

## Deals
notation-deal-hands = three hands are needed, not { $count }
notation-deal-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in the hand: ten are needed
notation-deal-talon = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in the talon: two are needed
notation-deal-twice = the card { $card } is already in { $first ->
    [hand-1] hand 1
    [hand-2] hand 2
    [hand-3] hand 3
   *[talon] the talon
}

## JSON
notation-fraction = “{ $text }” is not a number: expected an integer or a fraction such as -20 or 136/3
notation-json-syntax = this is not JSON: error at character { $column } of the line
notation-json-truncated = the JSON breaks off: a closing bracket or quote is missing
notation-json-utf8 = the file is not encoded in UTF-8
notation-json-deep = too many brackets inside each other
notation-json-missing = { notation-json-path }the required field “{ $field }” is missing
notation-json-unknown = { notation-json-path }unknown field “{ $field }”
notation-json-type = { notation-json-path }expected { $expected }, found { $found }
notation-json-choice = { notation-json-path }“{ $value }” is not one of the values allowed
notation-json-expected = { notation-json-path }expected { $expected }
notation-json-value = { notation-json-path }“{ $value }” does not fit: expected, for example, { $expected }
notation-json-fraction = { notation-json-path }“{ $text }” is not a number: expected an integer or a fraction such as -20 or 136/3
notation-json-other = { notation-json-path }{ $what }
notation-json-path = { $path ->
    [root] { "" }
   *[other] { $path }: { "" }
}

## JPref lines
notation-jpref-few = { $missing ->
    [one] { $missing } card is missing
   *[other] { $missing } cards are missing
} (the line breaks off in { $hand ->
    [4] the talon
   *[other] hand { $hand }
}): expected three hands of ten cards and the talon
notation-jpref-card = unknown character “{ $character }”: expected a suit ♠ ♣ ♦ ♥ and then its cards 7 8 9 X J Q K A in Latin letters (X is ten)
notation-jpref-suit = the suit { $suit } comes a second time in hand { $hand }: it seems not to have ten cards
notation-jpref-split = hand { $hand } has more than ten cards: the eleventh is “{ $character }”
notation-jpref-twice = the card { $card } comes twice (again in { $hand ->
    [4] the talon
   *[other] hand { $hand }
})
notation-jpref-elder = after the talon the number of the first hand is needed, 0, 1 or 2, not “{ $text }”
notation-jpref-result = unknown result “{ $text }”: expected, for example, 6♠ 7, 8- 8, Misère 0, All-pass or 6, 0, 4
notation-jpref-tricks = the tricks in “{ $text }” do not add up: expected one number of 0 to 10, or three that make 10

## Game archive
notation-archive-begin = no line “begin” before “{ $text }”
notation-archive-open = “begin” inside the deal begun in line { $begin }, which has no “end”
notation-archive-end = the deal begun in line { $begin } has no “end”
notation-archive-keyword = unknown word “{ $text }”: expected { $expected } or end
notation-archive-words = one word is needed after { $field }, not { $count }
notation-archive-again = { $field } comes a second time in one deal
notation-archive-number = { $field } “{ $text }”: expected one of { $expected }
notation-archive-card = { $field }: “{ $text }” is not a card; expected, for example, As, 10h, 7d
notation-archive-count = { $field }: { $count } cards, but { $expected } are needed
notation-archive-twice = { $field }: the card { $card } comes a second time
notation-archive-trade = “{ $text }” is not a bid: expected pass, miser, 6s … 10nt
notation-archive-contract = “{ $text }” is not a contract: expected 7h, 6nt, miser, pass or 6-3 (down three)
notation-archive-hands = the deal has { $count } HAND lines, three are needed
notation-archive-missing = the deal has no line { $field }

## Records of matches
notation-record-head = this is no record of a match: it must begin with { $expected }
notation-record-version = the record was made by a newer program (version { $version }, this program reads { $known })
notation-record-header = the line “{ $text }” cannot be read: expected, for example, { $expected }
notation-record-keyword = the line “{ $text }” cannot be read: expected { $expected }
notation-record-item = { $keyword }: “{ $text }” cannot be read; expected, for example, { $expected }
notation-record-number = found “{ $text }” where “{ $expected }” is expected: a line is lost, added or moved
notation-record-long-trick = the card “{ $text }” is one too many: { $most } could still be played to this trick
notation-record-truncated = the record breaks off: its last line must be End with the number of events
notation-record-after-end = “{ $text }” stands behind the line End, where the record must stop

## Verification of records
notation-verify-place = deal { $deal }, event { $item }
notation-verify-rules = the rules are unknown or contradict each other: { $options }
notation-verify-start = no match could begin like this
notation-verify-illegal = { $name }: this is against the rules
notation-verify-illegal-event = this could not have happened here
notation-verify-no-deal-over = a score is written although the deal is not over
notation-verify-score-missing = the deal is over, but no score is written behind it
notation-verify-number = the number of the deal is written as { $written }, from the events it is { $expected }
notation-verify-outcome = outcome, field { $field }: written { $written }, from the events { $expected }
notation-verify-outcome-of = outcome, field { $field }, { $name }: written { $written }, from the events { $expected }
notation-verify-people = written for { $written } people, but { $expected } are at the table
notation-verify-pool = { $name }, pool: written { $written }, from the events { $expected }
notation-verify-mountain = { $name }, mountain: written { $written }, from the events { $expected }
notation-verify-whists = { $name }, whists on { $on }: written { $written }, from the events { $expected }
notation-verify-not-finished = a settlement is written although the match is not over
notation-verify-settlement-missing = the match is over, but the record has no settlement
notation-verify-balance = { $name }, settlement: written { $written }, from the events { $expected }
notation-verify-rounded = { $name }, settlement in whole whists: written { $written }, from the events { $expected }
