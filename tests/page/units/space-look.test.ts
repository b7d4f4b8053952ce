/** Look of a go-space: cells that lie apart, stones without dark edges, and pictures told apart. */
import { galleryDocument, load } from "gospace";
import { Game, load as loadPlay } from "gospace/play";
import { expect, test } from "vitest";
import { uncrossed } from "../../../www/kinds/space/cells.ts";
import { closureShapes } from "../../../www/kinds/space/marks.ts";
import { makeSpace } from "../../../www/kinds/space/space.ts";
import type { Outline } from "../../../www/view/outline.ts";
import { all, byId, parsed, picture } from "./pictured.ts";

await Promise.all([load(), loadPlay()]);

function drawingOf(id: string) {
  const game = new Game(galleryDocument(id));
  try {
    return game.drawing();
  } finally {
    game.free();
  }
}

/** Middle and reach of the circle round the arcs of a cell. */
function circleRound(outline: Outline): { x: number; y: number; reach: number } {
  const arcs = outline.flat().flatMap((step) => (step.kind === "arc" ? [step] : []));
  const x = arcs.reduce((sum, { centre }) => sum + centre.x, 0) / arcs.length;
  const y = arcs.reduce((sum, { centre }) => sum + centre.y, 0) / arcs.length;
  const reach = Math.max(
    ...arcs.map(({ centre, radius }) => Math.hypot(centre.x - x, centre.y - y) + radius),
  );
  return { x, y, reach };
}

test("the cells of dominoes lie apart, one for each domino", () => {
  const { cells, hulls } = makeSpace(drawingOf("domino"));
  expect(cells.length).toBe(hulls.length);
  const circles = cells.map(circleRound);
  circles.forEach((a, i) => {
    for (const b of circles.slice(i + 1))
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(a.reach + b.reach);
  });
});

test("cells of placements inside one another keep their own shapes", () => {
  const { cells, hulls } = makeSpace(drawingOf("sierpinski"));
  expect(cells).toEqual(hulls.map(({ outline }) => outline));
});

test("a go-space at rest has faint points, soft cells and no outlines", () => {
  for (const id of ["domino", "sierpinski"]) {
    const root = parsed(picture(galleryDocument(id)));
    const [cells, points] = ["placements", "points"].map((name) => byId(root, name)?.attributes);
    expect(cells?.stroke, id).toBeUndefined();
    expect(cells?.["fill-opacity"], id).toBe("0.05");
    expect(points?.["fill-opacity"], id).toBe("0.33");
  }
});

test("a stone of any shape has one gradient, and no bands", () => {
  const turns = [{ play: 0 }, { play: 40 }];
  const root = parsed(picture({ ...galleryDocument("tromino"), turns }));
  for (const colour of ["black", "white"]) {
    const filled = all(root).filter(({ attributes }) => attributes.fill === `url(#${colour})`);
    expect(filled, colour).toHaveLength(1);
    expect(filled[0]?.attributes.stroke, colour).toBeUndefined();
    expect(filled[0]?.attributes.transform, colour).toBeUndefined();
  }
  expect(all(root).filter(({ name }) => name === "radialGradient")).toHaveLength(2);
});

test("the line round a closure is one rounded shape, without ears", () => {
  const game = new Game(galleryDocument("domino"));
  const space = makeSpace(game.drawing());
  for (const [at, hull] of space.hulls.entries()) {
    const closure = game.closure(at);
    const outlines = closureShapes(space, hull, closure);
    expect(outlines).toHaveLength(1);
    const steps = outlines.flat(2);
    expect(steps.every(({ kind }) => kind === "arc")).toBe(true);
    const turned = steps.map((step) => (step.kind === "arc" ? step.to - step.from : 0));
    expect(turned.reduce((sum, angle) => sum + angle, 0)).toBeCloseTo(2 * Math.PI);
  }
  game.free();
});

test("trominoes at rest are the bare lattice", () => {
  const { cells, drawnRelations } = makeSpace(drawingOf("tromino"));
  expect(cells).toEqual([]);
  expect(drawnRelations.length).toBeGreaterThan(0);
  expect(drawnRelations.every(Boolean)).toBe(true);
});

test("a small picture shows placements that cross no other one shown", () => {
  for (const id of ["domino", "tromino", "sierpinski", "two-at-once"]) {
    const shown = uncrossed(makeSpace(drawingOf(id))).map(({ points }) => new Set(points));
    expect(shown.length, id).toBeGreaterThan(3);
    shown.forEach((a, i) => {
      for (const b of shown.slice(i + 1)) {
        const common = [...a].filter((point) => b.has(point)).length;
        expect([0, Math.min(a.size, b.size)], id).toContain(common);
      }
    });
  }
});

test("crossings are those of the definition, and those of a drawing are found once", () => {
  const { hulls, crossings } = makeSpace(drawingOf("tromino"));
  const sets = hulls.map(({ points }) => new Set(points));
  sets.forEach((one, at) => {
    const crossed = sets.flatMap((other, index) => {
      const common = [...other].filter((point) => one.has(point)).length;
      return index !== at && common > 0 && common < one.size && common < other.size ? [index] : [];
    });
    expect([...(crossings?.(at) ?? [])].sort((a, b) => a - b)).toEqual(crossed);
  });
  const drawing = drawingOf("domino");
  expect(makeSpace(drawing, 1).crossings).toBe(makeSpace(drawing).crossings);
});

test("the lines of a go-space are dotted, since solid ones are the edges of graphs", () => {
  for (const id of ["sierpinski", "nested", "excluded-point"]) {
    const lines = byId(parsed(picture(galleryDocument(id))), "relations");
    expect(lines?.attributes["stroke-dasharray"], id).toMatch(/^1\.5 3$/);
  }
});
