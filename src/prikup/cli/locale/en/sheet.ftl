### The score sheet.

sheet-player = player
sheet-mountain = mount.
sheet-pool = pool
sheet-whists = whists
sheet-now = now
sheet-title = Score sheet
sheet-legend = from the middle: mountain, pool, whists; the newest in blue
