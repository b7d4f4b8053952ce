/** Tests of the atlas: each sentence of a plate holds on the engine, what is known of boards agrees with closed
 *  forms, problems are as they say, and the search finds what it should. */
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { boardFacts, fromLink, Game, load, Solver } from "../../../pkg/gospace.js";
import type { GalleryBoard } from "../../../www/engine/gallery.ts";
import type { Pair } from "../../../www/engine/types.ts";
import { catalogueOf, type PlateFile } from "../../../www/features/atlas/catalogue.ts";
import { ofTheDay } from "../../../www/features/atlas/day.ts";
import { found, type Property } from "../../../www/features/atlas/search.ts";
import { FAMILIES, knownWords } from "../../../www/words/atlas.ts";

const read = (name: string) => JSON.parse(readFileSync(name, "utf8"));
const gallery: GalleryBoard[] = read("build/gallery.json");
const plates: Record<string, PlateFile> = read("build/plates.json");
interface Problem {
  readonly link: string;
  readonly mover: "black" | "white";
  readonly margin: number;
}
const problems: Problem[] = read("www/features/atlas/problems.json");

beforeAll(async () => {
  await load();
});

function entry(id: string): GalleryBoard {
  const board = gallery.find((each) => each.id === id);
  if (board === undefined) throw new Error(`no board ${id}`);
  return board;
}

/** Edges, once each, and arcs of a board, glued sides included. */
function linksOf(id: string) {
  const game = new Game(entry(id).document);
  const { edges, arcs, seams, xy } = game.drawing();
  game.free();
  return { edges: pairs(edges), arcs: pairs(arcs), seams, count: xy.length / 2 };
}

function pairs(flat: ArrayLike<number>): Pair[] {
  return Array.from({ length: flat.length / 2 }, (_, i) => [
    flat[2 * i] ?? 0,
    flat[2 * i + 1] ?? 0,
  ]);
}

/** Neighbours by liberties: of a lone stone on an empty board of a graph. */
function neighbours(id: string): number[][] {
  const { count } = linksOf(id);
  return Array.from({ length: count }, (_, at) => {
    const game = new Game(entry(id).document);
    game.play({ play: at });
    const near = [...game.liberties(at)];
    game.free();
    return near;
  });
}

const degrees = (id: string) => neighbours(id).map((near) => near.length);
const all = (list: readonly number[], value: number) => list.every((each) => each === value);

/** Cycles of this length through a point. */
function cycles(near: readonly (readonly number[])[], start: number, length: number): number {
  const walk = (path: readonly number[]): number => {
    const last = path.at(-1) ?? start;
    if (path.length === length) return near[last]?.includes(start) ? 1 : 0;
    return (near[last] ?? [])
      .filter((next) => !path.includes(next))
      .reduce((sum, next) => sum + walk([...path, next]), 0);
  };
  return walk([start]) / 2;
}

function components(near: readonly (readonly number[])[], within: ReadonlySet<number>): number {
  const left = new Set(within);
  let count = 0;
  for (const start of within) {
    if (!left.delete(start)) continue;
    count++;
    const queue = [start];
    for (let at = queue.pop(); at !== undefined; at = queue.pop())
      for (const next of near[at] ?? []) if (left.delete(next)) queue.push(next);
  }
  return count;
}

function placementsOf(id: string): readonly (readonly number[])[] {
  const { board } = entry(id).document;
  return "placements" in board && Array.isArray(board.placements) ? board.placements : [];
}

/** Numbers of proper points in the placements: points within links or closures have no coordinates of their own. */
function sizes(id: string): Set<number> {
  return new Set(placementsOf(id).map((points) => points.length));
}

function refusesAll(id: string): boolean {
  const game = new Game(entry(id).document);
  const count = game.state().colours.length;
  return Array.from({ length: count }, (_, at) => game.refusal({ play: at })).every(Boolean);
}

const refusal = (id: string, turns: readonly Pair[], at: Pair) => {
  const game = new Game(entry(id).document);
  for (const turn of turns) game.play({ play: turn });
  return game.refusal({ play: at })?.code ?? null;
};

const disksOf = (id: string): number[][] => {
  const { board } = entry(id).document;
  return board.kind === "disks" ? board.disks.map((disk) => [...disk]) : [];
};

const squares = (a: readonly number[], b: readonly number[]) =>
  ((a[0] ?? 0) - (b[0] ?? 0)) ** 2 + ((a[1] ?? 0) - (b[1] ?? 0)) ** 2;

/** One proof for each sentence. */
const PROOFS: Readonly<Record<string, () => void>> = {
  plane: () => {
    for (const at of [
      [5000, 7001],
      [9123, 3457],
    ] satisfies Pair[])
      expect(refusal("plane", [], at)).toBeNull();
    expect(refusal("plane", [[5000, 7001]], [5001, 7001])).not.toBeNull();
  },
  "plane-round": () =>
    expect(JSON.stringify(entry("plane-round").document.board)).toContain("circle"),
  "plane-hole": () => {
    expect(refusal("plane-hole", [], [12288, 12288])).not.toBeNull();
    // A stone's radius above the hole, whose upper side is at 8192.
    const { stone } = new Game(entry("plane-hole").document).drawing();
    expect(refusal("plane-hole", [], [12288, 8192 - stone])).toBeNull();
    expect(refusal("plane-hole", [], [12288, 8192 - stone + 100])).not.toBeNull();
  },
  "plane-torus": () => {
    expect(refusal("plane-torus", [[18000, 5000]], [200, 5000])).not.toBeNull();
    expect(refusal("plane-torus", [[9000, 5000]], [200, 5000])).toBeNull();
  },
  "plane-klein": () => {
    expect(refusal("plane-klein", [[18000, 5000]], [200, 18432 - 5000])).not.toBeNull();
    expect(refusal("plane-klein", [[18000, 5000]], [200, 5000])).toBeNull();
  },
  "particular-point": () => expect(refusesAll("particular-point")).toBe(true),
  "excluded-point": () => {
    const game = new Game(entry("excluded-point").document);
    game.play({ play: 0 });
    game.play("pass");
    game.play({ play: 17 });
    expect([...game.chain(0)].sort()).toEqual([0, 17].sort());
    const used = new Set(placementsOf("excluded-point").flat());
    const { board } = entry("excluded-point").document;
    const count = "points" in board && Array.isArray(board.points) ? board.points.length : 0;
    expect(used.size).toBe(count - 1);
  },
  sierpinski: () => overlapping("sierpinski"),
  nested: () => {
    expect([...sizes("nested")].sort((a, b) => a - b)).toHaveLength(3);
    overlapping("nested");
  },
  "two-at-once": () => {
    expect([...sizes("two-at-once")].sort()).toEqual([1, 2]);
    const { board } = entry("two-at-once").document;
    const points = "points" in board && Array.isArray(board.points) ? board.points : [];
    for (const [a = 0, b] of placementsOf("two-at-once")) {
      if (b === undefined) continue;
      const step = [0, 1].map((axis) =>
        Math.abs((points[a]?.[axis] ?? 0) - (points[b]?.[axis] ?? 0)),
      );
      expect(step.sort((p, q) => p - q)).toEqual([2, 4]);
    }
  },
  domino: () => {
    expect(cellsOf("domino")).toEqual(new Set([2]));
    expect(placementsOf("domino").every((points) => points.length === 3)).toBe(true);
  },
  tromino: () => expect(cellsOf("tromino")).toEqual(new Set([3])),
  "points-and-lines": () => {
    const { board } = entry("points-and-lines").document;
    const points = "points" in board && Array.isArray(board.points) ? board.points.length : 0;
    expect(points).toBe(81 + 144);
    expect(placementsOf("points-and-lines")).toHaveLength(81);
  },
  "one-way-streets": () => {
    const { edges, arcs } = linksOf("one-way-streets");
    expect(edges).toHaveLength(0);
    const known = new Set(arcs.map(String));
    for (const [from, to] of arcs) expect(known.has(`${to},${from}`)).toBe(false);
  },
  "directed-cycle": () => {
    const { edges, arcs } = linksOf("directed-cycle");
    expect(edges).toHaveLength(0);
    expect(all(degrees("directed-cycle"), 1)).toBe(true);
    expect(arcs).toHaveLength(12);
  },
  "random-digraph": () => expect(linksOf("random-digraph").arcs.length).toBeGreaterThan(10),
  satellites: () => {
    const outside = linksOf("satellites").arcs;
    expect(new Set(outside.map(([, to]) => to)).size).toBe(1);
    const near = neighbours("satellites");
    for (const [from] of outside) expect(near[from]).toHaveLength(1);
  },
  "nested-disks": () => {
    const disks = disksOf("nested-disks");
    const [large = []] = disks;
    const inside = disks.filter(
      (disk) =>
        disk !== large && Math.sqrt(squares(large, disk)) + (disk[2] ?? 0) <= (large[2] ?? 0),
    );
    expect(inside).toHaveLength(4);
    expect(playedThenRefused("nested-disks", 0, 1)).toBe(true);
    expect(playedThenRefused("nested-disks", 1, 0)).toBe(true);
    // No disk stands alone, where it could never be played.
    const game = new Game(entry("nested-disks").document);
    expect(game.allowed()).toHaveLength(disks.length);
    game.free();
  },
  sunflower: () => {
    const radii = disksOf("sunflower").map(([, , core]) => core);
    expect(new Set(radii).size).toBe(radii.length);
  },
  "disks-19": () => {
    const disks = disksOf("disks-19");
    const touches = disks.flatMap((a, i) =>
      disks.slice(i + 1).filter((b) => squares(a, b) === ((a[2] ?? 0) + (b[2] ?? 0)) ** 2),
    );
    expect(disks).toHaveLength(361);
    expect(touches).toHaveLength(2 * 19 * 18);
  },
  projective: () => expect(neighbours("projective")[0]).toContain(120),
  klein: () => {
    const near = neighbours("klein");
    const seams = [...Array(11).keys()].map((y) => [y, near[11 * y] ?? []] as const);
    // Over the left side the row turns upside down.
    for (const [y, list] of seams) expect(list).toContain(11 * (10 - y) + 10);
  },
  mobius: () => {
    const near = neighbours("mobius");
    const edge = new Set(near.flatMap((list, at) => (list.length === 3 ? [at] : [])));
    expect(edge.size).toBe(22);
    expect(components(near, edge)).toBe(1);
  },
  torus: () => expect(all(degrees("torus"), 4)).toBe(true),
  cylinder: () => {
    const near = neighbours("cylinder");
    const edge = new Set(near.flatMap((list, at) => (list.length === 3 ? [at] : [])));
    expect(Math.min(...degrees("cylinder"))).toBe(3);
    expect(components(near, edge)).toBe(2);
  },
  hypercube: () => {
    expect(degrees("hypercube")).toHaveLength(16);
    expect(all(degrees("hypercube"), 4)).toBe(true);
  },
  football: () => {
    const near = neighbours("football");
    expect(near).toHaveLength(60);
    for (let at = 0; at < 60; at++) {
      expect(cycles(near, at, 5)).toBe(1);
      expect(cycles(near, at, 6)).toBe(2);
    }
  },
  dodecahedron: () => expect(degrees("dodecahedron")).toEqual(Array(20).fill(3)),
  icosahedron: () => expect(degrees("icosahedron")).toEqual(Array(12).fill(5)),
  octahedron: () => expect(degrees("octahedron")).toEqual(Array(6).fill(4)),
  cube: () => expect(degrees("cube")).toEqual(Array(8).fill(3)),
  tetrahedron: () => expect(degrees("tetrahedron")).toEqual(Array(4).fill(3)),
  "isolated-pairs": () => {
    const near = neighbours("isolated-pairs");
    near.forEach(([other = 0], at) => {
      const game = new Game(entry("isolated-pairs").document);
      game.play({ play: at });
      game.play({ play: other });
      expect(game.state().colours[at]).toBe(0);
    });
  },
  "rows-of-three": () => {
    const game = new Game(entry("rows-of-three").document);
    const [left = 0, middle = 0, right = 0] = [0, 1, 2];
    expect([left, right].map((at) => game.state().colours[at])).toEqual([2, 2]);
    game.play({ play: middle });
    expect([left, right].map((at) => game.state().colours[at])).toEqual([0, 0]);
  },
  petersen: () => {
    const near = neighbours("petersen");
    for (let a = 0; a < 10; a++)
      for (let b = 0; b < a; b++) {
        const shared = near[a]?.filter((at) => near[b]?.includes(at)).length;
        expect(shared).toBe(near[a]?.includes(b) ? 0 : 1);
      }
  },
  "complete-bipartite": () => {
    const near = neighbours("complete-bipartite");
    const [across = []] = near;
    for (const [at, list] of near.entries())
      expect(
        list.length + (across.includes(at) ? across.length : near.length - across.length),
      ).toBe(near.length);
  },
  complete: () => expect(all(degrees("complete"), degrees("complete").length - 1)).toBe(true),
  tree: () => {
    const near = neighbours("tree");
    expect(components(near, new Set(near.keys()))).toBe(1);
    expect(near.flat().length / 2).toBe(near.length - 1);
  },
  star: () => {
    const sorted = degrees("star").sort((a, b) => a - b);
    expect(sorted).toEqual([...Array(sorted.length - 1).fill(1), sorted.length - 1]);
  },
  cycle: () => {
    const near = neighbours("cycle");
    expect(all(degrees("cycle"), 2)).toBe(true);
    expect(components(near, new Set(near.keys()))).toBe(1);
  },
  path: () => {
    const near = neighbours("path");
    expect(components(near, new Set(near.keys()))).toBe(1);
    expect(degrees("path").sort()).toEqual([1, 1, ...Array(near.length - 2).fill(2)]);
  },
  honeycomb: () => expect(Math.max(...degrees("honeycomb"))).toBe(3),
  kings: () => {
    expect(Math.max(...degrees("kings"))).toBe(8);
    const near = neighbours("kings");
    expect(near[0]).toContain(10);
    expect(near[1]).toContain(9);
  },
  triangular: () => expect(degrees("triangular").filter((each) => each === 6)).toHaveLength(61),
  "ten-thousand": () => expect(linksOf("ten-thousand").count).toBe(100 * 100),
  "grid-19": () => expect(linksOf("grid-19").count).toBe(361),
  "grid-13": () => expect(linksOf("grid-13").count).toBe(169),
  "grid-9": () => expect(linksOf("grid-9").count).toBe(81),
};

/** A larger placement is closed by a stone on a part of it. */
function overlapping(id: string): void {
  const list = placementsOf(id);
  const large = list.findIndex((points) => points.length === Math.max(...sizes(id)));
  const small = list.findIndex(
    (points, at) => at !== large && points.every((point) => list[large]?.includes(point)),
  );
  expect(small).toBeGreaterThanOrEqual(0);
  const game = new Game(entry(id).document);
  expect(game.refusal({ play: large })).toBeNull();
  game.play({ play: small });
  expect(game.refusal({ play: large })).not.toBeNull();
}

/** Points of the grid that placements cover: those at whole multiples of the grid's step in both directions. */
function cellsOf(id: string): Set<number> {
  const { board } = entry(id).document;
  const points = "points" in board && Array.isArray(board.points) ? board.points : [];
  const isCell = (point: number) => (points[point] ?? []).every((value) => value % 2 === 0);
  return new Set(placementsOf(id).map((covered) => covered.filter(isCell).length));
}

function playedThenRefused(id: string, first: number, second: number): boolean {
  const game = new Game(entry(id).document);
  game.play({ play: first });
  return game.refusal({ play: second }) !== null;
}

describe("each sentence of a plate is true", () => {
  const sentences = FAMILIES.flatMap(({ boards }) => Object.entries(boards));
  test.each(sentences)("%s: %s", (id) => {
    const prove = PROOFS[id];
    expect(prove, "a proof").toBeDefined();
    prove?.();
  });
});

test("every board of the gallery has a plate that plays, with no more than 60 points", () => {
  for (const { id } of gallery.filter((board) => plates[board.id] !== undefined)) {
    const game = new Game(plates[id]?.plate ?? "");
    const { kind } = entry(id).document.board;
    if (kind !== "plane" && kind !== "disks" && id !== "ten-thousand")
      expect(game.state().colours.length, id).toBeLessThanOrEqual(60);
    game.free();
  }
  for (const { boards } of FAMILIES)
    for (const id of Object.keys(boards)) expect(plates[id], id).toBeDefined();
});

test("a plate counts the placements of its board", () => {
  for (const [id, { points }] of Object.entries(plates)) {
    const { kind, placements } = boardFacts(entry(id).document);
    expect(points, id).toBe(kind === "plane" ? null : placements);
  }
});

test("the value agrees with K₄, and with the star whose every point Black gets", () => {
  expect(plates.tetrahedron?.value).toEqual(["1", "1"]);
  expect(plates.star?.value).toEqual(["13", "13"]);
  expect(plates["grid-9"]?.value).toBeNull();
});

test("a graph that is said not to be planar has more edges than a planar one of its girth can have", () => {
  // Euler: e ≤ g (v − 2) / (g − 2) for a connected planar graph of girth g.
  for (const [id, girth] of [
    ["petersen", 5],
    ["hypercube", 4],
    ["complete", 3],
    ["complete-bipartite", 4],
    ["kings", 3],
    ["torus", 4],
  ] as const) {
    const near = neighbours(id);
    expect(plates[id]?.planar, id).toBe(false);
    expect(near.flat().length / 2, id).toBeGreaterThan((girth * (near.length - 2)) / (girth - 2));
  }
});

test("what is known is said in words", () => {
  const board = { points: 8, directed: false, planar: true, wraps: false };
  expect(knownWords({ ...board, value: ["3", "3"] })).toBe(
    "8 placements, planar. With best play Black wins by 3: a komi of 3 is fair.",
  );
  expect(knownWords({ ...board, value: ["-2", "5"] })).toBe(
    "8 placements, planar. With best play Black’s margin is from −2 to 5.",
  );
  expect(knownWords({ ...board, value: ["-8", "8"] })).toBe("8 placements, planar.");
});

test("of each problem exactly one turn wins, by as much as it says", () => {
  expect(problems.length).toBeGreaterThanOrEqual(30);
  for (const { link, mover, margin } of problems.slice(0, 12)) {
    const game = new Game(fromLink(link));
    expect(game.actor).toBe(mover);
    const solver = new Solver(fromLink(link));
    while (!solver.report().settled) solver.run(100_000);
    const { low } = solver.report();
    solver.free();
    expect(mover === "black" ? Number(low) : -Number(low)).toBe(margin);
  }
});

test("the problem of a day is the same for everyone, and another on the next", () => {
  const list = ["a", "b", "c"];
  const noon = Date.UTC(2026, 10, 23, 12);
  expect(ofTheDay(list, noon)).toBe(ofTheDay(list, noon + 11 * 3_600_000));
  expect(ofTheDay(list, noon)).not.toBe(ofTheDay(list, noon + 86_400_000));
  expect(ofTheDay([], noon)).toBeUndefined();
});

describe("the search of the atlas", () => {
  const chapters = catalogueOf(gallery, plates);
  const names = (text: string, ...properties: Property[]) =>
    found(chapters, { text, properties: new Set(properties) }).flatMap(({ entries }) =>
      entries.map(({ board }) => board.id),
    );

  test("finds names without their accents, sentences, properties and numbers of points", () => {
    expect(names("mobius")).toEqual(["mobius"]);
    expect(names("opposite corners")).toEqual(["projective"]);
    expect(names("60")).toContain("football");
    expect(names("planar", "small")).toContain("cube");
    expect(names("", "directed")).toEqual([
      "one-way-streets",
      "directed-cycle",
      "random-digraph",
      "satellites",
    ]);
    expect(names("torus", "wraps")).toContain("torus");
    expect(names("nothing of the kind")).toEqual([]);
  });

  test("a board without a family stands under More, with its note", () => {
    const strange: GalleryBoard = { ...entry("cube"), id: "strange", name: "Strange" };
    const last = catalogueOf([...gallery, strange], plates).at(-1);
    expect(last?.entries.map(({ board, sentence }) => [board.id, sentence])).toContainEqual([
      "strange",
      strange.note,
    ]);
  });
});
