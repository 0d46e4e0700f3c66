import { gameText, levelOf } from "../game/bids";
import type { Outcome, Row } from "../game/types";
import type { Lang, Say } from "../i18n/index.svelte";

/** What a deal was: «Анна: 7♦ сыграно. Взятки: …». */
export function outcomeText(outcome: Outcome, names: string[], say: Say, lang: Lang): string {
  const tricks = (outcome.type !== "preferans" && outcome.tricks) || {};
  const list = Object.entries(tricks)
    .map(([seat, count]) => `${names[Number(seat)]} ${count}`)
    .join(", ");
  switch (outcome.type) {
    case "game": {
      const who = { name: names[outcome.declarer] ?? "", game: gameText(outcome.game, lang), tricks: list };
      if (outcome.conceded) return say("result-conceded", who);
      if (outcome.tricks === null)
        return say(Object.values(outcome.words).includes("half") ? "result-half" : "result-passed", who);
      const short = levelOf(outcome.game) - (outcome.tricks[outcome.declarer] ?? 0);
      return short > 0 ? say("result-failed", { ...who, short }) : say("result-made", who);
    }
    case "misere":
      return say("result-misere", { name: names[outcome.declarer] ?? "", count: outcome.tricks[outcome.declarer] ?? 0 });
    case "raspasy":
      return say("result-raspasy", { tricks: list });
    case "preferans":
      return say("result-preferans", { name: names[outcome.declarer] ?? "" });
  }
}

export function rowText(row: Row, names: string[], say: Say, lang: Lang): string {
  if (row.outcome === null) return say("score-deal-correction");
  return say("result-title", { number: row.number, what: outcomeText(row.outcome, names, say, lang) });
}
