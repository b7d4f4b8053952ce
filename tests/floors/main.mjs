// The checks of the house: imports against the floors of ARCHITECTURE.md, what stays small, citations, and the openings of
// comments.
// The last line counts the passed cases.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { deadCitations } from "./citations.mjs";
import { fabricatedCases } from "./fabricated.mjs";
import { hiddenNouns, privateNames } from "./openings.mjs";
import { violations } from "./rule.mjs";
import { housesIn } from "./table.mjs";
import { loadedWith, logicIn } from "./typescript.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Folders that must be drawn in any case. */
const REQUIRED = ["crate/src/", "crate/draw/src/", "crate/think/src/", "crate/wasm/src/", "www/"];

/** A condition on a kind; all others ask for a feature of the board. */
const KIND_ASKED =
  /\bkind (?:===|!==) "(?:grid|graph|gospace|disks|plane)"|case "(?:gospace|disks|plane)":/;

/** A pattern of one kind of board, where the ground could be asked instead. */
const KIND_MATCHED =
  /\b(?:BoardSetup|SetupRef|BoardKind|Ground)::(?:Grid|Graph|Space|Disks|Plane)\b/;

const page = readFileSync(`${ROOT}ARCHITECTURE.md`, "utf8");
const houses = housesIn(page);
/** Translations with logic; what languages share stands in www/model and www/sketch (docs/translating.md). */
const logic = [...textsOf("www/languages/").values()].map(logicIn).filter((count) => count > 0);
/** Things that stay small, with their counts. @type {{ what: string, count: number, most: number }[]} */
const small = [
  { what: "words of ARCHITECTURE.md", count: page.split(/\s+/).length, most: 1500 },
  {
    what: "lines of the kernel: what the page loads first, without features and words",
    count: kernel().reduce((sum, path) => sum + linesOf(path).length, 0),
    most: 16_500,
  },
  { what: "lines of www/main.ts", count: linesOf("www/main.ts").length, most: 60 },
  {
    what: "fields of the page's state",
    count: fieldsOf("State", linesOf("www/model/state.ts")),
    most: 14,
  },
  {
    what: "files of the page, outside the kinds' folders and translations, that ask for a kind of board",
    count: textsNaming(KIND_ASKED).length,
    most: 4,
  },
  { what: "translations that have branches, loops or helpers", count: logic.length, most: 0 },
  {
    what: "files of the crates that match a kind of board",
    count: REQUIRED.filter((root) => root.startsWith("crate/"))
      .flatMap((root) => [...textsOf(root).values()])
      .filter((text) => KIND_MATCHED.test(text)).length,
    most: 8,
  },
];
const results = [
  ...fabricatedCases(),
  ...REQUIRED.filter((root) => houses.every((house) => house.root !== root)).map((root) => ({
    name: root,
    errors: ["ARCHITECTURE.md draws no floors for it."],
  })),
  ...small.map(({ what, count, most }) => ({
    name: `${count} ${what}, at most ${most}`,
    errors: count <= most && (count > 0 || most === 0) ? [] : ["Keep it smaller."],
  })),
  { name: "every citation leads to a document and its section", errors: deadCitations(ROOT) },
  { name: "every comment opens with its noun or its verb", errors: hiddenNouns(ROOT) },
  { name: "no code has a private name", errors: privateNames(ROOT) },
  ...houses.map((house) => ({ name: house.root, errors: violations(house, textsOf(house.root)) })),
];
for (const { what, count, most } of small) console.log(`${count} ${what}, at most ${most}`);
const failed = results.filter(({ errors }) => errors.length > 0);
for (const { name, errors } of failed) console.log([name, ...errors].join("\n  "));
console.log(`${results.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;

/** @param {string} path */
function linesOf(path) {
  return readFileSync(ROOT + path, "utf8")
    .trimEnd()
    .split("\n");
}

function kernel() {
  const apart = /^www\/(features(\/|\.ts)|words\/|languages\/)/;
  return [...loadedWith("www/page.ts", textsOf("www/"), "www/", apart)];
}

/** Files of the page. @param {RegExp} pattern */
function textsNaming(pattern) {
  const others = [...textsOf("www/")].filter(([path]) => !/^www\/(kinds|languages)\//.test(path));
  return others.filter(([, text]) => pattern.test(text)).map(([path]) => path);
}

/** The number of fields of an interface. @param {string} name @param {readonly string[]} lines */
function fieldsOf(name, lines) {
  const start = lines.indexOf(`export interface ${name} {`);
  const body = lines.slice(start + 1, lines.indexOf("}", start));
  return body.filter((line) => /^ {2}readonly \w+\??:/.test(line)).length;
}

/** @param {string} root @returns {Map<string, string>} */
function textsOf(root) {
  const names = readdirSync(ROOT + root, { recursive: true, encoding: "utf8" });
  const paths = names.map((name) => root + name.replaceAll("\\", "/"));
  const sources = paths.filter((path) => /\.(rs|ts)$/.test(path) && !path.endsWith(".d.ts"));
  return new Map(sources.sort().map((path) => [path, readFileSync(ROOT + path, "utf8")]));
}
