import { describe, expect, it } from "vitest";
import { duty, gameText, rankOf } from "../src/game/bids";
import { cardsOf, cardText, sorted } from "../src/game/cards";
import { placesOf } from "../src/game/places";
import type { MatchView } from "../src/game/types";
import { fitted } from "../src/sheet/paper";
import { sectors } from "../src/sheet/geometry";

describe("cards", () => {
  it("a set is read suit by suit, high to low", () => {
    expect(cardsOf("AT..K7.8")).toEqual(["AS", "TS", "KD", "7D", "8H"]);
  });

  it.each([
    ["AS", "ru", "♠Т"],
    ["QD", "ru", "♦Д"],
    ["TH", "en", "♥10"],
    ["JC", "en", "♣J"],
  ] as const)("%s in %s letters is %s", (card, letters, text) => {
    expect(cardText(card, letters)).toBe(text);
  });

  it("colours alternate also where a suit is missing", () => {
    const red = new Set(["D", "H"]);
    for (const held of ["SCDH", "SCH", "SCD", "SDH", "CDH"]) {
      const suits = sorted([...held].map((suit) => `A${suit}`), "alternating", "low").map((card) => card[1]!);
      const neighbours = suits.slice(1).filter((suit, place) => red.has(suit) === red.has(suits[place]!));
      expect(neighbours, held).toEqual([]);
    }
  });

  it("the order of bidding is ♠ ♣ ♦ ♥, ranks either way", () => {
    const cards = ["7H", "AS", "8S", "9D", "KC"];
    expect(sorted(cards, "bidding", "low")).toEqual(["8S", "AS", "KC", "9D", "7H"]);
    expect(sorted(cards, "bidding", "high")).toEqual(["AS", "8S", "KC", "9D", "7H"]);
  });
});

describe("games", () => {
  it("the ladder goes ♠ ♣ ♦ ♥ no trump, level by level (rules §3.2)", () => {
    const ladder = ["6S", "6C", "6D", "6H", "6N", "7S", "10N"];
    expect(ladder.map(rankOf)).toEqual([0, 1, 2, 3, 4, 5, 24]);
    expect(gameText("10N", "ru")).toBe("10БК");
  });

  it("whisters owe 4, 2, 1, 1, 1 tricks (rules §6.9)", () => {
    expect([6, 7, 8, 9, 10].map(duty)).toEqual([4, 2, 1, 1, 1]);
  });
});

describe("the sheet", () => {
  it("old totals give way to the newest", () => {
    const cell = { old: "10.20.30.", newest: "44", fresh: true };
    expect(fitted(cell, 20).old).toBe("10.20.30.");
    expect(fitted(cell, 8).old).toBe("…30.");
    expect(fitted(cell, 3).old).toBe("");
  });

  it.each([2, 3, 4])("of %i has a whist cell for every other player", (players) => {
    expect(sectors(players)).toHaveLength(players);
    for (const sector of sectors(players)) expect(sector.whists).toHaveLength(players - 1);
  });
});

describe("places", () => {
  const view = (names: string[], seat: number | null) => ({ names, seat, deal: null }) as unknown as MatchView;

  it.each([
    [["a", "b", "c"], 1, { bottom: 1, left: 2, right: 0 }],
    [["a", "b", "c", "d"], 3, { bottom: 3, left: 0, top: 1, right: 2 }],
    [["a", "b", "c"], null, { bottom: 0, left: 1, right: 2 }],
  ] as const)("the next player sits on the left", (names, seat, expected) => {
    const found = Object.fromEntries(placesOf(view([...names], seat)).map((each) => [each.at, each.seat]));
    expect(found).toEqual(expected);
  });
});
