import type { Card, CardSet } from "./types";

export const SUITS = "SCDH";
export const RANKS = "789TJQKA";
export const SYMBOLS: Record<string, string> = { S: "♠", C: "♣", D: "♦", H: "♥" };
const LETTERS = {
  ru: { T: "10", J: "В", Q: "Д", K: "К", A: "Т" },
  en: { T: "10", J: "J", Q: "Q", K: "K", A: "A" },
} as const;

export type Letters = keyof typeof LETTERS;

/** The cards of a set, suit by suit, high to low. */
export function cardsOf(set: CardSet): Card[] {
  return set.split(".").flatMap((ranks, suit) => [...ranks].map((rank) => rank + SUITS[suit]));
}

export function suitOf(card: Card): string {
  return card[1]!;
}

export function rankText(card: Card, letters: Letters): string {
  const rank = card[0]!;
  return (LETTERS[letters] as Record<string, string>)[rank] ?? rank;
}

export function cardText(card: Card, letters: Letters): string {
  return SYMBOLS[suitOf(card)] + rankText(card, letters);
}

export type SuitOrder = "alternating" | "bidding";
export type RankOrder = "low" | "high";

/** Suits from left to right. With a suit missing, colours alternate where they can. */
function order(cards: Card[], kind: SuitOrder): string[] {
  if (kind === "bidding") return ["S", "C", "D", "H"];
  const held = new Set(cards.map(suitOf));
  if (!held.has("D") && held.has("H")) return ["S", "H", "C", "D"];
  if (!held.has("C") && held.has("S")) return ["D", "S", "H", "C"];
  return ["S", "D", "C", "H"];
}

export function sorted(cards: Card[], suits: SuitOrder, ranks: RankOrder): Card[] {
  const places = order(cards, suits);
  const sign = ranks === "low" ? 1 : -1;
  return [...cards].sort(
    (a, b) =>
      places.indexOf(suitOf(a)) - places.indexOf(suitOf(b)) || sign * (RANKS.indexOf(a[0]!) - RANKS.indexOf(b[0]!)),
  );
}
