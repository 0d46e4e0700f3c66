### Пулька.

sheet-player = игрок
sheet-mountain = гора
sheet-pool = пуля
sheet-whists = висты
sheet-now = сейчас
sheet-title = Пулька
sheet-legend = от середины: гора, пуля, висты; новое – синим
