/** Tests of the values that the worker finds: exact on small boards, bounds and an estimate on others. */
import { Game, load, Search, Solver } from "gospace";
import { beforeAll, expect, test } from "vitest";
import { valuePosition } from "../../../www/engine/position-value.ts";
import type { Message, PositionValue, ValueRequest } from "../../../www/engine/protocol.ts";
import type { GameDocument, Turn } from "../../../www/engine/types.ts";

const ROW: GameDocument = { gospace: 1, board: { kind: "grid", columns: 5, rows: 1 } };
const STREETS: GameDocument = {
  gospace: 1,
  board: {
    kind: "graph",
    points: [
      [0, 0],
      [40, 0],
      [20, 35],
    ],
    edges: [[0, 1]],
    arcs: [
      [1, 2],
      [2, 0],
    ],
  },
};
const LARGE: GameDocument = { gospace: 1, board: { kind: "grid", columns: 5, rows: 5 } };

beforeAll(() => load());

function valued(
  document: GameDocument,
  { seconds = 30, detail = "turns" }: Partial<ValueRequest> = {},
  post: (message: Message) => void = () => {},
): PositionValue {
  return valuePosition({ kind: "value", document, seconds, detail }, post);
}

function margins({ turns }: PositionValue): number[] {
  return turns.map(({ value }) => Number(value));
}

test("a position is worth the best of the values after its first turns, for either player", () => {
  for (const document of [ROW, STREETS]) {
    const black = valued(document);
    expect([black.settled, black.left]).toEqual([true, 0]);
    expect(Math.max(...margins(black))).toBe(Number(black.low));
    const white = valued({ ...document, turns: ["pass"] });
    expect(Math.min(...margins(white))).toBe(Number(white.low));
  }
});

/** The margin of every game from here, without a cut. */
function marginOfAllGames(game: Game): number {
  const score = game.score();
  if (game.result() !== null) return Number(score?.black) - Number(score?.white);
  const isBlack = game.state().actor === "black";
  const margins = legalTurns(game).map((turn) => {
    game.play(turn);
    const margin = marginOfAllGames(game);
    game.undo();
    return margin;
  });
  return isBlack ? Math.max(...margins) : Math.min(...margins);
}

function legalTurns(game: Game): Turn[] {
  return ["pass", ...Array.from(game.allowed(), (play) => ({ play }))];
}

test("the values after first turns are those of all games", () => {
  const document: GameDocument = { gospace: 1, board: { kind: "grid", columns: 3, rows: 1 } };
  const { turns } = valued(document);
  const expected = turns.map(({ turn }) => {
    const game = new Game({ ...document, turns: [turn] });
    const margin = marginOfAllGames(game);
    game.free();
    return margin;
  });
  expect(turns.map(({ value }) => Number(value))).toEqual(expected);
});

test("a first turn has its value once that is settled: points in their order, the pass last", () => {
  // More than one batch for the position and for turns.
  const row: GameDocument = { gospace: 1, board: { kind: "grid", columns: 6, rows: 1 } };
  const { turns, left } = valued(row);
  expect(left).toBe(0);
  const expected = turns.map(({ turn }) => settledValue({ ...row, turns: [turn] }));
  expect(turns.map(({ value }) => value)).toEqual(expected);
  const most = settledValue(row);
  const best = turns.filter(({ value }) => value === most).map(({ turn }) => turn);
  const others = turns.map(({ turn }) => turn).filter((turn) => !best.includes(turn));
  const inOrder: Turn[] = [...[0, 1, 2, 3, 4, 5].map((play) => ({ play })), "pass"];
  const texts = others.map((turn) => JSON.stringify(turn));
  expect(others).toEqual(inOrder.filter((turn) => texts.includes(JSON.stringify(turn))));
});

function settledValue(document: GameDocument): string {
  const solver = new Solver(document);
  while (!solver.report().settled) solver.run(100_000);
  const { low } = solver.report();
  solver.free();
  return low;
}

test("at every moment the turns that have a value and those that are left are all", () => {
  const row: GameDocument = { gospace: 1, board: { kind: "grid", columns: 8, rows: 1 } };
  let value = valued(row, { seconds: 0 });
  while (value.left > 0 || value.turns.length === 0) {
    value = valued(row, { seconds: 0.002 });
    if (value.turns.length > 0) expect(value.turns.length + value.left).toBe(9);
  }
});

test("every legal first turn has a value, and no other turn", () => {
  const document: GameDocument = { ...ROW, turns: [{ play: 2 }] };
  const game = new Game(document);
  const legal = legalTurns(game);
  game.free();
  const turns = valued(document).turns.map(({ turn }) => turn);
  expect(turns).toHaveLength(legal.length);
  expect(turns).toEqual(expect.arrayContaining(legal));
});

test("the value alone leaves the first turns and trial games out", () => {
  // Drange: a row of five is worth nothing.
  expect(valued(ROW, { detail: "value" })).toMatchObject({
    low: "0",
    high: "0",
    turns: [],
    estimate: null,
  });
});

test("the same request goes on where it ended", () => {
  const first = valued(LARGE, { seconds: 0.3, detail: "value" });
  expect(first.nodes).toBeGreaterThan(0);
  expect(valued(LARGE, { seconds: 0, detail: "value" }).nodes).toBe(first.nodes);
  valued(ROW, { detail: "value" });
  expect(valued(LARGE, { seconds: 0, detail: "value" }).nodes).toBe(0);
});

test("an estimate is that of 2,000 trial games, which are played once", () => {
  const document: GameDocument = { ...LARGE, turns: [{ play: 12 }] };
  const { settled, estimate } = valued(document, { seconds: 0 });
  const search = new Search(document);
  search.run(2_000);
  const { playouts, lead, share, best } = search.report();
  search.free();
  expect(settled).toBe(false);
  expect(estimate).toEqual({ playouts, lead, share, best });
  expect(valued(document, { seconds: 0 }).estimate).toBe(estimate);
});

test("what is found meanwhile is told, and nothing of what is found at once", () => {
  const reported: PositionValue[] = [];
  const post = (message: Message) => {
    if (message.kind === "valuing") reported.push(message.value);
  };
  expect(valued({ ...ROW, turns: [{ play: 1 }] }, {}, post).estimate).toBeNull();
  expect(reported).toEqual([]);
  const last = valued(LARGE, { seconds: 1, detail: "value" }, post);
  expect(reported.length).toBeGreaterThan(0);
  for (const { nodes } of reported) expect(nodes).toBeLessThanOrEqual(last.nodes);
});

test("a plane has a reason in place of a value, and an estimate", () => {
  const outer: [number, number][] = [
    [0, 0],
    [6144, 0],
    [6144, 6144],
    [0, 6144],
  ];
  const value = valued({ gospace: 1, board: { kind: "plane", region: { outer } } });
  expect(value).toMatchObject({ settled: false, turns: [], left: 0 });
  expect(value.reason).toMatch(/^On a plane /);
  expect(value.estimate?.playouts).toBeGreaterThan(0);
});

test("a game that is over has a value and no first turn", () => {
  const value = valued({ ...ROW, turns: [{ play: 2 }, "pass", "pass"] });
  expect(value).toMatchObject({ settled: true, low: "5", turns: [], left: 0 });
});
