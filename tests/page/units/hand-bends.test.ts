/** Links bent by hand: their curve, the way it goes with its points, and the pictures of it. */
import { load } from "gospace";
import { Game, load as loadPlay } from "gospace/play";
import { expect, test } from "vitest";
import type { GameDocument, GraphBoard, Pair } from "../../../www/engine/types.ts";
import { curvesOf } from "../../../www/kinds/graph/curves.ts";
import { picturedGame } from "../../../www/share/picture/pictured-game.ts";
import { tikzPicture } from "../../../www/share/picture/tikz/tikz.ts";
import { bentBy, bentTo, straightened } from "../../../www/sketch/bends.ts";
import { curveOf, middleOfLink, pointsOnLink } from "../../../www/sketch/curves.ts";
import { boardOf, sketchOf } from "../../../www/sketch/document.ts";
import {
  addPoints,
  erase,
  linkBetween,
  merge,
  moveItems,
  split,
  turnLinks,
} from "../../../www/sketch/edits.ts";
import { fragmentOf, withFragment } from "../../../www/sketch/fragment.ts";
import { hit } from "../../../www/sketch/hit.ts";
import { type ItemId, itemId, type Sketch } from "../../../www/sketch/sketch.ts";
import { transformed } from "../../../www/sketch/transforms.ts";
import { bentThrough } from "../../../www/view/bends.ts";
import { byId, parsed, picture } from "./pictured.ts";

await Promise.all([load(), loadPlay()]);

/** An edge, an edge with a bend, an arc with a bend, an arc. */
const BOARD: GraphBoard = {
  kind: "graph",
  points: [
    [0, 0],
    [40, 0],
    [80, 0],
    [40, 60],
  ],
  edges: [
    [0, 1],
    [0, 2],
  ],
  arcs: [
    [2, 3],
    [3, 0],
  ],
  bends: [
    [1, 40, -30],
    [2, 90, 50],
  ],
};
const DOCUMENT: GameDocument = { gospace: 1, board: BOARD };

const [A, B, C] = [itemId(0), itemId(1), itemId(2)];
const [EDGE, BENT, ARC, STRAIGHT] = [itemId(4), itemId(5), itemId(6), itemId(7)];
const sketch = () => sketchOf(DOCUMENT);
const bendOf = (of: Sketch, id: ItemId) => of.links.get(id)?.bend;
const bendsOf = (of: Sketch) => (boardOf(of) as GraphBoard).bends;

test("the curve goes from end to end, and its middle through the spot", () => {
  const [a, b, middle] = [
    { x: 0, y: 0 },
    { x: 40, y: 10 },
    { x: 15, y: -20 },
  ];
  const spots = bentThrough(a, b, middle);
  expect(spots[0]).toEqual(a);
  expect(spots.at(-1)).toEqual(b);
  expect(spots[(spots.length - 1) / 2]).toEqual(middle);
});

test("a sketch keeps bends, by their places in the edges and then the arcs", () => {
  expect(boardOf(sketch())).toEqual(BOARD);
  expect(bendOf(sketch(), BENT)).toEqual([40, -30]);
  expect(bendOf(sketch(), ARC)).toEqual([90, 50]);
});

test("without a link before them, bends have the places of their links", () => {
  expect(bendsOf(erase(sketch(), new Set([EDGE])))).toEqual([
    [0, 40, -30],
    [1, 90, 50],
  ]);
  expect(bendsOf(erase(sketch(), new Set([B])))).toEqual([
    [0, 40, -30],
    [1, 90, 50],
  ]);
  expect(bendsOf(erase(sketch(), new Set([C])))).toBeUndefined();
});

test("an edge that is made an arc takes its bend to the arcs", () => {
  expect(bendsOf(turnLinks(sketch(), new Set([BENT]), "one-way"))).toEqual([
    [1, 40, -30],
    [2, 90, 50],
  ]);
  expect(bendOf(turnLinks(sketch(), new Set([ARC]), "reverse"), ARC)).toEqual([90, 50]);
});

test("a link is bent through a spot, and straight again near its line", () => {
  const bent = bentTo(sketch(), EDGE, [20, 15]);
  expect(bendOf(bent, EDGE)).toEqual([20, 15]);
  const link = bent.links.get(EDGE);
  expect(link && middleOfLink(bent, link)).toEqual([20, 15]);
  expect(bendOf(bentTo(bent, EDGE, [25, 2], 4), EDGE)).toBeUndefined();
  expect(
    bendOf(
      bentBy(sketch(), [STRAIGHT], ([x, y]) => [x - 5, y]),
      STRAIGHT,
    ),
  ).toEqual([15, 30]);
  expect(bendsOf(straightened(sketch(), [BENT, ARC]))).toBeUndefined();
});

test("a bend moves with its link, and turns with the line between its ends", () => {
  const all = new Set([...sketch().points.keys()]);
  const shift = ([x, y]: Pair): Pair => [x + 7, y - 3];
  expect(bendOf(moveItems(sketch(), all, shift), BENT)).toEqual([47, -33]);
  const mirrored = transformed(sketch(), all, { kind: "mirror", axis: "down" });
  // The middle of all points is 30 down.
  expect(bendOf(mirrored, BENT)).toEqual([40, 90]);
  // The second end goes from (80, 0) to (0, 80): a quarter turn about (0, 0).
  const turned = moveItems(sketch(), new Set([C]), () => [0, 80]);
  const [x, y] = bendOf(turned, BENT) ?? [];
  expect(x).toBeCloseTo(30);
  expect(y).toBeCloseTo(40);
});

test("the parts of a bent link that a point cuts run where it ran", () => {
  // A quarter of the way of (1 − t)² (0, 0) + 2 t (1 − t) (40, −60) + t² (80, 0) is (20, −22.5).
  const withPoint = addPoints(sketch(), [[20, -22.5]]);
  const [point = A] = withPoint.ids;
  const cut = split(withPoint.sketch, BENT, point);
  const parts = [A, C].map((end) => linkBetween(cut, end, point)?.[1]);
  expect(parts[0]?.bend?.[0]).toBeCloseTo(10);
  // At an eighth: 2 · 1/8 · 7/8 · −60.
  expect(parts[0]?.bend?.[1]).toBeCloseTo(-13.125);
  // On the parabola x = 40 + u, y = −30 + 30 (u / 40)².
  for (const part of parts)
    for (const { x, y } of (part && curveOf(cut, part)) ?? [])
      expect(y).toBeCloseTo(-30 + 30 * ((x - 40) / 40) ** 2, 9);
});

test("a point that is merged with another takes its bent links along", () => {
  // (80, 0) goes to (40, 60), and with it the line from (0, 0): a turn by (1, 1.5) / 2.
  const merged = merge(sketch(), C, itemId(3));
  const [, link] = linkBetween(merged, A, itemId(3)) ?? [];
  // The arc from (40, 60) to (0, 0) was there, and stays straight.
  expect(link?.way).toBe("two");
  expect(link?.bend).toBeUndefined();
  const apart = erase(sketch(), new Set([STRAIGHT]));
  const [, alone] = linkBetween(merge(apart, C, itemId(3)), A, itemId(3)) ?? [];
  // (40 − 30 i) (1/2 + 3/4 i) as complex numbers.
  expect(alone?.bend?.[0]).toBeCloseTo(42.5);
  expect(alone?.bend?.[1]).toBeCloseTo(15);
});

test("a copy has the bends of its links", () => {
  const { sketch: next } = withFragment(sketch(), fragmentOf(sketch(), new Set([A, C])), [100, 0]);
  expect(bendsOf(next)).toContainEqual([2, 140, -30]);
});

test("a bent link is found on its curve, and where it passes by a point it does not run through it", () => {
  expect(hit(sketch(), [40, -30], 2)).toEqual({ kind: "link", id: BENT });
  const link = sketch().links.get(BENT);
  expect(link && pointsOnLink(sketch(), link)).toEqual([]);
  const straight = straightened(sketch(), [BENT]);
  const plain = straight.links.get(BENT);
  expect(plain && pointsOnLink(straight, plain)).toEqual([B]);
  // Without a hand's bend it goes round the point by itself.
  expect(plain && curveOf(straight, plain)).not.toBeNull();
});

test("Play and pictures draw the bends, and no rule reads them", () => {
  const { bends: _, ...straight } = BOARD;
  const [game, other] = [new Game(DOCUMENT), new Game({ gospace: 1, board: straight })];
  const drawing = game.drawing();
  const { edges, arcs } = curvesOf(drawing);
  const passes = (spots: Iterable<readonly { x: number; y: number }[]>, [x, y]: Pair) =>
    [...spots].some((line) => line.some((spot) => Math.hypot(spot.x - x, spot.y - y) < 1e-9));
  expect(passes(edges.values(), [40, -30])).toBe(true);
  expect(passes(arcs.values(), [90, 50])).toBe(true);
  expect(game.allowed()).toEqual(other.allowed());
  expect(game.around(0)).toEqual(other.around(0));
  game.free();
  other.free();
  const path = (board: GraphBoard) =>
    byId(parsed(picture({ gospace: 1, board }, { labels: false })), "lines")?.attributes.d;
  expect(path(BOARD)).not.toBe(path(straight));
  const made = picturedGame(DOCUMENT);
  expect(tikzPicture(made.pictured, false)).toContain(" -- (40,30) -- ");
  made.game.free();
});
