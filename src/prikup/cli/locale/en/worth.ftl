### prikup hand: what a hand is worth over the layouts of the cards its player does not see.

worth-progress = Layouts
worth-cards = { $hand }, discarded { $discard }
worth-game = { $kind ->
    [misere] Misère
   *[trump] { $strain }
}, { $lead ->
    [own] own lead
    [left] the next player leads
   *[right] the player before leads
}
worth-all = All { $total } layouts, perfect play with all cards seen.
worth-some = { $done } of { $total } layouts, drawn at random; perfect play with all cards seen.
worth-nothing = { $why ->
    [stopped] Interrupted before anything was found.
   *[time] Nothing was found in time.
}
worth-worst = { $kind ->
    [misere] { $proof ->
        [all] { $tricks ->
            [0] Not caught in any layout.
            [one] Never more than one trick.
           *[other] Never more than { $tricks } tricks.
        }
       *[some] Most tricks seen: { $tricks }.
    }
   *[trump] { $proof ->
        [all] { $tricks ->
            [one] Sure tricks: one.
           *[other] Sure tricks: { $tricks }.
        }
       *[some] Fewest tricks seen: { $tricks }.
    }
}
worth-mean = On average { $mean }.
worth-mean-error = On average { $mean } ± { $error }.
worth-tricks = tricks
worth-share = share
worth-least = so many or more
worth-most = so many or fewer
worth-count = layouts
worth-layout = A layout with { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}:
worth-left = next player:
worth-right = player before:

## Twelve cards: discard and order
worth-progress-orders = Discards and games
worth-under = { $rules }, { $lead ->
    [own] leading
    [left] the next player leads
   *[right] the player before leads
}
worth-misere = misère
worth-advice = Discard { $discard }, { $kind ->
    [misere] play misère
   *[other] order { $game }
}.
worth-advice-score = On average { $score } ± { $error } whists; made in { $made } of the layouts.
worth-orders-game = game
worth-orders-discard = discard
worth-orders-made = made
worth-orders-score = whists
worth-orders-behind = behind
worth-conceded = Down three instead of an order: { $score }.
worth-orders-how = The best one was tried on { $layouts } of { $total } layouts, perfect play with all cards seen. Those whist to whom, as far as they can guess, it pays.
worth-broken-off = Time ended before the search did: this is what was found.

## Ten cards before the auction
worth-progress-talons = Talons
worth-prospect = { $kind ->
    [misere] Misère
   *[games] A game
}: { $score } whists on average, made in { $made } of the cases.
worth-best-orders = Best order: { $orders }.
worth-welcome = Welcome in the talon: { $cards }.
worth-whatever = One game with whatever talon:
worth-talon-adds = Tricks in { $strain }: { $bare } without the talon, { $tricks } with it.
worth-talons = { $done } random talons of { $total }, each with its best discard and order, perfect play with all cards seen.

## Questions that make no sense
worth-wrong-strain = “{ $given }” is not a strain: expected S, C, D, H, N or misere
worth-wrong-count = { $count } cards in the hand: expected ten
worth-wrong-discard-held = { $card } stands both in the hand and in the discard
worth-wrong-discard-count = { $count ->
    [one] one card
   *[other] { $count } cards
} discarded: expected { $expected }
worth-wrong-count-any = { $count } cards in the hand: expected ten or twelve
worth-wrong-count-twelve = { $count } cards in the hand: expected twelve
worth-wrong-samples = { $samples } layouts: expected two or more
worth-wrong-talons = { $talons } talons: there are one to { $most }
worth-wrong-lead = there is no such lead: { $lead }
worth-wrong-lead-dummy = in gusarik the dummy declares nothing: that hand cannot be the declarer's
worth-wrong-nothing-allowed = under these rules nothing can be ordered
worth-wrong-game = “{ $given }” is not a game: expected, for instance, 7D, 7♦ or 8NT
worth-bid-needs-twelve = --bid makes sense with twelve cards
worth-wrong-hands = { $given ->
    [one] one hand
   *[other] { $given } hands
}: expected { $expected }
worth-wrong-card-twice = { $card } stands in two places
worth-wrong-kernel-needed = this needs the compiled kernel: install a C++ compiler and prikup once more
worth-wrong-discards = { $count } discards: there are one to { $most }
worth-wrong-misere-position = such cards cannot be: { $problem }
worth-exact-needs = --exact counts tricks: --discard and --strain are needed too
