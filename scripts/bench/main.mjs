// npm run bench WORKLOAD [ROUNDS]: measures one workload and prints its tables. With all of its rounds it writes them
// into its document too, between the marks <!-- WORKLOAD: begin --> and <!-- WORKLOAD: end -->.
import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { prepareMachine, preparePackages } from "../machine.mjs";
import { command, Failure, tell } from "../output.mjs";
import { ROOT } from "../run.mjs";

/**
 * A file of this folder each, which exports `measure(rounds, words)`: the lines of its tables; the number of `ROUNDS`,
 * if its figures are times; the `DOCUMENT` with its tables, if there is one. `words` follow the workload.
 */
const WORKLOADS = {
  core: "random playouts and superko replays, native and in wasm, beside Sabaki's packages",
  page: "boards of 10,000 points and a long game in Chromium, by real input",
  slow: "the first boards of frames, elements and the page on a slow telephone",
  bodies: "turns of a body of 2,000 points, in Chromium",
  drawing:
    "drags of 1,000 of 5,000 points in the editor, and edits of 5,000 and 20,000, in Chromium",
  generators: "every generator at its most, to its picture in Chromium",
  texts: "long texts in the import of the editor, in Chromium",
  space: "plays on a go-space of about 2,000 placements",
  continuous: "plays, captures, liberties and snaps on planes of 400 stones",
  live: "turns of a live game from page to page, in Chromium",
  relay: "memory of 5,000 idle rooms of a relay, and times of 2,000 messages a second",
  sampling: "samples of about 100,000 placements, and a quotient of 200 disks",
  hostile:
    "boards of 100,000 points whose coordinates are made to be slow, to the stage in Chromium",
  growth: "what turns cost on boards of 100 to 100,000 points of every kind; draws its figure too",
  limits: "documents at the limits: time and memory to the game or the refusal",
  links: "the links that take longest to read",
  modules: "several builds of the wasm module, named by their FOLDERS, as ratios to the first",
  values: "the time until the solver knows the value of small boards",
  convergence: "how often sampled boards judge as the plane does; draws its figure too",
};

await command(async () => {
  const [name = "", ...words] = process.argv.slice(2);
  if (!Object.hasOwn(WORKLOADS, name)) {
    const lines = Object.entries(WORKLOADS).map(([each, what]) => `  ${each.padEnd(12)}${what}`);
    throw new Failure(`npm run bench WORKLOAD [ROUNDS], with one of:\n${lines.join("\n")}`);
  }
  const { measure, ROUNDS, DOCUMENT } = await import(`./${name}.mjs`);
  const rounds = Number(words[0]) || ROUNDS;
  await prepareMachine();
  await preparePackages("scripts/bench");
  const head = rounds ? [machine(name, rounds), ""] : [];
  const lines = [...head, ...(await measure(rounds, words))];
  tell(lines.join("\n"));
  if (DOCUMENT && !(rounds < ROUNDS)) writeBetweenMarks(join(ROOT, DOCUMENT), name, lines);
});

/** @param {string} name @param {number} rounds */
function machine(name, rounds) {
  const date = new Date().toLocaleDateString("en-GB", { dateStyle: "long" });
  const times = rounds === 1 ? "one round" : `${rounds} rounds`;
  return `\`npm run bench ${name}\`, ${times}, ${date}: ${cpus().length} × ${cpus()[0]?.model}, Node ${process.versions.node}.`;
}

/** @param {string} file @param {string} name @param {string[]} lines */
function writeBetweenMarks(file, name, lines) {
  const text = readFileSync(file, "utf8");
  const [begin, end] = [`<!-- ${name}: begin -->`, `<!-- ${name}: end -->`];
  const [from, to] = [text.indexOf(begin) + begin.length, text.indexOf(end)];
  if (!text.includes(begin) || to < from) throw new Failure(`${file} has no ${begin} … ${end}.`);
  writeFileSync(file, `${text.slice(0, from)}\n\n${lines.join("\n")}\n\n${text.slice(to)}`);
}
