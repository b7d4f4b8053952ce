// The tools that a build needs: a missing one is installed or named.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Failure, seconds, step, tell } from "./output.mjs";
import { attempt, npm, ROOT, run, succeeds } from "./run.mjs";

const OLDEST_NODE = { major: 20, minor: 19 };
const WASM_TARGET = "wasm32-unknown-unknown";

/** Node itself, the npm packages of the lock file, Rust and its wasm target. */
export async function prepareMachine() {
  await prepareLanguages();
  await preparePackages();
}

/** Node, Rust and its wasm target. */
export async function prepareLanguages() {
  checkNode();
  await prepareRust();
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > OLDEST_NODE.major) return;
  if (major === OLDEST_NODE.major && minor >= OLDEST_NODE.minor) return;
  throw new Failure(
    `This is Node ${process.versions.node}; install Node ${OLDEST_NODE.major}.${OLDEST_NODE.minor} or newer.`,
  );
}

/** The packages of a folder's package-lock.json: those of the project, or of a part that few commands need. */
export async function preparePackages(folder = ".") {
  if (packagesMatchLock(folder)) return;
  const started = performance.now();
  const lock = join(folder, "package-lock.json");
  await step(`Installing the npm packages of ${lock}`, () =>
    npm(
      `npm could not install the packages of ${lock}: its words are above; the first time it needs a network.`,
      ["ci", "--no-audit", "--no-fund", "--ignore-scripts", "--prefix", join(ROOT, folder)],
    ),
  );
  tell(`Installed the npm packages in ${seconds(started)}.`);
}

/** True: the packages that npm noted in node_modules are those of the lock file. @param {string} folder */
function packagesMatchLock(folder) {
  const installed = lockedPackages(join(folder, "node_modules/.package-lock.json"));
  const wanted = lockedPackages(join(folder, "package-lock.json"));
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === "") return true;
    const there = installed[path];
    // npm leaves out the packages of other machines' kinds and lists them nowhere.
    if (!there) return entry.optional === true;
    return there.version === entry.version && existsSync(join(ROOT, folder, path, "package.json"));
  });
}

/** @param {string} file @returns {Record<string, { version?: string, optional?: boolean }>} */
function lockedPackages(file) {
  const path = join(ROOT, file);
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")).packages ?? {}) : {};
}

async function prepareRust() {
  if (!(await succeeds("cargo", ["--version"]))) {
    throw new Failure("Rust is missing: install rustup with its stable toolchain.");
  }
  const sysroot = (await attempt("rustc", ["--print", "sysroot"])).stdout.trim();
  if (existsSync(join(sysroot, "lib", "rustlib", WASM_TARGET))) return;
  tell(`Adding Rust's target ${WASM_TARGET} …`);
  await run(`Rust's target ${WASM_TARGET} is missing and rustup could not add it.`, "rustup", [
    "target",
    "add",
    WASM_TARGET,
  ]);
}

/** rustfmt and clippy, which only the tests want. */
export async function prepareRustChecks() {
  for (const component of ["rustfmt", "clippy"]) {
    const subcommand = component === "rustfmt" ? "fmt" : component;
    if (await succeeds("cargo", [subcommand, "--version"])) continue;
    tell(`Adding Rust's component ${component} …`);
    await run(`Rust's component ${component} is missing and rustup could not add it.`, "rustup", [
      "component",
      "add",
      component,
    ]);
  }
}
