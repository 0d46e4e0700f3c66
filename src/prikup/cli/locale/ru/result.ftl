### Итог сдачи и расчёт.

result-title = Сдача { $number }. { $what }
result-made = { $name }: { $game } сыграно. Взятки: { $tricks }
result-failed = { $name }: { $game } без { $short ->
    [1] одной
    [2] двух
    [3] трёх
    [4] четырёх
    [5] пяти
   *[other] { $short }
}. Взятки: { $tricks }
result-passed = { $name }: { $game } засчитано, вистующих нет
result-half = { $name }: { $game } засчитано, ушли за свои
result-conceded = { $name }: { $game } отдано без трёх
result-misere = { $name }: мизер { $count ->
    [0] сыгран
    [one] пойман, { $count } взятка
    [few] пойман, { $count } взятки
   *[many] пойман, { $count } взяток
}
result-raspasy = Распасы. Взятки: { $tricks }
result-preferans = { $name }: преферанс! Пулька окончена
result-correction = Поправка
result-nothing = ничего не записано
result-next = Enter — следующая сдача
result-settle = Enter — расчёт
result-back = Enter — за стол

result-over = Пулька окончена: { $why }
result-end-pools = все пули закрыты
result-end-total_pool = общая пуля закрыта
result-end-time = время вышло
result-end-rounds = круги сыграны
result-end-pools_and_mountains = пули и горы закрыты
result-end-races = скачки сыграны
result-end-preferans = преферанс
result-end-stopped = закончили по согласию
result-mountain = гора
result-equalised = с пулями
result-amnesty = после амнистии { $amount }
result-on-each = висты на него
result-method-pairs = Первый способ: гора в висты, потом по парам
result-pair = { $one } — { $other }: { $amount }
result-method-average = Второй способ: от средней горы { $average }
result-from-mountain = за гору
result-from-play = висты
result-sum = итого
result-final = Расчёт
result-whists = { $count ->
    [one] вист
    [few] виста
   *[many] вистов
}
result-exact = точно { $amount }
result-money = деньгами { $amount }
