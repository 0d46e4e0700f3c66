### prikup solve. Hands are numbered 0, 1, 2 as on the command line.

solve-title = { $ident }
solve-place = position { $number }
solve-hand = { $hand }: { $cards }
solve-on-table = On the table: { $cards }
solve-tricks = { $kind ->
    [misere] Misère of hand { $declarer }: { $tricks ->
        [0] not caught
        [one] one trick
       *[other] { $tricks } tricks
    }
    [raspasy] Raspasy, hand { $declarer } against the two others: { $tricks }
   *[trump] { $strain }, hand { $declarer }: { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }
}
solve-tricks-between = { $kind ->
    [misere] Misère of hand { $declarer }: { $low } to { $high } tricks, not proven further
    [raspasy] Raspasy, hand { $declarer } against the two others: { $low } to { $high }, not proven further
   *[trump] { $strain }, hand { $declarer }: { $low } to { $high } tricks, not proven further
}
solve-shares = Each for himself: { $one } – { $two } – { $three }
solve-cards = Tricks by the card that hand { $hand } plays:
solve-table = Tricks of hand { $declarer } by strain and by who leads:
solve-table-leader = leads
solve-line = Best play:
solve-line-shares = Play with each for himself:
solve-incomplete = Time ran out: only what is shown is proven.
solve-reference = The compiled kernel is not installed: the plain solver serves, which takes seconds for a full deal.

## Positions that cannot be
solve-wrong-hands = { $count } hands: expected three, clockwise
solve-wrong-strain = “{ $given }” is not a strain: expected S, C, D, H, N, misere or raspasy
solve-wrong-player = { $name ->
    [declarer] the declarer { $given } is no hand that plays: expected 0, 1 or 2
    [leader] the leader { $given } is no hand that plays: expected 0, 1 or 2
   *[first_hand] the first hand { $given } is no hand that plays: expected 0, 1 or 2
}
solve-wrong-twice = the card { $card } stands in two places
solve-wrong-table = { $count } cards on the table: expected { $most } at most
solve-wrong-empty = the hands are empty
solve-wrong-many = { $count } cards in a hand: expected ten at most
solve-wrong-unequal = hand { $hand } has { $count } cards: expected { $expected }
solve-wrong-revoke = hand { $hand } cannot have played { $card }: it holds { $suit ->
    [S] ♠
    [C] ♣
    [D] ♦
   *[H] ♥
}
solve-wrong-talon-strain = the talon is turned only in raspasy of three hands
solve-wrong-talon-many = { $count } talon cards: expected { $most } at most
solve-wrong-talon-suit = the talon card { $card } names a suit that nobody holds
