import { handOf, holder, sittingDealer } from "./parts";
import type { Hand, MatchView, Seat } from "./types";

export type At = "left" | "top" | "right" | "bottom";

export interface Place {
  at: At;
  /** Null is the dummy. */
  seat: Seat | null;
  hand: Hand | null;
}

/** Who sits where: the reader at the bottom, the next player on the left. */
export function placesOf(view: MatchView): Place[] {
  const players = view.names.length;
  const me = view.seat ?? 0;
  const deal = view.deal;
  if (players === 2) return gusarik(view, me);
  const sides: At[] = players === 4 ? ["bottom", "left", "top", "right"] : ["bottom", "left", "right"];
  return sides.map((at, step) => {
    const seat = (me + step) % players;
    return { at, seat, hand: deal ? handOf(deal, seat) : null };
  });
}

function gusarik(view: MatchView, me: Seat): Place[] {
  const other = 1 - me;
  const deal = view.deal;
  if (!deal)
    return [
      { at: "bottom", seat: me, hand: null },
      { at: "left", seat: other, hand: null },
    ];
  const own = handOf(deal, me) ?? 0;
  return (["bottom", "left", "right"] as const).map((at, step) => {
    const hand = (own + step) % 3;
    return { at, hand, seat: deal.setup.seats[hand] ?? null };
  });
}

/** Where a hand lies; hand 3 is the talon, in the middle where its dealer sits nowhere. */
export function sideOf(places: Place[], view: MatchView, hand: Hand): At | "middle" {
  const deal = view.deal;
  if (!deal) return "middle";
  if (hand === 3) {
    const dealer = sittingDealer(deal);
    return places.find((place) => place.seat === dealer && dealer !== null)?.at ?? "middle";
  }
  const seat = holder(deal, hand);
  return places.find((place) => (seat === null ? place.hand === hand : place.seat === seat))?.at ?? "middle";
}
