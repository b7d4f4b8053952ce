import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const pkg = fileURLToPath(new URL("./pkg/gospace.js", import.meta.url));

export default defineConfig({
  // Every address in the built site is relative, so that it works from any folder of any host.
  base: "./",
  // The page uses the very file that the npm package ships; its wasm becomes a file of the site.
  resolve: { alias: { gospace: pkg } },
  worker: { format: "es", rolldownOptions: { external: /^node:/ } },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Only Node takes the branch that reads the wasm from its disk.
    rolldownOptions: { external: /^node:/ },
  },
  test: {
    include: ["tests/**/*.test.ts"],
    // Machines are shared: a slow one is no failure.
    testTimeout: 60_000,
    // Node itself loads the package, as it would for anyone who installed it.
    server: { deps: { external: [/\/pkg\//, /\/build\//] } },
  },
});
