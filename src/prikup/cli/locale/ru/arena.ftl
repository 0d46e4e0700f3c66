### Боты против ботов на одних и тех же раскладах.

arena-title = { $title }: { $deals ->
    [one] { $deals } расклад, сыгран
    [few] { $deals } расклада, сыграны
   *[many] { $deals } раскладов, сыграны
} при всех пересадках
arena-title-raspasy = { $title }, только распасы: { $deals ->
    [one] { $deals } расклад, сыгран
    [few] { $deals } расклада, сыграны
   *[many] { $deals } раскладов, сыграны
} при всех пересадках
arena-whists = Вистов за сдачу
arena-interval = 95 % интервал
arena-made = Сыграно игр на { $level }
arena-passed-out = Игр без вистующих
arena-misere = Сыграно мизеров
arena-caught = Поймано чужих мизеров
arena-raspasy = Распасов
arena-raspasy-tricks = Взяток на распасах
arena-median = Время решения, мс: медиана
arena-p99 = Время решения, мс: 99 %
arena-stand-in = Ходов за него сделала замена
arena-failure = { $kind }: первый сбой — { $cause }
arena-progress = расклады
arena-people = --players: игроков { $given }, а за столом их от 2 до 4
arena-wrong-deadline = --deadline: нужно число секунд больше 0 и не больше 3600
arena-no-program = --players: программу «{ $given }» не запустить, такой нет
arena-deal-words = нужно пять слов: три руки по ходу часовой стрелки и две карты прикупа
arena-few-deals = { $path }: раскладов { $given }, а нужно { $wanted }
arena-nothing = Ни один расклад не доигран.
arena-stopped = Прервано: сыграно { $done } из { $total }.
arena-no-dask = Для --scheduler нужна библиотека dask: pip install "prikup[dask]"
arena-no-scheduler = --scheduler { $address }: кластер не играет: { $detail }
arena-worker-lost = Рабочий процесс пропал: { $detail }
arena-state-foreign = { $path }: это не состояние арены; файл оставлен как есть
arena-state-damaged = { $path }, строка { $line }: испорчена; удалите её, и расклад будет сыгран заново
arena-state-other = { $path }: это состояние другой арены, отличаются: { $settings }
arena-state-busy = { $path }: сюда уже пишет другая арена
