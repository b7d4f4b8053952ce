// Cargo's subcommands that this project uses and Rust does not bring: installed into build/tools when first used.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { tell } from "./output.mjs";
import { ROOT, run } from "./run.mjs";

const FOLDER = join(ROOT, "build/tools");
const SUFFIX = process.platform === "win32" ? ".exe" : "";

/**
 * The path of a subcommand's program.
 * @param {string} name @param {string} version
 */
export async function cargoTool(name, version) {
  const program = join(FOLDER, "bin", `${name}${SUFFIX}`);
  if (!existsSync(program)) {
    tell(`Installing ${name} …`);
    const words = ["install", "--locked", "--root", FOLDER, `${name}@${version}`];
    await run(`${name} could not be installed.`, "cargo", words, { yields: true });
  }
  return program;
}
