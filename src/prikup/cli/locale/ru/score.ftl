### Подсчёт: почему написано это число, что не может быть в протоколе, как выглядит итог.
### Цены в $price уже с множителем (бомба, втёмную); он же отдельно в $multiplier там, где цена начинается с очков.

## Почему написано
## Игра на взятки

score-reason-game_made = { $game } сыграно: { $value }{ $multiplier ->
    [1] {""}
   *[other] {" × "}{ $multiplier }
}
score-reason-game_passed = вистующих нет, { $game } засчитано без розыгрыша: { $value }{ $multiplier ->
    [1] {""}
   *[other] {" × "}{ $multiplier }
}
score-reason-game_half = ушли за свои, { $game } засчитано без розыгрыша: { $value }{ $multiplier ->
    [1] {""}
   *[other] {" × "}{ $multiplier }
}
score-reason-undertricks = { $game } без { $tricks ->
    [1] одной
    [2] двух
    [3] трёх
    [4] четырёх
    [5] пяти
    [6] шести
    [7] семи
    [8] восьми
    [9] девяти
    [10] десяти
   *[other] { $tricks }
}: { $tricks } × { $price }
score-reason-undertricks_doubled = { $game } без { $tricks ->
    [1] одной
    [2] двух
    [3] трёх
    [4] четырёх
    [5] пяти
    [6] шести
    [7] семи
    [8] восьми
    [9] девяти
    [10] десяти
   *[other] { $tricks }
}, ремиз в скачках вдвое: { $tricks } × { $price } × 2
score-reason-conceded = { $game } отдано без трёх без вистов: { $tricks } × { $price }
score-reason-conceded_doubled = { $game } отдано без трёх без вистов, ремиз в скачках вдвое: { $tricks } × { $price } × 2
score-reason-whist_tricks = вист, свои взятки: { $tricks } × { $price }
score-reason-whist_side = вистует один, взятки пасовавшего тоже его: { $tricks } × { $price }
score-reason-whist_shared = вист джентльменский, висты пополам: { $tricks } × { $price } : 2
score-reason-whist_returned = вист возвращён, все висты вернувшему: { $tricks } × { $price }
score-reason-half_whist = полвиста: { $tricks } × { $price }
score-reason-ten_tricks = проверенная десятерная, висты пополам: { $tricks } × { $price } : 2
score-reason-consolation = консоляция за ремиз: { $tricks } × { $price }
score-reason-consolation_of_other = консоляция игрока { $other }, вист возвращён, и она достаётся вернувшему: { $tricks } × { $price }
score-reason-consolation_dealer = консоляция сдающему: { $tricks } × { $price }
score-reason-whister_short_side = недобор: взято { $taken } из { $owed }, отвечает единственный вистующий: { $tricks } × { $price }
score-reason-whister_short_joint = недобор: не хватило на двоих, своих взято { $taken } из { $owed }: { $tricks } × { $price }
score-reason-whister_short_each = недобор: не хватило на двоих, каждый отвечает за свои целиком, взято { $taken } из { $owed }: { $tricks } × { $price }
score-reason-whister_short_last = недобор: взято { $taken } из { $owed }, отвечает вистовавший вторым: { $tricks } × { $price }
score-reason-whister_short_both = недобор: взято { $taken } из { $owed }, отвечают оба: { $tricks } × { $price }
score-reason-whister_short_own = недобор: каждый отвечает за себя, взято { $taken } из { $owed }: { $tricks } × { $price }
score-reason-underbid_penalty = недозаказ доказан, штраф по уговору

## Мизер

score-reason-misere_made = мизер сыгран: { $value }{ $multiplier ->
    [1] {""}
   *[other] {" × "}{ $multiplier }
}
score-reason-misere_made_half = половина сыгранного мизера: { $value }{ $multiplier ->
    [1] {""}
   *[other] {" × "}{ $multiplier }
} : 2
score-reason-misere_tricks = мизер пойман, взяток { $tricks }: { $tricks } × { $price }
score-reason-misere_tricks_half = половина пойманного мизера, взяток { $tricks }: { $tricks } × { $price } : 2

## Распасы

score-reason-raspasy_tricks = распасы: { $tricks } × { $price }
score-reason-raspasy_diff = распасы: взято { $taken }, меньше всех — { $least }, разница { $tricks } × { $price }
score-reason-raspasy_dealer_triple = распасы, взятки прикупа втройне: { $tricks } × { $price } × 3
score-reason-raspasy_whists = распасы: меньше всех взяток, { $least } против { $tricks }: разница × { $price }
score-reason-raspasy_whists_full = распасы: меньше всех взяток, за все взятки соперника: { $tricks } × { $price }
score-reason-zero_premium = распасы без взяток: премия в пулю
score-reason-zero_premium_mountain = распасы без взяток: премия с горы
score-reason-dealer_point = распасы при закрытом прикупе: очко сдающему

## Прикуп

score-reason-talon_paid = платный прикуп: { $kind ->
    [ace] туз
    [marriage] марьяж
    [ace_king] туз с королём
   *[two_aces] два туза
}
score-reason-talon_paid_tricks = платный прикуп: { $kind ->
    [ace] туз
    [marriage] марьяж
    [ace_king] туз с королём
   *[two_aces] два туза
}, как за взятки: { $tricks } × { $price }
score-reason-talon_thrown = прикуп кинут в лицо
score-reason-talon_thrown_mountain = прикуп кинут в лицо: сдающему в гору, как за шестерную без одной
score-reason-talon_refused = от прикупа отказались: штраф сдающему
score-reason-two_ace_premium = два туза в прикупе: премия сдающему

## Полная пуля

score-reason-pool_surplus = в пуле было место на { $room }, лишних { $rest }
score-reason-help_pool = помощь ({ $declarer }), очков { $points }
score-reason-help_whists = за помощь: { $points } × { $price }
score-reason-surplus_mountain = помогать некому, лишние { $rest } списаны с горы
score-reason-written_off = сыгранное списано со своей горы
score-reason-mountain_floor = на горе не хватило { $points }, она пуста
score-reason-mountain_shift = с горы игрока { $other } списано на { $points } больше, чем было: остальным столько же в гору

## «Преферанс»

score-reason-preferans_pool = «преферанс»: пуля закрыта ({ $full })
score-reason-preferans_mountain = «преферанс»: гора списана
score-reason-preferans_filled = «преферанс»: пуля дописана до { $full }
score-reason-preferans_points = «преферанс»: за дописанную пулю { $points } × { $price }
score-reason-preferans_prize = «преферанс»: премия
score-reason-preferans_wiped = «преферанс»: висты на него списаны

## Скачки

score-reason-race_pool_prize = приз за пулю
score-reason-race_mountain_prize = приз за гору
score-reason-race_total_pool_prize = приз за пулю по всем скачкам
score-reason-race_total_mountain_prize = приз за гору по всем скачкам
score-reason-race_misere_prize = приз за мизер
score-reason-race_closed = скачка окончена, пуля сначала

## От руки

score-reason-correction = поправка{ $text ->
    [none] {""}
   *[other] {": "}{ $text }
}

## Чего не может быть: сдача

score-problem-opening_is_raspasy = идут обязательные распасы, другой игры здесь быть не может
score-problem-declarer_not_playing = { $declarer } в этой сдаче карт не держит и играть не может
score-problem-option_off = этого в правилах нет: { $option } выключен
score-problem-multiplier_low = множитель { $found }, а нужно целое число от 1
score-problem-tricks_not_playing = { $player }: в этой сдаче взяток быть не может
score-problem-tricks_range = { $player }: взяток { $found }, а бывает от 0 до 10
score-problem-tricks_sum = взяток в сумме { $found }, а должно быть 10
score-problem-tricks_of_talon = { $player }: взяток { $found }, а прикупом берут не больше двух
score-problem-tricks_not_played = сдачу не разыгрывали, взяток быть не может
score-problem-tricks_missing = сдачу разыгрывали, нужны взятки всех, в сумме 10
score-problem-dark_not_playing = { $player }: в этой сдаче без карт, пасовать втёмную было нечем
score-problem-dark_in_opening = на обязательных распасах торговли нет, и втёмную никто не пасует
score-problem-no_talon_clash = с игрой без прикупа это не вяжется
score-problem-half_misere_dealer = делить мизер не с кем: на прикупе никто не сидит
score-problem-conceded_thrown = игра отдана до сноса, кинуть прикуп было нельзя
score-problem-words_conceded = игра отдана, слов виста быть не может
score-problem-words_checked_ten = десятерная проверяется, слов виста быть не может
score-problem-word_not_defending = { $player }: здесь не вистует и слова не говорит
score-problem-word_missing = { $player }: нет слова; нужно whist, pass, half или return
score-problem-word_forced = вистовать обязаны оба противника, других слов быть не может
score-problem-word_dealer = { $player } сидит на прикупе: он может только вернуть вист (return) после двух пасов
score-problem-words_clash = слова не могут стоять вместе: { $words } (по часовой стрелке от разыгрывающего)
score-problem-half_level = полвиста бывает только на шестерной и семерной, а игра { $game }

## Чего не может быть: файл

score-problem-json_syntax = строка { $line }, столбец { $column }: это не JSON
score-problem-json_repeated = ключ { $key } стоит дважды в одном объекте
score-problem-json_deep = слишком много вложенных скобок
score-problem-wrong_kind = написано { $found }, а нужно { $expected ->
    [object] { "{ … } с ключами" }
    [list] { "список [ … ]" }
    [text] текст в кавычках
    [flag] true или false
    [whole] целое число
   *[number] число: целое или дробь в кавычках, например "136/3"
}
score-problem-unknown_key = нет такого ключа: { $key }; бывают { $known }
score-problem-missing_key = нужен ключ { $key }
score-problem-unknown_player = нет такого игрока: { $found }; играют { $known }
score-problem-unknown_word = написано { $found }, а можно { $known }
score-problem-unknown_game = нет такой игры: { $found }; бывают 6S … 10N, misere, raspasy
score-problem-unknown_card = нет такой карты: { $found }; пишите AS, TD, 7H
score-problem-unknown_item = пустой пункт; нужен один из ключей { $known }
score-problem-talon_count = карт в прикупе { $found }, а должно быть две
score-problem-talon_twice = карта { $card } в прикупе дважды
score-problem-key_out_of_place = { $kind ->
    [raspasy] на распасах
    [misere] на мизере
    [preferans] при объявленном преферансе
   *[game] в игре на взятки
} этого ключа быть не может
score-problem-words_out_of_place = { $kind ->
    [raspasy] на распасах
    [misere] на мизере
   *[preferans] при объявленном преферансе
} слов виста быть не может
score-problem-dark_not_declarer = втёмную здесь мог заявить только разыгрывающий
score-problem-whists_on_self = { $player } не пишет вистов на себя
score-problem-time_up_false = здесь может стоять только true
score-problem-players_count = игроков { $found }, а играют вдвоём (гусарик), втроём или вчетвером
score-problem-players_repeated = имя { $found } стоит дважды
score-problem-players_unnamed = у каждого должно быть имя
score-problem-players_unprintable = имя { $found }: без управляющих знаков и переводов строки
score-problem-players_differ = число игроков даёт список имён ({ $found }), а в правилах другое
score-problem-late_player = сел четвёртый: это уже две пульки, одним протоколом их не записать

## Странности

score-warning-start_beyond_limits = пулька в начале за пределами правил: такой по ним быть не может
score-warning-dark_ignored = втёмную здесь не играют (dark_bids выключен), пометка пропущена
score-warning-dark_in_opening = на обязательных распасах торговли нет: пометка «втёмную» пропущена
score-warning-deal_after_end = сдача после конца пульки
score-warning-time_without_effect = по этим правилам время пульку не кончает

## Места

score-place-deal = пункт { $deal }

## Итог

score-title = { $ident ->
    [none] Пулька
   *[other] { $ident }
}
score-column-player = Игрок
score-column-pool = Пуля
score-column-mountain = Гора
score-column-whists = → { $other }
score-column-balance = Итог
score-column-exact = Точно
score-state-ended = Пулька окончена.
score-state-open = Пулька не окончена: итог — если остановиться сейчас.
score-warning = Внимание: { $text }
score-check-good = Сошлось: { $count }
score-check-nothing = Сверять не с чем: поля expect нет
score-check-bad = не сошлось: { $path } — ожидалось { $expected }, вышло { $found }

## Объяснение сдачи

score-deal-dealer = { $number }. Сдаёт { $dealer }
score-deal-number = { $number }.
score-deal-game = { $game }, играет { $declarer }
score-deal-conceded = { $game }, { $declarer } отдаёт без трёх
score-deal-misere = мизер, играет { $declarer }
score-deal-misere_half = мизер пополам, играет { $declarer }
score-deal-preferans = { $declarer } объявляет преферанс
score-deal-raspasy = распасы, взятка { $price }
score-deal-raspasy_dark = распасы втёмную, взятка { $price }
score-deal-raspasy_opening = обязательные распасы, взятка { $price }
score-deal-raspasy_run = распасы подряд: { $run }, взятка { $price }
score-deal-multiplier = множитель { $multiplier }
score-deal-multiplier_bomb = множитель { $multiplier }: бомба ×{ $bomb }
score-deal-multiplier_dark = множитель { $multiplier }: втёмную ×2
score-deal-multiplier_both = множитель { $multiplier }: бомба ×{ $bomb }, втёмную ×2
score-deal-word = { $player } — { $word ->
    [whist] вист
    [pass] пас
    [half] полвиста
   *[return] вернул вист
}
score-deal-tricks = взятки: { $tricks }
score-deal-nothing = ничего не пишется
score-deal-correction = Поправка
score-deal-time = Время вышло
score-deal-rules = Правила изменены
score-entry-pool = { $player }: пуля { $amount }
score-entry-mountain = { $player }: гора { $amount }
score-entry-whists = { $player } → { $other }: висты { $amount }
score-entry-line = { $entry } — { $reason } (§{ $see })

## Кодекс

score-reason-codex_fine = штраф, одна недобранная взятка на игре { $game }: { $price }
score-reason-codex_worth = мог сыграть { $game }: столько вистов стоила игра
score-reason-codex_lost_profit = { $game } не была бы сыграна: упущенная прибыль
score-reason-codex_undertricks = { $game } проиграна за нарушение: { $tricks } × { $price }
score-reason-codex_tricks = вист, свои взятки: { $tricks } × { $price }
score-reason-codex_consolation = консоляция за ремиз: { $tricks } × { $price }
score-reason-codex_credited = { $game } засчитано из-за нарушения вистующего
score-reason-codex_half = свои взятки виста с нарушителя: { $tricks } × { $price }
score-reason-codex_shortfall = нарушитель один отвечает за недобор виста: { $tricks } × { $price }
score-reason-codex_lost_consolation = потерянная консоляция с нарушителя: { $tricks } × { $price }
score-reason-codex_raspasy = ренонс на распасах, две лишние взятки: { $tricks } × { $price }
score-reason-codex_points = очки игры, излишек пишется без потерь
