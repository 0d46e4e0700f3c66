### Bots against bots on the same deals.

arena-title = { $title }: { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
} in all rotations
arena-title-raspasy = { $title }, raspasy only: { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
} in all rotations
arena-whists = Whists a deal
arena-interval = 95 % interval
arena-made = Made at { $level }
arena-passed-out = Contracts nobody whisted
arena-misere = Misères made
arena-caught = Misères of others caught
arena-raspasy = Raspasy
arena-raspasy-tricks = Tricks in raspasy
arena-median = Decision, ms: median
arena-p99 = Decision, ms: 99 %
arena-stand-in = Moves the stand-in made
arena-failure = { $kind }: the first failure: { $cause }
arena-progress = deals
arena-people = --players: given are { $given }, a table seats 2 to 4
arena-wrong-deadline = --deadline: expected seconds, more than 0 and at most 3600
arena-no-program = --players: there is no program to start “{ $given }” with
arena-deal-words = five words are needed: three hands clockwise and the two cards of the talon
arena-few-deals = { $path }: { $given } deals, { $wanted } are wanted
arena-nothing = Not one deal was played to the end.
arena-stopped = Interrupted: { $done } of { $total } are played.
arena-no-dask = --scheduler needs the library dask: pip install "prikup[dask]"
arena-no-scheduler = --scheduler { $address }: the cluster does not play: { $detail }
arena-worker-lost = A worker process is lost: { $detail }
arena-state-foreign = { $path }: this is not the state of an arena; the file stays as it is
arena-state-damaged = { $path }, line { $line }: damaged; delete it, and its deal will be played again
arena-state-other = { $path }: the state of another arena, which differs in: { $settings }
arena-state-busy = { $path }: another arena is writing here
