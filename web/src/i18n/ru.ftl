### Страница: то, чего нет у командной строки.

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
