### Записи пулек: проверка и перевод.

record-holds-finished = { $path }: запись верна, пулька доиграна. Сдач: { $deals }, событий: { $events }
record-holds-open = { $path }: запись верна, пулька не окончена. Сдач: { $deals }, событий: { $events }
record-deals-only = { $path }: здесь одни расклады, а для { $form } нужна запись пульки; из раскладов получается только jpref
record-closed =
    { $path }: по уговору стола (reveal) { $deals ->
        [one] закрыта { $deals } сдача
        [few] закрыты { $deals } сдачи
       *[many] закрыто { $deals } сдач
    }; --everything переписывает всё, для себя
