import { has, say } from "../i18n/index.svelte";

/** The name of a convention, or what a company calls its own. */
export function titleOf(title: string): string {
  return has(`convention-${title}`) ? say(`convention-${title}`) : title;
}
