/** A turn is one call to the core, and reading the state after it is one more. */
import { Game, load } from "gospace/play";
import { beforeAll, expect, test } from "vitest";
import type { GameDocument, Pair, Turn } from "../../../www/engine/types.ts";
import { GameController } from "../../../www/model/game-controller.ts";
import { placement } from "../../../www/model/state.ts";

beforeAll(() => load());

const GRID: GameDocument = { gospace: 1, board: { kind: "grid", columns: 5, rows: 5 } };
const PLANE: GameDocument = {
  gospace: 1,
  board: {
    kind: "plane",
    region: {
      outer: [
        [0, 0],
        [9000, 0],
        [9000, 9000],
        [0, 9000],
      ],
    },
  },
};

/** The names of the methods and getters of Game that are called while `work` runs. */
function callsDuring(work: () => void): string[] {
  const calls: string[] = [];
  const members = Object.entries(Object.getOwnPropertyDescriptors(Game.prototype));
  for (const [name, member] of members) {
    const { value, get } = member;
    if (name === "constructor") continue;
    const counted = (original: (...words: unknown[]) => unknown) =>
      function (this: Game, ...words: unknown[]) {
        calls.push(name);
        return original.apply(this, words);
      };
    if (typeof value === "function")
      Object.defineProperty(Game.prototype, name, { ...member, value: counted(value) });
    else if (get) Object.defineProperty(Game.prototype, name, { ...member, get: counted(get) });
  }
  try {
    work();
  } finally {
    for (const [name, member] of members) Object.defineProperty(Game.prototype, name, member);
  }
  return calls;
}

test.each<[string, GameDocument, Turn]>([
  ["a grid", GRID, { play: 7 }],
  ["a pass", GRID, "pass"],
])("on %s", (_, document, turn) => {
  const controller = new GameController(document);
  expect(callsDuring(() => controller.play(turn))).toEqual(["tryPlay", "state"]);
  expect(controller.store.state.game.turnCount).toBe(1);
  controller.close();
});

test("a refused turn is one call", () => {
  const controller = new GameController({ ...GRID, turns: [{ play: 7 }] });
  expect(callsDuring(() => controller.play({ play: 7 }))).toEqual(["tryPlay"]);
  expect(controller.store.state.refused?.refusal.code).toBe("occupied");
  controller.close();
});

test("on a plane, the pointer's answer says what the stone touches", () => {
  const controller = new GameController(PLANE);
  controller.pointer.aim({ at: [4000, 4000], near: 0, far: 1024 });
  const { pointing } = controller.store.state;
  if (pointing.kind !== "free") throw new Error("a free spot is pointed at");
  const calls = callsDuring(() => controller.play({ play: pointing.at }));
  expect(calls.slice(0, 2)).toEqual(["tryPlay", "state"]);
  controller.close();
});

test("a large board is opened without its names and its list of points, which are read when they are asked for", () => {
  const points = Array.from({ length: 3000 }, (_, i): Pair => [i, 0]);
  const edges = points.slice(1).map((_, i): Pair => [i, i + 1]);
  const document: GameDocument = {
    gospace: 1,
    title: "Line",
    board: { kind: "graph", points, edges, start: { black: [1] } },
    turns: [{ play: 7 }],
  };
  const opened: GameController[] = [];
  const calls = callsDuring(() => opened.push(new GameController(document)));
  expect(calls.filter((name) => /names|document/i.test(name))).toEqual([]);
  for (const controller of opened) {
    expect(JSON.stringify(controller.document())).toBe(
      JSON.stringify(new Game(document).document()),
    );
    const { names } = controller.store.state.board;
    expect(names.of(placement(2999))).toBe(new Game(document).name(2999));
    expect(callsDuring(() => names.of(placement(5)))).toEqual([]);
    controller.close();
  }
});

test("of a large board whose game is closed before a name was asked for, places have their numbers", () => {
  const board = { kind: "grid", columns: 60, rows: 60 } as const;
  const controller = new GameController({ gospace: 1, board });
  const { names } = controller.store.state.board;
  controller.close();
  expect(names.of(placement(5))).toBe("5");
});
