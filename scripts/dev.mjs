// npm run dev: serves the page from its sources, and reloads it when one changes. PORT chooses the port.
import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import { DEV_BUILD } from "./build/package.mjs";
import { ENTRIES, INSTANCE, MODULES, WASM_FILES } from "./build/package-entries.mjs";
import { buildSite } from "./build/site.mjs";
import { buildWasm, DEV } from "./build/wasm.mjs";
import { prepareMachine } from "./machine.mjs";
import { command, tell } from "./output.mjs";
import { addressLine, chosenPort, FIRST_PORT } from "./ports.mjs";
import { ROOT } from "./run.mjs";
import { portOf } from "./static-server.mjs";

/** Built once: the boards of the gallery and of the strip, and the embed that the Share dialog previews. */
const BESIDE = [
  "build/gallery.json",
  "build/near.json",
  "build/plates.json",
  "build/public/embed.html",
];
const UNWATCHED = ["build", "crate", "dist", "docs", "pkg", "scripts", "target", "tests"];

/** The sources of the npm package in place of its files. One instance of the full module serves both entries. */
const alias = Object.entries(MODULES).map(([name, file]) => ({
  find: new RegExp(`^${name}$`),
  replacement: join(ROOT, ENTRIES.find((entry) => entry.file === file)?.source ?? ""),
}));

/** @type {import("vite").Plugin} */
const sources = {
  name: "gospace-sources",
  transform(code, id) {
    if (relative(ROOT, id) !== INSTANCE) return null;
    return code.replace(`./${WASM_FILES.full}`, `/${DEV.folder}/gospace_wasm_bg.wasm`);
  },
  // The page's head asks for the built module ahead of time.
  transformIndexHtml: (html) => html.replace(/<link rel="preload"[^>]*\.wasm"[^>]*>\n/, ""),
};

await command(async () => {
  const port = chosenPort();
  await prepareMachine();
  await buildWasm(DEV);
  if (!BESIDE.every((file) => existsSync(join(ROOT, file)))) await buildSite(DEV_BUILD);
  const { createServer } = await import("vite");
  const server = await createServer({
    root: ROOT,
    base: "/",
    cacheDir: "build/vite",
    logLevel: "warn",
    plugins: [sources],
    resolve: { alias },
    optimizeDeps: { entries: ["index.html"] },
    server: {
      host: "127.0.0.1",
      port: port ?? FIRST_PORT,
      strictPort: port !== undefined,
      watch: { ignored: UNWATCHED.map((folder) => join(ROOT, folder, "**")) },
    },
  });
  await server.listen();
  if (server.httpServer) tell(addressLine(portOf(server.httpServer)));
});
