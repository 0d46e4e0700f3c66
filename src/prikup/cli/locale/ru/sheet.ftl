### Пулька.

sheet-mountain = гора
sheet-pool = пуля
sheet-whists = висты
sheet-now = сейчас
sheet-legend = от середины: гора, пуля, висты; новое — синим
sheet-bombs = бомбы: { $strips }
