import { FluentBundle, FluentResource } from "@fluent/bundle";

export type Lang = "ru" | "en";
export type Say = (message: string, params?: Record<string, string | number>) => string;

// Sentences of the domain's codes are those of the command line; the page has its own beside them.
const SOURCES: Record<Lang, () => Promise<string[]>> = {
  ru: () => import("./ru").then((found) => found.default),
  en: () => import("./en").then((found) => found.default),
};

const state = $state<{ lang: Lang; bundle: FluentBundle | null }>({ lang: "ru", bundle: null });

export async function speak(lang: Lang): Promise<void> {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const text of await SOURCES[lang]()) bundle.addResource(new FluentResource(text));
  state.bundle = bundle;
  state.lang = lang;
  document.documentElement.lang = lang;
}

export function lang(): Lang {
  return state.lang;
}

export function has(message: string): boolean {
  return state.bundle?.hasMessage(message) ?? false;
}

/** The sentence; the id where there is none, so that a gap is seen and nothing breaks. */
export const say: Say = (message, params = {}) => {
  const found = state.bundle?.getMessage(message);
  if (!state.bundle || !found?.value) return message;
  return state.bundle.formatPattern(found.value, params, []);
};

/** Why something was refused. */
export function refusal(code: string, params: Record<string, string | number>): string {
  for (const id of [`refused-${code}`, `rejection-${code}`]) if (has(id)) return say(id, params);
  return say("refused-other", { code });
}

/** The language of a browser. */
export function preferred(): Lang {
  return navigator.languages.some((each) => each.toLowerCase().startsWith("ru")) ? "ru" : "en";
}
