// The page's link to the manual, which stands there only if the manual does: the page reads a meta element.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildServiceWorker } from "../build/offline.mjs";

const META = '<meta name="gospace-manual" content="manual/">';

/** @param {string} html of the page */
export function withManual(html) {
  return html.includes(META) ? html : html.replace("</head>", `${META}\n</head>`);
}

/** Has a built site lead to its manual. @param {string} folder */
export async function linkManual(folder) {
  const page = join(folder, "index.html");
  const html = readFileSync(page, "utf8");
  if (withManual(html) === html) return;
  writeFileSync(page, withManual(html));
  // It holds the page by its contents.
  await buildServiceWorker(folder);
}
