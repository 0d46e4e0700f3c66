### prikup sheet: the score sheet as a picture, the settlement under it.

drawing-title = { $ident ->
    [none] Score sheet
   *[other] Score sheet “{ $ident }”
}
drawing-state = { $convention } · { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
} · { $state ->
    [over] the match is over
   *[open] not over: settled as if it stopped now
}
drawing-legend = from the middle: mountain, pool, whists; the newest in blue; Ø is a hundred whists
drawing-legend-plain = from the middle: mountain, pool, whists
drawing-exact = exactly
drawing-rounded = whists
drawing-money = money
drawing-payments = Who pays whom
drawing-payment = { $payer } → { $receiver }: { $whists } { $whists ->
    [one] whist
   *[other] whists
}
drawing-payment-money = { $payer } → { $receiver }: { $whists } { $whists ->
    [one] whist
   *[other] whists
} = { $money }
drawing-no-payments = nobody owes anything
drawing-no-protocol = { $path }: the file holds no protocol, there is nothing to draw
drawing-no-typst = PDF needs Typst: pip install "prikup[pdf]". --svg and --text work without it
