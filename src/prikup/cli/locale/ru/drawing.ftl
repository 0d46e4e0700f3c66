### prikup sheet: пулька рисунком.

drawing-player = Игрок
drawing-mountain = Гора
drawing-amnesty = Остаток
drawing-from-mountain = За гору
drawing-from-play = За игру
drawing-exact = Точно
drawing-balance = Висты
drawing-money = Деньги
drawing-pairs = По парам: { $pairs }
drawing-payments = Кто кому платит: { $payments }
drawing-pays = { $payer } → { $receiver } { $whists }
drawing-ended = Пулька окончена.
drawing-open = Пулька не окончена: расчёт, если остановиться сейчас.
drawing-no-typst = для PDF нужен Typst: pip install "prikup[pdf]"
