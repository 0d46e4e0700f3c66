### prikup solve. Руки нумеруются 0, 1, 2, как в командной строке.

solve-title = { $ident }
solve-place = позиция { $number }
solve-hand = { $hand }: { $cards }
solve-on-table = На столе: { $cards }
solve-tricks = { $kind ->
    [misere] Мизер руки { $declarer }: { $tricks ->
        [0] не ловится
        [one] { $tricks } взятка
        [few] { $tricks } взятки
       *[many] { $tricks } взяток
    }
    [raspasy] Распасы, рука { $declarer } против двух других: { $tricks }
   *[trump] { $strain }, рука { $declarer }: { $tricks ->
        [one] { $tricks } взятка
        [few] { $tricks } взятки
       *[many] { $tricks } взяток
    }
}
solve-tricks-between = { $kind ->
    [misere] Мизер руки { $declarer }: взяток от { $low } до { $high }, точнее не доказано
    [raspasy] Распасы, рука { $declarer } против двух других: от { $low } до { $high }, точнее не доказано
   *[trump] { $strain }, рука { $declarer }: взяток от { $low } до { $high }, точнее не доказано
}
solve-shares = Каждый за себя: { $one } – { $two } – { $three }
solve-cards = Взятки в зависимости от карты руки { $hand }:
solve-table = Взятки руки { $declarer } по мастям и первому ходу:
solve-table-leader = ход
solve-line = Лучшая игра:
solve-line-shares = Игра каждого за себя:
solve-incomplete = Время вышло: доказано только показанное.
solve-reference = Скомпилированного ядра нет: считает простой решатель, полный расклад занимает секунды.

## Невозможные позиции
solve-wrong-hands = рук { $count }: нужно три, по часовой стрелке
solve-wrong-strain = «{ $given }» — не масть и не игра: нужно S, C, D, H, N, misere или raspasy
solve-wrong-player = { $name ->
    [declarer] разыгрывающий { $given } — не играющая рука: нужно 0, 1 или 2
    [leader] ходящий { $given } — не играющая рука: нужно 0, 1 или 2
   *[first_hand] первая рука { $given } — не играющая рука: нужно 0, 1 или 2
}
solve-wrong-twice = карта { $card } стоит в двух местах
solve-wrong-table = карт на столе { $count }: нужно не больше { $most }
solve-wrong-empty = руки пусты
solve-wrong-many = карт в руке { $count }: нужно не больше десяти
solve-wrong-unequal = карт в руке { $hand } — { $count }: нужно { $expected }
solve-wrong-revoke = рука { $hand } не могла положить { $card }: у неё есть { $suit ->
    [S] ♠
    [C] ♣
    [D] ♦
   *[H] ♥
}
solve-wrong-talon-strain = прикуп открывают только на распасах втроём
solve-wrong-talon-many = карт прикупа { $count }: нужно не больше { $most }
solve-wrong-talon-suit = карта прикупа { $card } называет масть, которой ни у кого нет
