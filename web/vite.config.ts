import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.KVARTAL_SERVER ?? "http://127.0.0.1:7077";

export default defineConfig(({ command }) => ({
  base: command === "build" ? "/static/" : "/",
  plugins: [svelte()],
  resolve: { alias: { "@texts": here("../src/kvartal/texts") } },
  build: {
    outDir: here("../src/kvartal/static"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    fs: { allow: [here(".."), here(".")] },
    proxy: { "/api": { target: server, changeOrigin: false }, "/ws": { target: server, changeOrigin: false, ws: true } },
  },
}));
