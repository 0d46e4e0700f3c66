### Ошибки командной строки, код выхода 2.

usage-see-help = Подробнее: prikup --help
usage-unknown-command = нет такой команды: { $given }
usage-unknown-option = нет такого ключа: { $given }
usage-wrong-choice = { $option }: «{ $given }» не годится, можно { $choices }
usage-wrong-number = { $option }: «{ $given }» не годится, нужно целое число
usage-wrong-value = { $option }: { $detail }
usage-missing = не хватает: { $option }
usage-missing-value = после { $option } нужно значение
usage-repeated = { $option } указан дважды
usage-unused = лишнее слово: { $given }
usage-together = { $one } и { $other } вместе не указывают
usage-needs = { $one } имеет смысл только вместе с { $other }
usage-no-value = { $option } пишут без значения, а дано «{ $given }»
usage-seconds = --seconds: { $given } не годится, нужно число секунд, не меньше 0
usage-number = { $option }: { $given } не годится, нужно число от { $low } до { $high }
