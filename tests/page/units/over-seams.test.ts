/** Glued grids: the half step beyond a seam shows the other side, where it is in the core's graph. */
import { Game, type GameDocument, load } from "gospace/play";
import { beforeAll, expect, test } from "vitest";
import { type Image, imageOf } from "../../../www/engine/glued-images.ts";
import type { Drawing } from "../../../www/engine/types.ts";
import { rolledDrawing } from "../../../www/kinds/body/rolled.ts";
import { layOutBoard } from "../../../www/kinds/kinds.ts";

beforeAll(() => load());

const [COLUMNS, ROWS] = [5, 4];
const WRAPS = ["torus", "klein", "cylinder", "mobius", "projective"] as const;

function drawingOf(wrap: (typeof WRAPS)[number] | undefined) {
  const board: GameDocument["board"] = {
    kind: "grid",
    columns: COLUMNS,
    rows: ROWS,
    ...(wrap && { wrap }),
  };
  const game = new Game({ gospace: 1, board });
  return { game, drawing: game.drawing() };
}

type Crossing = readonly [at: number, seen: readonly number[]];

/** Points with the ones that are seen a step from them over a seam. */
function crossings(drawing: Drawing): readonly Crossing[] {
  const { region } = layOutBoard(drawing);
  if (region === null) return [];
  const all = Array.from({ length: COLUMNS * ROWS }, (_, at) => at);
  const images = region.images.slice(1);
  return all
    .flatMap((at) =>
      [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ].map(([dx = 0, dy = 0]): Crossing => {
        const [x, y] = [pointOf(drawing, at).x + dx, pointOf(drawing, at).y + dy];
        const isThere = (image: Image, other: number) => {
          const spot = imageOf(image, pointOf(drawing, other).x, pointOf(drawing, other).y);
          return spot.x === x && spot.y === y;
        };
        return [at, images.flatMap((image) => all.filter((other) => isThere(image, other)))];
      }),
    )
    .filter(([, seen]) => seen.length > 0);
}

function pointOf({ xy }: Drawing, at: number) {
  return { x: xy[2 * at] ?? 0, y: xy[2 * at + 1] ?? 0 };
}

test.each(WRAPS)(
  "beyond the seams of a %s each point sees the ones that it is joined to there",
  (wrap) => {
    const { game, drawing } = drawingOf(wrap);
    const found = crossings(drawing);
    for (const [at, seen] of found) {
      expect(seen, String(at)).toHaveLength(1);
      expect(game.around(at).across, String(at)).toContain(seen[0]);
    }
    expect(found).toHaveLength(
      wrap === "cylinder" || wrap === "mobius" ? 2 * ROWS : 2 * (ROWS + COLUMNS),
    );
  },
);

test("beyond the sides of a board that is rolled stand neighbours, or nothing", () => {
  let found = 0;
  for (const wrap of ["torus", "klein", "cylinder", "mobius"] as const) {
    const { game, drawing } = drawingOf(wrap);
    for (const roll of [
      [1, 0],
      [0, 1],
      [2, 3],
    ] as const) {
      if (wrap !== "torus" && wrap !== "klein" && roll[1] !== 0) continue;
      for (const [at, seen] of crossings(rolledDrawing(drawing, roll))) {
        const { next, across } = game.around(at);
        found += 1;
        expect(seen, `${wrap} ${roll} ${at}`).toHaveLength(1);
        expect([...next, ...across], `${wrap} ${roll} ${at}`).toContain(seen[0]);
      }
    }
  }
  expect(found).toBeGreaterThan(80);
});

test("a tap beyond a seam means the point that is seen there", () => {
  const layout = layOutBoard(drawingOf("torus").drawing);
  const rank = () => 0;
  expect(layout.hit({ x: -0.8, y: 1 }, 0, rank)).toEqual([2 * COLUMNS - 1]);
  expect(layout.hit({ x: -0.4, y: 1 }, 0, rank)).toEqual([COLUMNS]);
  expect(layout.hit({ x: -1.2, y: 1 }, 0, rank)).toEqual([]);
});

test("a grid without seams shows nothing beyond its sides", () => {
  expect(layOutBoard(drawingOf(undefined).drawing).region).toBeNull();
});
