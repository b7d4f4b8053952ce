// The mutants that cargo-mutants lists, with a number each.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { cargoTool } from "../cargo.mjs";
import { Failure } from "../output.mjs";
import { ROOT, run } from "../run.mjs";

/**
 * @typedef {{ line: number, column: number }} Position
 * @typedef {{ file: string, name: string, genre: string, replacement: string, span: { start: Position } }} Listed
 * @typedef {Listed & { number: number, key: string }} Mutant `key`: the same as long as its file is
 */

/** @param {string[]} paths files and folders of the core @returns {Promise<Mutant[]>} */
export async function listMutants(paths) {
  const program = await cargoTool("cargo-mutants", "27.1.0");
  const files = paths.flatMap((path) => ["--file", globOf(path)]);
  const words = ["mutants", "--no-config", "--list", "--json", ...files];
  const { stdout } = await run("cargo-mutants could not list the mutants.", program, words);
  /** @type {Listed[]} */
  const listed = JSON.parse(stdout);
  return listed.map((mutant, place) => ({
    ...mutant,
    number: place + 1,
    key: `${hashOf(mutant.file)} ${mutant.name}`,
  }));
}

/** Chooses about one mutant of so many, always the same ones. @param {number} share */
export function sample(share) {
  return (/** @type {Mutant} */ { name }) => Number.parseInt(hash(name), 16) % share === 0;
}

/** All files of a folder, or one file. @param {string} path */
function globOf(path) {
  const full = join(ROOT, path);
  if (!existsSync(full))
    throw new Failure(`"${path}" is no file or folder of the core: crate/src/rules, for example.`);
  return statSync(full).isDirectory() ? `${path.replace(/\/$/, "")}/**` : path;
}

/** @type {Map<string, string>} */
const hashes = new Map();

/** @param {string} file */
function hashOf(file) {
  const known = hashes.get(file) ?? hash(readFileSync(join(ROOT, file)));
  hashes.set(file, known);
  return known;
}

/** @param {string | Buffer} content */
function hash(content) {
  return createHash("sha256").update(content).digest("hex").slice(0, 12);
}
