### Стол: что сказано, кто кем играет, что лежит на столе.
### Слова за столом — прямой речью: «Анна: беру прикуп» годится для любого имени.

## Слова торговли
table-pass = пас
table-pass-dark = пас втёмную
table-bid-dark = { $game } втёмную
table-bid-no-talon = { $level } без прикупа
table-misere = мизер
table-misere-dark = мизер втёмную
table-misere-no-talon = мизер без прикупа
table-hold = здесь
table-look = смотрю карты
table-waiting = …

## Прикуп и заказ
table-take = беру прикуп
table-change-to-misere = в светлую: мизер
table-offer-half = { $dealer }, мизер пополам?
table-half-yes = беру половину
table-half-no = половину не беру
table-order = заказ: { $game }
table-order-thrown = прикуп в лицо; заказ: { $game }
table-discard = снос сделан
table-discard-thrown = прикуп в лицо
table-concede = без трёх
table-preferans = преферанс!

## Вист
table-word-whist = вист
table-word-pass = пас
table-word-half = полвиста
table-word-return = возвращаю вист
table-word-accept = согласен
table-word-keep = остаюсь при своём
table-look-at-hand = смотрю карты: { $other }
table-mode-open = открыто
table-mode-closed = закрыто

## Розыгрыш
table-give-over = ведите моими картами
table-point = показываю { $card }
table-offer = предлагаю: { $numbers }
table-offer-proven = остальные мои, это доказано: { $numbers }
table-offer-number = { $name } +{ $count }
table-answer-yes = принято
table-answer-no = нет, играем
table-trick = { $number }-я взятка: { $cards } — { $winner }
table-trick-open = { $number }-я взятка: { $cards }
table-auction = торговля: { $words }
table-talon-shown = прикуп: { $cards }
table-said = { $name }: { $words }

## Дела пульки
table-propose-stop = предлагаю закончить и рассчитаться
table-propose-correct = предлагаю исправить пульку: { $changes }
table-propose-fine = предлагаю штраф за недозаказ
table-propose-fine-proven = штраф за недозаказ, он доказан
table-propose-admit = предлагаю принять четвёртого: { $name }
table-propose-redeal = предлагаю пересдать
table-agree = согласен
table-refuse = не согласен
table-fix = пуля { $pool }
table-fix-end = пуля { $pool }, { $end }
table-time-up = время вышло, доигрываем круг
table-change-pool = пуля { $name } { $amount }
table-change-mountain = гора { $name } { $amount }
table-change-whists = висты { $name } на { $other } { $amount }

## Роли
table-dummy = Болван
table-dealer = сдаёт
table-sitting = сидит на прикупе
table-first-hand = первая рука
table-role-plays = { $me ->
    [yes] играете { $game }
   *[no] играет { $game }
}
table-role-misere = { $me ->
    [yes] играете мизер
   *[no] играет мизер
}
table-role-won = { $me ->
    [yes] торговля ваша: { $bid }
   *[no] разыгрывает, заявка { $bid }
}
table-role-whist = вист
table-role-pass = пас
table-role-half = полвиста
table-role-return = вист возвращён
table-role-catches = ловит
table-role-defends = проверяет
table-role-both-hands = { $me ->
    [yes] играете за двоих
   *[no] играет за двоих
}
table-role-no-cards = { $me ->
    [yes] вашими картами ходит: { $by }
   *[no] картами ходит: { $by }
}
table-role-half-partner = половина мизера
table-not-looked = карты не смотрели

## Взятки
table-tricks = { $count ->
    [one] { $count } взятка
    [few] { $count } взятки
   *[many] { $count } взяток
}
table-tricks-of = взяток { $count } из { $need }
table-defence = вистующие: { $count } из { $need }
table-talon-tricks = взятки прикупа: { $count }

## На столе
table-talon = прикуп
table-talon-closed = прикуп закрыт
table-last-trick = взятка: { $winner }
table-empty = ход: { $name }
table-note = расклад мизера: { $cards }
table-thrown = снос открыт: { $cards }
table-pointed = { $name }: показываю { $card }
table-suit-named = масть прикупа: { $suit }

## Шапка
table-deal = сдача { $number }
table-pool = пуля { $size }
table-races = скачка { $number } из { $count }
table-dealt-by = сдаёт: { $name }
table-run = распасы подряд: { $count }
table-exit = выход { $level }
table-price = распасы по { $price }
table-opening = обязательные распасы по { $price }
table-bomb = бомба ×{ $factor }
table-minutes = { $count ->
    [one] осталась { $count } минута
    [few] осталось { $count } минуты
   *[many] осталось { $count } минут
}
table-discarded = ваш снос: { $cards }
table-hand-of = ходите картами: { $name }
table-own-hand = ваши карты:
