/** Bodies of drawings: kept through the drawing room, and made from a planar drawing. */
import { expect, test } from "vitest";
import type { GraphBoard } from "../../../www/engine/types.ts";
import { stepWords } from "../../../www/features/draw/drawing-news.ts";
import { facesOf } from "../../../www/kinds/body/drawn.ts";
import { bodyOf, canLift, flattened, hasBody, lifted } from "../../../www/sketch/body.ts";
import { boardOf, sketchOf } from "../../../www/sketch/document.ts";

/** A square in a square, joined at its corners: a cube seen from the front. */
const FRONT: GraphBoard = {
  kind: "graph",
  points: [-1, 1].flatMap((far) =>
    [0, 1, 2, 3].map((i): [number, number] => {
      const size = far < 0 ? 10 : 30;
      return [i % 3 === 0 ? -size : size, i < 2 ? -size : size];
    }),
  ),
  edges: [0, 1, 2, 3].flatMap((i): [number, number][] => [
    [i, (i + 1) % 4],
    [4 + i, 4 + ((i + 1) % 4)],
    [i, 4 + i],
  ]),
};

const sketch = sketchOf({ gospace: 1, board: FRONT });

test("a body in three dimensions or four comes back from the drawing room as it was", () => {
  const solid: GraphBoard = { ...FRONT, body: FRONT.points.map(([x, y], i) => [x, y, i] as const) };
  const four: GraphBoard = {
    ...FRONT,
    body: FRONT.points.map(([x, y], i) => [x, 0, y, i] as const),
  };
  for (const board of [FRONT, solid, four])
    expect(boardOf(sketchOf({ gospace: 1, board }))).toEqual(board);
});

test("a lifted drawing lies on a sphere, and its outline goes round the back", () => {
  const body = bodyOf([...lifted(sketch).points.values()]) ?? [];
  const radii = body.map((place) => Math.hypot(...place));
  for (const radius of radii) expect(radius).toBeCloseTo(radii[0] ?? 0, 1);
  expect(body.slice(0, 4).every(([, , z]) => z > 0)).toBe(true);
  expect(body.slice(4).every(([, , z]) => z < 0)).toBe(true);
});

test("a lifted planar drawing has its own faces, the outer one at the back", () => {
  const body = bodyOf([...lifted(sketch).points.values()]) ?? [];
  const links = Uint32Array.from((FRONT.edges ?? []).flat());
  const faces = facesOf(Float64Array.from(body.flat()), links, body.length) ?? [];
  expect(faces.map(({ length }) => length)).toEqual([4, 4, 4, 4, 4, 4]);
  expect(faces.map((face) => [...face].sort((a, b) => a - b))).toContainEqual([4, 5, 6, 7]);
});

test("a body is taken away again, and a board is one only if all points have a place", () => {
  expect(canLift(sketch)).toBe(true);
  const ball = lifted(sketch);
  expect([hasBody(ball), canLift(ball)]).toEqual([true, false]);
  expect(boardOf(flattened(ball))).toEqual(FRONT);
  const [first] = ball.points.keys();
  const [point] = sketch.points.values();
  if (first === undefined || point === undefined) throw new Error("no point");
  const part = { ...ball, points: new Map([...ball.points, [first, point]]) };
  expect(hasBody(part)).toBe(false);
  expect(boardOf(part)).toEqual(FRONT);
});

test("the list of steps names what a lift has done, and what has undone it", () => {
  const ball = lifted(sketch);
  expect(stepWords(ball, sketch)).toBe("8 points lifted onto a sphere");
  expect(stepWords(flattened(ball), ball)).toBe("8 points laid flat");
});
