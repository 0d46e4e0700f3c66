import { mount } from "svelte";
import App from "./App.svelte";
import { speak } from "./i18n/index.svelte";
import { settings, wear } from "./settings/settings.svelte";
import "./style/all.css";

wear();
await speak(settings.lang);
mount(App, { target: document.getElementById("app")! });
