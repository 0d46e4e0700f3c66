### Errors of the command line, exit code 2.

usage-see-help = More: prikup --help
usage-unknown-command = there is no such command: { $given }
usage-unknown-option = there is no such option: { $given }
usage-wrong-choice = { $option }: “{ $given }” will not do, expected one of { $choices }
usage-wrong-number = { $option }: “{ $given }” will not do, expected a whole number
usage-wrong-value = { $option }: { $detail }
usage-missing = missing: { $option }
usage-missing-value = { $option } needs a value
usage-repeated = { $option } is given twice
usage-unused = one word too many: { $given }
usage-together = { $one } and { $other } do not go together
usage-needs = { $one } means something only together with { $other }
usage-no-value = { $option } takes no value, “{ $given }” was given
usage-seconds = --seconds: { $given } will not do, expected a number of seconds, 0 or more
usage-number = { $option }: { $given } will not do, expected a number from { $low } to { $high }
