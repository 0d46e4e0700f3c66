### Почему так сделать нельзя: сообщения судьи (rejection-<код>).

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
