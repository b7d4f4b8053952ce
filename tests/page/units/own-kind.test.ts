/** Tests of what a board's own kind means: it is no problem of its drawing. */
import { load } from "gospace/play";
import { beforeAll, expect, test } from "vitest";
import { full, loadFull } from "../../../www/engine/full-module.ts";
import type { GameDocument, GridBoard, PlaneBoard } from "../../../www/engine/types.ts";
import { isCrowded } from "../../../www/sketch/contacts.ts";
import { curveOf, pointsOnLink } from "../../../www/sketch/curves.ts";
import { documentOf, drawnSketch } from "../../../www/sketch/document.ts";
import { withPicture } from "../../../www/sketch/picture-findings.ts";
import { stubsOf } from "../../../www/sketch/stubs.ts";

beforeAll(() => Promise.all([load(), loadFull()]));

const drawn = (document: GameDocument) => drawnSketch(document, full().asGraph);

function kindsOf(document: GameDocument): string[] {
  const sketch = drawn(document);
  return withPicture(full().survey(documentOf(sketch)), sketch).findings.map(({ kind }) => kind);
}

test.each(["torus", "klein", "mobius", "cylinder", "projective"] as const)(
  "the links over the seams of a %s are stubs, as many as the core draws, and run through no point",
  (wrap) => {
    const board: GridBoard = { kind: "grid", columns: 6, rows: 5, wrap };
    const sketch = drawn({ gospace: 1, board });
    const links = [...sketch.links.values()];
    const stubs = links.flatMap((link) => stubsOf(sketch, link));
    const { Game } = full();
    const game = new Game({ gospace: 1, board });
    const own = game.drawing().stubs;
    game.free();
    const found = stubs.map(([from, to]) => [from.x, from.y, to.x - from.x, to.y - from.y]);
    const expected = Array.from({ length: own.length / 4 }, (_, i) => [
      ...own.subarray(4 * i, 4 * i + 4),
    ]);
    expect(found.map(String).sort()).toEqual(expected.map(String).sort());
    for (const link of links) {
      expect(pointsOnLink(sketch, link)).toEqual([]);
      expect(curveOf(sketch, link)).toBeNull();
    }
    expect(kindsOf({ gospace: 1, board })).toEqual([]);
  },
);

test.each([
  "torus",
  "klein",
  "projective",
  "sierpinski",
  "two-at-once",
  "nested",
  "points-and-lines",
])("the built-in board %s has no problem", (id) => {
  expect(kindsOf(full().galleryDocument(id))).toEqual([]);
});

test("a quotient's board has no problem with the points between its placements", () => {
  const disks = [
    [0, 0, 10],
    [20, 0, 10],
    [40, 0, 10],
    [20, 20, 10],
  ] as const;
  const board = full().quotient({ kind: "disks", disks: disks.map((disk) => [...disk]) } as never);
  expect(kindsOf({ gospace: 1, board })).toEqual([]);
});

test("a quotient has no problem with points that lie close together", () => {
  const { board: disks } = full().galleryDocument("nested-disks");
  const board = full().quotient(disks as never);
  expect(kindsOf({ gospace: 1, board })).toEqual([]);
});

test("a stray point of a go-space, which no set holds, is a finding", () => {
  const board = {
    kind: "gospace",
    points: [
      [0, 0],
      [1, 0],
      [2, 0],
    ],
    open: [[0], [1]],
    placements: [[0], [1]],
  };
  expect(kindsOf({ gospace: 1, board } as never)).toContain("uncovered");
});

test.each([
  ["square", 512, true],
  ["triangular", 512, true],
  ["blue-noise", 1024, false],
] as const)(
  "a %s sample of a plane at %i ticks has no near misses, and centres where it is crowded",
  (lattice, pitch, isCentres) => {
    const document = full().galleryDocument("plane");
    const plane = document.board as PlaneBoard;
    const radius = plane.radius ?? 1024;
    const { board } = full().discretize(plane, {
      lattice,
      pitch: Math.round((pitch / 1024) * radius),
    });
    expect(kindsOf({ gospace: 1, board })).not.toContain("near-miss");
    expect(isCrowded(drawn({ gospace: 1, board }))).toBe(isCentres);
  },
);
