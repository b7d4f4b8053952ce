/** Tests of arguments that no function can take, of objects after `free()`, and of failed loads: each
 *  is a GospaceError that names the argument, or the file. */

import { beforeAll, describe, expect, test } from "vitest";
import {
  adjudicate,
  asGoSpace,
  closureOf,
  discretize,
  Game,
  type GameDocument,
  type GraphBoard,
  leastOpen,
  load,
  type Pair,
  type PlaneBoard,
  piecesOf,
  type Sampling,
  Search,
  Solver,
  type Turn,
  tangentRadii,
  tangentSpots,
} from "../../pkg/gospace.js";
import { errorOf } from "./thrown.ts";

const DOCUMENT: GameDocument = { gospace: 1, board: { kind: "grid", columns: 3, rows: 3 } };
const PAIR: GraphBoard = {
  kind: "graph",
  points: [
    [0, 0],
    [1, 0],
  ],
  edges: [[0, 1]],
};
const SQUARE: Pair[] = [
  [0, 0],
  [6144, 0],
  [6144, 6144],
  [0, 6144],
];
/** Numbers that are no index; the core would read the second as 0. */
const NO_INDEX = [-1, 2 ** 32, 0.5, Number.NaN, Number.POSITIVE_INFINITY];

beforeAll(async () => {
  const missing = new URL("missing.wasm", import.meta.url);
  const failed = await load(missing).catch((error: unknown) => error);
  expect(failed).toMatchObject({ name: "GospaceError", code: "load" });
  expect(String(failed)).toContain(missing.href);
  // A call after a failed load names the same file, and not a call that was made.
  expect(errorOf(() => new Game(DOCUMENT))).toBe(failed);
  await expect(load(Uint8Array.of(0, 1))).rejects.toMatchObject({ code: "load" });
  await load();
});

describe("numbers that are no index", () => {
  const game = () => new Game(DOCUMENT);
  const space = () => asGoSpace(PAIR);
  const calls: [string, string, (number: number) => unknown][] = [
    ["name", "placement", (number) => game().name(number)],
    ["chain", "placement", (number) => game().chain(number)],
    ["liberties", "placement", (number) => game().liberties(number)],
    ["closure", "placement", (number) => game().closure(number)],
    ["around", "placement", (number) => game().around(number)],
    ["libertyArcs", "stone", (number) => game().libertyArcs(number)],
    ["coloursAfter", "turns", (number) => game().coloursAfter(number)],
    ["pointColoursAfter", "turns", (number) => game().pointColoursAfter(number)],
    ["lasting", "turns", (number) => game().lasting(number)],
    ["stones", "turns", (number) => game().stones(number)],
    ["turn", "turns", (number) => game().turn(number)],
    ["takenBy", "turn", (number) => game().why.takenBy(number)],
    ["owned", "placement", (number) => game().why.owned(number)],
    ["Search", "seed", (number) => new Search(DOCUMENT, number)],
    ["run", "playouts", (number) => new Search(DOCUMENT).run(number)],
    ["adjudicate", "from", (number) => adjudicate(DOCUMENT, number)],
    ["closureOf", "points[1]", (number) => closureOf(space(), [0, number])],
    ["piecesOf", "points[1]", (number) => piecesOf(space(), [0, number])],
    ["leastOpen", "points[0]", (number) => leastOpen(space(), [number])],
  ];

  test.each(calls)("%s refuses them, and names %s", (_, argument, work) => {
    for (const number of NO_INDEX) {
      const { code, message } = errorOf(() => work(number));
      expect(code).toBe("range");
      expect(message).toContain(`${argument} cannot be ${number}.`);
    }
  });
});

test("name() of a placement that is not there names it", () => {
  const { code, message } = errorOf(() => new Game(DOCUMENT).name(9));
  expect(code).toBe("range");
  expect(message).toContain("no placement 9");
  expect(new Game(DOCUMENT).name(8)).toBe("C1");
  // Stones are numbers only where there are no placements.
  expect(new Game({ ...DOCUMENT, turns: [{ play: 4 }] }).name(0)).toBe("A3");
});

test("a length or a place that is no number is refused", () => {
  const board = { kind: "disks" as const, disks: [[0, 0, 5] as [number, number, number]] };
  const disk = { core: 3, reach: 3 };
  const { NaN: none, POSITIVE_INFINITY: endless } = Number;
  const calls: [string, () => unknown][] = [
    ["milliseconds", () => new Search(DOCUMENT).runFor(none)],
    ["milliseconds", () => new Search(DOCUMENT).runFor(endless)],
    ["x", () => new Game(DOCUMENT).snap(none, 0)],
    ["y", () => new Game(DOCUMENT).snap(0, endless)],
    ["within", () => new Game(DOCUMENT).snaps(0, 0, endless)],
    ["core", () => tangentSpots(board, { ...disk, core: 0.5 }, [0, 0], 9)],
    ["near", () => tangentSpots(board, disk, [0, none], 9)],
    ["centre", () => tangentRadii(board, [2 ** 31, 0], 5, 5)],
  ];
  for (const [argument, work] of calls) {
    expect(errorOf(work)).toMatchObject({ code: "range" });
    expect(errorOf(work).message).toContain(`${argument} cannot be`);
  }
});

test("what no JSON can hold is refused by its name", () => {
  const circle: { self?: unknown } = {};
  circle.self = circle;
  const plane: PlaneBoard = { kind: "plane", region: { outer: SQUARE } };
  const calls: [string, string, () => unknown][] = [
    ["a document", "json", () => new Game(circle as unknown as GameDocument)],
    ["a document", "type", () => new Game(undefined as unknown as GameDocument)],
    ["a turn", "json", () => new Game(DOCUMENT).play(circle as unknown as Turn)],
    ["a turn", "type", () => new Game(DOCUMENT).refusal(undefined as unknown as Turn)],
    ["a way of sampling", "type", () => discretize(plane, undefined as unknown as Sampling)],
  ];
  for (const [what, code, work] of calls) {
    expect(errorOf(work)).toMatchObject({ code });
    expect(errorOf(work).message).toContain(`This is not ${what}`);
  }
});

test("what an answer does not have is no key of it", () => {
  const solver = new Solver({ gospace: 1, board: PAIR });
  expect("reason" in solver.report()).toBe(false);
  const plane: GameDocument = { gospace: 1, board: { kind: "plane", region: { outer: SQUARE } } };
  const [stone] = new Game({ ...plane, turns: [{ play: [3000, 3000] }] }).stones();
  expect(stone).toStrictEqual({ x: 3000, y: 3000, colour: 1, turn: 1, radius: 1024 });
});

test("a game, a search and a solver say that they were freed", () => {
  const game = new Game(DOCUMENT);
  game.free();
  const search = new Search(DOCUMENT);
  search.free();
  const solver = new Solver(DOCUMENT);
  solver.free();
  expect(errorOf(() => solver.report()).message).toContain("This solver was freed");
  const calls = [() => game.phase, () => game.play("pass"), () => game.why.chains()];
  for (const work of [...calls, () => game.free()]) {
    expect(errorOf(work)).toMatchObject({ code: "freed" });
    expect(errorOf(work).message).toContain("This game was freed");
  }
  for (const work of [() => search.run(1), () => search.report(), () => search.free()])
    expect(errorOf(work).message).toContain("This search was freed");
});
