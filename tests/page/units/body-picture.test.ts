/** Pictures of bodies: as the reader has turned them, the far side pale, near stones over far ones. */
import { readFileSync } from "node:fs";
import { load } from "gospace/play";
import { expect, test } from "vitest";
import type { GameDocument } from "../../../www/engine/types.ts";
import { BodyBoard, bodyMesh } from "../../../www/kinds/body/board.ts";
import { Sight } from "../../../www/kinds/body/sight.ts";
import { composed, inPlane, noTurn, type Turn } from "../../../www/kinds/body/turn.ts";
import { viewOf } from "../../../www/kinds/body/view.ts";
import { picturedGame } from "../../../www/share/picture/pictured-game.ts";
import { svgPicture } from "../../../www/share/picture/svg/svg.ts";
import { all, byId, type Node, opened, parsed } from "./pictured.ts";

const GALLERY: { id: string; document: GameDocument }[] = JSON.parse(
  readFileSync("build/gallery.json", "utf8"),
);
const OPTIONS = { theme: "light", labels: true, numbers: false, ground: "paper" } as const;

await load();

/** A board with stones on every third point, seen after a turn. */
function pictured(id: string, turnOf: (axes: number) => Turn) {
  const found = GALLERY.find((entry) => entry.id === id);
  if (found === undefined) throw new Error(`no board ${id}`);
  const { board } = found.document;
  const bare = picturedGame({ gospace: 1, board });
  const count = bare.pictured.board.drawing.xy.length / 2;
  bare.game.free();
  const every = (first: number) =>
    Array.from({ length: Math.ceil((count - first) / 6) }, (_, i) => first + 6 * i);
  const document = { gospace: 1, board: { ...board, start: { black: every(0), white: every(3) } } };
  const { game, pictured } = picturedGame(document as GameDocument);
  const { drawing } = pictured.board;
  const mesh = bodyMesh(drawing);
  const turn = turnOf(mesh.axes);
  const body = new BodyBoard(drawing, mesh, turn, 0);
  const svg = svgPicture({ ...pictured, body }, OPTIONS);
  game.free();
  return { svg, root: parsed(svg), document, body, drawing, mesh, turn };
}

const tilted = (axes: number) => composed(inPlane(axes, 0, 2, 0.4), inPlane(axes, 1, 2, -0.7));

function stonesIn(root: Node): Node[] {
  return all(root).filter(({ name, attributes }) => name === "circle" && "transform" in attributes);
}

function matrix({ attributes }: Node): number[] {
  return (attributes.transform ?? "")
    .replace(/[^-.\d ]/g, "")
    .split(" ")
    .map(Number);
}

test("a picture of a body has a stone for each, an ellipse as it lies, and opens again", () => {
  const { svg, root, document, body } = pictured("torus", tilted);
  const stones = stonesIn(root);
  expect(stones.length).toBe(document.board.start.black.length + document.board.start.white.length);
  for (const stone of stones) {
    const [xx = 0, xy = 0, yx = 0, yy = 0] = matrix(stone);
    expect(xy).toBe(yx);
    // A lens is half as thick as wide.
    const [sum, product] = [xx + yy, xx * yy - xy * xy];
    const least = sum / 2 - Math.sqrt(Math.max((sum * sum) / 4 - product, 0));
    expect(least).toBeGreaterThanOrEqual(0.5 - 1e-3);
    expect(sum - least).toBeCloseTo(1, 3);
  }
  const pale = stones.filter(({ attributes }) => "opacity" in attributes);
  const behind = [...document.board.start.black, ...document.board.start.white].filter(
    (at) => !body.sees(at as never),
  );
  expect(behind.length).toBeGreaterThan(5);
  expect(pale.length).toBe(behind.length);
  expect(opened(svg)).toMatchObject({ board: document.board });
});

test.each(["torus", "football", "diamond", "twenty-four-cell"])(
  "in a picture of a body far stones come before near ones: %s",
  (id) => {
    const { root, body, mesh, turn } = pictured(id, tilted);
    const sight = new Sight(mesh, viewOf(mesh, turn, 0), 0);
    const depths = stonesIn(root)
      .filter(({ attributes }) => !("opacity" in attributes))
      .map((stone) => {
        const [, , , , x = 0, y = 0] = matrix(stone);
        return { x, y };
      });
    // Places of stones on the page, up to scale and shift, in the order of depth.
    const seen = mesh.points
      .map((_, point) => ({ point, ...sight.lensAt(point) }))
      .filter(({ point }) => point % 3 === 0 && body.sees(point as never));
    expect(depths.length).toBe(seen.length);
    const far = seen.toSorted((a, b) => a.z - b.z);
    const scale = scaleBetween(depths, far);
    far.forEach((lens, i) => {
      const rank = depths.findIndex(
        ({ x, y }) => Math.hypot(x - scale.x(lens.x), y - scale.y(lens.y)) < 0.5,
      );
      expect(rank, `${id} ${i}`).toBeGreaterThanOrEqual(0);
      const before = far.filter((other) => other.z < lens.z - 0.11).length;
      expect(rank).toBeGreaterThanOrEqual(before);
    });
  },
);

/** Map from the body to the page, by the outermost stones. */
function scaleBetween(
  page: readonly { x: number; y: number }[],
  body: readonly { x: number; y: number }[],
) {
  const range = (list: readonly number[]) => [Math.min(...list), Math.max(...list)] as const;
  const map = (axis: "x" | "y") => {
    const [a, b] = range(page.map((each) => each[axis]));
    const [c, d] = range(body.map((each) => each[axis]));
    return (value: number) => a + ((value - c) * (b - a)) / (d - c);
  };
  return { x: map("x"), y: map("y") };
}

test.each(["torus", "football", "diamond", "twenty-four-cell", "projective"])(
  "no two parts of a picture of a body have one name: %s",
  (id) => {
    const ids = all(pictured(id, tilted).root).flatMap(({ attributes }) => attributes.id ?? []);
    expect(new Set(ids).size).toBe(ids.length);
  },
);

test("a turn changes the picture, and a picture of a body has no coordinates", () => {
  const { svg, root } = pictured("torus", tilted);
  expect(pictured("torus", noTurn).svg).not.toBe(svg);
  expect(byId(root, "coordinates")).toBeUndefined();
});

test("light passes evenly over a round body, and meets edges on a solid", () => {
  const shades = (id: string) =>
    all(pictured(id, tilted).root).filter(({ name }) => name === "linearGradient").length;
  for (const id of ["torus", "klein", "mobius", "cylinder", "cube-sphere"])
    expect(shades(id), id).toBeGreaterThan(20);
  for (const id of ["cube", "icosahedron", "football", "dodecahedron"])
    expect(shades(id), id).toBe(0);
});
