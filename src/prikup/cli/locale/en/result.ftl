### The result of a deal, and the settlement.

result-title = Deal { $number }. { $what }
result-made = { $name }: { $game } made. Tricks: { $tricks }
result-failed = { $name }: { $game } down { $short ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $short }
}. Tricks: { $tricks }
result-passed = { $name }: { $game } credited, nobody whisted
result-half = { $name }: { $game } credited, half whist
result-conceded = { $name }: { $game } conceded, down three
result-misere = { $name }: misère { $count ->
    [0] made
    [one] caught, { $count } trick
   *[other] caught, { $count } tricks
}
result-raspasy = Raspasy. Tricks: { $tricks }
result-preferans = { $name }: preferans! The match is over
result-correction = Correction
result-nothing = nothing was written
result-next = Enter — next deal
result-settle = Enter — settlement
result-back = Enter — back to the table

result-over = The match is over: { $why }
result-end-pools = all pools are closed
result-end-total_pool = the common pool is closed
result-end-time = time is up
result-end-rounds = all circles are played
result-end-pools_and_mountains = pools and mountains are closed
result-end-races = the races are over
result-end-preferans = preferans
result-end-stopped = stopped by consent
result-mountain = mountain
result-equalised = with pools
result-amnesty = after amnesty { $amount }
result-on-each = whists on each
result-method-pairs = Method 1: mountains into whists, then pair by pair
result-pair = { $one } — { $other }: { $amount }
result-method-average = Method 2: against the average mountain { $average }
result-from-mountain = mountain
result-from-play = whists
result-sum = total
result-final = Settlement
result-whists = { $count ->
    [one] whist
   *[other] whists
}
result-exact = exactly { $amount }
result-money = in money { $amount }
