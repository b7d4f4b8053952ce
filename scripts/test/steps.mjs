// The steps of npm test and of npm run check. docs/testing.md says which ring holds which tests, and why.
import { prepareBrowsers } from "../browsers/find.mjs";
import { DEV_BUILD, SHIPPED } from "../build/package.mjs";
import { buildRelay } from "../build/relay-program.mjs";
import { buildSite } from "../build/site.mjs";
import { buildWasm, DEV } from "../build/wasm.mjs";
import { prepareTestChromium } from "../chromium.mjs";
import { ALL_CRATES } from "../crates.mjs";
import { withoutEach } from "../features.mjs";
import { prepareLanguages, preparePackages, prepareRustChecks } from "../machine.mjs";
import { tell } from "../output.mjs";
import {
  both,
  check,
  checkByCargo,
  checkByNode,
  counted,
  done,
  floors,
  nodeTests,
  pageTests,
  rustTests,
  skipped,
} from "./runners.mjs";
import { weighed } from "./sizes.mjs";
import { unitFiles } from "./threads.mjs";
import { weighedVisits } from "./weights.mjs";

/**
 * @typedef {import("./runners.mjs").Result} Result
 * @typedef {import("./runners.mjs").Hearer} Hearer
 * @typedef {import("./selection.mjs").Selection} Selection
 */

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {import("./selection.mjs").Area[]} areas
 * @property {"tool" | "build" | "check" | "tests"} role a tool or a build is for others, and the others need theirs
 * @property {string[]} [after] the steps that have to succeed before it
 * @property {(selection: Selection, hearer: Hearer) => Promise<Result>} work
 */

const PACKAGES = "npm packages";
const RUST = "Rust";
const CHROMIUM = "Chromium";
const BROWSERS = "Firefox and WebKit";
const LIGHT_PAGE = "npm packages of the light page";
const DEEP_PACKAGES = "npm packages of the deep tests";
/** A page whose motion is reduced paints fewer frames. */
const FEWER_FRAMES = { GOSPACE_MOTION: "reduced" };
const WASM = "wasm module";
const SITE = "package and site";
const RELAY = "relay";

/** @type {Step[]} */
const TOOLS = [
  tool(RUST, ["core", "api", "page"], async () => {
    await prepareLanguages();
    await prepareRustChecks();
  }),
  tool(PACKAGES, ["core", "api", "page"], preparePackages),
  tool(CHROMIUM, ["page", "api"], async () => {
    // Playwright and the weights find it by the environment.
    process.env.GOSPACE_CHROMIUM = await prepareTestChromium();
  }),
  tool(LIGHT_PAGE, ["api", "page"], () => preparePackages("tests/page/app"), [PACKAGES]),
];

/** The house's own checks come first: they take seconds. @type {Step[]} */
const HOUSE = [
  { ...checking("floors", ["page", "core"]), after: [PACKAGES], work: floors },
  {
    ...checking("lint", ["page", "api"]),
    after: [PACKAGES],
    work: () =>
      checkByNode("@biomejs/biome/bin/biome", ["ci", "--colors=off", "--error-on-warnings"]),
  },
  {
    ...checking("Rust format", ["core"]),
    after: [RUST],
    work: () => check("cargo", ["fmt", "--all", "--", "--check"]),
  },
];

const NO_UNITS = "tests/{browsers,commands,deep,page/app}/**";
const DEEP = "tests/{browsers,deep,page/app/deep}/**";

/** Words that leave tests in Node out. @param {string[]} files */
function without(...files) {
  return files.map((each) => `--exclude=${each}`);
}

/** @type {Step[]} */
const TEST = [
  ...TOOLS,
  ...HOUSE,
  build(WASM, ["api", "page"], [RUST], () => buildWasm(DEV)),
  build(SITE, ["api", "page"], [WASM, PACKAGES], () => buildSite(DEV_BUILD)),
  {
    ...checking("TypeScript", ["page", "api"]),
    after: [SITE, LIGHT_PAGE],
    work: () => checkByNode("typescript/bin/tsc", ["--noEmit"]),
  },
  {
    ...tests("tests in Node", ["api", "page"]),
    after: [SITE, CHROMIUM, LIGHT_PAGE],
    work: async (selection, hearer) => {
      const { together, alone } = unitFiles();
      const units = ["--no-isolate", "--passWithNoTests", ...without(NO_UNITS, ...alone)];
      const others = ["--passWithNoTests", ...without(DEEP, ...together)];
      return both(
        await nodeTests(units, selection, hearer),
        await nodeTests(others, selection, hearer),
      );
    },
  },
  {
    ...tests("Rust tests", ["core"]),
    after: [RUST],
    work: (selection, hearer) =>
      rustTests(`test --locked ${CORE} --lib -- --skip=::deep::`, selection, hearer),
  },
  {
    ...tests("page tests", ["page"]),
    after: [SITE, CHROMIUM],
    work: (selection, hearer) => pageTests(["--grep=@journey"], selection, hearer, FEWER_FRAMES),
  },
];

const ALL_CASES = { GOSPACE_CASES: "all" };
/** Words that leave out the tests in Node but those of one folder. */
const ONLY_DEEP = ["--exclude=tests/{browsers,commands,module,page}/**"];
const ONLY_DEEP_PAGE = [
  "--exclude=tests/{browsers,commands,deep,module,page/units}/**",
  "--exclude=tests/page/app/*.test.ts",
];
const ONLY_BROWSERS = ["--exclude=tests/{commands,deep,module,page}/**"];
/** The core, whose crates are its floors. */
const CORE = ALL_CRATES.join(" ");

/** The programs that stand on the core or beside it. The relay is tested apart: what it builds on asks more of the crates
 *  that both need, and the core would be compiled again. */
const PROGRAMS = ["gtp", "tables", "fuzz", "mutants"]
  .map((name) => `--package=gospace-${name}`)
  .join(" ");

/** True: there is one of them. */
let hasBrowsers = false;

/** @type {Step[]} */
const CHECK = [
  ...TOOLS,
  tool(
    BROWSERS,
    ["api", "page"],
    async () => {
      await preparePackages("tests/browsers");
      hasBrowsers = (await prepareBrowsers()).length > 0;
    },
    [PACKAGES, RUST],
  ),
  tool(DEEP_PACKAGES, ["api"], () => preparePackages("tests/deep"), [PACKAGES]),
  build(SITE, ["api", "page"], [RUST, PACKAGES], () => buildSite(SHIPPED)),
  build(RELAY, ["page"], [RUST], async () => {
    // The page tests find it by the environment.
    process.env.GOSPACE_RELAY_PROGRAM = await buildRelay();
  }),
  {
    ...checking("types of the package", ["api"]),
    after: [SITE, DEEP_PACKAGES, BROWSERS],
    work: packageTypes,
  },
  { ...checking("sizes", ["api"]), after: [SITE], work: () => counted(weighed) },
  {
    ...checking("what a reader loads", ["page"]),
    after: [SITE, CHROMIUM],
    work: () => counted(weighedVisits),
  },
  {
    ...tests("deep tests in Node", ["api"]),
    after: [SITE, DEEP_PACKAGES, CHROMIUM, LIGHT_PAGE],
    work: (selection, hearer) => nodeTests(ONLY_DEEP, selection, hearer),
  },
  {
    ...tests("deep page tests in Node", ["page"]),
    after: [SITE, LIGHT_PAGE],
    work: (selection, hearer) => nodeTests(ONLY_DEEP_PAGE, selection, hearer),
  },
  {
    ...tests("page tests, the others", ["page"]),
    after: [SITE, CHROMIUM, RELAY],
    work: (selection, hearer) => {
      const GOSPACE_SHUFFLED = String(Date.now());
      tell(`The page tests are shuffled by GOSPACE_SHUFFLED=${GOSPACE_SHUFFLED}.`);
      return pageTests(["--grep-invert=@journey"], selection, hearer, { GOSPACE_SHUFFLED });
    },
  },
  {
    ...checking("features, taken out one by one", ["page"]),
    after: [SITE],
    work: () => counted(() => withoutEach()),
  },
  {
    ...tests("journeys in Firefox and WebKit", ["page"]),
    after: [SITE, BROWSERS, LIGHT_PAGE],
    work: (selection, hearer) =>
      hasBrowsers ? nodeTests(ONLY_BROWSERS, selection, hearer) : skipped(1),
  },
  {
    ...tests("Rust tests, all cases", ["core"]),
    after: [RUST],
    work: (selection, hearer) =>
      rustTests(`test --locked ${CORE} --lib -- `, selection, hearer, ALL_CASES),
  },
  {
    ...tests("examples of the crates", ["core"]),
    after: [RUST],
    work: (selection, hearer) => rustTests(`test --locked ${CORE} --doc -- `, selection, hearer),
  },
  {
    ...tests("tests of the programs", ["core"]),
    after: [RUST],
    work: (selection, hearer) =>
      rustTests(`test --locked --no-fail-fast ${PROGRAMS} -- `, selection, hearer, ALL_CASES),
  },
  {
    ...tests("tests of the relay", ["core"]),
    after: [RUST],
    work: (selection, hearer) =>
      rustTests("test --locked --package=gospace-relay -- ", selection, hearer),
  },
  ...[
    { name: "clippy of all", crates: "--workspace --all-targets --all-features" },
    {
      name: "clippy of what only plays",
      crates: "--package=gospace-wasm --no-default-features --features=play,compact",
    },
    {
      name: "clippy of what only plays on grids and graphs",
      crates: "--package=gospace-wasm --no-default-features --features=light,compact",
    },
    {
      name: "clippy of what only plays games in links",
      crates:
        "--package=gospace-wasm --no-default-features --features=links,gospace/graphs,compact",
    },
    {
      name: "clippy of what finds turns",
      crates: "--package=gospace-wasm --no-default-features --features=think,compact",
    },
  ].map(({ name, crates }) => ({
    ...checking(name, ["core"]),
    after: [RUST],
    work: (/** @type {Selection} */ _, /** @type {Hearer} */ hearer) =>
      checkByCargo(`clippy --locked ${crates} -- --deny=warnings`, hearer),
  })),
  {
    ...checking("rustdoc", ["core"]),
    after: [RUST],
    work: (_, hearer) =>
      checkByCargo("doc --locked --no-deps", hearer, { RUSTDOCFLAGS: "-D warnings" }),
  },
  {
    ...checking("crate packages", ["core"]),
    after: [RUST],
    // That the crate builds alone, the wasm build shows.
    work: (_, hearer) =>
      checkByCargo(`package ${CORE} --locked --offline --allow-dirty --no-verify --quiet`, hearer),
  },
];

export const RINGS = { test: TEST, check: CHECK };

/** @param {string} name @param {Step["areas"]} areas @returns {Pick<Step, "name" | "areas" | "role">} */
function checking(name, areas) {
  return { name, areas, role: "check" };
}

/** @param {string} name @param {Step["areas"]} areas @returns {Pick<Step, "name" | "areas" | "role">} */
function tests(name, areas) {
  return { name, areas, role: "tests" };
}

/** @param {string} name @param {Step["areas"]} areas @param {() => Promise<unknown>} work @param {string[]} [after] @returns {Step} */
function tool(name, areas, work, after = []) {
  return { name, areas, role: "tool", after, work: () => done(work) };
}

/** @param {string} name @param {Step["areas"]} areas @param {string[]} after @param {() => Promise<void>} work @returns {Step} */
function build(name, areas, after, work) {
  return { name, areas, role: "build", after, work: () => done(work) };
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
  if (modules.counts.failed > 0) return modules;
  const elements = await checked("es2022,dom", ["pkg/element.d.ts", "pkg/story.d.ts"]);
  if (elements.counts.failed > 0) return elements;
  const deep = await checkByNode("typescript/bin/tsc", ["--project", "tests/deep", "--noEmit"]);
  if (deep.counts.failed > 0) return deep;
  return checkByNode("typescript/bin/tsc", ["--project", "tests/browsers", "--noEmit"]);
}
