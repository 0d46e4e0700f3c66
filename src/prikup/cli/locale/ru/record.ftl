### Записи партий: проверка и перевод.

record-holds-finished = { $path }: запись верна, партия доиграна. Сдач: { $deals }, событий: { $events }
record-holds-open = { $path }: запись верна, партия не кончена. Сдач: { $deals }, событий: { $events }
record-deals-only = { $path }: здесь одни расклады, а для { $form } нужна запись партии; из раскладов получается только jpref
record-closed =
    { $path }: по уговору стола (reveal) { $deals ->
        [one] закрыта { $deals } сдача
        [few] закрыты { $deals } сдачи
       *[many] закрыто { $deals } сдач
    }; --everything переписывает всё, для себя
