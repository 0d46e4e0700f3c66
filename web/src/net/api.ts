import type { Params } from "./frames";
import { Refusal } from "./socket";

export interface Words {
  ru: string;
  en: string;
}

export interface Option {
  key: string;
  group: string;
  kind: "switch" | "choice" | "number" | "money";
  values: (string | number | boolean)[];
  low: number;
  high: number;
  default: Value;
  see: string[];
  label: Words;
  effect: Words;
  choices: Record<string, Words>;
}

export interface Convention {
  name: string;
  title: Words;
  summary: Words;
  rules: Record<string, Value>;
}

export interface Form {
  groups: { name: string; title: Words; options: string[] }[];
  options: Option[];
  conventions: Convention[];
}

export type Value = string | number | boolean;

export interface Problem {
  code: string;
  options: string[];
  params: Params;
}

export interface Checked {
  rules: Record<string, Value>;
  problems: Problem[];
  notes: Problem[];
  difference: { option: string; value: Value; other: Value }[];
}

export type ChairWish = { kind: "me" | "open" } | { kind: "bot"; level: string };

export interface TableWish {
  convention: string | null;
  options: Record<string, Value>;
  chairs: ChairWish[];
  name: string;
  begin: boolean;
  listed?: boolean;
  pace?: string;
  time?: { kind: "none" | "move" | "bank"; seconds: number };
}

export interface Listing {
  table: string;
  created: number;
  changed: number;
  state: string;
  [more: string]: unknown;
}

async function call<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal("wire-lost", {});
  }
  const found = (await answer.json().catch(() => ({ code: "internal", params: {} }))) as T & Refusal;
  if (!answer.ok) throw new Refusal(found.code ?? "internal", found.params ?? {});
  return found;
}

export const api = {
  me: () => call<{ name: string; recoverable: boolean }>("GET", "/api/me"),
  rename: (name: string) => call<{ name: string }>("POST", "/api/me", { name }),
  lobby: () => call<Record<"seating" | "playing", Listing[]>>("GET", "/api/tables"),
  matches: () => call<Listing[]>("GET", "/api/matches"),
  make: (wish: TableWish) => call<{ table: string }>("POST", "/api/tables", wish),
  join: (table: string, name: string, token: string | null) =>
    call<{ seat: number }>("POST", `/api/tables/${encodeURIComponent(table)}/join`, { name, token }),
  form: () => call<Form>("GET", "/api/rules/form"),
  check: (convention: string | null, options: Record<string, Value>) =>
    call<Checked>("POST", "/api/rules/check", { convention, options }),
};
