### prikup misere: ловится ли мизер, когда снос неизвестен.

misere-progress = Ловля
misere-head = Мизер { $hand }, { $lead ->
    [own] свой ход
    [left] ход слева
   *[right] ход справа
}
misere-open = { $tricks ->
    [0] Не ловится, хоть снос и знают
    [one] { $tricks } взятка, если знать снос
    [few] { $tricks } взятки, если знать снос
   *[many] { $tricks } взяток, если знать снос
} ({ $count ->
    [one] { $count } снос
    [few] { $count } сноса
   *[many] { $count } сносов
}): { $discards }
misere-more = { $shown } и ещё { $more }
misere-holds = Мизер не ловится ни при каком сносе.
misere-one-plan = Одна ловля годится против всех сносов, которые ловятся ({ $count }): угадывать нечего.
misere-no-plan = Одной ловли на все сносы нет. { $all ->
    [yes] Наибольшие наборы, которые ловятся вместе, – все до одного ({ $count }):
   *[no] Наборы, которые ловятся вместе (найдено { $count }, бывают и другие):
}
misere-set = ловится { $count } из { $total }; уходят { $missed }
misere-value = { $payoff ->
    [score] Цена мизера при лучшей игре обеих сторон, очков играющему: { $value }.
   *[caught] Вероятность поимки при лучшей игре обеих сторон: { $value }.
}
misere-mix = { $count ->
    [one] Снос: { $mix }.
   *[other] Снос по жребию: { $mix }.
}
misere-plan = Ловля { $number }, { $chance }{ $led ->
    [yes] , первый ход { $lead }
   *[no] { "" }
}: уходит { $missed }.
misere-nothing-missed = то, что не ловится вовсе
misere-how = Ловцы видят двенадцать карт и руки друг друга, снос им неизвестен. План ловли выбирают до первого хода; играющий отвечает на него лучшим образом.
misere-wrong-seconds = --seconds: время не бывает отрицательным
