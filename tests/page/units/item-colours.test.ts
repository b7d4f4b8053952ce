/** Tests of the colours of a drawing: they follow its edits, and their inks are told apart. */
import { load } from "gospace/play";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { loadFull } from "../../../www/engine/full-module.ts";
import type { GameDocument } from "../../../www/engine/types.ts";
import { drawingNews } from "../../../www/features/draw/drawing-news.ts";
import { reduceEditor } from "../../../www/sketch/actions.ts";
import { coloured, coloursAmong } from "../../../www/sketch/colours.ts";
import { documentOf, sketchOf } from "../../../www/sketch/document.ts";
import { addPoints, erase, merge, split, splitAt, turnLinks } from "../../../www/sketch/edits.ts";
import { fragmentOf, withFragment } from "../../../www/sketch/fragment.ts";
import { ITEM_COLOURS, type ItemId, itemId, type Sketch } from "../../../www/sketch/sketch.ts";
import { freshEditor } from "../../../www/sketch/state.ts";
import { byColour, INKS, inkOf } from "../../../www/view/editor-canvas/colours.ts";
import { paintDisks, paintPoints } from "../../../www/view/editor-canvas/items.ts";
import { linkPaths, paintLinks } from "../../../www/view/editor-canvas/links.ts";
import { PALETTES } from "../../../www/view/palettes.ts";
import type { CanvasPen } from "../../../www/view/pen.ts";
import { palette, recorder } from "./painted.ts";

beforeAll(() => Promise.all([load(), loadFull()]));

/** Points at 0, 40, 80 and 120: a red edge, a green arc, and a link without colour. */
const PATH: GameDocument = {
  gospace: 1,
  drawing: { colours: { red: { points: [0], links: [[0, 1]] }, green: { links: [[1, 2]] } } },
  board: {
    kind: "graph",
    points: [
      [0, 0],
      [40, 0],
      [80, 0],
      [120, 0],
    ],
    edges: [
      [0, 1],
      [2, 3],
    ],
    arcs: [[1, 2]],
  },
};

/** The document numbers points first, then edges, then arcs. */
const [A, B, C, D, EDGE, , ARC] = [0, 1, 2, 3, 4, 5, 6].map(itemId) as [
  ItemId,
  ItemId,
  ItemId,
  ItemId,
  ItemId,
  ItemId,
  ItemId,
];

function coloursOf(sketch: Sketch): NonNullable<GameDocument["drawing"]>["colours"] {
  return documentOf(sketch).drawing?.colours;
}

test("erased items take their colours along, and the others keep theirs at their new places", () => {
  expect(coloursOf(erase(sketchOf(PATH), new Set([A])))).toEqual({ green: { links: [[0, 1]] } });
});

test("a point that is merged into another takes that one's colour, and its links keep theirs", () => {
  const sketch = sketchOf(PATH);
  expect(coloursOf(merge(sketch, A, D))).toEqual({
    red: { links: [[2, 0]] },
    green: { links: [[0, 1]] },
  });
  expect(coloursOf(merge(sketch, D, A))?.red?.points).toEqual([0]);
});

test("both parts of a split link have its colour", () => {
  const { sketch, ids } = addPoints(sketchOf(PATH), [
    [20, 0],
    [30, 0],
  ]);
  const [middle = A] = ids;
  expect(coloursOf(split(sketch, EDGE, middle))?.red?.links).toEqual([
    [0, 4],
    [4, 1],
  ]);
  expect(coloursOf(splitAt(sketch, EDGE, ids))?.red?.links).toEqual([
    [0, 4],
    [4, 5],
    [5, 1],
  ]);
});

test("a link that is turned, or merged into one that is there, keeps the colour of the one that stays", () => {
  const sketch = sketchOf(PATH);
  expect(coloursOf(turnLinks(sketch, new Set([ARC]), "reverse"))?.green?.links).toEqual([[2, 1]]);
  // The red edge and the green arc then join the same two points, and become one that leads both ways.
  expect([...merge(sketch, A, C).links.values()].map(({ colour }) => colour)).toEqual([
    undefined,
    "green",
  ]);
});

test("a copy has the colours of its originals, also as a document of its own", () => {
  const sketch = sketchOf(PATH);
  const fragment = fragmentOf(sketch, new Set([A, B]));
  expect(coloursOf(withFragment(sketch, fragment, [0, 40]).sketch)).toEqual({
    red: {
      points: [0, 4],
      links: [
        [0, 1],
        [4, 5],
      ],
    },
    green: { links: [[1, 2]] },
  });
});

test("a whole selection is coloured in one step, which says so, and undone in one", () => {
  const before = freshEditor(sketchOf(PATH));
  const all = new Set([A, B, EDGE, ARC]);
  const sketch = coloured(before.now.sketch, all, "blue");
  const after = reduceEditor(before, { kind: "drawn", sketch });
  expect(coloursOf(after.now.sketch)).toEqual({
    blue: {
      points: [0, 1],
      links: [
        [0, 1],
        [1, 2],
      ],
    },
  });
  expect(drawingNews(after, before)).toBe("4 items coloured blue");
  const undone = reduceEditor(after, { kind: "undo" });
  expect(documentOf(undone.now.sketch)).toEqual(PATH);
  const none = coloured(sketch, all, null);
  expect(documentOf(none).drawing).toBeUndefined();
  expect(drawingNews(freshEditor(none), freshEditor(sketch))).toBe("4 items without colour");
});

test("the colours of a selection are those of its items that can have one", () => {
  const sketch = sketchOf(PATH);
  expect([...coloursAmong(sketch, [A, EDGE])]).toEqual(["red"]);
  expect([...coloursAmong(sketch, [A, B, ARC])]).toEqual(["red", null, "green"]);
  expect([...coloursAmong(sketch, [itemId(99)])]).toEqual([]);
});

describe("in a symmetric drawing", () => {
  const mirror = { kind: "mirror", fold: 2, centre: [60, 0] } as const;
  const coloursAfter = (document: GameDocument, ids: readonly ItemId[]) => {
    const before = freshEditor({ ...sketchOf(document), symmetry: mirror });
    const sketch = coloured(before.now.sketch, new Set(ids), "violet");
    return coloursOf(reduceEditor(before, { kind: "drawn", sketch }).now.sketch);
  };
  const { drawing: _, ...bare } = PATH;

  test("images of points and links are coloured with them", () => {
    expect(coloursAfter(bare, [B, EDGE])).toEqual({
      violet: {
        points: [1, 2],
        // A mirrored link leads from the image of its first end.
        links: [
          [0, 1],
          [3, 2],
        ],
      },
    });
  });

  test("so are those of disks", () => {
    const disks: [number, number, number][] = [
      [0, 0, 20],
      [120, 0, 20],
      [60, 200, 20],
    ];
    const board = { kind: "disks", disks } as const;
    expect(coloursAfter({ gospace: 1, board }, [A])).toEqual({ violet: { disks: [0, 1] } });
  });
});

function penOn(recorded: ReturnType<typeof recorder>): CanvasPen {
  const [camera, size] = [
    { scale: 1, left: 50, top: 50 },
    { width: 500, height: 500 },
  ];
  return { context: recorded.context, camera, palette, size, margin: 0, density: 1 };
}

test("items are painted in the inks of their colours, all others as before", () => {
  const recorded = recorder();
  const sketch = sketchOf(PATH);
  const all = () => true;
  paintPoints(penOn(recorded), sketch, all, 40);
  const dots = recorded.drawn.filter(({ how, arcs }) => how === "fill" && arcs.length > 0);
  expect(dots.map(({ colour, arcs }) => [colour, arcs.map(({ x }) => x - 50)])).toEqual([
    ["undefined", [40, 80, 120]],
    [INKS.light.red, [0]],
  ]);
  class Lines {
    count = 0;
    moveTo() {}
    closePath() {}
    lineTo() {
      this.count++;
    }
  }
  vi.stubGlobal("Path2D", Lines);
  const strokes: [unknown, number][] = [];
  const context = {
    strokeStyle: "",
    stroke: (path: Lines) => path.count > 0 && strokes.push([context.strokeStyle, path.count]),
    fill: () => undefined,
    setLineDash: () => undefined,
  };
  const pen = { ...penOn(recorder()), context } as unknown as CanvasPen;
  paintLinks(pen, linkPaths(pen, sketch, all, 40), 40);
  vi.unstubAllGlobals();
  expect(strokes).toEqual([
    ["ink", 1],
    [INKS.light.red, 1],
    [INKS.light.green, 1],
  ]);
  const circles = recorder();
  const board = { kind: "disks", disks: [[0, 0, 20]] as [number, number, number][] } as const;
  const amber = { amber: { disks: [0] } };
  const disks = sketchOf({ gospace: 1, drawing: { colours: amber }, board });
  paintDisks(penOn(circles), disks, all);
  expect(circles.drawn.map(({ how, colour }) => `${how} ${colour}`)).toEqual([
    "fill board",
    `stroke ${INKS.light.amber}`,
  ]);
});

test("items of a colour are found in one pass, those without any first", () => {
  const { points } = sketchOf(PATH);
  const found = byColour(points, (id) => id !== B);
  expect([...found].map(([colour, items]) => [colour, items.map(({ x }) => x)])).toEqual([
    [undefined, [80, 120]],
    ["red", [0]],
  ]);
});

test("readers who have chosen their own few colours see no others", () => {
  expect(inkOf({ ...palette, stones: "flat" }, "red", "plain")).toBe("plain");
  expect(inkOf(palette, undefined, "plain")).toBe("plain");
});

type Colour = readonly [number, number, number];

/** Linear light of a colour. */
function lightOf(hex: string): Colour {
  const part = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

/** Contrast after WCAG 2.2. */
function contrast(a: string, b: string): number {
  const luminance = (hex: string) => {
    const [red, green, blue] = lightOf(hex);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** Sight as usual, and without one of the three kinds of cones: Machado, Oliveira and Fernandes, “A physiologically-based
 *  model for simulation of color vision deficiency” (2009), table 1. */
const SIGHTS: Readonly<Record<string, readonly Colour[]>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Oklab by its definition (Ottosson 2020). */
function oklab(light: Colour): Colour {
  const [r, g, b] = light.map((value) => Math.min(Math.max(value, 0), 1)) as [
    number,
    number,
    number,
  ];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Difference at which colours are told apart side by side and at a distance; 0.02 is one that is just seen. */
const LEAST_DIFFERENCE = 0.09;

describe.each(["light", "dark"] as const)("in the %s theme", (ground) => {
  test("each ink is read on paper and wood", () => {
    const { paper, panel, board } = PALETTES[ground];
    for (const colour of ITEM_COLOURS)
      for (const under of [paper, panel, board])
        expect(contrast(INKS[ground][colour], under), colour).toBeGreaterThanOrEqual(3);
  });

  test.each(Object.entries(SIGHTS))("with %s sight all inks are told apart", (_, rows) => {
    const seen = ITEM_COLOURS.map((colour) => {
      const light = lightOf(INKS[ground][colour]);
      const along = (row: Colour) => row.reduce((sum, each, i) => sum + each * (light[i] ?? 0), 0);
      const [r, g, b] = rows.map(along);
      return { colour, at: oklab([r ?? 0, g ?? 0, b ?? 0]) };
    });
    const pairs = seen.flatMap((a, i) => seen.slice(i + 1).map((b) => [a, b] as const));
    for (const [a, b] of pairs) {
      const away = Math.hypot(...a.at.map((value, i) => value - (b.at[i] ?? 0)));
      expect(away, `${a.colour} and ${b.colour}`).toBeGreaterThanOrEqual(LEAST_DIFFERENCE);
    }
  });
});
