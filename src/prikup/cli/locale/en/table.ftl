### The table: what was said, who plays what part, what lies on the table.

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
