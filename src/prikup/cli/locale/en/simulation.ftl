### Many deals between bots.

simulation-title = { $title }: { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}{ $matches ->
    [1] {""}
   *[other] {" "}in { $matches } matches, the sheet of the last:
}
simulation-balances = Balances in whists
simulation-each = { $amount } a deal
simulation-contracts = Games by level
simulation-made = made
simulation-failed = failed
simulation-credited = not whisted
simulation-conceded = conceded
simulation-misere = Misère: { $made } made, { $failed } caught
simulation-raspasy = Raspasy: { $count }, which is { $share } %
simulation-raspasy-dark = Dark raspasy: { $count }
simulation-claimed = Settled by agreement: { $count }
simulation-progress = deals
simulation-bots = --bots: { $given } bots for { $players } players
