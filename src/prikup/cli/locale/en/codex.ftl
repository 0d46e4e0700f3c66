### The arbiter: questions, what happens by each article of the Codex, what the table chooses.

## List and looks of a ruling

codex-line = { $number } · { $stage } · { $name } · { $grade }
codex-stage-dealing = dealing
codex-stage-bidding = bidding and talon
codex-stage-order = order and discard
codex-stage-whist = whist
codex-stage-play = play
codex-stage-sheet = sheet and procedure
codex-title = { $article }. { $name }
codex-grade-A = Grade A: the Codex or the rules say so.
codex-grade-B = Grade B: another published code says so, the Codex does not.
codex-grade-C = Grade C: no source has an answer, this is a recommendation.
codex-suggested = The table decides, suggested: { $what }
codex-agreed = As agreed (penalties without a vote): { $what }
codex-entries-suggested = The table decides, suggested entries:
codex-entries = To write:
codex-nothing = Nothing is written.
codex-replaces = These entries stand in place of the usual score of the deal.
codex-choice = Now a choice is made — { $what } { $choices }.
codex-none-found = Nothing was found for “{ $text }”; the whole list: prikup codex --list.
codex-written = Written to { $path }.

## Questions

codex-ask-offender = Who is the offender?
codex-ask-declarer = Who is the declarer?
codex-ask-game = Which contract (6S or 8N, for example)?
codex-ask-bid = The last bid (7D, for example; none: nobody has bid)?
codex-ask-tricks = How many tricks have the defenders (B=3,C=2, for example)?
codex-ask-moment = When was it noticed?
codex-ask-contracts = What would each bidder have made with this talon (B=9S:9,C=6D:5, for example)?
codex-ask-contract = A game or a misère?
codex-ask-short = How many down would the game have gone otherwise (0: made)?
codex-ask-by = Whose side?
codex-ask-whisted = What did the other defender say?
codex-ask-last_bid = Who holds the last bid?
codex-ask-made = How did the contract end?
codex-ask-role = What did the offender become?
codex-ask-opened = Did he open the talon after it?
codex-ask-held = How many cards of the named suit were among the twelve?
codex-ask-innocent = Who is the other defender?
codex-ask-followed = Has a defender followed already?
codex-ask-taken = How many tricks did the declarer take?
codex-ask-price = What does a trick cost in this raspasy?
codex-ask-fault = Whose fault is it?
codex-ask-decided = Did the hint decide the deal?
codex-ask-when = When was it noticed?
codex-ask-points = How many points are to be written?
codex-ask-lead = a lead of the suit in question:
codex-ask-lead_or_accept = the lead out of turn:
codex-ask-order = the talon:

## Answers

codex-word-during = while dealing
codex-word-after = afterwards
codex-word-before = before
codex-word-other = the other
codex-word-opener = who opened
codex-word-made = made
codex-word-failed = failed
codex-word-later = not played yet
codex-word-declarer = declarer
codex-word-defender = defender
codex-word-deal = the deal
codex-word-game = game
codex-word-misere = misère
codex-word-no = no
codex-word-yes = yes
codex-word-whist = whist
codex-word-pass = pass
codex-word-settling = when settling
codex-word-demand = demand
codex-word-forbid = forbid
codex-word-accept = accept
codex-word-take = take

## What is wrong

codex-problem-no_situation = there is no article { $given } in the Codex; the list: prikup codex --list
codex-problem-no_number = name an article, words to search for (--search), or --list
codex-problem-missing_answer = an answer is needed: --answer { $key }=…
codex-problem-unknown_answer = article { $number } has no question “{ $key }”
codex-problem-wrong_answer = the answer “{ $key }” does not fit, expected: { $expected }
codex-problem-no_protocol = there is no protocol in { $path }
codex-problem-innocent = the other defender is neither the offender nor the declarer
codex-problem-hands = three hands of ten different cards are needed, with those of all bidders
codex-problem-no_hands = only V10 takes hands
codex-problem-answer_form = “{ $given }”: expected key=value
codex-problem-answer_twice = “{ $key }” is answered twice
codex-problem-offender_bids = the offender writes nothing: leave his contract out
codex-problem-two_bidders = contracts of at least two bidders other than the offender are needed
codex-problem-defenders = tricks are given for each defender, without the declarer: { $count } of them
codex-problem-tricks_sum = { $found } tricks, but there are only ten
codex-problem-offender_declares = the offender is not the declarer
codex-problem-offender_defends = the offender must be one of the defenders
codex-problem-unknown_player = there is no player “{ $found }”; there are: { $known }
codex-problem-nothing_to_write = this article writes nothing
codex-kind-seat = a player's name
codex-kind-game = a contract such as 6S
codex-kind-bid = a contract such as 6S, or none
codex-kind-tricks = a number from 0 to 10
codex-kind-points = a whole number above zero
codex-kind-choice = one of { $choices }
codex-kind-tricks_by_seat = names with tricks, such as B=3,C=2
codex-kind-contracts = names with contracts and tricks, such as B=9S:9,C=6D:5

## What happens

codex-step-V1 = The same dealer deals again.
codex-step-V2 = Deal again, if noticed before the bidding.
codex-step-V3-during = The player whose turn it is deals again.
codex-step-V3-after = Once cards were lifted the deal stands; the left neighbour of the one who dealt deals next.
codex-step-V4 = Deal again, if noticed before the end of the deal and no hand was looked at.
codex-step-V5 = The dealer is charged one undertrick of a six, and the deal passes on.
codex-step-V6 = The deal is void, the same dealer deals again.
codex-step-V7 = This is forbidden: the dealer guards the talon. The fine is an undertrick at the level of the last bid.
codex-step-V8 = The offender must pass from now on, his earlier bid is void, the others go on. The fine is an undertrick at the level of the last bid.
codex-step-V9-other = The other bidder takes the talon and orders any contract not below his own bid.
codex-step-V9-opener = The opponent passes, or takes the talon at the next legal bid. The Codex does not cover this.
codex-step-V10 = Bidding stops and all hands are opened. Whoever could have made his contract with this talon writes its value on the offender; for a contract that would fail the innocent write the profit they lost. The offender writes nothing.
codex-step-V10b-made = The offender is fined, bidding went on with the talon known, raspasy are off. A made contract is compensated by whists on the offender; the table sets the number.
codex-step-V10b-failed = The offender is fined; a failed contract is scored as usual.
codex-step-V10b-later = The offender is fined, cards stay closed, bidding goes on with the talon known, raspasy are off.
codex-step-V11 = The third player bids or passes knowing the talon; the fine is an undertrick of a six.
codex-step-V12 = He shuffles his twelve cards, the dealer draws two unseen as the talon; bidding goes on.
codex-step-V13-declarer = The bid waits for its turn; there is no penalty.
codex-step-V13-defender = The first time the offender's partner gains the lead, the declarer may forbid or demand a lead of the named suit.
codex-step-V14-no = It is replaced by a sufficient bid or a pass.
codex-step-V14-yes = The previous bidder takes the talon.
codex-step-V15 = The bid is void.
codex-step-V16 = Dark bids were not agreed on: it counts as an ordinary one.
codex-step-V17-undo = At the declarer's request the order is annulled: he orders any contract not below his bid.
codex-step-V17-stands = The order stands: a card was played, or more than two cards of the suit were held.
codex-step-V18 = The order is void and must be raised; if not corrected, the lowest legal contract.
codex-step-V19 = It is corrected at once, without penalty.
codex-step-V20 = The contract is lost by at least one trick; the defenders write as if both had whisted. A misère takes at least one trick.
codex-step-V21 = The discard may not be changed. If play went on, the contract is lost as for a wrong discard.
codex-step-V22 = The contract is credited, whisters write nothing on the declarer; the innocent defender gets his own tricks from the offender.
codex-step-V23 = It binds the speaker, the other defender chooses freely.
codex-step-V24 = Not allowed, but for the return of half a whist and the options agreed on.
codex-step-V25 = Only one hand may be looked at: the return is cancelled.
codex-step-V26 = The cards shown stay open; at the other defender's next lead the declarer demands or forbids their suit.
codex-step-V27 = The declarer accepts the lead, or it is taken back and he forbids or demands that suit when the right leader leads.
codex-step-V28-no = The lead is taken back without penalty.
codex-step-V28-yes = A defender has followed: the lead stands.
codex-step-V29 = The card is played.
codex-step-V30-declarer = The card is replaced by a legal one.
codex-step-V30-defender = The card is replaced by a legal one; the defender's withdrawn card stays exposed.
codex-step-V31 = The contract is lost by at least one trick; the trick of the revoke goes to the defence and is counted among its tricks.
codex-step-V32 = The contract counts as made. The innocent whister writes his own tricks, the offender writes no whists and pays the shortfall alone; if the game would have failed, he pays the lost consolation.
codex-step-V33-declarer = The declarer of the misère takes at least one trick.
codex-step-V33-defender = The misère is made.
codex-step-V34 = Two tricks are added to the offender's count, the others' counts stand.
codex-step-V35-declarer = The declarer's fault: the contract is lost by at least one trick.
codex-step-V35-defender = A defender's fault: the contract counts as made, as for a revoke by a defender.
codex-step-V35-deal = The deal was wrong and nobody noticed: it is void.
codex-step-V36-no = Hints are forbidden. The declarer demands or forbids the suit hinted at.
codex-step-V36-yes = Hints are forbidden. The hint decided the deal: as for a revoke by a defender.
codex-step-V37 = The notes are removed; only the misère's cards may be written down.
codex-step-V38 = It is refused: only the last trick may be looked at.
codex-step-V39 = No offence: each guards his own cards.
codex-step-V40 = Play goes on, the hand shown stays exposed; an undisputed claim may be verified.
codex-step-V41 = This is cheating: it lies outside the rules of scoring.
codex-step-V42 = Nothing is crossed out: the correct total is written after a dot.
codex-step-V43-before = Corrected on demand: the next deal's cards are not lifted yet.
codex-step-V43-later = Corrected only by consent of all.
codex-step-V43-settling = Arithmetic is corrected until payment.
codex-step-V44 = Points may not be lost or turned into flat whists: the surplus goes to help and off the own mountain.
codex-step-V45 = Only for a serious cause and by consent; pools are equalised, then settled as usual.
codex-step-V2_7 = Only by consent of all. The newcomer begins with pool { $pool } and mountain { $mountain }, no whists; he sits left of the last dealer and deals next.
