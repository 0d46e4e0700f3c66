### prikup hand: чего стоит рука при всех раскладах закрытых карт.

worth-progress = Расклады
worth-cards = { $hand }, снос { $discard }
worth-game = { $kind ->
    [misere] Мизер
   *[trump] { $strain }
}, { $lead ->
    [own] первый ход свой
    [left] первый ход слева
   *[right] первый ход справа
}
worth-all = Все расклады ({ $total }), безошибочная игра в открытую.
worth-some = Случайные расклады: { $done } из { $total }, безошибочная игра в открытую.
worth-nothing = { $why ->
    [stopped] Прервано: ничего ещё не найдено.
   *[time] За отведённое время ничего не найдено.
}
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

## Двенадцать карт: снос и заказ
worth-progress-orders = Сносы и игры
worth-under = { $rules }, { $lead ->
    [own] первый ход свой
    [left] первый ход слева
   *[right] первый ход справа
}
worth-misere = мизер
worth-advice = Снести { $discard }, { $kind ->
    [misere] играть мизер
   *[other] заказать { $game }
}.
worth-advice-score = В среднем { $score } ± { $error } виста, сыграется в { $made } раскладов.
worth-orders-game = игра
worth-orders-discard = снос
worth-orders-made = сыграется
worth-orders-score = висты
worth-orders-behind = хуже на
worth-conceded = Без трёх вместо заказа: { $score }.
worth-orders-how = Лучший вариант проверен на { $layouts } раскладах из { $total }, безошибочная игра в открытую. Вистуют те, кому это, по их догадке, выгодно.
worth-broken-off = Время вышло раньше конца перебора: показано то, что найдено.

## Десять карт до торговли
worth-progress-talons = Прикупы
worth-prospect = { $kind ->
    [misere] Мизер
   *[games] Игра
}: в среднем { $score } виста, сыграется в { $made } случаев.
worth-best-orders = Лучший заказ: { $orders }.
worth-welcome = Желанный прикуп: { $cards }.
worth-whatever = Одна и та же игра с любым прикупом:
worth-talon-adds = Взяток на { $strain }: { $bare } без прикупа, { $tricks } с прикупом.
worth-talons = Случайные прикупы: { $done } из { $total }; к каждому – лучший снос и заказ, безошибочная игра в открытую.

## Вопросы, у которых нет смысла
worth-wrong-strain = «{ $given }» — не масть и не игра: нужно S, C, D, H, N или misere
worth-wrong-count = карт в руке { $count }: нужно десять
worth-wrong-discard-held = карта { $card } и в руке, и в сносе
worth-wrong-discard-count = карт в сносе { $count }: нужно { $expected }
worth-wrong-count-any = карт в руке { $count }: нужно десять или двенадцать
worth-wrong-count-twelve = карт в руке { $count }: нужно двенадцать
worth-wrong-samples = раскладов { $samples }: нужно не меньше двух
worth-wrong-talons = прикупов { $talons }: бывает от одного до { $most }
worth-wrong-lead = такого первого хода нет: { $lead }
worth-wrong-lead-dummy = в гусарике болван не играет: первый ход слева невозможен
worth-wrong-nothing-allowed = при таких правилах заказать нечего
worth-wrong-game = «{ $given }» — не игра: нужно, например, 7D, 7♦ или 8бк
worth-bid-needs-twelve = --bid имеет смысл, когда карт двенадцать
worth-wrong-hands = рук { $given }: нужно { $expected }
worth-wrong-card-twice = карта { $card } стоит в двух местах
worth-wrong-kernel-needed = для этого нужно собранное ядро: установите компилятор C++ и поставьте prikup заново
worth-wrong-discards = сносов { $count }: бывает от одного до { $most }
worth-wrong-misere-position = таких карт быть не может: { $problem }
worth-exact-needs = --exact считает взятки: нужны ещё --discard и --strain
