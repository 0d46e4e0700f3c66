import type { MatchView, TableView } from "../game/types";
import { has, say } from "../i18n/index.svelte";

/** The name of a convention, or what a company calls its own. */
export function titleOf(title: string): string {
  return has(`convention-${title}`) ? say(`convention-${title}`) : title;
}

/** Bots have plain names, `rule 2`; at the table they go by those that the page has for them. */
export function friendly(view: MatchView, table: TableView): MatchView {
  const taken = new Set(view.names);
  let next = 1;
  const names = view.names.map((name, seat) => {
    const chair = table.chairs[seat];
    if (chair?.kind !== "bot" || !name.startsWith(`${chair.level} `)) return name;
    while (has(`bot-name-${next}`) && taken.has(say(`bot-name-${next}`))) next += 1;
    return has(`bot-name-${next}`) ? say(`bot-name-${next++}`) : name;
  });
  return { ...view, names };
}
