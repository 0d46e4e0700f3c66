import { gameText } from "../game/bids";
import type { Entry } from "../game/types";
import type { Lang, Say } from "../i18n/index.svelte";
import { amount, read, signed } from "./exact";

/** Why an entry was written, as a sentence with its arithmetic. */
export function reason(entry: Entry, names: string[], say: Say, lang: Lang): string {
  const params: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(entry.params)) {
    if (key.endsWith("_seat") && typeof value === "number") params[key.slice(0, -5)] = names[value] ?? "";
    else if (key === "game") params[key] = gameText(String(value), lang);
    else if (typeof value === "string" && /^-?\d+\/\d+$/.test(value)) params[key] = amount(read(value));
    else params[key] = value === "" ? "none" : value;
  }
  return say(`score-reason-${entry.reason}`, params);
}

/** Who, which column, how much. */
export function written(entry: Entry, names: string[], say: Say): string {
  return say(`score-entry-${entry.column}`, {
    player: names[entry.seat] ?? "",
    amount: signed(read(entry.amount)),
    other: entry.on === null ? "" : (names[entry.on] ?? ""),
  });
}
