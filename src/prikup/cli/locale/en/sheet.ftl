### The score sheet.

sheet-mountain = mount.
sheet-pool = pool
sheet-whists = whists
sheet-now = now
sheet-legend = from the middle: mountain, pool, whists; the newest in blue
sheet-bombs = bombs: { $strips }
