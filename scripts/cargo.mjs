// Cargo: its builds take cores of the pool and say how far they are. Its subcommands and other programs that this
// project uses and Rust does not bring are installed into build/tools when first used.
import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { CORES, withCores } from "./cores.mjs";
import { Failure, tell } from "./output.mjs";
import { attempt, ROOT } from "./run.mjs";

/** Folder in which cargo keeps what it downloads. */
export const CARGO_HOME = process.env.CARGO_HOME ?? join(homedir(), ".cargo");
const FOLDER = join(ROOT, "build/tools");
/** End of a program's name. */
export const SUFFIX = process.platform === "win32" ? ".exe" : "";

/**
 * Runs cargo; the outcome may be a failure.
 * @param {string[]} args @param {{ cores?: number, env?: Record<string, string>, report?: (progress: string) => void }} [options]
 */
export function attemptCargo(args, { cores = CORES, env = {}, report = () => {} } = {}) {
  let compiled = 0;
  const onLine = (/** @type {string} */ line) => {
    const [, crate] = /^ *(?:Compiling|Checking|Documenting) (\S+)/.exec(line) ?? [];
    if (crate) report(`crate ${++compiled}, ${crate}`);
  };
  return withCores(cores, () => attempt("cargo", args, { env, onLine }));
}

/**
 * Runs cargo, which must succeed, else throws `sentence` with its output.
 * @param {string} sentence @param {string[]} args @param {Parameters<typeof attemptCargo>[1]} [options]
 */
export async function cargo(sentence, args, options) {
  const outcome = await attemptCargo(args, options);
  if (outcome.code !== 0) throw new Failure(sentence, outcome.output);
  return outcome;
}

/** @param {string} name */
function toolPath(name) {
  return join(FOLDER, "bin", `${name}${SUFFIX}`);
}

/** True for a program that is installed. @param {string} name */
export function hasCargoTool(name) {
  return existsSync(toolPath(name));
}

/**
 * The path of a subcommand's program.
 * @param {string} name @param {string} version @param {string[]} [features] the only ones, else the usual ones
 */
export async function cargoTool(name, version, features) {
  const program = toolPath(name);
  if (!existsSync(program)) {
    tell(`Installing ${name} …`);
    const words = ["install", "--locked", "--root", FOLDER, `${name}@${version}`];
    const chosen = features ? ["--no-default-features", `--features=${features}`] : [];
    await cargo(`${name} could not be installed.`, [...words, ...chosen]);
  }
  return program;
}
