/** Recorded views on the page: `/dev/index.html?file=sochi&frame=84&lang=ru&theme=dark` (tools/web_fixtures.py). */
import { mount } from "svelte";
import { type Lang, speak } from "../src/i18n/index.svelte";
import { settings, wear } from "../src/settings/settings.svelte";
import "../src/style/all.css";
import Recorded from "./Recorded.svelte";

const query = new URLSearchParams(location.search);
const found = await fetch(`/dev/recorded/${query.get("file") ?? "sochi"}.json`).then((answer) => answer.json());
settings.lang = (query.get("lang") ?? "ru") as Lang;
settings.letters = settings.lang;
settings.theme = (query.get("theme") ?? "light") as typeof settings.theme;
if (query.get("size")) settings.size = Number(query.get("size")) as typeof settings.size;
if (query.get("deck")) settings.deck = query.get("deck") as typeof settings.deck;
wear();
await speak(settings.lang);
mount(Recorded, {
  target: document.getElementById("app")!,
  props: { frames: found.frames, start: Number(query.get("frame") ?? 0), page: query.get("page") ?? "table" },
});
