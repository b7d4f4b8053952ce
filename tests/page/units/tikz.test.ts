/** Drawings for LaTeX. Coordinates are expected as the documents have them, y turned upwards. */
import { gallery, galleryDocument, generate, load } from "gospace";
import { load as loadPlay } from "gospace/play";
import { expect, test } from "vitest";
import type { GameDocument } from "../../../www/engine/types.ts";
import { picturedGame } from "../../../www/share/picture/pictured-game.ts";
import { svgPicture } from "../../../www/share/picture/svg/svg.ts";
import { tikzPicture } from "../../../www/share/picture/tikz/tikz.ts";
import { played } from "./pictured.ts";

await Promise.all([load(), loadPlay()]);

function tikz(document: GameDocument, labels = false): string {
  const { game, pictured } = picturedGame(document);
  const text = tikzPicture(pictured, labels);
  game.free();
  return text;
}

/** Paths after a comment with this name. */
function pathsOf(text: string, name: string): string[] {
  const [, rest = ""] = text.split(`% ${name}\n`);
  const [command = ""] = rest.split("  ;\n");
  return command
    .split("\n")
    .slice(1)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

const coordinates = (text: string) =>
  [...text.matchAll(/\((-?[\d.]+),(-?[\d.]+)\)/g)].map(([, x, y]) => [Number(x), Number(y)]);

const ONE_WAY: GameDocument = {
  gospace: 1,
  board: {
    kind: "graph",
    points: [
      [0, 0],
      [40, 0],
      [20, 35.5],
      [0, 35.5],
    ],
    edges: [
      [0, 1],
      [2, 3],
    ],
    arcs: [[1, 2]],
    labels: ["A_1", "50%", "{c}", "d"],
  },
  turns: [{ play: 2 }, { play: 0 }],
};

test("every board of the gallery is a whole document that TeX can hold", () => {
  for (const { id } of gallery()) {
    const text = tikz(played(galleryDocument(id)), true);
    const lines = text.trimEnd().split("\n");
    expect(lines[0], id).toBe("\\documentclass[tikz, border=2pt]{standalone}");
    expect(lines.at(-1), id).toBe("\\end{document}");
    const count = (part: RegExp) => [...text.matchAll(part)].length;
    expect(count(/\\begin\{/g), id).toBe(count(/\\end\{/g));
    expect(count(/(?<!\\)\{/g), id).toBe(count(/(?<!\\)\}/g));
    expect(count(/^\\path\[/gm), id).toBe(count(/^ {2};$/gm));
    expect(text, id).not.toMatch(/NaN|undefined|Infinity|\de[-+]?\d/);
    const numbers = Array.from(text.matchAll(/\d+(?:\.\d+)?/g), ([number]) => Number(number));
    expect(
      numbers.filter((number) => !(number < 16_383.99998)),
      id,
    ).toEqual([]);
  }
});

test("links, arcs with heads, points and stones stand at the board's coordinates", () => {
  const text = tikz(ONE_WAY);
  expect(pathsOf(text, "lines")).toEqual(["(0,0) -- (40,0)", "(20,-35.5) -- (0,-35.5)"]);
  const [shaft = "", ...heads] = pathsOf(text, "arcs");
  expect(shaft).toBe("(40,0) -- (20,-35.5)");
  expect(heads).toEqual([]);
  const head = /(\([^)]+\)(?: -- \([^)]+\)){3}) -- cycle/.exec(text)?.[1] ?? "";
  const [[x = 0, y = 0] = []] = coordinates(head);
  // The tip lies on the arc, near its end.
  expect((x - 40) * -35.5 - y * -20).toBeCloseTo(0, 1);
  expect(Math.hypot(x - 20, y + 35.5)).toBeLessThan(Math.hypot(x - 40, y) / 2);
  expect(coordinates(pathsOf(text, "points").join())).toEqual([
    [0, 0],
    [40, 0],
    [20, -35.5],
    [0, -35.5],
  ]);
  expect(coordinates(pathsOf(text, "black-stones").join())).toEqual([[20, -35.5]]);
  expect(coordinates(pathsOf(text, "white-stones").join())).toEqual([[0, 0]]);
  expect(text).toMatch(/% black-stones\n\\path\[fill=black, draw=black/);
  expect(text).toMatch(/% white-stones\n\\path\[fill=white, draw=black/);
});

test("labels are printed as they are written", () => {
  const text = tikz(ONE_WAY, true);
  for (const label of ["{A\\_1}", "{50\\%}", "{\\{c\\}}"]) expect(text).toContain(label);
});

test("disks are circles of their radii, and coordinates that TeX cannot hold are divided", () => {
  const text = tikz({
    gospace: 1,
    board: {
      kind: "disks",
      disks: [
        [0, 0, 1000],
        [20_000, 0, 4000],
        [28_000, 0, 4000],
      ],
    },
    turns: [{ play: 1 }],
  });
  expect(text).toContain("% Coordinates are those of the board, divided by 1000; y runs upwards.");
  expect(pathsOf(text, "black-stones")).toEqual(["(20,0) circle[radius=4]"]);
});

test("a board far from its origin is drawn from its corner", () => {
  const points: [number, number][] = [
    [5_000_000, 7_000_000],
    [5_000_040, 7_000_000],
  ];
  const text = tikz({ gospace: 1, board: { kind: "graph", points, edges: [[0, 1]] } });
  expect(text).toContain("less (5000000, 7000000)");
  expect(pathsOf(text, "lines")).toEqual(["(0,0) -- (40,0)"]);
});

test("a region is a path, its hole left out, and its stones are circles", () => {
  const square: [number, number][] = [
    [0, 0],
    [12_000, 0],
    [12_000, 12_000],
    [0, 12_000],
  ];
  const hole: [number, number][] = [
    [5000, 5000],
    [7000, 5000],
    [6000, 7000],
  ];
  const text = tikz({
    gospace: 1,
    board: { kind: "plane", region: { outer: square, holes: [hole] }, radius: 500 },
    turns: [{ play: [2500, 3000] }],
  });
  expect(text).toContain("(0,0) -- (12,0) -- (12,-12) -- (0,-12) -- cycle");
  expect(text).toContain("(5,-5) -- (7,-5) -- (6,-7) -- cycle");
  expect(text).toMatch(/even odd rule/);
  expect(pathsOf(text, "black-stones")).toEqual(["(2.5,-3) circle[radius=0.5]"]);
});

test("a plane's band in which no centre can stand is grey, as wide as in the other pictures", () => {
  const [width, height] = [12_000, 8000];
  const outer: [number, number][] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  const board = { kind: "plane", region: { outer }, radius: 500, tolerance: 4 } as const;
  const document: GameDocument = { gospace: 1, board, turns: [{ play: [2500, 3000] }] };
  const text = tikz(document);
  // The walls themselves, drawn so thick and cut off outside that what is left is the region moved inwards by a core.
  const outline = "(0,0) -- (12,0) -- (12,-8) -- (0,-8) -- cycle";
  expect(pathsOf(text, "beside-walls").at(-1)).toBe(outline);
  const [, rest = ""] = text.split("% beside-walls\n");
  const [scope = ""] = rest.split("\\end{scope}");
  expect(scope).toContain(`\\begin{scope}[even odd rule]\n\\clip ${outline};\n`);
  const [, line = ""] = /draw=black, draw opacity=0\.1, line width=([\d.]+)pt/.exec(scope) ?? [];
  const [, unit = ""] = /\[x=([\d.]+)pt/.exec(text) ?? [];
  expect((1000 * Number(line)) / Number(unit) / 2).toBeCloseTo(500 - 4 / 2, 1);
  // As many as in a picture of SVG, in the same place: over the board, under the stones.
  const { game, pictured } = picturedGame(document);
  const svg = svgPicture(pictured, {
    theme: "light",
    labels: false,
    numbers: false,
    ground: "paper",
  });
  game.free();
  for (const picture of [text, svg]) {
    expect(picture.split("beside-walls")).toHaveLength(2);
    const places = ["board", "beside-walls", "black-stones"].map((name) => picture.indexOf(name));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  }
});

test("stones of a go-space are hulls round their points", () => {
  const { board } = generate("dominoes", { columns: 4, rows: 3 });
  if (board.kind !== "gospace") throw new Error("no go-space");
  const text = tikz({ gospace: 1, board, turns: [{ play: 0 }] });
  const [hull = ""] = pathsOf(text, "black-stones");
  const arcs = [...hull.matchAll(/\(([-\d.]+),([-\d.]+)\) arc\[[^\]]*radius=([\d.]+)\]/g)];
  const points = (board.placements[0] ?? []).map((point) => board.points[point] ?? [0, 0]);
  expect(arcs).toHaveLength(2);
  // Each half circle begins at its radius from a point, at a right angle to the line between both.
  const [[ax, ay] = [0, 0], [bx, by] = [0, 0]] = points;
  for (const [, x, y, radius] of arcs) {
    const begin = [Number(x), -Number(y)] as const;
    const near = points.filter(
      ([px, py]) => Math.abs(Math.hypot(px - begin[0], py - begin[1]) - Number(radius)) < 1e-4,
    );
    expect(near).toHaveLength(1);
    const [[cx, cy] = [0, 0]] = near;
    expect((begin[0] - cx) * (bx - ax) + (begin[1] - cy) * (by - ay)).toBeCloseTo(0, 4);
  }
});
