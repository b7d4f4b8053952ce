// The page of the tables of values: its script as one file, and the tables beside it.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { orFail } from "../output.mjs";
import { ROOT } from "../run.mjs";
import { ENGLISH, otherLanguages, translatedWords } from "./language.mjs";
import { versioned } from "./names.mjs";
import { POLICY_META } from "./policy.mjs";
import { readingStyles } from "./reading-styles.mjs";
import { startTag } from "./start.mjs";

const PAGE = "www/values";
const TABLES = "docs/values";

/** The sources of the page, besides www. */
export const VALUES_INPUTS = [TABLES, "scripts/build/values.mjs"];

/** Writes the page into a folder. `start`: the first script. @param {string} folder @param {string} start */
export async function buildValues(folder, start) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "values.css"), readingStyles(`${PAGE}/values.css`));
  for (const file of ["values.json", "values.csv"])
    copyFileSync(join(ROOT, TABLES, file), join(folder, file));
  const forever = foreverTable(readFileSync(join(ROOT, TABLES, "forever.csv"), "utf8"));
  writeFileSync(join(folder, "forever.json"), JSON.stringify(forever));
  for (const language of [ENGLISH, ...otherLanguages()]) await bundleScript(folder, language);
  writeFileSync(join(folder, "index.html"), pageIn(folder, start));
}

/** The boards that forever.csv has with ko bids, as the page reads them. @param {string} csv */
export function foreverTable(csv) {
  const [head = "", ...lines] = csv.trim().split("\n");
  const columns = head.split(",");
  const boards = lines.map((line) => {
    const cells = line.split(",");
    const cell = (/** @type {string} */ column) => cells[columns.indexOf(column)] ?? "";
    const arcs = cell("arcs").match(/\d+-\d+/g) ?? [];
    return {
      id: cell("id"),
      points: Number(cell("points")),
      arcs: arcs.map((arc) => arc.split("-").map(Number)),
      low: cell("least"),
      high: cell("most"),
      draws: cell("open") === "0",
    };
  });
  const withBids = boards.filter(({ low }) => low !== "");
  return withBids.map((board) => ({ ...board, low: Number(board.low), high: Number(board.high) }));
}

/** @param {string} language */
const scriptIn = (language) => (language === ENGLISH ? "page.js" : `${language}/page.js`);

/** @param {string} folder @param {string} language */
async function bundleScript(folder, language) {
  const { build } = await import("rolldown");
  await orFail("The page of the tables does not bundle.", () =>
    build({
      input: join(ROOT, PAGE, "page.ts"),
      platform: "browser",
      plugins: [translatedWords(language)],
      output: { file: join(folder, scriptIn(language)), format: "esm", minify: true },
    }),
  );
}

/** The page as it ships: it asks for files by their contents, so that no cache mixes two releases. @param {string} folder @param {string} start */
function pageIn(folder, start) {
  const html = readFileSync(join(ROOT, PAGE, "index.html"), "utf8");
  const named = (/** @type {string} */ file) => versioned(file, readFileSync(join(folder, file)));
  const scripts = [ENGLISH, ...otherLanguages()].map((language) => [
    language,
    [named(scriptIn(language))],
  ]);
  return html
    .replace("<head>", `<head>\n${POLICY_META}`)
    .replace('href="values.css"', `href="${named("values.css")}"`)
    .replace(
      '<script type="module" src="page.ts"></script>',
      startTag(`../${start}`, Object.fromEntries(scripts)),
    )
    .replace('data-tables="../../docs/values/values.json"', `data-tables="${named("values.json")}"`)
    .replace('data-forever="forever.json"', `data-forever="${named("forever.json")}"`);
}
