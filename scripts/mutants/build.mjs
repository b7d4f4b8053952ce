// One build of the core's tests that holds all mutants, in a copy of the project.
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ALL_CRATES, CRATE_ROOTS } from "../crates.mjs";
import { Failure, tell } from "../output.mjs";
import { attempt, ROOT, run } from "../run.mjs";
import { blamed } from "./blame.mjs";

/**
 * @typedef {import("./list.mjs").Mutant} Mutant
 * @typedef {import("./outcomes.mjs").Outcomes} Outcomes
 * @typedef {import("./blame.mjs").Fault} Fault
 */

const FOLDER = join(ROOT, "build/mutants");
const TREE = join(FOLDER, "tree");
/** The sources of the core's tests. */
const COPIED = ["Cargo.toml", "Cargo.lock", "crate", "docs/limits.md", "tests"];
const LEFT_OUT = /^tests\/(deep|page|module|commands|floors)\b/;

/** The mutants that the build holds, and its programs. @param {Mutant[]} mutants @param {Outcomes} outcomes */
export async function buildMutants(mutants, outcomes) {
  const rewriter = await buildRewriter();
  for (;;) {
    const held = mutants.filter((mutant) => !isLeftOut(outcomes, mutant));
    // The rewriter adds a module to each root.
    copyProject(new Set([...held.map(({ file }) => file), ...CRATE_ROOTS]));
    const untried = await rewrite(rewriter, held);
    for (const [mutant, why] of untried) outcomes.add(mutant, withoutSwitch(why));
    const faults = untried.length > 0 ? [] : await faultsOfCheck();
    if (untried.length === 0 && faults.length === 0) return { held, programs: await programs() };
    const numbers = blamed(faults, (file) => readFileSync(join(TREE, file), "latin1"));
    for (const mutant of held.filter(({ number }) => numbers.has(number)))
      outcomes.add(mutant, { kind: "does not compile" });
    tell(`${numbers.size + untried.length} mutants do not compile or have no switch …`);
  }
}

/** @param {string} why @returns {import("./outcomes.mjs").Outcome} */
function withoutSwitch(why) {
  return why.startsWith("does not compile")
    ? { kind: "does not compile" }
    : { kind: "not tried", why };
}

/** @param {Outcomes} outcomes @param {Mutant} mutant */
function isLeftOut(outcomes, mutant) {
  const kind = outcomes.of(mutant)?.kind;
  return kind === "does not compile" || kind === "not tried";
}

/** Copies what has changed, but for the files that are rewritten. @param {Set<string>} rewritten */
function copyProject(rewritten) {
  for (const file of COPIED.flatMap((each) => filesOf(each))) {
    if (rewritten.has(file) || LEFT_OUT.test(file)) continue;
    const target = join(TREE, file);
    const content = readFileSync(join(ROOT, file));
    if (existsSync(target) && readFileSync(target).equals(content)) continue;
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
}

/** @param {string} path @returns {string[]} */
function filesOf(path) {
  if (!statSync(join(ROOT, path)).isDirectory()) return [path];
  return readdirSync(join(ROOT, path)).flatMap((name) => filesOf(`${path}/${name}`));
}

async function buildRewriter() {
  const target = join(FOLDER, "rewriter");
  await run("The helper gospace-mutants does not build: cargo says above why.", "cargo", [
    ...["build", "--locked", "--package=gospace-mutants", `--target-dir=${target}`],
  ]);
  return join(target, "debug", "gospace-mutants");
}

/** @param {string} rewriter @param {Mutant[]} mutants @returns {Promise<[Mutant, string][]>} those without a switch */
async function rewrite(rewriter, mutants) {
  const list = join(FOLDER, "list.tsv");
  const rows = mutants.map(({ number, file, genre, span: { start }, replacement }) =>
    [number, file, genre, start.line, start.column, replacement].join("\t"),
  );
  writeFileSync(list, rows.map((row) => `${row}\n`).join(""));
  const { stdout } = await run("The mutants have no switches.", rewriter, [ROOT, TREE, list]);
  const reasons = new Map(stdout.split("\n").filter(Boolean).map(twoFields));
  return mutants.flatMap((mutant) => {
    const why = reasons.get(String(mutant.number));
    return why === undefined ? [] : [/** @type {[Mutant, string]} */ ([mutant, why])];
  });
}

/** @param {string} line @returns {[string, string]} */
function twoFields(line) {
  const [first = "", second = ""] = line.split("\t");
  return [first, second];
}

/** @returns {Promise<Fault[]>} */
async function faultsOfCheck() {
  const { messages, output } = await cargo(["check", "--lib"]);
  const faults = messages.filter(({ message }) => message?.level === "error");
  if (faults.length === 0 && output !== "") throw new Failure("cargo check fails.", output);
  return faults.map(({ message }) => message);
}

/** The paths of the programs with all tests of the crates. */
async function programs() {
  tell("Building the tests …");
  const { messages, output } = await cargo(["test", "--no-run", "--lib"]);
  if (output !== "") throw new Failure("The tests with the mutants do not build.", output);
  return messages.flatMap(({ executable }) => (executable ? [String(executable)] : []));
}

/** Cargo's messages about the copy, line by line; `output` is empty if it succeeds. @param {string[]} words */
async function cargo([command = "", ...words]) {
  const { code, stdout, output } = await attempt(
    "cargo",
    [
      command,
      "--locked",
      ...ALL_CRATES,
      `--manifest-path=${join(TREE, "Cargo.toml")}`,
      `--target-dir=${join(FOLDER, "target")}`,
      "--message-format=json",
      ...words,
    ],
    { env: { RUSTFLAGS: "-Awarnings" } },
  );
  const messages = stdout.split("\n").filter((line) => line.startsWith("{"));
  return { messages: messages.map((line) => JSON.parse(line)), output: code === 0 ? "" : output };
}
