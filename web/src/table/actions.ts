/** What a seat may do, sorted for the page. */
import type { Action, AnyAction, Card, Game, Legal, MatchView, SeatView } from "../game/types";
import { cardsOf } from "../game/cards";

export interface Moves {
  bids: Map<Game, Action>;
  darkBids: Map<Game, Action>;
  noTalon: Map<number, Action>;
  pass: Action | null;
  darkPass: Action | null;
  hold: Action | null;
  misere: Action[];
  words: Action[];
  cards: Set<Card>;
  point: Set<Card>;
  order: Extract<Legal, { type: "order_choice" }> | null;
  discard: Extract<Legal, { type: "discard_choice" }> | null;
  offer: Extract<Legal, { type: "offer_choice" }> | null;
  answer: boolean;
  others: Action[];
}

const PLAIN = new Set([
  "look",
  "take_talon",
  "change_to_misere",
  "offer_half",
  "answer_half",
  "concede_three",
  "declare_preferans",
  "look_at_hand",
  "choose_mode",
  "give_over",
]);

export function movesOf(deal: SeatView | null): Moves {
  const moves: Moves = {
    bids: new Map(),
    darkBids: new Map(),
    noTalon: new Map(),
    pass: null,
    darkPass: null,
    hold: null,
    misere: [],
    words: [],
    cards: new Set(),
    point: new Set(),
    order: null,
    discard: null,
    offer: null,
    answer: false,
    others: [],
  };
  for (const form of deal?.legal ?? []) put(moves, form);
  return moves;
}

function put(moves: Moves, form: Legal): void {
  switch (form.type) {
    case "pass":
      if (form.dark) moves.darkPass = form;
      else moves.pass = form;
      break;
    case "bid":
      (form.dark ? moves.darkBids : moves.bids).set(form.game, form);
      break;
    case "bid_no_talon":
      moves.noTalon.set(form.level, form);
      break;
    case "bid_misere":
      moves.misere.push(form);
      break;
    case "hold":
      moves.hold = form;
      break;
    case "whist":
      moves.words.push(form);
      break;
    case "play":
      moves.cards.add(form.card);
      break;
    case "point_choice":
      for (const card of cardsOf(form.cards)) moves.point.add(card);
      break;
    case "order_choice":
      moves.order = form;
      break;
    case "discard_choice":
      moves.discard = form;
      break;
    case "offer_choice":
      moves.offer = form;
      break;
    case "answer":
      moves.answer = true;
      break;
    default:
      if (PLAIN.has(form.type)) moves.others.push(form as Action);
  }
}

export function myTurn(view: MatchView): boolean {
  return view.seat !== null && view.to_act.includes(view.seat);
}

export type Act = (action: AnyAction) => void;

/** An offer for the one who makes it: so many of the rest are mine, the defence shares as `split` says. */
export function offerFor(deal: SeatView, own: number, mine: number, remaining: number, firstShare: number): number[] {
  const numbers = Array<number>(deal.taken.length).fill(0);
  const declarer = deal.contract?.declarer ?? own;
  const declares = declarer === own;
  numbers[declarer] = declares ? mine : remaining - mine;
  const [first, second] = [(declarer + 1) % 3, (declarer + 2) % 3];
  const rest = remaining - numbers[declarer]!;
  numbers[first] = firstShare;
  numbers[second] = rest - firstShare;
  return numbers;
}
