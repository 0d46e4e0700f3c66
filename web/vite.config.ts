import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env.PRIKUP_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/prikup/web",
    emptyOutDir: true,
    target: "es2022",
    // The policy of the site allows no inline script and no data URL fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] },
    // The site asks that a page and its requests have one origin.
    proxy: { "/api": { target: server, changeOrigin: false }, "/ws": { target: server, ws: true, changeOrigin: false } },
  },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
