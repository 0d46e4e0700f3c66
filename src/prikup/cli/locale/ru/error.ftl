### Ошибки в том, что дано на вход, код выхода 1.

error-file-missing = { $path }: нет такого файла
error-file-folder = { $path }: это папка, а нужен файл
error-file-encoding = { $path }: это не текст в UTF-8
error-file-unreadable = { $path }: не прочитать: { $detail }
error-file-unwritable = { $path }: не записать: { $detail }
error-output = Вывод не записать: { $detail }
error-set = --set { $given }: нужно КЛЮЧ=ЗНАЧЕНИЕ, например ten=whisted
error-place = { $path }, строка { $line }
