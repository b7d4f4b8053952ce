/** Tests of problems: the reader's turns are answered from the record, else by the solver, else by trial games. */
import { load as loadFull, Search, Solver } from "gospace";
import { load } from "gospace/play";
import { beforeAll, expect, test } from "vitest";
import { ended, type Reply, searching, solving, UNKNOWN } from "../../../www/engine/reply.ts";
import type { GameDocument } from "../../../www/engine/types.ts";
import { analysisSlice } from "../../../www/model/analysis.ts";
import { GameController } from "../../../www/model/game-controller.ts";
import type { Problem } from "../../../www/model/problem/problem.ts";
import { ProblemController, type Solve } from "../../../www/model/problem/problem-controller.ts";
import { problemWords, taskWords } from "../../../www/words/problem.ts";

const grid = (columns: number, rows: number): GameDocument => ({
  gospace: 1,
  board: { kind: "grid", columns, rows },
});

/** The author answers A1 by C1, which no player of strength would, and B1 by a pass. */
const RECORDED: GameDocument = {
  ...grid(3, 1),
  turns: [{ play: 1, variations: [[{ play: 0 }, { play: 2, comment: "Too far away." }]] }, "pass"],
};

beforeAll(() => Promise.all([load(), loadFull()]));

/** The solver without pauses. */
const solve: Solve = async (document, sought) =>
  ended(solving(new Solver(document), 20_000)) ??
  (sought === "turn" ? ended(searching(new Search(document))) : UNKNOWN);

interface Table {
  readonly controller: GameController;
  readonly problems: ProblemController;
  problem(): Problem;
}

async function begun(document: GameDocument, by: Solve = solve, at = 0): Promise<Table> {
  const controller = new GameController(document);
  controller.walkTo(at);
  const problems = new ProblemController(controller, by);
  problems.begin();
  const problem = () => {
    if (problems.problem === null) throw new Error("no problem");
    return problems.problem;
  };
  const table = { controller, problems, problem };
  await until(table, "asking");
  return table;
}

async function until({ problem }: Table, stage: Problem["stage"]): Promise<void> {
  await expect.poll(() => problem().stage).toBe(stage);
}

async function plays(table: Table, at: number, stage: Problem["stage"] = "asking") {
  table.controller.play({ play: at });
  await expect.poll(() => table.problem().verdict).not.toBeNull();
  expect(table.problem().stage).toBe(stage);
  return table.problem().verdict;
}

function words({ controller, problem }: Table): string {
  return problemWords(problem(), null, controller.store.state.board);
}

test("the task names the value that the solver finds", async () => {
  // Drange: a row of three is Black's, one of five nobody's.
  const [three, five] = [await begun(grid(3, 1)), await begun(grid(5, 1))];
  const task = ({ controller, problem }: Table) =>
    taskWords(problem(), controller.store.state.board);
  expect(task(three)).toBe("Black to play and win by 3");
  expect(task(five)).toBe("Black to play and draw");
  const white = await begun({ ...grid(3, 1), turns: ["pass"] }, solve, 1);
  expect(task(white)).toBe("White to play and win by 3");
});

test("a right turn is answered, and play to the end solves the problem", async () => {
  const table = await begun(grid(3, 1));
  table.controller.play({ play: 1 });
  await expect.poll(() => table.problem().verdict).not.toBeNull();
  const { verdict } = table.problem();
  expect(verdict).toMatchObject({ kind: "right", by: "solver", value: "3", reply: "pass" });
  table.controller.play("pass");
  await until(table, "ended");
  expect(words(table)).toBe("Solved: Black wins by 3.");
});

test("a wrong turn is refuted by the best reply, and its cost is said", async () => {
  const table = await begun(grid(3, 3));
  // Tromp: 3×3 is worth 9, from the centre alone.
  const verdict = await plays(table, 3);
  expect(verdict).toMatchObject({ kind: "wrong", by: "solver" });
  expect(Number(verdict?.value)).toBeLessThan(9);
  expect(words(table)).toMatch(
    /^Black A2 is wrong\. White answers [ABC][123]\. With best play .+ now; from the start Black wins by 9\.$/,
  );
  table.problems.again();
  expect(table.controller.store.state.game.turnCount).toBe(0);
  expect(table.problem()).toMatchObject({ stage: "asking", verdict: null });
});

test("the record answers first, with the author's words", async () => {
  const table = await begun(RECORDED);
  const verdict = await plays(table, 0, "ended");
  expect(verdict).toMatchObject({ by: "record", reply: { play: 2 }, comment: "Too far away." });
  table.problems.again();
  expect(await plays(table, 1, "ended")).toMatchObject({ by: "record", kind: "right" });
});

test("without the solver the record judges: its first line is right, its variations are wrong", async () => {
  const missing: Solve = () => Promise.reject(new Error("not loaded"));
  const table = await begun(RECORDED, missing);
  expect(taskWords(table.problem(), table.controller.store.state.board)).toBe(
    "Black to play: find the best turns",
  );
  expect(await plays(table, 0, "ended")).toMatchObject({ kind: "wrong", by: "record" });
  table.problems.again();
  expect(await plays(table, 1, "ended")).toMatchObject({ kind: "right", by: "record" });
  table.problems.again();
  expect(await plays(table, 2)).toMatchObject({ kind: "unknown", by: "nothing", reply: null });
  expect(words(table)).toContain("the solver cannot be loaded here");
});

test("where neither knows, trial games answer, and that is said", async () => {
  const table = await begun(grid(9, 9));
  expect(await plays(table, 40)).toMatchObject({ kind: "unknown", by: "search", value: null });
  expect(table.controller.store.state.game.turnCount).toBe(2);
  expect(words(table)).toMatch(
    /neither the record nor the solver knows it, so the answer comes from trial games\. White answers /,
  );
});

test("trial games are asked for only where a turn is sought that the record does not have", async () => {
  const asked: string[] = [];
  const asking: Solve = async (_, sought) => {
    asked.push(sought);
    return UNKNOWN;
  };
  const table = await begun(RECORDED, asking);
  await plays(table, 0, "ended");
  table.problems.again();
  await plays(table, 2, "asking");
  expect(asked).toEqual(["value", "value", "turn"]);
});

test("the reader cannot play for the other side while the answer is looked for", async () => {
  let answer: (reply: Reply) => void = () => {};
  const replies: Reply[] = [{ turn: null, line: [], value: "3" }];
  const slow: Solve = () => {
    const [known] = replies.splice(0, 1);
    return known === undefined
      ? new Promise((resolve) => {
          answer = resolve;
        })
      : Promise.resolve(known);
  };
  const table = await begun(grid(3, 1), slow);
  table.controller.play({ play: 1 });
  await expect.poll(() => analysisSlice.of(table.controller.store.state)?.purpose).toBe("move");
  table.controller.play({ play: 0 });
  expect(table.controller.store.state.game.turnCount).toBe(1);
  await new Promise((go) => setTimeout(go, 20));
  answer({ turn: "pass", line: ["pass", "pass"], value: "3" });
  await until(table, "ended");
  expect(table.controller.store.state.game.turnCount).toBe(2);
});

test("a reply whose line is not known further is no end", async () => {
  const terse: Solve = async () => ({ turn: { play: 0 }, line: [], value: "9" });
  const table = await begun(grid(3, 3), terse);
  expect(await plays(table, 4)).toMatchObject({ kind: "right", reply: { play: 0 } });
});

test("an undone turn is not answered", async () => {
  const table = await begun(grid(3, 3));
  table.controller.play({ play: 4 });
  table.controller.undo();
  await new Promise((go) => setTimeout(go, 50));
  expect(table.controller.store.state.game.turnCount).toBe(0);
  expect(table.problem()).toMatchObject({ stage: "asking", verdict: null });
});

test("“Show me” puts the solution into the record, the author's before the solver's", async () => {
  const record = ({ controller }: Table) => controller.store.state.game.record;
  const solved = await begun(grid(3, 1));
  solved.problems.show();
  expect(record(solved)[0]).toEqual({ play: 1 });
  expect(solved.controller.store.state.game.turnCount).toBe(1);
  expect(solved.problem().stage).toBe("shown");
  const authored = await begun({ ...grid(3, 1), turns: [{ play: 2 }, { play: 1 }] });
  authored.problems.show();
  expect(record(authored)).toEqual([{ play: 2 }, { play: 1 }]);
});

test("another board ends the problem", async () => {
  const table = await begun(grid(3, 1));
  table.controller.open(grid(2, 2));
  expect(table.problems.problem).toBeNull();
});

test("a problem that is left while its answer is found leaves the board free", async () => {
  let asked = 0;
  const table = await begun(grid(3, 1), (...asking) =>
    asked++ === 0 ? solve(...asking) : new Promise<Reply>(() => {}),
  );
  table.controller.play({ play: 0 });
  await expect.poll(() => analysisSlice.of(table.controller.store.state)?.stage).toBe("working");
  table.problems.end();
  table.controller.play({ play: 2 });
  expect(table.controller.store.state.game.record).toHaveLength(2);
});
