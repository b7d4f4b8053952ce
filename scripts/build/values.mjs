// The page of the tables of values: its script as one file, and the tables beside it.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { orFail } from "../output.mjs";
import { ROOT } from "../run.mjs";
import { inLanguage, translatedWords } from "./language.mjs";
import { versioned } from "./names.mjs";
import { POLICY_META } from "./policy.mjs";
import { readingStyles } from "./reading-styles.mjs";

const PAGE = "www/values";
const TABLES = "docs/values";

/** The sources of the page, besides www. */
export const VALUES_INPUTS = [TABLES, "scripts/build/values.mjs"];

/** Writes the page into a folder. @param {string} folder */
export async function buildValues(folder) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "values.css"), readingStyles(`${PAGE}/values.css`));
  for (const file of ["values.json", "values.csv"])
    copyFileSync(join(ROOT, TABLES, file), join(folder, file));
  const { build } = await import("rolldown");
  await orFail("The page of the tables does not bundle.", () =>
    build({
      input: join(ROOT, PAGE, "page.ts"),
      platform: "browser",
      plugins: [translatedWords()],
      output: { file: join(folder, "page.js"), format: "esm", minify: true },
    }),
  );
  writeFileSync(join(folder, "index.html"), pageIn(folder));
}

/** The page as it ships: it asks for files by their contents, so that no cache mixes two releases. @param {string} folder */
function pageIn(folder) {
  const html = readFileSync(join(ROOT, PAGE, "index.html"), "utf8");
  const named = (/** @type {string} */ file) => versioned(file, readFileSync(join(folder, file)));
  return inLanguage(html)
    .replace("<head>", `<head>\n${POLICY_META}`)
    .replace('href="values.css"', `href="${named("values.css")}"`)
    .replace('src="page.ts"', `src="${named("page.js")}"`)
    .replace(
      'data-tables="../../docs/values/values.json"',
      `data-tables="${named("values.json")}"`,
    );
}
