import type { MatchView, Sheet } from "../game/types";
import { amount, read } from "./exact";

export interface Cell {
  /** Running totals with dots; the newest apart. */
  old: string;
  newest: string;
  fresh: boolean;
}

export interface Paper {
  pool: Cell[];
  mountain: Cell[];
  whists: Cell[][];
}

/** What stands in every cell: running totals, nothing crossed out (rules §1.6). */
export function paperOf(view: MatchView): Paper {
  const players = view.names.length;
  const seats = [...Array(players).keys()];
  const start: Sheet = {
    pool: seats.map(() => "0"),
    mountain: seats.map(() => (view.rules.end === "pool_and_mountain" ? String(view.rules.start_mountain) : "0")),
    whists: seats.map(() => seats.map(() => "0")),
  };
  const sheets = [start, ...view.rows.map((row) => row.sheet)].filter((sheet) => sheet.pool.length === players);
  const all = (pick: (sheet: Sheet) => string) => cell(sheets.map(pick));
  return {
    pool: seats.map((seat) => all((sheet) => sheet.pool[seat]!)),
    mountain: seats.map((seat) => all((sheet) => sheet.mountain[seat]!)),
    whists: seats.map((i) => seats.map((j) => all((sheet) => sheet.whists[i]![j]!))),
  };
}

function cell(values: string[]): Cell {
  const totals: string[] = [];
  for (const each of values) if (each !== (totals.at(-1) ?? "0")) totals.push(each);
  const shown = totals.map((each) => amount(read(each)));
  const newest = shown.pop() ?? "";
  const fresh = values.length > 1 && values.at(-1) !== values.at(-2);
  return { old: shown.map((each) => `${each}.`).join(""), newest, fresh };
}

/** The totals in so many characters: the oldest give way to an ellipsis. */
export function fitted(cell: Cell, room: number): Cell {
  let parts = cell.old.split(".").filter(Boolean);
  let old = cell.old;
  while (parts.length > 0 && old.length + cell.newest.length > room) {
    parts = parts.slice(1);
    old = parts.length > 0 ? `…${parts.join(".")}.` : "";
  }
  return { ...cell, old };
}
