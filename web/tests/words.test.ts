import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const LANGS = ["ru", "en"] as const;
const read = (path: string): string => readFileSync(path, "utf8");
const sources = (): string[] =>
  readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(svelte|ts)$/.test(path))
    .map((path) => `src/${path}`);
const ids = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);

function catalogue(lang: string): FluentBundle {
  const bundle = new FluentBundle(lang);
  const files = [...read(`src/i18n/${lang}.ts`).matchAll(/from "(.*)\?raw"/g)].map((found) => found[1]!);
  for (const file of files) {
    const errors = bundle.addResource(new FluentResource(read(`src/i18n/${file}`)));
    expect(errors, `${file}: an id stands twice`).toEqual([]);
  }
  return bundle;
}

describe("words of the page", () => {
  it("are the same in both languages", () => {
    expect(ids(read("src/i18n/ru.ftl"))).toEqual(ids(read("src/i18n/en.ftl")));
  });

  it.each(LANGS)("everything that is said exists in %s", (lang) => {
    const bundle = catalogue(lang);
    const missing = sources().flatMap((path) =>
      [...read(path).matchAll(/\bsay\(\s*"([\w-]+)"/g)].map((found) => found[1]!).filter((id) => !bundle.hasMessage(id)),
    );
    expect(missing).toEqual([]);
  });
});
