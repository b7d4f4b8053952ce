// The parts of npm test, in their order.
import { buildPackage, TRAPPING_PACKAGE } from "../build/package.mjs";
import { buildSite } from "../build/site.mjs";
import { buildWasm, FULL, PLAY, TRAPPING } from "../build/wasm.mjs";
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
const PACKAGE_AND_PAGE = [
  buildOf("wasm build", () => inTurn(buildWasm, [FULL, PLAY, TRAPPING])),
  buildOf("package and site", () => inTurn((build) => build(), [buildSite, buildTrapping])),
  checkOf("page", "TypeScript check", () => checkByNode("typescript/bin/tsc", ["--noEmit"])),
  checkOf("api", "package's types", packageTypes),
  checkOf("page", "TypeScript and CSS lint", () =>
    checkByNode("@biomejs/biome/bin/biome", ["ci", "--colors=off", "--error-on-warnings"]),
  ),
  checkOf("page", "floors", floors),
  checkOf("api", "sizes", () => counted(weighed)),
  checkOf("page", "what a reader loads", () => counted(weighedVisits)),
  { name: "API tests", areas: ["api"], role: "tests", work: apiTests },
  { name: "page tests", areas: ["page"], role: "tests", work: pageTests },
];

/**
 * Two lanes at the same time, in each one part after the other: a part that compiles, links or optimises on one core
 * leaves the other core to the other lane. The wasm builds lock other target folders than the Rust tests do.
 */
export const LANES = [RUST, PACKAGE_AND_PAGE];

/** @param {import("./selection.mjs").Area} area @param {string} name @param {() => Promise<PartOutcome>} work @returns {Part} */
function checkOf(area, name, work) {
  return { name, areas: [area], role: "check", work };
}

/** @param {string} name @param {() => Promise<void>} build @returns {Part} */
function buildOf(name, build) {
  return { name, areas: ["api", "page"], role: "build", work: () => built(build) };
}

/** @param {string} words @param {Record<string, string>} [env] */
function cargo(words, env) {
  return check("cargo", words.split(" "), env);
}

function buildTrapping() {
  return buildPackage(TRAPPING_PACKAGE);
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
  return modules.counts.failed === 0 ? checked("es2022,dom", ["pkg/element.d.ts"]) : modules;
}

/** @template T @param {(item: T) => Promise<void>} work @param {T[]} items */
async function inTurn(work, items) {
  for (const item of items) await work(item);
}
