// The first script of the site's pages, which loads the one of the reader's language.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { orFail } from "../output.mjs";
import { ROOT } from "../run.mjs";
import { digest } from "./names.mjs";

/** Writes it into the site's folder, under a name made of its contents; gives its address. @param {string} folder */
export async function buildStart(folder) {
  const { build } = await import("rolldown");
  const { output } = await orFail("The first script does not bundle.", () =>
    build({
      input: join(ROOT, "www/start.ts"),
      platform: "browser",
      tsconfig: false,
      write: false,
      output: { format: "iife", minify: true },
    }),
  );
  const address = `assets/start-${digest(Buffer.from(output[0].code))}.js`;
  mkdirSync(join(folder, dirname(address)), { recursive: true });
  writeFileSync(join(folder, address), output[0].code);
  return address;
}

/**
 * Its element. Only the script that it chooses is fetched, whatever the language.
 * @param {string} src @param {Record<string, readonly string[]>} scripts for each language its module, and what that imports
 * @param {string} [classic] the script beside that module which pages without an origin take instead
 */
export function startTag(src, scripts, classic) {
  const instead = classic === undefined ? "" : ` data-classic="${classic}"`;
  const data = Object.entries(scripts).map(([name, files]) => ` data-${name}="${files.join(" ")}"`);
  return `<script defer src="${src}"${instead}${data.join("")}></script>`;
}
