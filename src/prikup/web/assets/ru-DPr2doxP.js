var e=[`### Стол: что сказано, кто кем играет, что лежит на столе.
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
`,`### Почему так сделать нельзя: сообщения судьи (rejection-<код>).

## Чья очередь и что сейчас за часть игры
rejection-not-your-turn = сейчас не ваша очередь
rejection-deal-over = сдача окончена
rejection-no-such-seat = за столом нет такого места: { $seat }
rejection-wrong-phase = сейчас { $phase ->
    [auction] торговля: нужна игра, мизер или пас
    [before_talon] выбор перед прикупом
    [exchange] снос и заказ
    [whisting] вистование: нужно слово вистующего
    [mode] выбор, играть открыто или закрыто
    [play] розыгрыш: нужна карта
   *[raspasy] распасы: нужна карта
}, и это слово тут не к месту

## Торговля
rejection-auction-already-looked = вы уже смотрели карты
rejection-auction-dark-not-agreed = втёмную за этим столом не играют
rejection-auction-dark-after-look = карты уже смотрели: втёмную говорить поздно
rejection-auction-look-first = сначала посмотрите карты или скажите то же втёмную
rejection-auction-dark-pass-after-bid = втёмную пасуют, только пока никто не назвал игру
rejection-auction-revival-only-misere = ваш мизер перебит: теперь можно только мизер без прикупа или пас
rejection-auction-no-talon-misere-not-agreed = мизер без прикупа за этим столом не играют
rejection-auction-misere-first-word = мизер кабальный: его заказывают только первым словом
rejection-auction-over-dark-misere = мизер втёмную мизером не перебить
rejection-auction-misere-too-low = мизер младше того, что уже заявлено
rejection-auction-nothing-higher = выше назвать уже нечего
rejection-auction-too-low = этого мало: сейчас не ниже { $lowest }
rejection-auction-no-jumps = прыгать нельзя: можно назвать только { $lowest }
rejection-auction-no-talon-not-agreed = игры без прикупа за этим столом не заказывают
rejection-auction-no-talon-too-low = этого мало: без прикупа сейчас не ниже { $level }
rejection-auction-no-jumps-no-talon = прыгать нельзя: без прикупа можно назвать только { $level }
rejection-auction-hold-not-agreed = «здесь» за этим столом не говорят
rejection-auction-hold-no-game = «здесь» говорят только против игры на взятки
rejection-auction-hold-dark = игру втёмную «здесь» не взять
rejection-auction-hold-twice = игру уже взяли словом «здесь»: теперь только выше
rejection-auction-hold-first-word = «здесь» первым словом не говорят
rejection-auction-hold-three = «здесь» говорят, когда торгуются двое
rejection-auction-hold-not-entitled = сказать «здесь» сейчас вправе не вы, а другой

## Прикуп, снос, заказ
rejection-talon-no-change-of-mind = перейти на мизер можно только с игры втёмную, пока прикуп не взят
rejection-talon-no-half-misere = делить мизер сейчас не с кем
rejection-order-after-misere = после мизера ничего не заказывают: нужны две карты в снос
rejection-order-too-low = заказать можно не ниже { $lowest }
rejection-order-no-discard = прикуп не брали: сносить нечего
rejection-order-missing = вместе со сносом нужен заказ
rejection-order-no-concession = сказать «без трёх» здесь нельзя
rejection-order-no-preferans = для «преферанса» нужны двенадцать верных взяток и такой уговор
rejection-discard-two-cards = в снос идут две разные карты
rejection-discard-not-held = { $card } у вас нет
rejection-discard-no-throw = кидать прикуп за этим столом не принято
rejection-discard-throw-talon-only = в лицо кидают сам прикуп, обе его карты

## Вист
rejection-whist-word-not-open = { $word } сейчас сказать нельзя; можно: { $words }
rejection-whist-look-once = карты смотрят только у одного
rejection-whist-look-not-open = смотреть чужие карты сейчас нельзя

## Розыгрыш
rejection-play-not-held = { $card } здесь нет
rejection-play-must-follow = { $card } сейчас не положить: надо { $suit }
rejection-play-no-giving-over = отдать карты партнёру сейчас нельзя
rejection-play-no-pointing = показать на эту карту сейчас нельзя

## Предложения
rejection-offer-pending = сначала надо ответить на предложение
rejection-offer-not-asked = вас об этом не спрашивают
rejection-offer-none = отвечать не на что: предложения нет
rejection-offer-no-play = предлагать можно только во время розыгрыша
rejection-offer-no-cards = предлагает тот, у кого карты
rejection-offer-once = вы уже предлагали; снова можно после следующего хода или взятки
rejection-offer-count = нужно чисел: { $expected }, а дано: { $given }
rejection-offer-sum = осталось взяток: { $expected }, а в предложении { $given }
rejection-offer-dealer = прикупу может достаться не больше { $most }
rejection-offer-dummy = болван в распасах не играет
rejection-offer-not-provable = доказывать можно только «остальные мои» на распасах

## Пулька
rejection-proposal-pending = сначала надо ответить на то, что предложено столу
rejection-proposal-not-asked = вас об этом не спрашивают
rejection-proposal-too-many = столько предложений подряд не делают: не больше { $most }
rejection-proposal-no-deal = пересдавать нечего: сдача не идёт
rejection-match-no-deal = сейчас не играют: ждём сдачи
rejection-match-over = пулька окончена
rejection-owner-not-asked = пулю назначает хозяин горы, и не сейчас
rejection-owner-rules = так пулька не кончится: не сходится { $option }
rejection-correction-too-late = пульку исправляют до следующей сдачи
rejection-correction-empty = исправлять нечего
rejection-correction-no-seat = в пульке нет такого места: { $seat }
rejection-correction-amount = число не может быть нулём и больше { $most }
rejection-correction-whists-on = висты пишут на кого-то, а пулю и гору — себе
rejection-fine-not-agreed = штрафа за недозаказ за этим столом нет
rejection-fine-no-game = штрафовать не за что: последней была не игра на взятки
rejection-newcomer-between-deals = четвёртый садится между сдачами
rejection-newcomer-table-of-three = четвёртый садится к троим
rejection-newcomer-name = нужно имя не длиннее { $most } знаков, которого за столом ещё нет, без управляющих знаков
rejection-newcomer-rules = вчетвером по этим правилам не играют: не сходится { $option }

## Начало пульки и сдача (встречается в испорченных записях)
rejection-match-names = имён должно быть по числу игроков, все разные и без управляющих знаков
rejection-match-dealer = первым сдаёт тот, кого нет за столом
rejection-match-draw = карты, вытянутые за места, не сходятся с посадкой
rejection-match-rules = правила не сходятся
rejection-match-begun = пулька начинается один раз
rejection-match-not-started = пулька начинается с правил и имён
rejection-match-no-deck = карты сейчас не сдают
rejection-match-cards = это не колода из тридцати двух карт
`,`### Итог сдачи и расчёт.

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
`,`### Правила: что в них не сходится и что не действует.
### Значения пунктов приходят под их ключами: $bomb_cap — число, $half_whist — on или off.

## Ключи и значения
## $option — ключ пункта, $given — что написано, $expected — что можно написать.

rules-problem-unknown_option = нет такого пункта правил: { $name }
rules-problem-unknown_option_nearest = нет такого пункта правил: { $name }; может быть, { $nearest }?
rules-problem-unknown_convention = нет такой конвенции: { $name }
rules-problem-unknown_convention_nearest = нет такой конвенции: { $name }; может быть, { $nearest }?
rules-problem-unknown_group = нет такого раздела правил: { $name }
rules-problem-unknown_group_nearest = нет такого раздела правил: { $name }; может быть, { $nearest }?
rules-problem-wrong_switch = { $option }: написано { $given }, а можно только { $expected }
rules-problem-wrong_choice = { $option }: написано { $given }, а можно { $expected }
rules-problem-wrong_number = { $option }: написано { $given }, а нужно целое число от { $low } до { $high }
rules-problem-wrong_money = { $option }: написано { $given }, а нужно число от { $low } до { $high }, после точки не больше { $decimals } знаков

## Файл своих правил
## $line и $column — строка и столбец, $detail — пояснение по-английски, $group и $belongs — разделы.

rules-problem-not_toml = строка { $line }, столбец { $column }: это не TOML, читать дальше нельзя
rules-problem-wrong_base = base: написано { $given }, а нужно имя конвенции в кавычках, например "leningrad"
rules-problem-wrong_title = { $name }: написано { $given }, а нужна строка в кавычках
rules-problem-option_given_twice = { $option } указан дважды
rules-problem-option_in_wrong_group = { $option } стоит в разделе { $group }, а относится к разделу { $belongs }

## Вопросы

rules-problem-no_such_answer = нет ответа { $given }; можно { $expected }

## Что не сходится

rules-problem-two_players_need_gusarik = вдвоём играют только гусарика: к players = 2 нужен gusarik = on
rules-problem-gusarik_needs_two_players = гусарик — игра для двоих: gusarik = on, а players = { $players }
rules-problem-gusarik_needs_closed_talon = в гусарике прикуп на распасах закрыт: к gusarik = on нужен raspasy_talon = closed
rules-problem-time_needs_limit = игре на время нужно время: end = time, а time_limit = 0 и mountain_owner_sets = off
rules-problem-total_pool_without_help = при общей пуле помощи нет: к end = total_pool нужен help = off
rules-problem-chain_needs_misere_without_talon = в общей лестнице есть мизер без прикупа: к misere_rank = chain нужен misere_without_talon = on
rules-problem-dark_bids_need_bombs = за игру втёмную дают бомбы: к dark_bids = on нужен bomb_cap не меньше 1
rules-problem-opening_beyond_bombs = обязательных распасов больше, чем ступеней у бомб: opening_circles = { $opening_circles }, bomb_cap = { $bomb_cap }
rules-problem-bombs_without_source = бомбам неоткуда взяться: bomb_cap = { $bomb_cap }, а dark_bids = off и opening_circles = 0
rules-problem-premium_beside_paid_talon = за двух тузов заплатили бы дважды: two_ace_premium = { $two_ace_premium } и paid_talon = { $paid_talon }
rules-problem-personal_resp_without_half_whist = где каждый отвечает за себя, за свои не уходят: к personal_resp = on нужен half_whist = off
rules-problem-raspasy_diff_needs_all_writing = вычитать меньшее можно, только если распасы пишут все: raspasy_diff = on, players = 4, raspasy_talon = { $raspasy_talon }, dealer_writes_raspasy = { $dealer_writes_raspasy }
rules-problem-fixed_during_match = { $option } посреди пульки не меняют: закройте эту и начните другую

## Что не действует
## $options — пункты, которые ничего не делают, через запятую; $because — пункты, от которых это зависит.

rules-note-no_gusarik = действует только в гусарике: { $options }
rules-note-gusarik = в гусарике не действует: { $options }
rules-note-permanent_dealer_needs_three = сдающий со стороны бывает только у троих играющих: { $options }
rules-note-no_sitting_dealer = действует только вчетвером, когда сдающий сидит на прикупе: { $options }
rules-note-permanent_dealer_writes_nothing = сдающему со стороны и на него ничего не пишут: { $options }
rules-note-races = в скачках не действует: { $options }
rules-note-no_time_limit = время кончает игру только при end = time или total_pool: { $options }
rules-note-no_rounds = круги считают только при end = rounds: { $options }
rules-note-no_start_mountain = начальная гора бывает только при end = pool_and_mountain: { $options }
rules-note-misere_never_outbid = мизер ничем не перебить: { $options }
rules-note-no_dark_bids = втёмную не играют: { $options }
rules-note-bombs_from_opening_only = бомбы дают только обязательные распасы, выше их ступеней бомб не бывает: { $options }
rules-note-no_opening = обязательных распасов нет: { $options }
rules-note-single_opening_circle = круг обязательных распасов один, и ступень одна: { $options }
rules-note-talon_is_thrown = негодный прикуп кидают сдающему, отдельного штрафа нет: { $options }
rules-note-no_preferans = преферанс не объявляют: { $options }
rules-note-already_responsible = вист и так ответственный: { $options }
rules-note-personal_resp = каждый вистующий отвечает за свои взятки: { $options }
rules-note-always_closed = вист всегда втёмную, карт не открывают: { $options }
rules-note-no_half_whist = за свои не уходят: { $options }
rules-note-no_return = вист никто не возвращает: { $options }
rules-note-ten_is_whisted = десятерную вистуют, а не проверяют: { $options }
rules-note-raspasy_on_mountain = распасы пишут в гору: { $options }
rules-note-raspasy_in_whists = распасы вистами не дорожают: { $options }
rules-note-base_in_whists = распасы пишут вистами, у них своя цена: { $options }
rules-note-nothing_on_mountain = распасы пишут вистами, в гору ничего: { $options }
rules-note-no_zero_premium = за ноль взяток ничего не пишут: { $options }
rules-note-closed_talon = прикуп на распасах закрыт: { $options }
rules-note-dealer_without_talon = прикуп на распасах закрыт, сдающему нечем брать взятки: { $options }
rules-note-dealer_does_not_write = сдающий распасы не пишет: { $options }
rules-note-dealer_plays_talon = прикуп на распасах открыт, сдающий отвечает за свои взятки: { $options }
rules-note-simple_exit = выходят с любой шестерной: { $options }
rules-note-run_does_not_matter = ни цена распасов, ни выход от числа распасов подряд не зависят: { $options }
rules-note-run_ends_with_dealer = счёт распасов кончается с переходом сдачи, чем бы ни кончилась игра: { $options }
rules-note-no_races = скачек нет: { $options }
`,`### Подсчёт: почему написано это число, что не может быть в протоколе, как выглядит итог.
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
`,`### Страница: то, чего нет у командной строки.

site-name = прикуп

## Место за столом
seat-hand-0 = первая рука
seat-hand-1 = вторая рука
seat-hand-2 = третья рука
seat-bot = бот
seat-away = нет на связи
seat-stand-in = за него играет бот
seat-both-hands = играет за двоих
seat-laid = открыта
seat-of = из { $need }
seat-count-of = { $count } из { $need }
seat-tricks = { $count ->
    [one] { $count } взятка
    [few] { $count } взятки
   *[many] { $count } взяток
}

## Торговля
auction-title = Ваше слово
auction-minimum = минимум { $game }
auction-light = посмотрев карты
auction-dark = втёмную
word-pass = Пас
word-misere = Мизер
word-hold = Здесь
word-whist = Вист
word-half = Полвиста
word-return = Вернуть вист
word-accept = Согласен
word-keep = Остаюсь при своём
word-open = В светлую
word-closed = Втёмную
word-accept-offer = Принять
word-decline = Отклонить
word-cancel = Отмена
word-close = Закрыть
key-pass = П
key-misere = М
key-hold = Ж
key-whist = В
key-half = Л
whist-asked = Вистуете?
mode-asked = Как играем?

## Прочие слова
do-look = Посмотреть карты
do-take_talon = Взять прикуп
do-change_to_misere = В светлую: мизер
do-offer_half = Мизер пополам?
do-concede_three = Без трёх
do-declare_preferans = Преферанс!
do-give_over = Пусть ведёт партнёр

## Снос и заказ
exchange-title = Снос и заказ
exchange-choose = Снесите две карты
exchange-laid = В снос: { $cards }
exchange-other = другие карты
exchange-order = Что играете?
exchange-do = Сношу, играю { $game }
exchange-discard = Сношу
exchange-throw = кинуть прикуп в лицо

## Ход
turn-yours = Ваш ход
turn-suit = Ваш ход · { $suit ->
    [S] в масть пики
    [C] в масть трефы
    [D] в масть бубны
   *[H] в масть червы
}
turn-for = Ваш ход · карты: { $name }
turn-word = Ваше слово
turn-of = Думает { $name }
turn-title = Ваш ход
trick-label = на столе
hand-own = ваши карты
hand-of = карты: { $name }
hand-closed = закрытые карты: { $name }
last-trick = Последняя взятка
defence-chip = Вистующие: { $count } из { $need }

## Предложения
offer-button = Предложить…
offer-title = Остаток взяток
offer-remaining = { $count ->
    [one] осталась { $count }
    [few] осталось { $count }
   *[many] осталось { $count }
}
offer-you = вы
offer-all = все
offer-make = Предложить
offer-asked = { $name } предлагает: { $numbers }

## Между сдачами
result-heading = Итог сдачи
deal-next = Следующая сдача
deal-cut = Снять и сдавать
deal-waiting = Ждём остальных
final-title = Пулька окончена
final-pairs = По парам
final-average = По средней горе
final-amnesty = Амнистия: с каждой горы снято { $amount }
final-on = с: { $name }
final-mountain = гора
final-from-mountain = за гору
final-from-play = за висты
final-same = Оба способа дают один и тот же итог; округлено так, чтобы сумма осталась нулём.
final-money = деньгами { $money }

## Счёт
side-title = счёт, протокол, разговор
side-score = Счёт
side-log = Протокол
side-chat = Чат
sheet-title = пулька
sheet-word-mountain = гора
sheet-word-pool = пуля
sheet-word-whists = висты на { $other }
standing-title = если закончить сейчас
standing-whists = висты
standing-total = итог
why-touch = Коснитесь числа в пульке — здесь будет сказано, откуда оно.
why-nothing = Здесь ещё ничего не писали.
why-deal = Сдача { $number }.

## Разговор
chat-text = Сообщение
chat-send = Сказать
chat-mute = не показывать разговор
phrase-hello = Здравствуйте!
phrase-good-luck = Удачи!
phrase-thanks = Спасибо
phrase-well-played = Хорошо сыграно
phrase-sorry = Извините
phrase-one-moment = Минутку
phrase-hurry = Побыстрее, пожалуйста
phrase-bad-luck = Не повезло
phrase-good-hand = Хорошая карта
phrase-goodbye = До свидания!

## Шапка
bar-table = { $title } · пуля { $pool }
bar-deal = Сдача { $number } · сдаёт { $name }
bar-run = Распасов подряд: { $count }
bar-rules = Правила стола
bar-menu = настройки
bar-lost = нет связи, возвращаемся…

## Начало
home-lead = Преферанс в браузере: с ботами и с друзьями, по правилам вашей компании.
home-bots = Играть с ботами
home-bots-how = Сочи, трое, пуля 10. Сразу первая сдача.
home-make = Собрать стол
home-make-how = Конвенция, места, ссылка для друзей.
home-lobby = Открытые столы
home-lobby-none = Сейчас открытых столов нет.
home-mine = Мои пульки
home-mine-none = Здесь появятся ваши пульки.
home-go-on = Продолжить
home-watch = Смотреть
home-sit = Сесть
home-name = Ваше имя
home-default-name = Вы
make-title = Новый стол
make-convention = Конвенция
make-players = Места
make-chair-me = вы
make-chair-open = человек
make-chair-bot = бот
make-seat = Место { $number }
make-open = Показать стол в списке открытых
make-time = Время
make-time-none = без часов
make-time-move = { $seconds } с на ход
make-time-bank = { $minutes } мин на пульку
make-more = Все правила ({ $count })
make-changed = Изменено пунктов: { $count }
make-do = Открыть стол
make-back = Назад
make-problems = Правила не сходятся
make-notes = Ничего не меняют
level-rule = средний
level-beginner = новичок
level-novice = любитель
level-club = клубный
level-expert = сильный
seating-title = Стол собирается
seating-free = свободно
seating-sit = Сесть сюда
seating-bot = Посадить бота
seating-remove = Освободить
seating-begin = Начать пульку
seating-link = Ссылка для друзей
seating-copied = Ссылка скопирована
seating-wait = Ждём, пока хозяин начнёт.
join-name = Как вас записать?
closed-title = Стол закрыт.

## Меню
menu-title = Настройки
menu-language = Язык
menu-letters = Буквы на картах
menu-deck = Колода
menu-deck-atlas = Атласная
menu-deck-large = Крупный индекс
menu-four = четыре цвета мастей
menu-theme = Тема
menu-theme-auto = как в системе
menu-theme-light = светлая
menu-theme-dark = тёмная
menu-size = Размер
menu-suits = Масти в руке
menu-suits-alternating = через цвет
menu-suits-bidding = по старшинству
menu-ranks = Карты в масти
menu-ranks-low = от младшей
menu-ranks-high = от старшей
menu-motion = Движение
menu-motion-normal = обычное
menu-motion-fast = быстрое
menu-motion-off = без движения
menu-sound = звук хода
menu-keys = Клавиши: П пас, М мизер, В вист, Л полвиста, Ж здесь, Ч счёт, ←/→ карта, ↑ или пробел — положить, Enter — да, Esc — нет.
menu-pause = Пауза
menu-resume = Продолжить
menu-take-back = Взять ход назад
menu-stop = Закончить и рассчитаться
menu-leave = Уйти из-за стола
menu-rematch = Ещё пульку
yes = да
no = нет

## Отказы
refused-other = Так нельзя ({ $code }).
refused-wire-lost = Нет связи с сайтом.
refused-wire-closed = Связь закрыта.
refused-wire-too-fast = Слишком часто.
refused-table-none = Такого стола нет.
refused-table-not-invited = К этому столу нужна ссылка.
refused-table-full = Свободных мест нет.
refused-table-name = Нужно имя не длиннее { $most } знаков.
refused-internal = На сайте что-то сломалось. Попробуйте ещё раз.
proposal-asked = { $name }: { $what }
proposal-stop = предлагаю закончить и рассчитаться
proposal-redeal = предлагаю пересдать
proposal-fine = предлагаю штраф за недозаказ
proposal-admit = предлагаю принять четвёртого
proposal-correct = предлагаю исправить пульку
pause-asked = Просят паузу: { $names }
pause-now = Пауза

## Конвенции
convention-sochi = Сочинка
convention-leningrad = Ленинградка
convention-rostov = Ростов
convention-classic = Классика
convention-codex = Кодекс
convention-gusarik = Гусарик
convention-races-22 = Скачки 22
convention-races-20 = Скачки 20

## Имена ботов
bot-name-1 = Анна
bot-name-2 = Борис
bot-name-3 = Глеб
bot-name-4 = Вера
bot-name-5 = Денис
`];export{e as default};