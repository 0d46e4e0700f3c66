### Много сдач между ботами.

simulation-title = { $title }: { $deals ->
    [one] { $deals } сдача
    [few] { $deals } сдачи
   *[many] { $deals } сдач
}{ $matches ->
    [1] {""}
    [one] {" "}в { $matches } пульке, последняя:
    [few] {" "}в { $matches } пульках, последняя:
   *[many] {" "}в { $matches } пульках, последняя:
}
simulation-balances = Итог в вистах
simulation-each = за сдачу { $amount }
simulation-contracts = Игры по ступеням
simulation-made = сыграно
simulation-failed = ремиз
simulation-credited = без вистующих
simulation-conceded = без трёх
simulation-misere = Мизер: сыграно { $made }, поймано { $failed }
simulation-raspasy = Распасы: { $count }, это { $share } %
simulation-raspasy-dark = Распасы втёмную: { $count }
simulation-claimed = Закончено по согласию: { $count }
simulation-progress = сдачи
simulation-bots = --bots: ботов { $given }, а за столом { $players }
