// npm run mutants [-- PATH… --survivors --tests NAME --seconds N --sample 1/N]: changes the core, one operator, match arm
// or function's value at a time, as cargo-mutants lists the changes, and the tests must fail. All changes are compiled into
// one build and switched on one at a time. Prints those that no test notices, and a table by folder. Without a path: rules
// and geometry. A run that was ended goes on where it was; `--survivors` tries again what survived, `--tests` tries only
// that, by all tests with the name, however long they take, `--seconds 3` by three seconds of tests, `--sample 1/4` a
// quarter of the changes. Outcomes hold as long as a file is not changed; they are in build/mutants.
import { parseArgs } from "node:util";
import { command, Failure, tell } from "../output.mjs";
import { buildMutants } from "./build.mjs";
import { listMutants, sample } from "./list.mjs";
import { Outcomes } from "./outcomes.mjs";
import { inParallel } from "./parallel.mjs";
import { tellTable } from "./table.mjs";
import { recordTests } from "./tests.mjs";
import { BOUND, trialOf } from "./trial.mjs";

await command(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      survivors: { type: "boolean", default: false },
      tests: { type: "string", multiple: true, default: [] },
      seconds: { type: "string" },
      sample: { type: "string", default: "1/1" },
    },
  });
  const paths = positionals.length > 0 ? positionals : ["crate/src/rules", "crate/src/geometry"];
  const all = await listMutants(paths);
  const outcomes = new Outcomes();
  const build = await buildMutants(all, outcomes);
  const isChosen = sample(shareOf(values.sample));
  const [mutants, held] = [all.filter(isChosen), build.held.filter(isChosen)];
  const isFew = values.tests.length > 0;
  const bound = secondsOf(values.seconds) ?? (isFew ? Infinity : BOUND);
  const left = held.filter((mutant) => {
    const kind = outcomes.of(mutant)?.kind;
    return kind === "survives" ? isFew || values.survivors : kind === undefined && !isFew;
  });
  tell(`${mutants.length} mutants, ${held.length} compile, ${left.length} are to be tried.`);
  if (left.length > 0) {
    const tests = await recordTests(build.programs, values.tests);
    const trial = trialOf(tests, bound);
    let tried = 0;
    await inParallel(left, async (mutant) => {
      outcomes.add(mutant, await trial(mutant));
      tried += 1;
      if (tried % 100 === 0) tell(`${tried} of ${left.length} are tried.`);
    });
  }
  const limit = bound === Infinity ? "" : `, for ${bound} seconds of tests at most`;
  tell(`Each was tried by the tests that reach it${limit}.`);
  tellTable(mutants, outcomes);
});

/** @param {string | undefined} word as 3 or 0.5 */
function secondsOf(word) {
  if (word === undefined) return undefined;
  if (!(Number(word) > 0)) throw new Failure(`"${word}" is no number of seconds: 3, for example.`);
  return Number(word);
}

/** @param {string} word as 1/4 */
function shareOf(word) {
  const [, parts] = /^1\/([1-9]\d*)$/.exec(word) ?? [];
  if (parts === undefined) throw new Failure(`"${word}" is no share: 1/4, for example.`);
  return Number(parts);
}
