### prikup sheet: пулька рисунком и расчёт под ней.

drawing-title = { $ident ->
    [none] Пулька
   *[other] Пулька «{ $ident }»
}
drawing-state = { $convention } · { $deals ->
    [one] { $deals } сдача
    [few] { $deals } сдачи
   *[many] { $deals } сдач
} · { $state ->
    [over] окончена
   *[open] не окончена, расчёт — если остановиться сейчас
}
drawing-legend = от середины: гора, пуля, висты; новое — синим; Ø — сто вистов
drawing-legend-plain = от середины: гора, пуля, висты
drawing-exact = точно
drawing-rounded = вистов
drawing-money = деньги
drawing-payments = Кто кому платит
drawing-payment = { $payer } → { $receiver }: { $whists } { $whists ->
    [one] вист
    [few] виста
   *[many] вистов
}
drawing-payment-money = { $payer } → { $receiver }: { $whists } { $whists ->
    [one] вист
    [few] виста
   *[many] вистов
} = { $money }
drawing-no-payments = никто никому не должен
drawing-no-protocol = { $path }: в файле нет ни одного протокола, рисовать нечего
drawing-no-typst = для PDF нужен Typst: pip install "prikup[pdf]". Без него рисуют --svg и --text
