### The page: what the command line has no words for.

site-name = prikup

## A place at the table
seat-hand-0 = first hand
seat-hand-1 = second hand
seat-hand-2 = third hand
seat-bot = bot
seat-away = not connected
seat-stand-in = a bot plays for them
seat-both-hands = plays both hands
seat-laid = open
seat-of = of { $need }
seat-count-of = { $count } of { $need }
seat-tricks = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}

## Auction
auction-title = Your word
auction-minimum = at least { $game }
auction-light = cards seen
auction-dark = dark
word-pass = Pass
word-misere = Misère
word-hold = Hold
word-whist = Whist
word-half = Half whist
word-return = Return the whist
word-accept = Agreed
word-keep = Keep my word
word-open = Open
word-closed = Closed
word-accept-offer = Accept
word-decline = Decline
word-cancel = Cancel
word-close = Close
key-pass = P
key-misere = M
key-hold = O
key-whist = W
key-half = H
whist-asked = Do you whist?
mode-asked = How do you defend?

## Other words
do-look = Look at the cards
do-take_talon = Take the talon
do-change_to_misere = In the light: misère
do-offer_half = Share the misère?
do-concede_three = Concede three
do-declare_preferans = Preferans!
do-give_over = Let my partner lead

## Discard and order
exchange-title = Discard and order
exchange-choose = Discard two cards
exchange-laid = Discard: { $cards }
exchange-other = other cards
exchange-order = What do you play?
exchange-do = Discard, play { $game }
exchange-discard = Discard
exchange-throw = throw the talon face up

## Turn
turn-yours = Your turn
turn-suit = Your turn · follow { $suit ->
    [S] spades
    [C] clubs
    [D] diamonds
   *[H] hearts
}
turn-for = Your turn · hand of { $name }
turn-word = Your word
turn-of = { $name } is thinking
turn-title = Your turn
trick-label = on the table
hand-own = your cards
hand-of = cards: { $name }
hand-closed = closed cards: { $name }
last-trick = Last trick
defence-chip = Defence: { $count } of { $need }

## Offers
offer-button = Offer…
offer-title = The rest of the tricks
offer-remaining = { $count } left
offer-you = you
offer-all = all
offer-make = Offer
offer-asked = { $name } offers: { $numbers }

## Between deals
result-heading = Result of the deal
deal-next = Next deal
deal-cut = Cut and deal
deal-waiting = Waiting for the others
final-title = The match is over
final-pairs = By pairs
final-average = By the average mountain
final-amnesty = Amnesty: { $amount } off every mountain
final-on = from { $name }
final-mountain = mountain
final-from-mountain = for the mountain
final-from-play = for whists
final-same = Both ways give the same balance; it is rounded so that the sum stays zero.
final-money = in money { $money }

## Score
side-title = score, record, talk
side-score = Score
side-log = Record
side-chat = Chat
sheet-title = score sheet
sheet-word-mountain = mountain
sheet-word-pool = pool
sheet-word-whists = whists on { $other }
standing-title = if we stopped now
standing-whists = whists
standing-total = total
why-touch = Touch a number on the sheet to see where it comes from.
why-nothing = Nothing has been written here yet.
why-deal = Deal { $number }.

## Talk
chat-text = Message
chat-send = Say
chat-mute = hide the talk
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-thanks = Thank you
phrase-well-played = Well played
phrase-sorry = Sorry
phrase-one-moment = One moment
phrase-hurry = A little faster, please
phrase-bad-luck = Bad luck
phrase-good-hand = A good hand
phrase-goodbye = Goodbye!

## Bar
bar-table = { $title } · pool { $pool }
bar-deal = Deal { $number } · dealer { $name }
bar-run = Raspasy in a row: { $count }
bar-rules = Table rules
bar-menu = settings
bar-lost = connection lost, coming back…

## Start
home-lead = Preferans in the browser: with bots or with friends, by your company's rules.
home-bots = Play against bots
home-bots-how = Sochi, three players, pool 10. The first deal at once.
home-make = Make a table
home-make-how = Convention, seats, a link for friends.
home-lobby = Open tables
home-lobby-none = No open tables just now.
home-mine = My matches
home-mine-none = Your matches will be listed here.
home-go-on = Go on
home-watch = Watch
home-sit = Sit down
home-name = Your name
home-default-name = You
make-title = New table
make-convention = Convention
make-players = Seats
make-chair-me = you
make-chair-open = person
make-chair-bot = bot
make-seat = Seat { $number }
make-open = Show the table in the list of open tables
make-time = Clock
make-time-none = none
make-time-move = { $seconds } s a move
make-time-bank = { $minutes } min a match
make-more = All rules ({ $count })
make-changed = Changed: { $count }
make-do = Open the table
make-back = Back
make-problems = The rules do not fit together
make-notes = Without effect
level-rule = medium
level-beginner = beginner
level-novice = novice
level-club = club
level-expert = expert
seating-title = The table is gathering
seating-free = free
seating-sit = Sit here
seating-bot = Seat a bot
seating-remove = Free it
seating-begin = Begin the match
seating-link = Link for friends
seating-copied = Link copied
seating-wait = Waiting for the host to begin.
join-name = What is your name?
closed-title = The table is closed.

## Menu
menu-title = Settings
menu-language = Language
menu-letters = Letters on cards
menu-deck = Deck
menu-deck-atlas = Atlasnye
menu-deck-large = Large index
menu-four = four suit colours
menu-theme = Theme
menu-theme-auto = as the system
menu-theme-light = light
menu-theme-dark = dark
menu-size = Size
menu-suits = Suits in the hand
menu-suits-alternating = alternating colours
menu-suits-bidding = by rank
menu-ranks = Cards of a suit
menu-ranks-low = low to high
menu-ranks-high = high to low
menu-motion = Movement
menu-motion-normal = normal
menu-motion-fast = fast
menu-motion-off = none
menu-sound = sound of the turn
menu-keys = Keys: P pass, M misère, W whist, H half whist, O hold, S score, ←/→ card, ↑ or Space plays it, Enter yes, Esc no.
menu-pause = Pause
menu-resume = Go on
menu-take-back = Take back
menu-stop = Stop and settle
menu-leave = Leave the table
menu-rematch = Another match
yes = yes
no = no

## Refusals
refused-other = That cannot be done ({ $code }).
refused-wire-lost = No connection to the site.
refused-wire-closed = The connection is closed.
refused-wire-too-fast = Too fast.
refused-table-none = There is no such table.
refused-table-not-invited = This table needs a link.
refused-table-full = No free seats.
refused-table-name = A name of at most { $most } characters is needed.
refused-internal = Something broke on the site. Please try again.
proposal-asked = { $name }: { $what }
proposal-stop = let us stop and settle
proposal-redeal = let us deal again
proposal-fine = a fine for the under-order
proposal-admit = let a fourth player in
proposal-correct = let us correct the sheet
pause-asked = A pause is asked for: { $names }
pause-now = Pause

## Conventions
convention-sochi = Sochi
convention-leningrad = Leningrad
convention-rostov = Rostov
convention-classic = Classic
convention-codex = Codex
convention-gusarik = Gusarik
convention-races-22 = Races 22
convention-races-20 = Races 20

## Names of bots
bot-name-1 = Anna
bot-name-2 = Boris
bot-name-3 = Gleb
bot-name-4 = Vera
bot-name-5 = Denis
