### Help: what every command and every option does.

help-prikup = The whole of Russian preferans: play against bots, the rules of every convention, score sheets.
help-epilogue = More about a command: prikup COMMAND --help. Language: --lang ru or --lang en, otherwise PRIKUP_LANG or the system's.
help-usage = Usage:
help-command = COMMAND [OPTIONS]
help-commands = Commands
help-options = Options
help-arguments = Arguments
help-help = show this help
help-version = show the version

help-play = Play a match against bots in this terminal.
help-play-usage = [OPTIONS]
help-play-convention = convention: sochi, leningrad, rostov, classic, codex, gusarik, races-22, races-20
help-play-rules = a file of house rules (TOML)
help-play-set = a change to the rules, such as ten=whisted; may be repeated
help-play-players = people at the table: 2, 3 or 4
help-play-pool = size of the pool
help-play-name = your name
help-play-level = how strong the bots are: rule plays by the textbook, random plays anything
help-play-seed = the number the cards come from: the same number deals the same cards
help-play-speed = pauses between the bots' moves
help-play-suits = colours of the suits: classic has two, four has four
help-play-letters = letters on the cards: ru is ТКДВ, en is AKQJ
help-play-order = order of suits in the hand: alternating colours, or as in bidding
help-play-save = where to keep the match (usually in the user's folder)
help-play-resume = go on with the saved match without asking
help-play-new = start a new match without asking; the one saved before stays in a file beside it
help-play-plain = print line by line instead of redrawing the screen

help-rules = The rule card: every point that a company agrees on before play.
help-rules-usage = [CONVENTION | FILE] [--set KEY=VALUE …] [OPTIONS]
help-rules-name = a convention or a file of house rules; sochi if there is none
help-rules-set = a change, such as ten=whisted; may be repeated
help-rules-json = print JSON
help-rules-diff = show only where it differs from another convention or file
help-rules-ask = ask about ten questions and write a file of house rules
help-rules-output = where to write the file of rules (with --ask)
help-rules-brief = values alone, without what they do

help-score = Score sheet and settlement from a protocol of results.
help-score-usage = FILE [OPTIONS]
help-score-file = protocol of results (JSON), or - for standard input
help-score-json = print JSON
help-score-check = compare with the field expect; a difference ends with exit code 1
help-score-explain = show where every entry comes from

help-simulate = Let bots play many deals and sum up.
help-simulate-usage = [OPTIONS]
help-simulate-convention = a convention or a file of house rules
help-simulate-set = a change to the rules; may be repeated
help-simulate-players = people at the table
help-simulate-deals = how many deals
help-simulate-seed = the number the cards come from
help-simulate-bots = bots by seat with commas, such as rule,random,rule
help-simulate-json = print JSON

help-arena = Bots against bots: every deal in all rotations, whists a deal with their interval.
help-arena-usage = --players A,B,C [OPTIONS]
help-arena-players = players with commas: names of bots, or "cmd:command" for a program of your own
help-arena-convention = a convention or a file of house rules
help-arena-set = a change to the rules; may be repeated
help-arena-deals = how many deals
help-arena-seed = the number the cards come from
help-arena-deals-file = a file of deals, or public: the thousand deals that come with prikup
help-arena-length = deals in a row from an empty sheet that count as one (usually 1)
help-arena-raspasy = play raspasy only
help-arena-deadline = seconds for a decision; after them the stand-in decides
help-arena-jobs = in how many processes to play
help-arena-scheduler = play on the Dask cluster whose scheduler has this address
help-arena-state = where to keep what is played; a later run goes on from there
help-arena-failures = where to write the failures of players and what they had been shown
help-arena-record = a folder for the records of matches: a file for each deal and rotation
help-arena-json = print JSON

help-verify = Replay the record of a match and find the first illegal action or wrong number.
help-verify-usage = RECORD
help-verify-record = record of a match, as text or JSON, or - for standard input
help-verify-json = print JSON

help-convert = Turn a record or deals into another form.
help-convert-usage = FILE --to FORM [-o FILE]
help-convert-file = record of a match (text, JSON), JPref deals or an archive of deals; - for standard input
help-convert-to = form: text or json for a record of a match, jpref for lines of deals
help-convert-output = where to write (usually to the screen)
help-convert-everything = write cards too that the table keeps closed (option reveal)

help-sheet = The score sheet as a picture, in text or as PDF.
help-sheet-usage = FILE [--svg | --text | --pdf] [-o FILE]
help-sheet-file = a protocol of results as for prikup score; the last one of the file is drawn; - for standard input
help-sheet-svg = an SVG picture
help-sheet-text = drawn in signs (so it is without options)
help-sheet-pdf = a PDF page; needs pip install "prikup[pdf]"
help-sheet-output = where to write (by default on the screen)
help-sheet-down = write pools down: from their size to zero
help-sheet-upright = all numbers face the reader, not their side of the table

help-solve = The exact number of tricks with all cards seen.
help-solve-usage = HANDS --strain X [options]
help-solve-hands = three hands clockwise, AKQ98.T97..K7 or ♠AK10 ♣J7, as three words or one; hand 0 is the first
help-solve-strain = S, C, D, H, N, misere or raspasy
help-solve-declarer = the hand whose tricks are counted: 0, 1 or 2
help-solve-leader = the hand that leads, or has led, to the running trick
help-solve-on-table = cards of the running trick already played, in order: "KS 7S"
help-solve-talon = raspasy: the talon cards still to be turned, in order
help-solve-sitting-dealer = raspasy of four: the talon's cards lead and can win
help-solve-cards = tricks for every card that may be played
help-solve-line = best play to the end
help-solve-table = all strains and leaders
help-solve-seconds = stop after so many seconds and tell what is proven
help-solve-file = positions from a file (JSON), answers in order; - for standard input
help-solve-json = print JSON

help-hand = What a hand is worth over the layouts of the other cards.
help-hand-usage = HAND [--discard CARDS --strain X] [options]
help-hand-hand = ten cards (with discard and strain their tricks, without them what the talon may bring) or twelve (what to discard and order): AKQ98.T97..K7 or "♠AKQ98 ♣1097 ♥K7"
help-hand-discard = the two cards discarded
help-hand-strain = S, C, D, H, N or misere
help-hand-lead = who leads to the first trick: own, left (the next player), right
help-hand-exact = all 184,756 layouts; so it is without --samples
help-hand-samples = so many random layouts (before the auction: talons), with the error of the estimate
help-hand-seed = what the random layouts come from
help-hand-seconds = stop after so many seconds and tell what has been searched
help-hand-threads = on so many threads
help-hand-convention = whose prices: a convention or a file of rules
help-hand-set = an option of the rules: key=value, may be repeated
help-hand-bid = what the auction was won with: nothing lower, no misère
help-hand-json = print JSON

help-misere = Is a misère caught when its discard is not known?
help-misere-usage = HAND --against "HAND HAND" [options]
help-misere-hand = the declarer's twelve cards: AKQ98.T97..K7 or "♠AKQ98 ♣1097 ♥K7"
help-misere-against = the catchers' hands clockwise, the declarer's next player first
help-misere-lead = who leads to the first trick: own (the declarer), left (the next player), right
help-misere-payoff = what is played for: caught, or score (points by the number of tricks)
help-misere-seconds = stop after so many seconds and tell what the answer lies between
help-misere-json = print JSON

help-codex = The arbiter: what a violation means and who writes what.
help-codex-usage = [NUMBER] [options]
help-codex-number = number of an article: V8 or 8
help-codex-list = print all articles
help-codex-search = find articles by words: "revoke"
help-codex-sheet = a protocol that gives rules, names and the sheet
help-codex-convention = convention or file of rules where there is no protocol
help-codex-set = change one option
help-codex-answer = answer to a question: offender=A
help-codex-hand = three hands clockwise from first hand: V10 is solved in the layout, contracts are then the bids
help-codex-write = append the ruling to this protocol
help-codex-json = print JSON

## serve
help-serve = Start the site: play in the browser with friends and bots.
help-serve-usage = [OPTIONS]
help-serve-host = address to listen on; 0.0.0.0 for the whole home network
help-serve-port = port
help-serve-database = SQLite file or PostgreSQL address
help-serve-cert = certificate, a PEM file: the site is served over https
help-serve-key = key of the certificate, a PEM file
help-serve-workers = processes in which bots think
help-serve-secure = the site is reached over https (behind a proxy): cookies over https only
