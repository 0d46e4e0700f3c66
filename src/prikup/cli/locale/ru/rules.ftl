### Правила: что в них не сходится и что не действует.
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
