import type { Rules, Sheet } from "../game/types";
import { add, minus, type Rational, read, sum, times, value } from "./exact";

export interface Standing {
  mountain: Rational[];
  whists: Rational[];
  balance: Rational[];
}

/** «Если закончить сейчас»: against the average mountain, pool differences first turned into it (rules §13). */
export function standing(sheet: Sheet, rules: Rules): Standing {
  const players = sheet.pool.length;
  const pools = sheet.pool.map(read);
  const most = pools.reduce((a, b) => (value(b) > value(a) ? b : a));
  const mountains = sheet.mountain.map((text, seat) =>
    rules.race_count ? read(text) : add(read(text), times(minus(most, pools[seat]!), rules.pool_whists, 10)),
  );
  const average = times(sum(mountains), 1, players);
  const divisor =
    players === 2 && rules.mountain_divisibility !== "n" ? Number(rules.mountain_divisibility) : players;
  const mountain = mountains.map((each) => times(minus(average, each), 10 * players, divisor));
  const whists = sheet.whists.map((row, i) =>
    sum(row.map((cell, j) => minus(read(cell), read(sheet.whists[j]![i]!)))),
  );
  return { mountain, whists, balance: mountain.map((each, seat) => add(each, whists[seat]!)) };
}
