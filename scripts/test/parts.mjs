// The parts of npm test, in their order.
import { buildSite } from "../build/site.mjs";
import { buildWasm, compileFirst, FULL, PLAY } from "../build/wasm.mjs";
import { prepareChromium } from "../chromium.mjs";
import { preparePackages, prepareRustChecks } from "../machine.mjs";
import {
  apiTests,
  built,
  check,
  checkByNode,
  counted,
  floors,
  pageTests,
  rustTests,
} from "./runners.mjs";
import { weighed } from "./sizes.mjs";
import { weighedVisits } from "./weights.mjs";

/**
 * @typedef {import("./runners.mjs").PartOutcome} PartOutcome
 * @typedef {{ name: string, work: (names: string[]) => Promise<PartOutcome> }} Work `names`: of the tests that run; none: all
 * @typedef {import("./selection.mjs").Selectable & Work} Part
 */

/**
 * Parts that run one after the other, and lanes that start together after them. A lane whose tools are missing
 * has failed.
 * @typedef {{ prepare?: () => Promise<void>, parts: Part[], next?: Lane[] }} Lane
 */

const WARNINGS_DENIED = { RUSTDOCFLAGS: "-D warnings" };

/** @type {Part[]} */
const RUST = [
  checkOf("core", "rustfmt", () => cargo("fmt --all -- --check")),
  checkOf("core", "clippy", () =>
    cargo("clippy --locked --workspace --all-targets --all-features -- --deny=warnings"),
  ),
  checkOf("core", "clippy of what only plays", () =>
    cargo("clippy --locked --package=gospace-wasm --no-default-features -- --deny=warnings"),
  ),
  checkOf("core", "rustdoc", () => cargo("doc --locked --no-deps", WARNINGS_DENIED)),
  { name: "Rust tests", areas: ["core"], role: "tests", work: rustTests },
  // That the crate builds alone, the wasm build shows.
  checkOf("core", "crate package", () =>
    cargo("package --package=gospace --locked --offline --allow-dirty --no-verify --quiet"),
  ),
];

/** @type {Part[]} */
const BUILDS = [
  buildOf("wasm build", async () => void (await Promise.all([FULL, PLAY].map(buildWasm)))),
  buildOf("package and site", buildSite),
];

/** @type {Part[]} */
const PACKAGE = [
  checkOf("page", "TypeScript check", () => checkByNode("typescript/bin/tsc", ["--noEmit"])),
  checkOf("api", "package's types", packageTypes),
  checkOf("page", "TypeScript and CSS lint", () =>
    checkByNode("@biomejs/biome/bin/biome", ["ci", "--colors=off", "--error-on-warnings"]),
  ),
  checkOf("page", "floors", floors),
  checkOf("api", "sizes", () => counted(weighed)),
  { name: "API tests", areas: ["api"], role: "tests", work: apiTests },
  checkOf("page", "what a reader loads", () => counted(weighedVisits)),
];

/** @type {Part[]} */
const PAGE = [{ name: "page tests", areas: ["page"], role: "tests", work: pageTests }];

/**
 * Lanes at the same time: a part that compiles, links, optimises or waits leaves the other cores to the other
 * lanes. The wasm builds lock other target folders than the Rust tests do.
 * @type {Lane[]}
 */
export const LANES = [
  { prepare: prepareRustChecks, parts: RUST },
  { prepare: preparePage, parts: BUILDS, next: [{ parts: PAGE }, { parts: PACKAGE }] },
];

/** @param {import("./selection.mjs").Area} area @param {string} name @param {() => Promise<PartOutcome>} work @returns {Part} */
function checkOf(area, name, work) {
  return { name, areas: [area], role: "check", work };
}

/** @param {string} name @param {() => Promise<void>} build @returns {Part} */
function buildOf(name, build) {
  return { name, areas: ["api", "page"], role: "build", work: () => built(build) };
}

/** The site waits for its builds, and nothing waits for these. @param {string} words @param {Record<string, string>} [env] */
function cargo(words, env = {}) {
  return check("cargo", words.split(" "), { env, yields: true });
}

/** The npm packages, while the core compiles, and the browser, which the page tests and the weights
 *  find by the environment. */
async function preparePage() {
  await Promise.all([preparePackages(), compileFirst()]);
  process.env.GOSPACE_CHROMIUM = await prepareChromium();
}

/** The declarations as a project reads them that has nothing of ours and resolves as Node does; those of the
 *  element need the types of a browser, no others do. */
async function packageTypes() {
  const strictest = "--ignoreConfig --noEmit --strict --module nodenext --target es2022";
  const checked = (/** @type {string} */ libraries, /** @type {string[]} */ files) => {
    const words = [...strictest.split(" "), "--lib", libraries, "--types", "", ...files];
    return checkByNode("typescript/bin/tsc", words);
  };
  const modules = await checked("es2022", ["pkg/gospace.d.ts", "pkg/play.d.ts"]);
  return modules.counts.failed === 0
    ? checked("es2022,dom", ["pkg/element.d.ts", "pkg/story.d.ts"])
    : modules;
}
