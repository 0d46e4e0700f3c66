### The rule card.

card-title = Rule card: { $title }
card-option = Point
card-legend = * changed; · does nothing under the other rules
card-note = Agreed for nothing: { $note }
card-same = { $left } and { $right } are the same rules
