/** Names of points and disks while they are drawn: those of docs/names.md, as in Play. */
import { asGraph, Game, gallery, galleryDocument, load } from "gospace";
import { load as loadPlay } from "gospace/play";
import { beforeAll, expect, test } from "vitest";
import type { Board } from "../../../www/engine/types.ts";
import { drawnSketch } from "../../../www/sketch/document.ts";
import { newPaper } from "../../../www/sketch/new-paper.ts";
import { namesIn } from "../../../www/sketch/point-names.ts";
import { isLarge, type Sketch } from "../../../www/sketch/sketch.ts";

beforeAll(() => Promise.all([load(), loadPlay()]));

const drawn = (board: Board) => drawnSketch({ gospace: 1, board }, asGraph);
const named = (sketch: Sketch) => [...namesIn(sketch).values()];

test("a point or disk has the same name in Draw and in Play, on every board of the gallery", () => {
  let compared = 0;
  for (const { id } of gallery()) {
    const document = galleryDocument(id);
    const sketch = drawnSketch(document, asGraph);
    if (document.board.kind === "plane" || isLarge(sketch)) continue;
    const game = new Game(document);
    const inPlay = document.board.kind === "gospace" ? game.pointNames() : game.names();
    expect(named(sketch), id).toEqual(inPlay);
    compared += 1;
  }
  expect(compared).toBeGreaterThan(40);
});

test("points on a new go-space are named by rows, from the bottom", () => {
  const rows = ["A3", "B3", "C3", "A2", "B2", "C2", "A1", "B1", "C1"];
  expect(named(newPaper("gospace", 0))).toEqual(rows);
});

test("a board that has errors has names too, and labels stay as they are", () => {
  const alone = {
    kind: "gospace",
    points: [
      [0, 0],
      [1, 0],
    ],
    open: [],
    placements: [[]],
  } as const;
  expect(() => new Game({ gospace: 1, board: alone as never })).toThrow();
  expect(named(drawn(alone as never))).toEqual(["A1", "B1"]);
  const loop: Board = {
    kind: "graph",
    points: [
      [0, 0],
      [1, 0],
    ],
    edges: [[1, 1]],
    labels: ["end", ""],
  };
  expect(named(drawn(loop))).toEqual(["end", "B1"]);
});

test("points of a large drawing have numbers for names", () => {
  const points = Array.from({ length: 2000 }, (_, i): [number, number] => [
    i % 50,
    Math.floor(i / 50),
  ]);
  expect(named(drawn({ kind: "graph", points })).slice(0, 3)).toEqual(["0", "1", "2"]);
});
