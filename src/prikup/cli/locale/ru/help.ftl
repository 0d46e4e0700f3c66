### Справка: что делает каждая команда и каждый её ключ.

help-prikup = Русский преферанс целиком: игра с ботами, правила всех конвенций, подсчёт пульки.
help-epilogue = Подробнее о команде: prikup КОМАНДА --help. Язык: --lang ru или --lang en, иначе из PRIKUP_LANG или настроек системы.
help-usage = Как писать:
help-command = КОМАНДА [КЛЮЧИ]
help-commands = Команды
help-options = Ключи
help-arguments = Что указать
help-help = показать эту справку
help-version = показать версию

help-play = Сыграть пульку с ботами за этим терминалом.
help-play-usage = [КЛЮЧИ]
help-play-convention = конвенция: sochi, leningrad, rostov, classic, codex, gusarik, races-22, races-20
help-play-rules = файл своих правил (TOML)
help-play-set = поправка к правилам, например ten=whisted; можно несколько
help-play-players = сколько человек за столом: 2, 3 или 4
help-play-pool = размер пули
help-play-name = ваше имя
help-play-level = уровень ботов: rule играет по учебнику, random ходит как попало
help-play-seed = число, из которого берутся сдачи: с одним числом сдачи одинаковы
help-play-speed = паузы между ходами ботов
help-play-suits = цвета мастей: classic — два, four — четыре
help-play-letters = буквы карт: ru — ТКДВ, en — AKQJ
help-play-order = порядок мастей на руке: colours — цвета через один, bidding — как в торговле
help-play-save = где хранить пульку (обычно — в папке пользователя)
help-play-resume = продолжить сохранённую пульку без вопросов
help-play-new = начать новую пульку без вопросов; прежняя останется в файле рядом
help-play-plain = печатать строками сверху вниз, не перерисовывая экран

help-rules = Карта правил: все пункты, о которых договариваются перед игрой.
help-rules-usage = [КОНВЕНЦИЯ | ФАЙЛ] [--set КЛЮЧ=ЗНАЧЕНИЕ …] [КЛЮЧИ]
help-rules-name = конвенция или файл своих правил; без них — sochi
help-rules-set = поправка, например ten=whisted; можно несколько
help-rules-json = напечатать JSON
help-rules-diff = показать только отличия от другой конвенции или файла
help-rules-ask = задать десяток вопросов и составить файл своих правил
help-rules-output = куда записать файл правил (вместе с --ask)
help-rules-brief = только значения, без пояснений

help-score = Пулька и расчёт по протоколу результатов.
help-score-usage = ФАЙЛ [КЛЮЧИ]
help-score-file = протокол результатов (JSON) или - для стандартного ввода
help-score-json = напечатать JSON
help-score-check = сверить с полем expect; при расхождении код выхода 1
help-score-explain = показать, откуда взялось каждое число

help-simulate = Сыграть много сдач ботами и подвести итог.
help-simulate-usage = [КЛЮЧИ]
help-simulate-convention = конвенция или файл своих правил
help-simulate-set = поправка к правилам; можно несколько
help-simulate-players = сколько человек за столом
help-simulate-deals = сколько сдач
help-simulate-seed = число, из которого берутся сдачи
help-simulate-bots = боты по местам через запятую, например rule,random,rule
help-simulate-json = напечатать JSON

help-arena = Боты против ботов: каждый расклад играют при всех пересадках, вистов за сдачу с интервалом.
help-arena-usage = --players A,B,C [КЛЮЧИ]
help-arena-players = игроки через запятую: имена ботов или "cmd:команда" для чужой программы
help-arena-convention = конвенция или файл своих правил
help-arena-set = поправка к правилам; можно несколько
help-arena-deals = сколько раскладов
help-arena-seed = число, из которого берутся расклады
help-arena-deals-file = файл раскладов или public — тысяча раскладов из состава prikup
help-arena-length = сдач подряд на пустой пульке, считаемых за одну (обычно 1)
help-arena-raspasy = играть только распасы
help-arena-deadline = сколько секунд даётся на решение; потом решает замена
help-arena-jobs = во сколько процессов играть
help-arena-scheduler = играть на кластере Dask с планировщиком по этому адресу
help-arena-state = где хранить сыгранное; следующий запуск продолжит
help-arena-failures = куда записать сбои игроков и что им было показано
help-arena-record = папка для записей пулек: файл на каждый расклад и каждую пересадку
help-arena-json = напечатать JSON

help-verify = Переиграть запись пульки и найти первую ошибку в правилах или счёте.
help-verify-usage = ЗАПИСЬ
help-verify-record = запись пульки, текстом или JSON, или - для стандартного ввода
help-verify-json = напечатать JSON

help-convert = Перевести запись или расклады в другой вид.
help-convert-usage = ФАЙЛ --to ВИД [-o ФАЙЛ]
help-convert-file = запись пульки (текст, JSON), расклады JPref или архив сдач; - для стандартного ввода
help-convert-to = вид: text, json — запись пульки; jpref — строки раскладов
help-convert-output = куда записать (обычно — на экран)
help-convert-everything = показать и карты, которые по уговору (reveal) ещё закрыты

help-sheet = Пулька рисунком, текстом или в PDF.
help-sheet-usage = ФАЙЛ [--svg | --text | --pdf] [-o ФАЙЛ]
help-sheet-file = протокол результатов, как для prikup score; рисуется последний в файле; - для стандартного ввода
help-sheet-svg = рисунок SVG
help-sheet-text = рисунок знаками (так и без ключей)
help-sheet-pdf = лист PDF; нужен pip install "prikup[pdf]"
help-sheet-output = куда записать (обычно – на экран)
help-sheet-down = пулю писать вниз: от её размера до нуля
help-sheet-upright = все числа лицом к читателю, а не к своей стороне стола

help-solve = Точное число взяток при открытых картах.
help-solve-usage = РУКИ --strain X [ключи]
help-solve-hands = три руки по часовой стрелке, AKQ98.T97..K7 или ♠ТК10 ♣В7, тремя словами или одним; рука 0 — первая
help-solve-strain = S, C, D, H, N, misere или raspasy
help-solve-declarer = рука, взятки которой считаются: 0, 1 или 2
help-solve-leader = рука, которая ходит (или сходила) в текущей взятке
help-solve-on-table = карты текущей взятки по порядку: "KS 7S"
help-solve-talon = распасы: ещё не открытые карты прикупа по порядку
help-solve-sitting-dealer = распасы вчетвером: карты прикупа ходят и могут взять
help-solve-cards = взятки для каждой возможной карты
help-solve-line = лучшая игра до конца
help-solve-table = все масти и первые ходы
help-solve-seconds = остановиться через столько секунд и сказать доказанное
help-solve-file = позиции из файла (JSON), ответы по порядку; - — стандартный ввод
help-solve-json = вывести JSON

help-hand = Чего стоит рука при всех раскладах остальных карт.
help-hand-usage = РУКА [--discard КАРТЫ --strain X] [ключи]
help-hand-hand = десять карт (со сносом и мастью – взятки, без них – чего ждать от прикупа) или двенадцать (что снести и заказать): AKQ98.T97..K7 или "♠ТКД98 ♣1097 ♥К7"
help-hand-discard = две снесённые карты
help-hand-strain = S, C, D, H, N или misere
help-hand-lead = чей первый ход: own — свой, left — слева (следующий игрок), right — справа
help-hand-exact = все 184 756 раскладов; так и без --samples
help-hand-samples = столько случайных раскладов (до торговли – прикупов), с погрешностью оценки
help-hand-seed = из чего берутся случайные расклады
help-hand-seconds = остановиться через столько секунд и показать, что просмотрено
help-hand-threads = сколько потоков
help-hand-convention = по чьим ценам: конвенция или файл правил
help-hand-set = пункт правил: ключ=значение, можно несколько раз
help-hand-bid = за сколько взят прикуп: ниже заказать нельзя, мизера нет
help-hand-json = вывести JSON

help-misere = Ловится ли мизер, когда снос неизвестен.
help-misere-usage = РУКА --against "РУКА РУКА" [ключи]
help-misere-hand = двенадцать карт играющего: AKQ98.T97..K7 или "♠ТКД98 ♣1097 ♥К7"
help-misere-against = руки ловцов по часовой стрелке: сначала сидящий слева от играющего
help-misere-lead = чей первый ход: own — играющего, left — слева от него, right — справа
help-misere-payoff = за что играют: caught — поймать, score — за очки, с числом взяток
help-misere-seconds = остановиться через столько секунд и показать, между чем лежит ответ
help-misere-json = вывести JSON

help-codex = Арбитр: что делать при нарушении и кто что пишет.
help-codex-usage = [НОМЕР] [ключи]
help-codex-number = номер статьи: V8 или 8
help-codex-list = показать все статьи
help-codex-search = найти статьи по словам: "ренонс"
help-codex-sheet = протокол, из которого взять правила, имена и пульку
help-codex-convention = конвенция или файл правил, если протокола нет
help-codex-set = изменить одну настройку
help-codex-answer = ответ на вопрос: offender=А
help-codex-hand = три руки по часовой стрелке, начиная с первой руки: статья V10 решается по раскладу, contracts — тогда заявки
help-codex-write = дописать решение в этот протокол
help-codex-json = вывести JSON

## serve
help-serve = Открыть сайт: играть в браузере с друзьями и ботами.
help-serve-usage = [КЛЮЧИ]
help-serve-host = адрес, на котором слушать; 0.0.0.0 — для всей домашней сети
help-serve-port = порт
help-serve-database = файл SQLite или адрес PostgreSQL
help-serve-cert = сертификат, файл PEM: сайт открывается по https
help-serve-key = ключ сертификата, файл PEM
help-serve-workers = процессов, в которых думают боты
help-serve-secure = сайт виден снаружи по https (за прокси): куки только по https
