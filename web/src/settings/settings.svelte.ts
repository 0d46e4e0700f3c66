import type { Letters, RankOrder, SuitOrder } from "../game/cards";
import { type Lang, preferred } from "../i18n/index.svelte";

export interface Settings {
  lang: Lang;
  letters: Letters;
  deck: "atlas" | "large";
  four: boolean;
  theme: "auto" | "light" | "dark";
  size: 1 | 1.15 | 1.3 | 1.5;
  suits: SuitOrder;
  ranks: RankOrder;
  motion: "normal" | "fast" | "off";
  sound: boolean;
  notify: boolean;
  name: string;
}

const KEY = "prikup-settings";

function initial(): Settings {
  const lang = preferred();
  const own: Settings = {
    lang,
    letters: lang,
    deck: "atlas",
    four: false,
    theme: "auto",
    size: 1,
    suits: "alternating",
    ranks: "low",
    motion: "normal",
    sound: true,
    notify: false,
    name: "",
  };
  try {
    return { ...own, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return own;
  }
}

export const settings: Settings = $state(initial());

/** Keep the settings and put them on the page; call inside an effect. */
export function wear(): void {
  const root = document.documentElement;
  const dark = settings.theme === "dark" || (settings.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.dataset.theme = dark ? "dark" : "light";
  root.dataset.four = settings.four ? "on" : "off";
  root.dataset.motion = settings.motion;
  root.style.setProperty("--size", String(settings.size));
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
