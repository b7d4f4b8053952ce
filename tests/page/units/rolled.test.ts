/** Rolls of glued boards: whatever is rolled through a side, the same points stay joined, by lines or over the
 *  sides as they are drawn then. */
import { readFileSync } from "node:fs";
import { Game, load } from "gospace/play";
import { describe, expect, test } from "vitest";
import { distanceOver, imagesOf } from "../../../www/engine/glued-images.ts";
import type { Drawing, GameDocument, Pair, Wrap } from "../../../www/engine/types.ts";
import { movedDrawing, rolledDrawing, rolledSeams } from "../../../www/kinds/body/rolled.ts";
import { RolledPlane } from "../../../www/kinds/body/rolled-plane.ts";
import { overSeams } from "../../../www/kinds/graph/ways.ts";
import { PlaneBoard } from "../../../www/kinds/plane/board.ts";
import { broughtIn } from "../../../www/view/region.ts";

const GALLERY: { id: string; document: GameDocument }[] = JSON.parse(
  readFileSync("build/gallery.json", "utf8"),
);

await load();

function grid(wrap: Wrap): Drawing {
  return new Game({ gospace: 1, board: { kind: "grid", columns: 6, rows: 5, wrap } }).drawing();
}

/** Pairs of joined points: by a line, or by two stubs that end at spots that are one. */
function links(drawing: Drawing): string[] {
  const key = (u: number, v: number) => `${Math.min(u, v)} ${Math.max(u, v)}`;
  const found = new Set<string>();
  for (let i = 0; i + 1 < drawing.edges.length; i += 2)
    found.add(key(drawing.edges[i] ?? 0, drawing.edges[i + 1] ?? 0));
  const stubs = overSeams(drawing);
  expect(stubs.length).toBe(drawing.stubs.length / 4);
  for (const { point, other } of stubs) {
    expect(other).toBeDefined();
    found.add(key(point, other?.point ?? -1));
  }
  return [...found].sort();
}

const ALONG: readonly number[] = [0, 1, 2, 3, 5, 6, 7, 12, 17, -1, -4, -6, -13, 0.25, 3.7, -2.4];
const ROLLS: Readonly<Record<Exclude<Wrap, "none">, readonly Pair[]>> = {
  cylinder: ALONG.map((x) => [x, 0]),
  mobius: ALONG.map((x) => [x, 0]),
  torus: ALONG.flatMap((x) => ALONG.map((y): Pair => [x, y])),
  klein: ALONG.flatMap((x) => ALONG.map((y): Pair => [x, y])),
  projective: [...ALONG.map((x): Pair => [x, 0]), ...ALONG.map((y): Pair => [0, y])],
};

describe.each(Object.entries(ROLLS))("a %s that has been rolled", (wrap, rolls) => {
  const drawing = grid(wrap as Wrap);

  test("joins the points that it joined, at every roll", () => {
    const own = links(drawing);
    for (const roll of rolls)
      expect(links(rolledDrawing(drawing, roll)), String(roll)).toEqual(own);
  });

  test("has a point at each place of the rectangle", () => {
    for (const roll of rolls) {
      const { xy } = rolledDrawing(drawing, roll);
      const cells = new Set<string>();
      for (let i = 0; i < xy.length; i += 2) {
        const [x = NaN, y = NaN] = xy.subarray(i, i + 2);
        expect(x >= -0.5 && x < 5.5 && y >= -0.5 && y < 4.5, `${roll}: ${x}, ${y}`).toBe(true);
        cells.add(`${Math.floor(x + 0.5)} ${Math.floor(y + 0.5)}`);
      }
      expect(cells.size, String(roll)).toBe(30);
    }
  });

  test("keeps one mark on each side, and marks that are glued run the same way", () => {
    for (const roll of rolls) {
      const { seamPairs } = rolledSeams(drawing, roll);
      const marked = [1, 2].map((pair) => seamPairs.filter((each) => each === pair).length);
      const glued = [1, 2].map((pair) => drawing.seamPairs.filter((each) => each === pair).length);
      expect(marked, String(roll)).toEqual(glued);
    }
  });
});

test("a projective plane that has gone round one way rolls on the other way", () => {
  const drawing = grid("projective");
  for (const whole of [
    [6, 0],
    [0, 5],
    [-6, 0],
    [12, 0],
  ] as const) {
    const moved = movedDrawing(drawing, whole);
    for (const roll of [
      [0, 2],
      [3, 0],
      [0, -1],
      [0.4, 0],
    ] as const)
      expect(links(rolledDrawing(moved, roll)), `${whole} ${roll}`).toEqual(links(drawing));
  }
});

/** Points of a box, with its corners left out. */
function spots([x0, y0]: Pair, [x1, y1]: Pair): { x: number; y: number }[] {
  const shares = [0.01, 0.2, 0.37, 0.5, 0.71, 0.93];
  return shares.flatMap((u) =>
    shares.map((v) => ({ x: x0 + u * (x1 - x0), y: y0 + v * (y1 - y0) })),
  );
}

describe.each(["plane-torus", "plane-klein"])("a plane that has been rolled: %s", (id) => {
  const found = GALLERY.find((entry) => entry.id === id);
  if (found === undefined) throw new Error(id);
  const drawing = new Game(found.document).drawing();
  const own = new PlaneBoard(drawing);
  const box = own.region?.box ?? { x0: 0, y0: 0, x1: 0, y1: 0 };
  const [width, height] = [box.x1 - box.x0, box.y1 - box.y0];
  const rolls = [0, 0.1, 0.4, 0.6, 1, 1.3, -0.2, -1.7, 3.2].flatMap((x) =>
    [0, 0.3, 0.5, 0.8, -0.4, 2.1].map((y): Pair => [Math.round(x * width), Math.round(y * height)]),
  );
  const rolled = (roll: Pair) => new RolledPlane(drawing, roll);
  const inBox = spots([box.x0, box.y0], [box.x1, box.y1]);

  test("shows every spot once within its sides, and a click there means that spot", () => {
    for (const roll of rolls) {
      const board = rolled(roll);
      const { region } = board;
      if (region === null) throw new Error("no region");
      for (const spot of inBox) {
        const seen = board.handle([spot.x, spot.y]);
        const back = broughtIn(region, seen);
        expect(Math.hypot(back.x - spot.x, back.y - spot.y), `${roll}`).toBeLessThan(1e-6);
        expect(seen.x >= box.x0 && seen.x < box.x1 && seen.y >= box.y0 && seen.y < box.y1).toBe(
          true,
        );
      }
    }
  });

  test("moves what is seen by the drag", () => {
    const step: Pair = [Math.round(0.07 * width), Math.round(0.05 * height)];
    for (const [x, y] of rolls) {
      const [before, after] = [rolled([x, y]), rolled([x + step[0], y + step[1]])];
      for (const spot of inBox) {
        const from = before.handle([spot.x, spot.y]);
        const to = { x: from.x + step[0], y: from.y + step[1] };
        if (to.x >= box.x1 || to.y >= box.y1) continue;
        const seen = after.handle([spot.x, spot.y]);
        expect(Math.hypot(seen.x - to.x, seen.y - to.y), `${x} ${y}`).toBeLessThan(1e-6);
      }
    }
  });

  test("has sides whose parts are one place, as they are drawn", () => {
    const images = imagesOf(drawing);
    for (const roll of rolls) {
      const { region } = rolled(roll);
      if (region === null) throw new Error("no region");
      const { seams } = rolledSeams(drawing, roll);
      const at = (side: number, share: number): { x: number; y: number } => {
        const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = seams.subarray(4 * side, 4 * side + 4);
        return { x: x1 + share * (x2 - x1), y: y1 + share * (y2 - y1) };
      };
      for (let side = 0; 4 * side < seams.length; side += 2)
        for (const share of [0.1, 0.5, 0.8]) {
          const [a, b] = [side, side + 1].map((each) => {
            const spot = at(each, share);
            // A little within, since the right and the lower side belong to the left and the upper one.
            const inward = (value: number, least: number, most: number) =>
              Math.min(Math.max(value, least + 1e-6), most - 1e-6);
            return broughtIn(region, {
              x: inward(spot.x, box.x0, box.x1),
              y: inward(spot.y, box.y0, box.y1),
            });
          });
          if (a === undefined || b === undefined) throw new Error("no spots");
          expect(distanceOver(images, [a.x, a.y], [b.x, b.y]), `${roll} ${side}`).toBeLessThan(
            1e-4,
          );
        }
    }
  });
});
