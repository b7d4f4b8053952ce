/** Pictures of contacts: each kind in Play and in pictures by the SVG that the page writes, and in embeds and Draw on the
 *  canvas, by the paths that its painters trace. */
import { Game, load } from "gospace/play";
import { beforeAll, expect, test, vi } from "vitest";
import type { GameDocument, Pair } from "../../../www/engine/types.ts";
import { layOutBoard } from "../../../www/kinds/kinds.ts";
import { readBoard, readGame } from "../../../www/model/view-model.ts";
import { sketchOf } from "../../../www/sketch/document.ts";
import type { Sketch } from "../../../www/sketch/sketch.ts";
import { onCanvas } from "../../../www/view/canvas-pen.ts";
import { paintRestingContacts } from "../../../www/view/editor-canvas/contacts.ts";
import { paintDisks } from "../../../www/view/editor-canvas/items.ts";
import { hullOf } from "../../../www/view/editor-canvas/shape.ts";
import { hullContains } from "../../../www/view/hulls.ts";
import type { CanvasPen, Context2D } from "../../../www/view/pen.ts";
import { paintPieces } from "../../../www/view/stone-layer.ts";
import { type Drawn, palette, recorder } from "./painted.ts";
import { byId, circlesIn, parsed, picture } from "./pictured.ts";

/** Outlines of regions; no mark is one. */
class Path {
  moveTo() {}
  lineTo() {}
  arc() {}
  closePath() {}
}

beforeAll(() => {
  vi.stubGlobal("Path2D", Path);
  return load();
});

/** A pen at 1 pixel for 10 ticks, so that 30 ticks read as a touch. Stones are plain dots at so low a density. */
function penFor(context: Context2D): CanvasPen {
  const camera = { scale: 0.1, left: 0, top: 0 };
  const size = { width: 4000, height: 4000 };
  return { context, camera, palette, size, margin: 4000, density: 0.001 };
}

type Disk = readonly [number, number, number, number?];

function disks(list: readonly Disk[], start?: Pair): GameDocument {
  const board = { kind: "disks", disks: list, ...(start && { start: { black: start } }) };
  return { gospace: 1, board } as unknown as GameDocument;
}

/** Two disks in each kind of contact, and one beside each so that a stone has a liberty. */
const KINDS: Readonly<Record<"touch" | "bridge" | "overlap" | "gap", readonly Disk[]>> = {
  touch: [
    [0, 0, 500],
    [1000, 0, 500],
    [0, 1000, 500],
    [1000, 1000, 500],
  ],
  bridge: [
    [0, 0, 500, 550],
    [1090, 0, 500, 550],
    [0, 1000, 500],
    [1090, 1000, 500],
  ],
  overlap: [
    [0, 0, 500],
    [900, 0, 500],
  ],
  gap: [
    [0, 0, 500],
    [1006, 0, 500],
    [0, 1000, 500],
    [1006, 1000, 500],
  ],
};

const marksIn = (drawn: readonly Drawn[], how: Drawn["how"], colour: string, radius = 12) =>
  drawn
    .filter((each) => each.how === how && each.colour === colour)
    .flatMap(({ arcs }) => arcs)
    .filter((arc) => arc.radius < radius);

/** In tenths of a pixel. */
const spot = ({ x, y }: { x: number; y: number }) => [
  Math.round(10 * x) / 10,
  Math.round(10 * y) / 10,
];

function inDraw(sketch: Sketch): Drawn[] {
  const { context, drawn } = recorder();
  paintRestingContacts(penFor(context), sketch, () => true);
  return drawn;
}

/** The painters of a board that embeds have, with its stones. */
function inEmbed(document: GameDocument): Drawn[] {
  const { context, drawn } = recorder();
  const game = new Game(document);
  const layout = layOutBoard(readBoard(game, null).drawing);
  const view = readGame(game);
  const pen = onCanvas(penFor(context));
  layout.paintGround(pen, false);
  const none = { owners: null, last: null, numbers: null, lasting: null };
  paintPieces(pen, layout, { ...view, ...none, moving: new Set() });
  game.free();
  return drawn;
}

test("a touch is a dot, in Draw, in pictures and in embeds", () => {
  const document = disks(KINDS.touch);
  const at = circlesIn(parsed(picture(document)), "touches");
  expect(at).toHaveLength(4);
  for (const drawn of [inDraw(sketchOf(document)), inEmbed(document)]) {
    const dots = marksIn(drawn, "fill", "boardInk");
    expect(dots.map(({ x, y }) => [x, y])).toContainEqual([50, 0]);
    expect(dots).toHaveLength(4);
  }
});

test("a touch over a gap is a bridge, in Draw, in pictures and in embeds", () => {
  const document = disks(KINDS.bridge);
  const bridges = byId(parsed(picture(document)), "bridges");
  expect(bridges).toBeDefined();
  for (const drawn of [inDraw(sketchOf(document)), inEmbed(document)]) {
    const lines = drawn.filter(
      ({ colour, lines, arcs }) => colour === "boardInk" && lines > 0 && arcs.length === 0,
    );
    expect(lines.reduce((sum, { lines }) => sum + lines, 0)).toBe(1);
  }
});

test("an overlap is a chord, in Draw, in pictures and in embeds", () => {
  const document = disks(KINDS.overlap);
  expect(byId(parsed(picture(document)), "overlaps")).toBeDefined();
  for (const drawn of [inDraw(sketchOf(document)), inEmbed(document)]) {
    const chords = drawn.filter(
      ({ how, lines, arcs }) => how === "stroke" && lines === 1 && arcs.length === 0,
    );
    expect(chords).toHaveLength(1);
    expect(marksIn(drawn, "fill", "boardInk")).toHaveLength(0);
  }
});

test("a gap that reads as a touch is an open ring, in Draw, in pictures and in embeds", () => {
  const document = disks(KINDS.gap);
  expect(byId(parsed(picture(document)), "gaps")).toBeDefined();
  expect(marksIn(inDraw(sketchOf(document)), "stroke", "seal").map(spot)).toEqual(
    expect.arrayContaining([
      [50.3, 0],
      [50.3, 100],
    ]),
  );
  const inPlay = marksIn(inEmbed(document), "stroke", "boardInk");
  expect(inPlay.map(spot)).toEqual(
    expect.arrayContaining([
      [50.3, 0],
      [50.3, 100],
    ]),
  );
});

test("one touch and gaps of a pixel between stones do not look the same", () => {
  const touching = inEmbed(disks(KINDS.touch, [0, 1]));
  const apart = inEmbed(disks(KINDS.gap, [0, 1]));
  const ofStones = (drawn: readonly Drawn[]) => ({
    dots: marksIn(drawn, "fill", "#fffdf8").length,
    rings: marksIn(drawn, "stroke", "seal").length,
  });
  expect(ofStones(touching)).toEqual({ dots: 1, rings: 0 });
  expect(ofStones(apart)).toEqual({ dots: 0, rings: 1 });
  expect(ofStones(inDraw(sketchOf(disks(KINDS.gap, [0, 1]))))).toMatchObject({ dots: 0 });
});

test("stones of a sample that are visibly apart and one chain are bridged", () => {
  const bridges = (document: GameDocument) =>
    inEmbed(document).filter(({ colour, lines }) => colour === "#151515" && lines > 0);
  expect(bridges(disks(KINDS.bridge, [0, 1]))).toHaveLength(1);
  expect(bridges(disks(KINDS.touch, [0, 1]))).toHaveLength(0);
});

const square = (x0: number, y0: number, x1: number, y1: number): Pair[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

function plane(holes: Pair[][], black: Pair[], wrap?: "cylinder"): GameDocument {
  const region = { outer: square(0, 0, 4000, 4000), holes, ...(wrap && { wrap }) };
  const board = { kind: "plane", region, radius: 300, tolerance: 4, start: { black } };
  return { gospace: 1, board } as unknown as GameDocument;
}

test("stones that join through a wall are bridged in every picture", () => {
  const through: Pair[] = [
    [1702, 2000],
    [2300, 2000],
  ];
  const walled = plane([square(2000, 500, 2002, 3500)], through);
  const open = plane([], through);
  const bridgesIn = (document: GameDocument) => [
    byId(parsed(picture(document)), "bridges") === undefined ? 0 : 1,
    ...[inDraw(sketchOf(document)), inEmbed(document)].map(
      (drawn) =>
        drawn
          .filter(({ how, colour }) => how === "stroke" && colour === "#151515")
          .filter(({ lines }) => lines > 0).length,
    ),
  ];
  expect(bridgesIn(walled)).toEqual([1, 1, 1]);
  expect(bridgesIn(open)).toEqual([0, 0, 0]);
});

test("a plane's picture is paler where no centre can stand, within the board", () => {
  const svg = parsed(picture(plane([], [[1000, 1000]])));
  const band = byId(svg, "beside-walls");
  expect(band?.attributes["clip-path"]).toMatch(/^url\(#clip-/);
  const numbers = (band?.attributes.d ?? "").match(/-?[\d.]+/g)?.map(Number) ?? [];
  const xs = numbers.filter((_, i) => i % 2 === 0);
  const scale = (Math.max(...xs) - Math.min(...xs)) / 4000;
  expect(Number(band?.attributes["stroke-width"])).toBeCloseTo(596 * scale, 0);
});

test("a disk's other half over a glued side is shown faintly, and its contacts at both ends", () => {
  const region = { outer: square(0, 0, 5000, 4000), wrap: "cylinder" };
  const board = {
    kind: "disks",
    region,
    disks: [
      [100, 1000, 500],
      [4100, 1000, 500],
    ],
  };
  const drawn = inDraw(sketchOf({ gospace: 1, board } as unknown as GameDocument));
  const faint = drawn.filter(
    ({ alpha, arcs }) => alpha < 0.5 && arcs.some(({ radius }) => radius === 50),
  );
  expect(faint.flatMap(({ arcs }) => arcs.map(({ x }) => x))).toEqual([510]);
  const dots = marksIn(drawn, "fill", "boardInk").map(({ x }) => x);
  expect(dots.toSorted((a, b) => a - b)).toEqual([-40, 460]);
});

test("at rest every disk keeps its circle, whichever lies over it", () => {
  const { context, drawn } = recorder();
  paintDisks(
    penFor(context),
    sketchOf(
      disks([
        [0, 0, 200],
        [0, 0, 900],
      ]),
    ),
    () => true,
  );
  const order = drawn.filter(({ arcs }) => arcs.length > 0).map(({ how }) => how);
  expect(order).toEqual(["fill", "fill", "stroke", "stroke"]);
});

test("the picture of a placement in Draw holds its points and no others", () => {
  const board = {
    kind: "gospace",
    points: [
      [0, 0],
      [80, 0],
      [160, 0],
      [240, 0],
    ],
    open: [[0], [1], [2], [3]],
    placements: [[0, 3], [1], [2]],
  };
  const sketch = sketchOf({ gospace: 1, board } as unknown as GameDocument);
  const [set] = sketch.placements.values();
  if (set === undefined) throw new Error("there is a placement");
  const hull = hullOf(set, sketch, 80);
  const held = [...sketch.points.values()].map((at) =>
    hull.parts.some((part) => hullContains({ ...hull, parts: [part], ties: [] }, at, 0)),
  );
  expect(held).toEqual([true, false, false, true]);
});

test("contacts of disks are looked for once while the scale stays, wherever the board lies", () => {
  const game = new Game(disks(KINDS.touch));
  const layout = layOutBoard(readBoard(game, null).drawing);
  const pen = penFor(recorder().context);
  const seenFrom = (scale: number, left: number) =>
    onCanvas({ ...pen, camera: { scale, left, top: 0 } });
  const searches = vi.spyOn(Array.prototype, "sort");
  for (const left of [0, 10, 20]) layout.paintGround(seenFrom(0.1, left), false);
  expect(searches.mock.calls.length).toBe(1);
  layout.paintGround(seenFrom(0.2, 0), false);
  expect(searches.mock.calls.length).toBe(2);
  searches.mockRestore();
});
