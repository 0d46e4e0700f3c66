/** What the server shows: the JSON of `prikup.match.MatchView` and of the table (docs/protocol.md). */
export type Seat = number;
export type Hand = number;
/** `"AS"`, `"TD"`. */
export type Card = string;
/** `"7D"`, `"10N"`. */
export type Game = string;
/** `"136/3"`, `"-20"`. */
export type Exact = string;
/** Suits ♠.♣.♦.♥, ranks high to low. */
export type CardSet = string;

export type Bid =
  | { type: "bid"; game: Game; dark: boolean }
  | { type: "bid_no_talon"; level: number }
  | { type: "bid_misere"; no_talon: boolean; dark: boolean };

export type SpokenWord = "whist" | "pass" | "half" | "return" | "accept" | "keep";

export type Action =
  | { type: "pass"; dark?: boolean }
  | { type: "bid"; game: Game; dark?: boolean }
  | { type: "bid_no_talon"; level: number }
  | { type: "bid_misere"; no_talon?: boolean; dark?: boolean }
  | { type: "hold" | "look" | "take_talon" | "change_to_misere" | "offer_half" }
  | { type: "concede_three" | "declare_preferans" | "give_over" }
  | { type: "answer_half"; accept: boolean }
  | { type: "order"; game: Game; discard: [Card, Card] | null; thrown?: boolean }
  | { type: "discard"; cards: [Card, Card] | null; thrown?: boolean }
  | { type: "whist"; word: SpokenWord }
  | { type: "look_at_hand"; hand: Hand }
  | { type: "choose_mode"; open: boolean }
  | { type: "play"; card: Card }
  | { type: "point"; card: Card }
  | { type: "offer"; tricks: number[]; proven?: boolean }
  | { type: "answer"; accept: boolean };

export type Proposal =
  | { type: "stop" }
  | { type: "redeal" }
  | { type: "fine"; proven: boolean }
  | { type: "admit"; name: string }
  | { type: "correct"; changes: unknown[]; reason: string };

export type MatchAction =
  | { type: "propose"; proposal: Proposal }
  | { type: "agree"; accept: boolean }
  | { type: "fix_match"; pool_size: number; end?: string | null; time_limit?: number | null; stake?: string | null };

export type AnyAction = Action | MatchAction;

export type Legal =
  | Action
  | { type: "order_choice"; lowest: Game; discard: boolean; may_throw: boolean }
  | { type: "discard_choice"; may_throw: boolean }
  | { type: "offer_choice"; remaining: number; dealer: number }
  | { type: "point_choice"; cards: CardSet };

export interface Setup {
  players: number;
  dealer: Seat | null;
  seats: [Seat | null, Seat, Seat];
  minimum: number;
  opening: boolean;
  raspasy_price: number;
  bombs: number[];
}

export interface Contract {
  declarer: Hand;
  bid: Bid;
  game: Game | null;
  dark: boolean;
  no_talon: boolean;
  half: boolean;
  thrown: boolean;
}

export interface Trick {
  suit: number | null;
  cards: [Hand, Card][];
  winner: Hand | null;
}

export interface PendingOffer {
  seat: Seat;
  tricks: number[];
  accepted: Seat[];
  waiting: Seat[];
}

export interface Acted {
  type: "acted";
  seat: Seat;
  action: Action;
}

export type Outcome =
  | {
      type: "game";
      game: Game;
      declarer: Seat;
      words: Record<string, string>;
      tricks: Record<string, number> | null;
      conceded: boolean;
    }
  | { type: "misere"; declarer: Seat; tricks: Record<string, number>; half: boolean }
  | { type: "raspasy"; tricks: Record<string, number>; dark: Seat[] }
  | { type: "preferans"; declarer: Seat; game: Game };

export type Phase =
  | "auction"
  | "before_talon"
  | "exchange"
  | "whisting"
  | "mode"
  | "play"
  | "raspasy"
  | "finished";

export interface SeatView {
  seat: Seat | null;
  setup: Setup;
  phase: Phase;
  to_act: Seat[];
  hand_to_act: Hand | null;
  looked: boolean[];
  hands: (CardSet | null)[];
  counts: number[];
  talon: (Card | null)[];
  discard: [Card, Card] | null;
  note: CardSet | null;
  standing: { hand: Hand; bid: Bid; held: boolean } | null;
  passed: boolean[];
  dark_passes: Hand[];
  contract: Contract | null;
  words: [Seat, SpokenWord][];
  open: boolean | null;
  laid: boolean[];
  controllers: (Seat | null)[];
  tricks: Trick[];
  table: Trick | null;
  taken: number[];
  pointed: [Seat, Card][];
  offer: PendingOffer | null;
  outcome: Outcome | null;
  legal: Legal[];
  history: (Acted | { type: "seen_dealt"; hands: (CardSet | null)[] })[];
}

export interface Sheet {
  pool: Exact[];
  mountain: Exact[];
  whists: Exact[][];
}

export interface Entry {
  column: "pool" | "mountain" | "whists";
  seat: Seat;
  amount: Exact;
  on: Seat | null;
  reason: string;
  see: string;
  params: Record<string, string | number>;
}

export interface Row {
  number: number;
  setup: Setup | null;
  outcome: Outcome | null;
  entries: Entry[];
  sheet: Sheet;
}

export interface Settlement {
  equalised: Exact[];
  amnesty: Exact;
  after_amnesty: Exact[];
  by_pairs: { on_each: Exact[]; cells: Exact[][]; pairs: Exact[][]; balance: Exact[] };
  by_average: { average: Exact; from_mountain: Exact[]; from_play: Exact[]; balance: Exact[] };
  balance: Exact[];
  rounded: number[];
  money: string[] | null;
}

export interface Rules {
  players: number;
  pool_size: number;
  end: string;
  start_mountain: number;
  race_count: number;
  pool_whists: number;
  mountain_divisibility: "n" | number;
  stake: string | number;
  misere_note: string;
  exit: string;
  [option: string]: string | number | boolean;
}

export interface MatchView {
  seat: Seat | null;
  rules: Rules;
  names: string[];
  stage: "owner" | "between" | "deal" | "finished";
  sheet: Sheet;
  course: { dealer: Seat; deals: number; run: number; ended: string | null; [key: string]: unknown };
  rows: Row[];
  deal: SeatView | null;
  proposal: { seat: Seat; proposal: Proposal; agreed: Seat[]; waiting: Seat[] } | null;
  to_act: Seat[];
  legal: (MatchAction | { type: "fix_choice"; advised: number })[];
  settlement: Settlement | null;
}

export interface Chair {
  name: string;
  kind: "person" | "bot" | "empty";
  level: string | null;
  away: number | null;
  stand_in: boolean;
  asked: number | null;
  spent: number;
  deadline: number | null;
  ready: boolean;
}

export interface TableView {
  id: string;
  stage: "seating" | "playing" | "finished" | "closed";
  settings: {
    rules: Rules;
    title: string;
    listed: boolean;
    time: { kind: "none" | "move" | "bank"; seconds: number };
    grace: number;
    pace: string;
  };
  host: Seat | null;
  chairs: Chair[];
  games: number;
  paused: number | null;
  wants_pause: Seat[];
  links: { link: string; role: "seat" | "watch"; seat: Seat | null }[];
  deck: {
    awaited: number | null;
    cutter: Seat | null;
    number: number | null;
    commitment: string | null;
    given: Seat[];
  };
  said: { at: number; seat: Seat; name: string; phrase: string | null; text: string | null }[];
}

export interface Shown {
  table: TableView;
  view: MatchView | null;
}
