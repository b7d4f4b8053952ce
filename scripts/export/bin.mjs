#!/usr/bin/env node
// npx gospace export GAME --site ADDRESS: static pages of games, without a clone. The build puts it into the npm package.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { findChromium } from "../chromium.mjs";
import { command, Failure } from "../output.mjs";
import { exportGames } from "./exporting.mjs";
import { paintersIn } from "./painters.mjs";

const FOLDER = dirname(fileURLToPath(import.meta.url));
const CALLED = "npx gospace export";

await command(async () => {
  const [name, ...words] = process.argv.slice(2);
  if (name !== "export")
    throw new Failure(`${CALLED} GAME --site ADDRESS writes the page of a game: docs/export.md.`);
  await exportGames(words, {
    called: CALLED,
    hasSite: false,
    tools: async () => ({
      gospace: await import("../../pkg/gospace.js"),
      chromium: chromium(),
      painters: paintersIn(FOLDER),
      styles: join(FOLDER, "export-page.css"),
      site: "",
    }),
  });
});

function chromium() {
  const found = findChromium();
  if (found) return found;
  throw new Failure(
    "The pictures are drawn by a Chromium, and there is none. Install Chromium or Chrome, or name an executable in GOSPACE_CHROMIUM.",
  );
}
