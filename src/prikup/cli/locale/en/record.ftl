### Records of matches: verifying and converting.

record-holds-finished = { $path }: the record holds, the match is over. Deals: { $deals }, events: { $events }
record-holds-open = { $path }: the record holds, the match is not over. Deals: { $deals }, events: { $events }
record-deals-only = { $path }: there are only deals here, and { $form } needs the record of a match; deals become only jpref
record-closed =
    { $path }: the table (option reveal) still keeps { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    } closed; --everything writes all of it, for yourself
