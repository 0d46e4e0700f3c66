/** Who plays what part in a deal, in words. */
import type { Lang, Say } from "../i18n/index.svelte";
import { bidText, duty, gameText, levelOf } from "./bids";
import { cardText, type Letters } from "./cards";
import type { Acted, Action, Hand, MatchView, Seat, SeatView } from "./types";

export interface Speaker {
  say: Say;
  lang: Lang;
  letters: Letters;
  names: string[];
}

export function handOf(deal: SeatView, seat: Seat): Hand | null {
  const hand = deal.setup.seats.indexOf(seat);
  return hand < 0 ? null : hand;
}

export function sittingDealer(deal: SeatView): Seat | null {
  const dealer = deal.setup.dealer;
  return dealer === null || deal.setup.seats.includes(dealer) ? null : dealer;
}

export function holder(deal: SeatView, hand: Hand): Seat | null {
  return hand === 3 ? sittingDealer(deal) : (deal.setup.seats[hand] ?? null);
}

export function lastWord(deal: SeatView, seat: Seat): string | null {
  return deal.words.findLast(([who, word]) => who === seat && word !== "accept" && word !== "keep")?.[1] ?? null;
}

const AUCTION = new Set(["pass", "bid", "bid_no_talon", "bid_misere", "hold", "look"]);

function acted(deal: SeatView): Acted[] {
  return deal.history.filter((event): event is Acted => event.type === "acted");
}

/** The role of a seat: «играет 7♦», «пас · открыта», «вторая рука». */
export function roleText(deal: SeatView, seat: Seat, me: boolean, voice: Speaker): string {
  const { say, lang } = voice;
  const hand = handOf(deal, seat);
  const who = { me: me ? "yes" : "no" };
  const words: string[] = [];
  if (seat === sittingDealer(deal)) words.push(say("table-sitting"));
  if (hand !== null) {
    const contract = deal.contract;
    if (contract === null) {
      words.push(say(`seat-hand-${hand}`));
      if (seat === deal.setup.dealer) words.push(say("table-dealer"));
    } else if (hand === contract.declarer) {
      if (contract.bid.type === "bid_misere") words.push(say("table-role-misere", who));
      else if (contract.game === null)
        words.push(say("table-role-won", { ...who, bid: bidText(contract.bid, say, lang) }));
      else words.push(say("table-role-plays", { ...who, game: gameText(contract.game, lang) }));
    } else {
      const word = lastWord(deal, seat);
      if (word !== null) words.push(say(`table-role-${word}`));
      else if (contract.bid.type === "bid_misere") words.push(say("table-role-catches"));
      else if (deal.phase === "play")
        words.push(say(contract.game && levelOf(contract.game) === 10 ? "table-role-defends" : "table-role-whist"));
      else if (hand === 0) words.push(say("table-first-hand"));
    }
    if (deal.phase === "play") {
      const controller = deal.controllers[hand];
      if (deal.controllers.filter((each) => each === seat).length === 2) words.push(say("seat-both-hands"));
      else if (controller !== seat && controller != null) words.push(say("seat-laid"));
      else if (deal.laid[hand]) words.push(say("seat-laid"));
    }
  }
  return words.join(" · ");
}

/** Tricks of a hand against what it needs. */
export function tricksOf(deal: SeatView, hand: Hand): { count: number; need: number | null } | null {
  if (deal.phase !== "play" && deal.phase !== "raspasy" && deal.tricks.length === 0) return null;
  const contract = deal.contract;
  const need = contract && contract.declarer === hand && contract.game ? levelOf(contract.game) : null;
  return { count: deal.taken[hand] ?? 0, need };
}

/** The whisters' tricks together against their duty. */
export function defence(deal: SeatView): { count: number; need: number } | null {
  const contract = deal.contract;
  if (!contract?.game || (deal.phase !== "play" && deal.phase !== "finished")) return null;
  const whisting = deal.words.some(([, word]) => word === "whist" || word === "return");
  const level = levelOf(contract.game);
  if (level === 10 && !whisting) return null;
  const count = deal.taken.slice(0, 3).reduce((sum, each, hand) => (hand === contract.declarer ? sum : sum + each), 0);
  return { count, need: duty(level) };
}

/** What an action says at the table; null where it says nothing, as a card does. */
export function words(action: Action, deal: SeatView, voice: Speaker): string | null {
  const { say, lang, letters, names } = voice;
  if (AUCTION.has(action.type)) return bidText(action, say, lang);
  switch (action.type) {
    case "take_talon":
      return say("table-take");
    case "change_to_misere":
      return say("table-change-to-misere");
    case "offer_half":
      return say("table-offer-half", { dealer: names[sittingDealer(deal) ?? 0] ?? "" });
    case "answer_half":
      return say(action.accept ? "table-half-yes" : "table-half-no");
    case "order":
      return say(action.thrown ? "table-order-thrown" : "table-order", { game: gameText(action.game, lang) });
    case "discard":
      return say(action.thrown ? "table-discard-thrown" : "table-discard");
    case "concede_three":
      return say("table-concede");
    case "declare_preferans":
      return say("table-preferans");
    case "whist":
      return say(`table-word-${action.word}`);
    case "look_at_hand":
      return say("table-look-at-hand", { other: names[holder(deal, action.hand) ?? 0] ?? "" });
    case "choose_mode":
      return say(action.open ? "table-mode-open" : "table-mode-closed");
    case "give_over":
      return say("table-give-over");
    case "point":
      return say("table-point", { card: cardText(action.card, letters) });
    case "offer":
      return say("table-offer", { numbers: numbers(deal, action.tricks, voice) });
    case "answer":
      return say(action.accept ? "table-answer-yes" : "table-answer-no");
    default:
      return null;
  }
}

export function numbers(deal: SeatView, tricks: number[], voice: Speaker): string {
  return tricks
    .map((count, hand) => ({ count, seat: holder(deal, hand) }))
    .filter(({ count, seat }) => seat !== null && count > 0)
    .map(({ count, seat }) => voice.say("table-offer-number", { name: voice.names[seat!] ?? "", count }))
    .join(", ");
}

/** The bubble of every seat: its last word since the last card. */
export function bubbles(view: MatchView, voice: Speaker): Map<Seat, string> {
  const found = new Map<Seat, string>();
  const deal = view.deal;
  if (deal === null) return found;
  for (const event of acted(deal)) {
    if (event.action.type === "play") {
      found.clear();
      continue;
    }
    const said = words(event.action, deal, voice);
    if (said !== null && event.action.type !== "look") found.set(event.seat, said);
  }
  return found;
}

/** Everything said and played in the deal, a line each. */
export function log(view: MatchView, voice: Speaker): string[] {
  const deal = view.deal;
  if (deal === null) return [];
  return acted(deal).map((event) => {
    const said =
      event.action.type === "play"
        ? cardText(event.action.card, voice.letters)
        : (words(event.action, deal, voice) ?? "");
    return voice.say("table-said", { name: voice.names[event.seat] ?? "", words: said });
  });
}
