/** Tests of partial repaint of the stone layer: all that a turn changes, and the whole layer where
 *  a stone's drawing depends on more than its own circle. */
import { Game, load } from "gospace/play";
import { expect, test } from "vitest";
import { layOutBoard } from "../../../www/kinds/kinds.ts";
import { placement } from "../../../www/model/state.ts";
import { touchedBoxes } from "../../../www/view/partial-repaint.ts";
import type { Pieces } from "../../../www/view/pieces.ts";

await load();

const game = new Game({
  gospace: 1,
  board: { kind: "grid", columns: 5, rows: 5 },
  turns: [{ play: 11 }, { play: 24 }, { play: 12 }],
});
const layout = layOutBoard(game.drawing());
const size = { width: 500, height: 500 };
const lens = { camera: { scale: 100, left: 50, top: 50 }, size, margin: 0 };

const PLAIN = {
  points: game.pointColours(),
  stones: [],
  owners: null,
  numbers: null,
  lasting: null,
  moving: new Set<number>(),
};
const before: Pieces = { ...PLAIN, colours: game.coloursAfter(2), last: placement(24) };
const now: Pieces = { ...PLAIN, colours: game.colours(), last: placement(12) };

test("after a turn the new stone and the one that was played before it are painted", () => {
  const boxes = touchedBoxes(lens, layout, before, now) ?? [];
  const within = (x: number, y: number) =>
    boxes.some(({ x0, y0, x1, y1 }) => x0 < x && x < x1 && y0 < y && y < y1);
  expect(boxes).toHaveLength(2);
  // 12 is row 2, column 2; 24 is row 4, column 4.
  expect(within(250, 250) && within(450, 450)).toBe(true);
});

test("where chains are shown, were shown, or are shown no more, all of it is painted", () => {
  const all = game.why.chains();
  const chains = { all, joined: true, liberties: true, counted: true };
  for (const [was, is] of [
    [now, { ...now, chains }],
    [
      { ...before, chains },
      { ...now, chains },
    ],
    [{ ...now, chains }, now],
  ] as const)
    expect(touchedBoxes(lens, layout, was, is)).toBeNull();
});

test("on disks, circles that a stone has closed are painted with it, as one box where they meet", () => {
  // Five of radius 10 in a row, each over its neighbours, and two far away that touch.
  const row = [0, 10, 20, 30, 40, 400, 420].map((x): [number, number, number] => [x, 0, 10]);
  const disks = new Game({
    gospace: 1,
    board: { kind: "disks", disks: row },
    turns: [{ play: 5 }, { play: 2 }],
  });
  const boxes = touchedBoxes(
    { camera: { scale: 1, left: 50, top: 50 }, size, margin: 0 },
    layOutBoard(disks.drawing()),
    { ...PLAIN, colours: disks.coloursAfter(1), last: placement(5) },
    { ...PLAIN, colours: disks.colours(), last: placement(2) },
  );
  // Black's mark is gone; White stands over disks 1 to 3.
  expect(boxes).toHaveLength(2);
  const [one, other] = (boxes ?? []).toSorted((a, b) => a.x0 - b.x0);
  expect(one?.x0).toBeLessThan(50 + 10 - 10);
  expect(one?.x1).toBeGreaterThan(50 + 30 + 10);
  expect(one?.x1).toBeLessThan(other?.x0 ?? 0);
  expect(other?.x1).toBeLessThan(50 + 420 + 10);
});
