### Сайт (prikup serve).

site-address = Сайт открыт: { $address }
site-stop = Ctrl-C — остановить.
site-port-busy = порт { $port } на { $host } занять нельзя: { $detail }
site-cert-and-key = --cert и --key нужны вместе
site-store-unreachable = база { $where } не открывается: { $cause }
site-store-newer = база { $where } от более новой версии программы ({ $revision })
site-store-address = не понимаю адрес базы { $where }: нужен файл SQLite или postgresql://…
site-store-directory = { $where } — папка, а нужен файл базы
