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
worth-nothing = Nothing was found in time.
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

## Questions that make no sense
worth-wrong-strain = “{ $given }” is not a strain: expected S, C, D, H, N or misere
worth-wrong-count = { $count } cards in the hand: expected ten
worth-wrong-discard-held = { $card } stands both in the hand and in the discard
worth-wrong-discard-count = { $count ->
    [one] one card
   *[other] { $count } cards
} discarded: expected { $expected }
