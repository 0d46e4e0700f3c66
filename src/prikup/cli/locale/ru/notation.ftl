# Чтение карт, раскладов, JSON, записей и чужих форматов. Карты ($card) даны в машинной записи: AS, TD.

## Где
notation-line = строка { $line }
notation-place = { $place ->
    [hand-1] рука 1
    [hand-2] рука 2
    [hand-3] рука 3
    [talon] прикуп
   *[other] { $place }
}

## Карты и руки
notation-hand-empty = карт нет: напишите, например, ♠ТК10 ♣В7 или поставьте прочерк
notation-hand-character = непонятный знак «{ $character }» в «{ $text }»: нужны масти ♠ ♣ ♦ ♥ (или п т б ч) и карты Т К Д В 10 9 8 7
notation-hand-ten = в «{ $text }» единица без нуля: десятка пишется 10
notation-hand-no-suit = у карты «{ $card }» нет масти в «{ $text }»: поставьте ♠ ♣ ♦ ♥ или п: т: б: ч: перед картами либо масть после каждой карты
notation-hand-suit-alone = за мастью { $suit } в «{ $text }» нет карт: если масти нет на руке, поставьте прочерк
notation-hand-dash = у масти { $suit } в «{ $text }» и карты, и прочерк: прочерк значит, что масти нет
notation-hand-twice = карта { $card } встречается дважды в «{ $text }»
notation-hand-small-card = в «{ $text }» у масти { $suit } стоит «х»: это любая маленькая карта (а в JPref десятка). Здесь нужна точная карта: 10, 9, 8 или 7
notation-hand-small-none = для «х» в масти { $suit } не осталось свободных карт
notation-hand-one-card = нужна одна карта, а в «{ $text }» их { $count }
notation-hand-cyrillic-ace = русская «Т» — туз, латинская «T» — десятка, а в «{ $text }» рядом с русской «Т» стоит «{ $other }», и непонятно, что имелось в виду. Пишите всё на одном языке или десятку числом 10
notation-hand-latin-ten = латинская «T» — десятка, русская «Т» — туз, а в «{ $text }» рядом с латинской «T» стоит «{ $other }», и непонятно, что имелось в виду. Пишите всё на одном языке или десятку числом 10
notation-hand-clubs-or-ace = в «{ $text }» буква «Т» может быть и трефами, и тузом: напишите «т:» или ♣ перед трефами
notation-hand-machine = знак «{ $character }» в масти { $suit } записи «{ $text }»: между точками стоят только латинские A K Q J T 9 8 7 (T — десятка)
notation-game = «{ $text }» — не игра: нужно, например, 6♠, 7 бубен, 8БК, 10♥ (ступень от 6 до 10 и масть)

## Расклады
notation-deal-hands = нужны три руки, а дано { $count }
notation-deal-count = в руке { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}, а должно быть десять
notation-deal-talon = в прикупе { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}, а должно быть две
notation-deal-twice = карта { $card } уже есть: { $first ->
    [hand-1] в руке 1
    [hand-2] в руке 2
    [hand-3] в руке 3
   *[talon] в прикупе
}

## JSON
notation-fraction = «{ $text }» — не число: нужно целое или дробь, например -20 или 136/3
notation-json-syntax = это не JSON: ошибка в { $column }-м знаке строки
notation-json-truncated = JSON обрывается: не хватает закрывающей скобки или кавычки
notation-json-utf8 = файл не в кодировке UTF-8
notation-json-deep = слишком много вложенных скобок
notation-json-missing = { notation-json-path }нет обязательного поля «{ $field }»
notation-json-unknown = { notation-json-path }неизвестное поле «{ $field }»
notation-json-type = { notation-json-path }нужно { $expected }, а стоит { $found }
notation-json-choice = { notation-json-path }недопустимое значение «{ $value }»
notation-json-expected = { notation-json-path }нужно { $expected }
notation-json-value = { notation-json-path }«{ $value }» не подходит: нужно, например, { $expected }
notation-json-fraction = { notation-json-path }«{ $text }» — не число: нужно целое или дробь, например -20 или 136/3
notation-json-other = { notation-json-path }{ $what }
notation-json-path = { $path ->
    [root] { "" }
   *[other] { $path }: { "" }
}

## Строки JPref
notation-jpref-few = не хватает { $missing ->
    [one] { $missing } карты
   *[other] { $missing } карт
} (строка обрывается в { $hand ->
    [4] прикупе
   *[other] руке { $hand }
}): нужны три руки по десять карт и прикуп
notation-jpref-card = непонятный знак «{ $character }»: нужна масть ♠ ♣ ♦ ♥, за ней карты латиницей 7 8 9 X J Q K A (X — десятка)
notation-jpref-suit = масть { $suit } второй раз в руке { $hand }: похоже, в ней не десять карт
notation-jpref-split = в руке { $hand } больше десяти карт: одиннадцатая — «{ $character }»
notation-jpref-twice = карта { $card } встречается дважды (второй раз в { $hand ->
    [4] прикупе
   *[other] руке { $hand }
})
notation-jpref-elder = после прикупа нужен номер первой руки 0, 1 или 2, а стоит «{ $text }»
notation-jpref-result = непонятный итог «{ $text }»: нужно, например, 6♠ 7, 8- 8, Misère 0, All-pass или 6, 0, 4
notation-jpref-tricks = взятки не сходятся в «{ $text }»: одно число от 0 до 10 или три с суммой 10

## Архив сдач
notation-archive-begin = перед «{ $text }» нет строки begin
notation-archive-open = begin внутри сдачи, которая началась в строке { $begin } и не закрыта словом end
notation-archive-end = сдача, начатая в строке { $begin }, не закрыта словом end
notation-archive-keyword = непонятное слово «{ $text }»: нужно { $expected } или end
notation-archive-words = после { $field } нужно одно слово, а их { $count }
notation-archive-again = { $field } второй раз в одной сдаче
notation-archive-number = { $field } «{ $text }»: нужно одно из { $expected }
notation-archive-card = { $field }: «{ $text }» — не карта; нужно, например, As, 10h, 7d
notation-archive-count = { $field }: карт { $count }, а нужно { $expected }
notation-archive-twice = { $field }: карта { $card } второй раз
notation-archive-trade = «{ $text }» — не заявка: нужно pass, miser, 6s … 10nt
notation-archive-contract = «{ $text }» — не контракт: нужно 7h, 6nt, miser, pass или 6-3 (без трёх)
notation-archive-hands = в сдаче строк HAND { $count }, а нужно три
notation-archive-missing = в сдаче нет строки { $field }

## Записи пулек
notation-record-head = это не запись пульки: первым должно стоять { $expected }
notation-record-version = запись сделана более новой программой (версия { $version }, эта программа читает { $known })
notation-record-header = непонятная строка «{ $text }»: нужно, например, { $expected }
notation-record-keyword = непонятная строка «{ $text }»: нужно { $expected }
notation-record-item = { $keyword }: «{ $text }» не читается; нужно, например, { $expected }
notation-record-number = стоит «{ $text }», а нужно «{ $expected }»: строка потеряна, лишняя или переставлена
notation-record-long-trick = карта «{ $text }» лишняя: в эту взятку осталось положить { $most }
notation-record-truncated = запись обрывается: в конце должна стоять строка End с числом событий
notation-record-after-end = после строки End стоит «{ $text }»: запись должна на ней кончаться

## Проверка записей
notation-verify-place = сдача { $deal }, событие { $item }
notation-verify-rules = правила не сочетаются или неизвестны: { $options }
notation-verify-start = так пулька начаться не могла
notation-verify-illegal = { $name }: это против правил
notation-verify-illegal-event = этого здесь быть не могло
notation-verify-no-deal-over = счёт записан, хотя сдача не окончена
notation-verify-score-missing = сдача окончена, а счёт за ней не записан
notation-verify-number = номер сдачи { $written }, а по событиям { $expected }
notation-verify-outcome = итог сдачи, поле { $field }: записано { $written }, а по событиям { $expected }
notation-verify-outcome-of = итог сдачи, поле { $field }, { $name }: записано { $written }, а по событиям { $expected }
notation-verify-people = записано на { $written } человек, а за столом { $expected }
notation-verify-pool = { $name }, пуля: записано { $written }, а по событиям { $expected }
notation-verify-mountain = { $name }, гора: записано { $written }, а по событиям { $expected }
notation-verify-whists = { $name }, висты на { $on }: записано { $written }, а по событиям { $expected }
notation-verify-not-finished = записан расчёт, хотя пулька не окончена
notation-verify-settlement-missing = пулька окончена, а расчёта в записи нет
notation-verify-balance = { $name }, расчёт: записано { $written }, а по событиям { $expected }
notation-verify-rounded = { $name }, расчёт до целых: записано { $written }, а по событиям { $expected }
