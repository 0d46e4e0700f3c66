### Много сдач между ботами.

simulation-title = { $title }: { $deals ->
    [one] { $deals } сдача
    [few] { $deals } сдачи
   *[many] { $deals } сдач
}{ $matches ->
    [1] {""}
   *[other] {" "}в { $matches } пульках, последняя пулька:
}
simulation-balances = Итог в вистах
simulation-each = за сдачу { $amount }
simulation-contracts = Игры по уровням
simulation-made = сыграно
simulation-failed = подсажено
simulation-credited = без вистующих
simulation-conceded = без трёх
simulation-misere = Мизер: сыграно { $made }, поймано { $failed }
simulation-raspasy = Распасы: { $count }, это { $share } %
simulation-raspasy-dark = Распасы втёмную: { $count }
simulation-claimed = Закончено уговором: { $count }
simulation-progress = сдачи
simulation-bots = --bots: ботов { $given }, а за столом { $players }
