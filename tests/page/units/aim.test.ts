/** Aims on a board without lines: its extent, the stone at a spot, and what a stone touches. */
import { Game, load } from "gospace/play";
import { beforeAll, expect, test } from "vitest";
import { distanceOver, imageOf, imagesOf } from "../../../www/engine/glued-images.ts";
import type { Pair, PlaneBoard } from "../../../www/engine/types.ts";
import { contactOf, exactly, extentOf, stoneAt } from "../../../www/model/aim.ts";
import { isCentre, placement, samePlace } from "../../../www/model/state.ts";
import { rectangle } from "./controlled.ts";

beforeAll(() => load());

function game(region: PlaneBoard["region"]): Game {
  const start = { black: [[20, 30] as Pair], white: [[60, 30] as Pair] };
  return new Game({
    gospace: 1,
    board: { kind: "plane", region, radius: 10, tolerance: 0, start },
  });
}

const OUTER = rectangle([-10, 5], [90, 55]);

test("the extent of a region is that of its outline or of its circle", () => {
  expect(extentOf(game({ outer: OUTER }).drawing())).toEqual({ corner: [-10, 5], size: [100, 50] });
  const circle = game({ circle: [40, 30, 70] }).drawing();
  expect(extentOf(circle)).toEqual({ corner: [-30, -40], size: [140, 140] });
});

test("a stone is found inside its open disk", () => {
  const plane = game({ outer: OUTER });
  const at = (x: number, y: number) => stoneAt(plane.drawing(), plane.stones(), [x, y]);
  expect([at(20, 30), at(29, 30), at(60, 39)]).toEqual([0, 0, 1]);
  expect([at(30, 30), at(60, 40), at(40, 30), at(28, 38)]).toEqual([-1, -1, -1, -1]);
});

test("on glued regions a stone is found by its images, and distances are the shortest", () => {
  const cylinder = game({ outer: OUTER, wrap: "cylinder" });
  const drawing = cylinder.drawing();
  expect(stoneAt(drawing, cylinder.stones(), [121, 30])).toBe(0);
  expect(stoneAt(drawing, cylinder.stones(), [-41, 30])).toBe(1);
  const images = imagesOf(drawing);
  // The board itself first, then one copy on each side.
  expect(images).toEqual([0, -100, 100].map((dx) => ({ a: 1, b: 1, dx, dy: 0 })));
  expect(distanceOver(images, [-5, 10], [85, 10])).toBe(10);
  expect(distanceOver(images, [0, 10], [3, 14])).toBe(5);
  // Across the seam of a Möbius band up and down are exchanged: y becomes 60 − y.
  const band = imagesOf(game({ outer: OUTER, wrap: "mobius" }).drawing());
  expect(distanceOver(band, [-5, 10], [85, 50])).toBe(10);
  expect(distanceOver(band, [-5, 10], [85, 10])).toBeGreaterThan(40);
  expect(imageOf({ a: -1, b: 1, dx: 7, dy: -2 }, 3, 5)).toEqual({ x: 4, y: 3 });
});

test("what is touched is counted by colour", () => {
  const stones = game({ outer: OUTER }).stones();
  expect(contactOf({ stones: [0, 1], walls: 2 }, stones)).toEqual({ black: 1, white: 1, walls: 2 });
  expect(contactOf({ stones: [1], walls: 0 }, stones)).toEqual({ black: 0, white: 1, walls: 0 });
  expect(contactOf({ stones: [], walls: 1 }, stones)).toEqual({ black: 0, white: 0, walls: 1 });
});

test("an exact aim is the nearest tick, and reaches no further", () => {
  expect(exactly([3.4, -2.6])).toEqual({ at: [3, -3], near: 0, far: 0 });
});

test("two places are the same by their number or by both coordinates", () => {
  const [three, four] = [placement(3), placement(4)];
  expect([samePlace(three, placement(3)), samePlace(three, four)]).toEqual([true, false]);
  expect([samePlace([1, 2], [1, 2]), samePlace([1, 2], [1, 3]), samePlace([1, 2], [3, 2])]).toEqual(
    [true, false, false],
  );
  expect([samePlace(three, [3, 3]), samePlace([3, 3], three), samePlace(null, [3, 3])]).toEqual([
    false,
    false,
    false,
  ]);
  expect([samePlace(null, null), isCentre(null), isCentre(three), isCentre([1, 2])]).toEqual([
    true,
    false,
    false,
    true,
  ]);
});
