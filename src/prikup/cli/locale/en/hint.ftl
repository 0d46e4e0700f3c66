### The help of "?": what is possible, how to type it, and why the rest is not.

hint-choices = Possible: { $words }
hint-span = { $low } … { $high }
hint-look = look at your cards
hint-take = take the talon
hint-change-to-misere = light misère instead
hint-offer-half = misère by halves
hint-yes = yes
hint-no = no
hint-order = order { $lowest } or more
hint-throw = throw the talon back
hint-discard = discard two cards
hint-preferans = “preferans”
hint-word-whist = whist
hint-word-pass = pass
hint-word-half = half whist
hint-word-return = return the whist
hint-word-accept = accept
hint-word-keep = keep your word
hint-look-at = look at the cards of { $name }
hint-open = open
hint-closed = closed
hint-give = give your cards over
hint-point = point at a card
hint-offer = make an offer

hint-title = Now possible:
hint-nothing = nothing: it is not your turn
hint-not = Not possible:
hint-how-auction = Type 7d, 8 nt, 9 hearts; p for pass, m for misère, h for here.
hint-how-dark = You have not looked at your cards: “look”, or the same word dark, as in “dark pass”, “6s dark”.
hint-how-no-talon = Without talon: “7 without talon” or 7wt, “misère without talon” or mwt.
hint-how-exchange = Discard two cards or their numbers: “7s 8c” or “1 4”. Then the order: 7d. “Back” takes the discard back.
hint-how-whist = w for whist, p for pass, h for half whist; “return” returns the whist, “accept” leaves things as they are.
hint-how-play = A card: as, A♠, 10h, or its number in the row.
hint-how-offer = “the rest are mine”, “give all”, “take 2 more”, “give 3 more”, or “offer” with numbers.
hint-how-point = “point 7d” points at a card of an open hand; it binds nobody.
hint-must-follow = { $cards } — { $suit } is due
hint-commands = Always at hand:
hint-command-list =
    ? — this help; sheet — the score sheet; rules — the rule card
    talon — the talon of this deal; last — the last trick; history — the deal so far
    note — the misère's cards; give — give your cards over; redeal — this deal is void
    stop — stop and settle; correct — correct the sheet; fine — for under-ordering
    point 7d — point at a card of an open hand while others play (at --speed instant the game does not wait for it)
    admit NAME — a fourth player joins; save; quit
