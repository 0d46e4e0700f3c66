### prikup sheet: the score sheet as a picture.

drawing-player = Player
drawing-mountain = Mountain
drawing-amnesty = Rest
drawing-from-mountain = Mountain
drawing-from-play = Play
drawing-exact = Exact
drawing-balance = Whists
drawing-money = Money
drawing-pairs = By pairs: { $pairs }
drawing-payments = Who pays whom: { $payments }
drawing-pays = { $payer } → { $receiver } { $whists }
drawing-ended = The match is over.
drawing-open = The match is not over: the settlement if it stopped now.
drawing-no-typst = PDF needs Typst: pip install "prikup[pdf]"
