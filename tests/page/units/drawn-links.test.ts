/** Tests of the links that a pen draws: on a screen a bounded number of them, in a file all. */
import { expect, test } from "vitest";
import type { Drawing } from "../../../www/engine/types.ts";
import { drawnLinks, linesOf } from "../../../www/kinds/graph/drawn-links.ts";
import type { Pen } from "../../../www/view/pen.ts";

const COUNT = 50;

/** All links of `COUNT` points on a line. */
const LINKS = Uint32Array.from(
  Array.from({ length: COUNT ** 2 }, (_, i) => [Math.floor(i / COUNT), i % COUNT])
    .filter(([from = 0, to = 0]) => from < to)
    .flat(),
);
const XY = Float64Array.from({ length: 2 * COUNT }, (_, i) => (i % 2 === 0 ? i / 2 : 0));

function pen(mostLines: number, scale = 1): Pen {
  const lens: Pick<Pen, "camera" | "size" | "margin" | "mostLines"> = {
    camera: { scale, left: 0, top: 0 },
    size: { width: COUNT, height: COUNT },
    margin: 0,
    mostLines,
  };
  return lens as Pen;
}

test("of more links than a pen draws it draws evenly chosen ones, and all that are bent", () => {
  const bent = new Map([3, 5, 700].map((link) => [link, []]));
  const drawn = [...drawnLinks(pen(100), XY, LINKS, bent)];
  expect(drawn.filter((link) => bent.has(link))).toEqual([3, 5, 700]);
  for (let from = 0; from < LINKS.length / 2; from += 245) {
    const some = drawn.filter((link) => link >= from && link < from + 245 && !bent.has(link));
    expect(some.length).toBeGreaterThan(15);
    expect(some.length).toBeLessThan(25);
  }
});

test("where fewer show, or the pen writes a file, all that show are drawn", () => {
  const none = new Map();
  expect([...drawnLinks(pen(Infinity), XY, LINKS, none)]).toHaveLength(LINKS.length / 2);
  // Of the screen's fifty units the first point alone is left.
  expect([...drawnLinks(pen(COUNT, 100), XY, LINKS, none)]).toHaveLength(COUNT - 1);
});

test("a grid of more edges than a pen draws is drawn by the lines that its edges make", () => {
  const side = 9;
  const all = Array.from({ length: side ** 2 }, (_, at) => at);
  const edges = all.flatMap((at) => [
    ...(at % side < side - 1 ? [[at, at + 1]] : []),
    ...(at < side * (side - 1) ? [[at, at + side]] : []),
  ]);
  const without = edges.filter(([from, to]) => !(from === 40 && to === 41));
  const drawing: Partial<Drawing> = {
    grid: true,
    xy: Float64Array.from(all.flatMap((at) => [at % side, Math.floor(at / side)])),
    edges: Uint32Array.from(without.flat()),
  };
  const pairs = (list: Uint32Array) =>
    Array.from({ length: list.length / 2 }, (_, i) => `${list[2 * i]}-${list[2 * i + 1]}`);
  const lines = pairs(linesOf(drawing as Drawing, pen(100)));
  expect(lines).toHaveLength(2 * side + 1);
  expect(lines).toContain("36-40");
  expect(lines).toContain("41-44");
  expect(lines).toContain("0-72");
  expect(pairs(linesOf(drawing as Drawing, pen(1000)))).toHaveLength(without.length);
});
