// From the Rust crate to an optimised wasm module with its JavaScript face, in build/.
import { copyFileSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { CARGO_HOME, cargo } from "../cargo.mjs";
import { CORES, withCores } from "../cores.mjs";
import { preparePackages } from "../machine.mjs";
import { Failure } from "../output.mjs";
import { ROOT, run } from "../run.mjs";
import { upToDate } from "./stamp.mjs";

/**
 * A kind of module: a profile of cargo's, with `settings` over it.
 * @typedef {object} WasmKind
 * @property {string} name
 * @property {string} folder where the module and its face go
 * @property {string} targetFolder under cargo's own; kinds of one are compiled one after the other
 * @property {"debug" | "release"} profile cargo's folder of it
 * @property {string[]} cargoArguments
 * @property {Record<string, string>} settings
 * @property {string[]} bindgen options of gospace-bindgen
 * @property {string[]} optimisation flags of wasm-opt; none: it is not optimised
 */

/**
 * Everything, in the profile of the tests: what `npm start` serves and `npm test` tests. It takes the place of all
 * shipped modules. @type {WasmKind}
 */
export const DEV = {
  name: "development wasm module",
  folder: "build/wasm/full",
  targetFolder: "",
  profile: "debug",
  cargoArguments: ["--features=links"],
  // As in what ships: the core's own tests have these checks, which the module would take a third longer to compile with.
  settings: {
    CARGO_PROFILE_DEV_DEBUG_ASSERTIONS: "false",
    CARGO_PROFILE_DEV_OVERFLOW_CHECKS: "false",
  },
  bindgen: [],
  optimisation: [],
};

/** Everything, built for speed. @type {WasmKind} */
const FULL = {
  name: "wasm module",
  folder: "build/wasm/full",
  targetFolder: "",
  profile: "release",
  cargoArguments: ["--release"],
  settings: {},
  bindgen: [],
  optimisation: ["-O3"],
};

/**
 * With all crates optimised as one, which cargo leaves out for a library that is something else besides: as crate/wasm
 * is, for the benchmark's native workloads.
 */
const LINKED = ["--release", "--crate-type=cdylib"];

/**
 * The part that playing needs, built for size. Of wasm-opt's passes it takes those that make the compressed module
 * smaller: all others, and -Oz as a whole, shorten it by what Brotli would have found, and leave it less.
 * @type {WasmKind}
 */
const PLAY = {
  name: "wasm module that only plays",
  folder: "build/wasm/play",
  targetFolder: "small",
  profile: "release",
  cargoArguments: [...LINKED, "--no-default-features", "--features=play,compact"],
  settings: { CARGO_PROFILE_RELEASE_OPT_LEVEL: "z" },
  bindgen: ["--silent-panics"],
  optimisation: [
    "--dae-optimizing",
    "--dce",
    "--remove-unused-brs",
    "--optimize-instructions",
    "--rse",
    "--merge-blocks",
    "--vacuum",
    "--remove-unused-names",
    "--duplicate-function-elimination",
    "--remove-unused-module-elements",
    "--reorder-locals",
    "--strip-target-features",
    "--strip-producers",
  ],
};

/** The part of that for grids and graphs alone. @type {WasmKind} */
const LIGHT = {
  ...PLAY,
  name: "wasm module that only plays on grids and graphs",
  folder: "build/wasm/light",
  cargoArguments: [...LINKED, "--no-default-features", "--features=light,compact"],
};

/** The part for games in links on boards of a kind, which reads no documents and explains nothing. @param {string} folder @param {string} feature of the core @param {string} boards @returns {WasmKind} */
function inLinks(folder, feature, boards) {
  return {
    ...PLAY,
    name: `wasm module that only plays games in links on ${boards}`,
    folder: `build/wasm/${folder}`,
    targetFolder: "links",
    cargoArguments: [
      ...LINKED,
      "--no-default-features",
      `--features=links,gospace/${feature},compact`,
    ],
  };
}

/** For problems in embeds: a tenth larger than the smallest, and 1.7 times as fast. @type {WasmKind} */
const SOLVER = {
  ...PLAY,
  targetFolder: "fast",
  settings: { CARGO_PROFILE_RELEASE_OPT_LEVEL: "s" },
  name: "wasm module that plays and solves on grids and graphs",
  folder: "build/wasm/solver",
  cargoArguments: [...LINKED, "--no-default-features", "--features=light,solve,compact"],
};

/** The search and the solver of every kind, for the other problems. @type {WasmKind} */
const THINK = {
  ...SOLVER,
  name: "wasm module that finds turns",
  folder: "build/wasm/think",
  cargoArguments: [...LINKED, "--no-default-features", "--features=think,compact"],
};

/** The modules that ship. */
export const SHIPPED_MODULES = {
  full: FULL,
  play: PLAY,
  light: LIGHT,
  links: inLinks("links", "graphs", "grids and graphs"),
  spaces: inLinks("spaces", "spaces", "go-spaces"),
  disks: inLinks("disks", "disks", "disks"),
  planes: inLinks("planes", "planes", "planes"),
  solver: SOLVER,
  think: THINK,
};

/** The workloads of the benchmark, compiled as the full module is. @type {WasmKind} */
export const BENCH = {
  name: "wasm module of the benchmark",
  folder: "build/bench/wasm",
  targetFolder: "bench",
  profile: "release",
  cargoArguments: ["--release", "--features", "bench"],
  settings: {},
  bindgen: [],
  optimisation: FULL.optimisation,
};

/** wasm-opt stands in a package of its own, since only what ships is optimised. */
const BINARYEN = "scripts/build/binaryen";

/** The helper only reads and writes a module, which takes less time than to optimise and check it. */
const UNOPTIMISED = {
  CARGO_PROFILE_DEV_OPT_LEVEL: "0",
  CARGO_PROFILE_DEV_DEBUG_ASSERTIONS: "false",
  CARGO_PROFILE_DEV_OVERFLOW_CHECKS: "false",
};

const TARGET = "wasm32-unknown-unknown";
const MODULE = "gospace_wasm_bg.wasm";

/**
 * Exactly the features that rustc's wasm32 target uses by itself, which every browser and Node 20 have.
 * `--all-features` would let wasm-opt write code that Node 20 refuses.
 */
const WASM_FEATURES = [
  "--enable-bulk-memory",
  "--enable-bulk-memory-opt",
  "--enable-call-indirect-overlong",
  "--enable-multivalue",
  "--enable-mutable-globals",
  "--enable-nontrapping-float-to-int",
  "--enable-reference-types",
  "--enable-sign-ext",
];

/** By target folder the last that is compiled there: cargo writes them all into one file. @type {Map<string, Promise<unknown>>} */
const compiling = new Map();

/** Made once for all kinds: the path of gospace-bindgen, and the packages of wasm-opt. */
const once = {
  /** @type {Promise<string> | undefined} */
  helper: undefined,
  /** @type {Promise<void> | undefined} */
  optimiser: undefined,
};

/** The crates that a module is built of; the other ones are native programs. */
const CRATES = ["", "draw/", "think/", "wasm/", "bindgen/"].flatMap((crate) => [
  `crate/${crate}Cargo.toml`,
  `crate/${crate}src`,
]);

/** @param {WasmKind} kind */
export async function buildWasm(kind) {
  await upToDate({
    name: kind.name,
    stamp: kind.folder.replaceAll("/", "-"),
    inputs: [
      "Cargo.toml",
      "Cargo.lock",
      ".cargo",
      ...CRATES,
      "scripts/build/wasm.mjs",
      `${BINARYEN}/package-lock.json`,
    ],
    settings: kind.profile,
    outputs: [`${kind.folder}/${MODULE}`, `${kind.folder}/gospace_wasm.js`],
    work: async (report) => {
      once.helper ??= bindgen();
      const { helper } = once;
      // Its failure is told below.
      helper.catch(() => {});
      const written = (compiling.get(kind.targetFolder) ?? Promise.resolve()).then(async () =>
        writeFace(kind, await compile(kind, report), await helper),
      );
      compiling.set(
        kind.targetFolder,
        written.catch(() => {}),
      );
      await written;
      if (kind.optimisation.length > 0) await optimise(kind);
    },
  });
}

/** The folder in which cargo builds; the environment or a configuration may have moved it. */
export async function targetFolder() {
  const metadata = await run("cargo could not read the workspace.", "cargo", [
    "metadata",
    "--locked",
    "--no-deps",
    "--format-version=1",
  ]);
  return String(JSON.parse(metadata.stdout).target_directory);
}

/** @param {WasmKind} kind @param {(progress: string) => void} report @returns {Promise<string>} the module's path */
async function compile(kind, report) {
  const target = join(await targetFolder(), kind.targetFolder);
  // The last crate of a release, which takes the most of it, is one unit, and so one core's.
  const cores = kind.profile === "release" ? 1 : CORES;
  await cargo(
    "The wasm module does not compile: cargo says above why. The first time it needs a network.",
    [
      "rustc",
      "--locked",
      `--jobs=${cores}`,
      "--package=gospace-wasm",
      "--lib",
      `--target=${TARGET}`,
      `--target-dir=${target}`,
      ...kind.cargoArguments,
    ],
    { cores, env: { ...kind.settings, CARGO_ENCODED_RUSTFLAGS: withoutFolders() }, report },
  );
  return join(target, TARGET, kind.profile, "gospace_wasm.wasm");
}

/** Flags by which the module names no folder of this machine, so that every machine builds the same bytes. */
function withoutFolders() {
  const given = process.env.RUSTFLAGS?.split(" ").filter((flag) => flag !== "") ?? [];
  const short = { [CARGO_HOME]: "cargo", [ROOT]: "" };
  const remapped = Object.entries(short).map(([from, to]) => `--remap-path-prefix=${from}=${to}`);
  return [...given, ...remapped].join("\x1f");
}

/**
 * Builds gospace-bindgen beside the module, whose last crate leaves cores idle: by one job, in a target folder that
 * cargo does not lock for the module.
 * @returns {Promise<string>} its path
 */
async function bindgen() {
  const target = join(await targetFolder(), "bindgen");
  await run(
    "The helper gospace-bindgen does not build: cargo says above why.",
    "cargo",
    ["build", "--locked", "--jobs=1", "--package=gospace-bindgen", `--target-dir=${target}`],
    { env: UNOPTIMISED },
  );
  return join(target, "debug", "gospace-bindgen");
}

/** @param {WasmKind} kind @param {string} compiled @param {string} program gospace-bindgen */
async function writeFace(kind, compiled, program) {
  const folder = join(ROOT, kind.folder);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await run("gospace-bindgen could not write the module's face.", program, [
    compiled,
    folder,
    ...kind.bindgen,
  ]);
}

/** @param {WasmKind} kind */
async function optimise(kind) {
  once.optimiser ??= preparePackages(BINARYEN);
  await once.optimiser;
  const module = join(ROOT, kind.folder, MODULE);
  const optimised = `${module}.optimised`;
  await withCores(1, () =>
    run("wasm-opt could not optimise the module.", process.execPath, [
      join(ROOT, BINARYEN, "node_modules/binaryen/bin/wasm-opt"),
      module,
      ...WASM_FEATURES,
      ...kind.optimisation,
      `--output=${optimised}`,
    ]),
  );
  copyFileSync(optimised, module);
  rmSync(optimised);
  if (!WebAssembly.validate(readFileSync(module))) {
    throw new Failure("The optimised wasm module is not valid for this Node.");
  }
}
