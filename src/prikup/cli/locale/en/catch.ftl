### prikup misere: is a misère caught when its discard is not known?

catch-progress = Plans
catch-head = Misère { $hand }, { $lead ->
    [own] declarer leads
    [left] the next player leads
   *[right] the player before leads
}
catch-open = { $tricks ->
    [0] Not caught even when the discard is known
    [one] One trick when the discard is known
   *[other] { $tricks } tricks when the discard is known
} ({ $count ->
    [one] one discard
   *[other] { $count } discards
}): { $discards }
catch-more = { $shown } and { $more } more
catch-holds = No discard is caught.
catch-one-plan = One plan catches every discard that is caught at all ({ $count }): there is nothing to guess.
catch-no-plan = No plan catches all of them. { $all ->
    [yes] The largest sets that are caught together, every one of them ({ $count }):
   *[no] Sets that are caught together ({ $count } found, there are others):
}
catch-set = { $count } of { $total } caught; missed { $missed }
catch-value = { $payoff ->
    [score] What the misère is worth to the declarer in points, both sides playing perfectly: { $value }.
   *[caught] Chance of being caught, both sides playing perfectly: { $value }.
}
catch-mix = { $count ->
    [one] Discard: { $mix }.
   *[other] Discard by lot: { $mix }.
}
catch-plan = Plan { $number }, { $chance }{ $led ->
    [yes] , first lead { $lead }
   *[no] { "" }
}: misses { $missed }.
catch-nothing-missed = what is never caught
catch-how = The catchers see twelve cards and each other's hands; the discard is unknown to them. They choose a plan before the first lead; the declarer answers it as well as can be, as if he knew it. Lots drawn later, in the play, can only help the catchers.
