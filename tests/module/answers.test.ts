/** Tests of answers as plain objects: no field that says nothing, and lists of numbers as what they stand for. */
import { Game, type GameDocument, load } from "gospace";
import { beforeAll, expect, test } from "vitest";

beforeAll(() => load());

test("only a refusal for a repetition says since which turn", () => {
  const game = new Game({ gospace: 1, board: { kind: "grid", columns: 2, rows: 1 } });
  game.play({ play: 0 });
  expect(game.refusal({ play: 0 })).toStrictEqual({
    code: "occupied",
    message: expect.any(String),
  });
  // White takes the stone; taking back would make the board that stood after the first turn.
  game.play({ play: 1 });
  expect(game.refusal({ play: 0 })).toStrictEqual({
    code: "repetition",
    message: expect.any(String),
    sinceTurn: 1,
  });
  game.free();
});

test("each free arc beside a chain is of a circle around one of its stones, at twice the radius", () => {
  const plane: GameDocument = {
    gospace: 1,
    board: {
      kind: "plane",
      region: {
        outer: [
          [0, 0],
          [20_000, 0],
          [20_000, 20_000],
          [0, 20_000],
        ],
      },
      radius: 1000,
    },
    turns: [8000, 10_000, 12_000].flatMap((x) => [{ play: [x, 10_000] }, "pass"]),
  };
  const game = new Game(plane);
  const arcs = game.libertyArcs(0);
  expect(new Set(arcs.map(({ x }) => x))).toEqual(new Set([8000, 10_000, 12_000]));
  for (const { y, radius, from, to } of arcs) {
    expect([y, radius]).toEqual([10_000, 2000]);
    expect(to).toBeGreaterThan(from);
  }
  game.free();
});
