### Игра за терминалом: вопросы и ответы.

## Начало
play-welcome = Сядем за пульку. Enter соглашается с тем, что в скобках.
play-which-convention = Во что играем?
play-how-many = Сколько за столом?
play-three = трое
play-four = четверо, сдающий сидит на прикупе
play-which-pool = Размер пули?
play-your-name = Как вас записать?
play-you = Вы
play-drawn = Тираж мест: { $cards }
play-first-dealer = Первым сдаёт: { $name }
play-saved-match = Есть начатая пулька: { $title }, сдача { $number }, за столом { $names }.
play-go-on = Продолжить? [да] ›{" "}
play-set-aside = Прежняя пулька отложена: { $path }
play-not-a-match = { $path }: это не запись пульки, файл остаётся как есть; выберите для --save другой
play-nothing-saved = { $path }: сохранённой пульки нет
play-questions-unanswered = Ответы кончились раньше вопросов: пулька не начата
play-kept = Пулька сохранена: { $path }. Продолжить: prikup play
play-saved = Сохранено: { $path }
play-record-kept = Запись пульки: { $path }
play-damaged = { $path }: пульку не продолжить: { $detail }
play-damaged-at = запись не сходится в сдаче { $deal }; что именно, скажет prikup verify
play-damaged-table = непонятно, кто сидит за столом

## Вопросы
play-ask-auction = Ваше слово
play-ask-before-talon = До прикупа
play-ask-discard = Снос
play-ask-order = Заказ
play-ask-whist = Вист?
play-ask-look = Чьи карты смотрите?
play-ask-mode = Открыто или закрыто?
play-ask-card = Ваш ход
play-ask-card-of = Ход картами: { $name }
play-ask-offer = Предложение
play-ask-correct = Поправка
play-ask-on = Enter — дальше
play-yes-no = Да или нет
play-half-asked = { $name } предлагает половину мизера. Берёте?
play-discard-how = Две карты в снос, буквами или номерами; потом заказ
play-discard-laid = В снос: { $cards }. Остаётся: { $rest }. «Назад» — выбрать другие.
play-discard-thrown = Прикуп в лицо: { $cards }. Остаётся: { $rest }. «Назад» — передумать.
play-discard-sure = Сносим?
play-offer-asked = { $name } предлагает: { $numbers }. Согласны?
play-offer-numbers = { $count ->
    [one] Осталась { $count } взятка
    [few] Осталось { $count } взятки
   *[many] Осталось { $count } взяток
}. Кому сколько, числами по порядку: { $names }
play-offer-words = или словами: остальные мои, отдаю все, беру ещё 2, отдаю ещё 3; «назад» — играем дальше
play-offer-share = Ещё { $count } на двоих: { $name } и { $other }. Сколько из них: { $name }?
play-forced = Enter — { $card }, другой карты нет
play-may-give = «веди» отдаёт ваши карты партнёру
play-may-point = Показать на карту: { $cards }
play-may-offer = «предложить» — закончить сдачу по согласию
play-may-skip = «все» — доиграть сдачу без остановок
play-correct-how = Пишите: гора { $one } +4; пуля { $other } -2; висты { $one } на { $other } 20
play-correct-more = Ещё поправка, или Enter — предложить столу, «назад» — передумать
play-fix-pool = Вы хозяин горы: какую пулю пишем? Обычно не больше наименьшей горы, { $advised }
play-fix-end = Когда кончаем? Enter — как условились ({ $current })
play-fix-minutes = Сколько минут играем?
play-fix-stake = Ставка за вист? Enter — как условились ({ $current })
play-leave = Выйти? Пулька сохранена
play-admit-whom = Кого? Например: подсадить Глеб

## Ответы
play-not-understood = Не понимаю «{ $given }». ? — что можно
play-not-yet = Сейчас ходят другие. Когда дойдёт до вас, спросят
play-no-deal = Сдачи ещё не было
play-no-trick = Взяток ещё нет
play-no-note = Расклада мизера нет
play-read-which-suit = { $level } чего? Например, { $level }п или { $level } бк
play-read-card-number = Карты с номером { $number } нет: их { $most }
play-read-two-cards = В снос идут две разные карты
play-read-not-held = { $card } у вас нет
play-read-no-offer = Предлагают во время розыгрыша
play-read-offer-names = Нужно чисел: { $expected }, а дано: { $given }
play-read-offer-too-many = { $count } — много: осталось { $most }
play-read-point-which = Какую? Например: показать 7б
play-read-change = «{ $given }» — непонятная поправка; например: гора Анна +4
play-read-change-whists = Висты пишут с двумя именами: висты Анна на Бориса 20
play-read-name = Кто это: { $given }?
play-read-number = Нужно число от { $low } до { $high }
