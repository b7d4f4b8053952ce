// npm run export -- GAME --to page|folder: static pages of games, and with them Gospace for a static host.
import { join } from "node:path";
import { buildSite } from "../build/site.mjs";
import { prepareChromium } from "../chromium.mjs";
import { prepareMachine } from "../machine.mjs";
import { command } from "../output.mjs";
import { ROOT } from "../run.mjs";
import { exportGames } from "./exporting.mjs";
import { paintersIn } from "./painters.mjs";

await command(() =>
  exportGames(process.argv.slice(2), {
    called: "npm run export --",
    hasSite: true,
    tools: async () => {
      await prepareMachine();
      await buildSite();
      return {
        gospace: await import("../../pkg/gospace.js"),
        chromium: await prepareChromium(),
        painters: paintersIn(join(ROOT, "pkg")),
        styles: join(ROOT, "scripts/export/page.css"),
        site: join(ROOT, "dist"),
      };
    },
  }),
);
