/** Trials of mutants: which tests try one, for how long, and what is told of the page's. */
import { expect, test } from "vitest";
import { trialOf } from "../../scripts/mutants/trial.mjs";
import { survivorsIn, tableOf, trySurvivors } from "../../scripts/mutants-page/outcomes.mjs";

type Status = "Killed" | "Timeout" | "Survived" | "NoCoverage" | "Ignored";

/** A change of the third character of a file. */
function mutant(status: Status) {
  const location = { start: { line: 1, column: 3 }, end: { line: 1, column: 4 } };
  return { mutatorName: "Math", replacement: "-", location, status };
}

function files() {
  const mutants = (...all: Status[]) => ({ source: "a + b", mutants: all.map(mutant) });
  return {
    "www/model/b.ts": mutants("Survived", "Killed", "Ignored"),
    "www/model/a.ts": mutants("NoCoverage", "Timeout"),
  };
}

test("the page's survivors, and what no test reached, are tried a second time, and nothing else", async () => {
  const all = files();
  const tried: string[] = [];
  await trySurvivors(all, async (path, { status }) => {
    tried.push(`${path} ${status}`);
    return path.endsWith("b.ts");
  });
  expect(tried).toEqual(["www/model/b.ts Survived", "www/model/a.ts NoCoverage"]);
  expect(survivorsIn(all)).toEqual(["runs in no test: www/model/a.ts:1:3 Math: + → -"]);
  expect(tableOf(all)).toEqual(["www/model: 4 mutants, 3 killed (75.0 %), 1 run in no test"]);
});

test("what survives is told by its place, and each folder by how many were killed or never ended", () => {
  expect(survivorsIn(files())).toEqual([
    "runs in no test: www/model/a.ts:1:3 Math: + → -",
    "survives: www/model/b.ts:1:3 Math: + → -",
  ]);
  expect(tableOf(files())).toEqual(["www/model: 4 mutants, 2 killed (50.0 %), 1 run in no test"]);
});

/** A trial by tests of these seconds that reach the mutant, and the names of those that ran. */
async function tried(bound: number, seconds: readonly number[], fails: number | null = null) {
  const ran: string[] = [];
  const tests = seconds.map((each) => ({
    name: String(each),
    program: "core",
    seconds: each,
    reached: [7],
  }));
  const trial = trialOf(tests, bound, async ({ name }) => {
    ran.push(name);
    return { passes: name !== String(fails), seconds: 0 };
  });
  return { outcome: await trial({ number: 7, file: "a.rs" }), ran };
}

test("a mutant of the core is tried by short tests first, for so many seconds of tests", async () => {
  expect(await tried(12, [5, 1, 4, 6])).toEqual({
    outcome: { kind: "survives" },
    ran: ["1", "4", "5"],
  });
  expect((await tried(3, [5, 1, 4])).ran).toEqual(["1"]);
  expect((await tried(Infinity, [5, 1, 400])).ran).toEqual(["1", "5", "400"]);
  expect(await tried(12, [5, 1, 4], 4)).toEqual({
    outcome: { kind: "killed", by: "4" },
    ran: ["1", "4"],
  });
});
