### The site (prikup serve).

site-address = The site is open: { $address }
site-stop = Ctrl-C stops it.
site-port-busy = port { $port } on { $host } cannot be had: { $detail }
site-cert-and-key = --cert and --key go together
site-store-unreachable = the database { $where } cannot be opened: { $cause }
site-store-newer = the database { $where } was written by a newer program ({ $revision })
site-store-address = database address { $where } not understood: expected a SQLite file or postgresql://…
site-store-directory = { $where } is a folder, expected a database file
