### Карта правил.

card-title = Карта правил: { $title }
card-option = Пункт
card-legend = * изменено; · при этих правилах не действует
card-note = Договорились напрасно: { $note }
card-same = { $left } и { $right } — одни и те же правила
