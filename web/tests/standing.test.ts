import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Rules, Sheet } from "../src/game/types";
import { amount, rational, read, signed } from "../src/sheet/exact";
import { standing } from "../src/sheet/standing";

interface Case {
  id: string;
  convention: string;
  names: string[];
  pool: number[];
  mountain: number[];
  whists: number[][];
  balance: number[];
}

// The worked settlements that the server's arithmetic is held to.
const cases = JSON.parse(readFileSync("../tests/score/data/settlements.json", "utf8")) as Case[];
// Where pool differences count double (src/prikup/rules/presets).
const DOUBLE = new Set(["leningrad"]);

describe("if we stopped now", () => {
  it.each(cases)("$id", (each) => {
    const text = (row: number[]) => row.map(String);
    const sheet: Sheet = { pool: text(each.pool), mountain: text(each.mountain), whists: each.whists.map(text) };
    const rules = {
      race_count: 0,
      pool_whists: DOUBLE.has(each.convention) ? 20 : 10,
      mountain_divisibility: "n",
    } as unknown as Rules;
    expect(standing(sheet, rules).balance.map(signed)).toEqual(each.balance.map((n) => signed(rational(n))));
  });
});

describe("exact numbers", () => {
  it.each([
    ["24", "24"],
    ["49/2", "24½"],
    ["-56/3", "−18⅔"],
    ["59/8", "7 3/8"],
    ["1/3", "⅓"],
    ["-1/8", "−1/8"],
    ["0", "0"],
  ])("%s is written %s", (exact, written) => {
    expect(amount(read(exact))).toBe(written);
  });
});
