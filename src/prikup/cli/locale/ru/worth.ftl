### prikup hand: чего стоит рука при всех раскладах закрытых карт.

worth-progress = Расклады
worth-cards = { $hand }, снос { $discard }
worth-game = { $kind ->
    [misere] Мизер
   *[trump] { $strain }
}, { $lead ->
    [own] свой ход
    [left] ход слева
   *[right] ход справа
}
worth-all = Все расклады ({ $total }), безошибочная игра в открытую.
worth-some = Случайные расклады: { $done } из { $total }, безошибочная игра в открытую.
worth-nothing = За отведённое время ничего не найдено.
worth-worst = { $kind ->
    [misere] { $proof ->
        [all] { $tricks ->
            [0] Не ловится ни при каком раскладе.
            [one] Не больше { $tricks } взятки при любом раскладе.
           *[other] Не больше { $tricks } взяток при любом раскладе.
        }
       *[some] Больше всего взяток встретилось: { $tricks }.
    }
   *[trump] { $proof ->
        [all] Верных взяток: { $tricks }.
       *[some] Меньше всего взяток встретилось: { $tricks }.
    }
}
worth-mean = В среднем { $mean }.
worth-mean-error = В среднем { $mean } ± { $error }.
worth-tricks = взяток
worth-share = доля
worth-least = не меньше
worth-most = не больше
worth-count = раскладов
worth-layout = Расклад, при котором { $tricks ->
    [one] { $tricks } взятка
    [few] { $tricks } взятки
   *[many] { $tricks } взяток
}:
worth-left = слева:
worth-right = справа:

## Вопросы, у которых нет смысла
worth-wrong-strain = «{ $given }» — не масть и не игра: нужно S, C, D, H, N или misere
worth-wrong-count = карт в руке { $count }: нужно десять
worth-wrong-discard-held = карта { $card } и в руке, и в сносе
worth-wrong-discard-count = карт в сносе { $count }: нужно { $expected }
