import { SYMBOLS } from "./cards";
import type { Action, Bid, Game } from "./types";
import type { Lang, Say } from "../i18n/index.svelte";

export const STRAINS = "SCDHN";
export const LEVELS = [6, 7, 8, 9, 10] as const;

export function levelOf(game: Game): number {
  return Number(game.slice(0, -1));
}

export function strainOf(game: Game): string {
  return game.at(-1)!;
}

/** The place on the ladder, 6♠ = 0. */
export function rankOf(game: Game): number {
  return (levelOf(game) - 6) * 5 + STRAINS.indexOf(strainOf(game));
}

/** `7♦`, `8БК`. */
export function gameText(game: Game, lang: Lang): string {
  const strain = strainOf(game);
  return `${levelOf(game)}${strain === "N" ? (lang === "ru" ? "БК" : "NT") : SYMBOLS[strain]}`;
}

export function isBid(action: { type: string }): action is Bid {
  return action.type === "bid" || action.type === "bid_no_talon" || action.type === "bid_misere";
}

/** A word of the auction. */
export function bidText(action: Action, say: Say, lang: Lang): string {
  switch (action.type) {
    case "pass":
      return say(action.dark ? "table-pass-dark" : "table-pass");
    case "bid": {
      const game = gameText(action.game, lang);
      return action.dark ? say("table-bid-dark", { game }) : game;
    }
    case "bid_no_talon":
      return say("table-bid-no-talon", { level: action.level });
    case "bid_misere":
      return say(`table-misere${action.no_talon ? "-no-talon" : action.dark ? "-dark" : ""}`);
    default:
      return say(action.type === "hold" ? "table-hold" : "table-look");
  }
}

/** Tricks that the whisters owe together (rules §6.9). */
export function duty(level: number): number {
  return [4, 2, 1, 1, 1][level - 6]!;
}
