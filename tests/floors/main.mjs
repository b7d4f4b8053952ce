// The checks of the house: imports against the floors of ARCHITECTURE.md, the length of that page, citations, and the
// openings of comments.
// The last line counts the passed cases.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { deadCitations } from "./citations.mjs";
import { fabricatedCases } from "./fabricated.mjs";
import { hiddenNouns, privateNames } from "./openings.mjs";
import { violations } from "./rule.mjs";
import { housesIn } from "./table.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Folders that must be drawn in any case. */
const REQUIRED = ["crate/src/", "crate/wasm/src/", "www/"];

/** Words that a newcomer reads before the code. */
const MOST_WORDS = 1500;

const page = readFileSync(`${ROOT}ARCHITECTURE.md`, "utf8");
const houses = housesIn(page);
const words = page.split(/\s+/).length;
const results = [
  ...fabricatedCases(),
  ...REQUIRED.filter((root) => houses.every((house) => house.root !== root)).map((root) => ({
    name: root,
    errors: ["ARCHITECTURE.md draws no floors for it."],
  })),
  {
    name: `ARCHITECTURE.md is read in one sitting: ${words} words of ${MOST_WORDS}`,
    errors: words > MOST_WORDS ? ["Shorten it."] : [],
  },
  { name: "every citation leads to a document and its section", errors: deadCitations(ROOT) },
  { name: "every comment opens with its noun or its verb", errors: hiddenNouns(ROOT) },
  { name: "no code has a private name", errors: privateNames(ROOT) },
  ...houses.map((house) => ({ name: house.root, errors: violations(house, textsOf(house.root)) })),
];
const failed = results.filter(({ errors }) => errors.length > 0);
for (const { name, errors } of failed) console.log([name, ...errors].join("\n  "));
console.log(`${results.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;

/** @param {string} root @returns {Map<string, string>} */
function textsOf(root) {
  const names = readdirSync(ROOT + root, { recursive: true, encoding: "utf8" });
  const paths = names.map((name) => root + name.replaceAll("\\", "/"));
  const sources = paths.filter((path) => /\.(rs|ts)$/.test(path) && !path.endsWith(".d.ts"));
  return new Map(sources.sort().map((path) => [path, readFileSync(ROOT + path, "utf8")]));
}
