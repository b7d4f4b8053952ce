/** Laws of the layouts of drawn graphs. */

import { expect, test } from "vitest";
import { MAX_LAYERS, TooLarge } from "../../../www/layout/layered.ts";
import { layOut } from "../../../www/layout/layout.ts";
import type { LayoutKind, LayoutRequest } from "../../../www/layout/types.ts";

const KINDS: LayoutKind[] = ["force", "circle", "grid", "layers"];
const SPACING = 20;

/** Thirty points, scattered, with arcs only from lower to higher numbers. */
function scattered(layout: LayoutKind, pins: number[] = []) {
  const xy = Float64Array.from({ length: 60 }, (_, at) => ((at * at * 37 + at * 11) % 211) + 0.5);
  const pairs = Array.from({ length: 45 }, (_, at) => [
    at % 29,
    (at % 29) + 1 + (at >= 29 ? 1 : 0),
  ]);
  const links = Uint32Array.from(pairs.flatMap(([from, to]) => [from!, Math.min(to!, 29)]));
  const pinned = Uint8Array.from({ length: 30 }, (_, point) => (pins.includes(point) ? 1 : 0));
  return { layout, xy, links, oneWay: new Uint8Array(45).fill(1), pinned, spacing: SPACING };
}

const lay = (request: LayoutRequest) => layOut(request, () => {});

test.each(KINDS)("%s moves no pinned point and answers the same again", (layout) => {
  const request = scattered(layout, [0, 7, 20]);
  const places = lay(request);
  for (const point of [0, 7, 20])
    expect(places.slice(2 * point, 2 * point + 2)).toEqual(
      request.xy.slice(2 * point, 2 * point + 2),
    );
  expect(lay(request)).toEqual(places);
});

test.each(KINDS)("%s puts points at finite places, no two on one", (layout) => {
  const places = lay(scattered(layout));
  expect(places.every(Number.isFinite)).toBe(true);
  const spots = new Set(
    Array.from({ length: 30 }, (_, p) => `${places[2 * p]} ${places[2 * p + 1]}`),
  );
  expect(spots.size).toBe(30);
});

test("in layers every arc of an acyclic digraph goes downwards", () => {
  const request = scattered("layers");
  const places = lay(request);
  for (let at = 0; at < request.links.length; at += 2) {
    const [from, to] = [request.links[at]!, request.links[at + 1]!];
    expect(places[2 * to + 1]).toBeGreaterThan(places[2 * from + 1]!);
  }
});

test("a circle has all points at one distance from its centre", () => {
  const places = lay(scattered("circle"));
  const mean = (axis: number) =>
    places.filter((_, at) => at % 2 === axis).reduce((sum, value) => sum + value, 0) / 30;
  const [x, y] = [mean(0), mean(1)];
  for (let point = 0; point < 30; point++)
    expect(Math.hypot(places[2 * point]! - x, places[2 * point + 1]! - y)).toBeCloseTo(
      SPACING / (2 * Math.sin(Math.PI / 30)),
      6,
    );
});

test("an empty graph and one point are laid out", () => {
  for (const layout of KINDS)
    for (const points of [0, 1]) {
      const none = { links: new Uint32Array(0), oneWay: new Uint8Array(0) };
      const request = { ...none, xy: new Float64Array(2 * points), pinned: new Uint8Array(points) };
      expect(lay({ ...request, layout, spacing: SPACING })).toEqual(new Float64Array(2 * points));
    }
});

type Links = readonly (readonly [from: number, to: number])[];
type Spot = readonly [x: number, y: number];

/** Numbers below 1 from a seed (Lehmer's generator of Park and Miller, 1988). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function asked(layout: LayoutKind, links: Links, xy: Float64Array): LayoutRequest {
  const oneWay = new Uint8Array(links.length);
  const pinned = new Uint8Array(xy.length / 2);
  return { layout, xy, links: Uint32Array.from(links.flat()), oneWay, pinned, spacing: SPACING };
}

const STARTS = {
  circle: (points: number) =>
    spread(points, (point) => {
      const angle = (2 * Math.PI * point) / points;
      return [90 + 70 * Math.cos(angle), 30 + 70 * Math.sin(angle)];
    }),
  spot: (points: number) => spread(points, () => [4, 5]),
};

function spread(points: number, at: (point: number) => Spot): Float64Array {
  return Float64Array.from(Array.from({ length: points }, (_, point) => at(point)).flat());
}

function path(points: number, first = 0): Links {
  return Array.from({ length: points - 1 }, (_, i) => [first + i, first + i + 1]);
}

function lattice(side: number): Links {
  const cells = Array.from({ length: side * side }, (_, point) => point);
  const right = cells.filter((point) => point % side < side - 1).map((p) => [p, p + 1] as const);
  return [...right, ...cells.slice(side).map((point) => [point - side, point] as const)];
}

const PETERSEN: Links = [0, 1, 2, 3, 4].flatMap((i) => [
  [i, (i + 1) % 5],
  [i, i + 5],
  [i + 5, 5 + ((i + 2) % 5)],
]);
const BINARY_TREE: Links = Array.from({ length: 30 }, (_, i) => [i >> 1, i + 1]);

const spot = (places: Float64Array, point: number): Spot => [
  places[2 * point]!,
  places[2 * point + 1]!,
];
const apart = ([x, y]: Spot, [u, v]: Spot) => Math.hypot(x - u, y - v);

/** Pairs of links without a common end that meet: each has the ends of the other on two sides. */
function crossings(places: Float64Array, links: Links): number {
  const side = (a: number, b: number, c: number) => {
    const [[ax, ay], [bx, by], [cx, cy]] = [spot(places, a), spot(places, b), spot(places, c)];
    return Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));
  };
  let count = 0;
  links.forEach(([a, b], index) => {
    for (const [c, d] of links.slice(0, index)) {
      if (a === c || a === d || b === c || b === d) continue;
      if (side(a, b, c) * side(a, b, d) <= 0 && side(c, d, a) * side(c, d, b) <= 0) count++;
    }
  });
  return count;
}

const PLANAR = [
  { name: "a path", points: 60, links: path(60) },
  { name: "a cycle", points: 31, links: path(31).map(([i]) => [(i * 7) % 31, (i * 7 + 7) % 31]) },
  { name: "a binary tree", points: 31, links: BINARY_TREE },
  { name: "a 10 × 10 grid", points: 100, links: lattice(10) },
] satisfies { name: string; points: number; links: Links }[];

test.each(PLANAR)(
  "force draws $name from a circle or a spot without crossings",
  ({ points, links }) => {
    for (const start of Object.values(STARTS))
      expect(crossings(lay(asked("force", links, start(points))), links)).toBe(0);
  },
);

test.each([
  { name: "a path of 10", points: 10, links: path(10) },
  { name: "Petersen's graph", points: 10, links: PETERSEN },
  { name: "a 10 × 10 grid", points: 100, links: lattice(10) },
])("force draws neighbours in $name about the spacing apart", ({ points, links }) => {
  const places = lay(asked("force", links, STARTS.circle(points)));
  const lengths = links.map(([a, b]) => apart(spot(places, a), spot(places, b)));
  const median = lengths.toSorted((a, b) => a - b)[lengths.length >> 1]!;
  expect(median).toBeGreaterThan(SPACING / 2);
  expect(median).toBeLessThan(SPACING * 2);
});

test("force keeps the orientation of a drawn board", () => {
  const drawn = spread(100, (point) => [30 * (point % 10), 30 * Math.floor(point / 10)]);
  const places = lay(asked("force", lattice(10), drawn));
  const corners = [0, 9, 90, 99].map((point) => spot(places, point));
  const [topLeft, topRight, bottomLeft, bottomRight] = corners;
  expect(topLeft![0]).toBeLessThan(topRight![0]);
  expect(bottomLeft![0]).toBeLessThan(bottomRight![0]);
  expect(topLeft![1]).toBeLessThan(bottomLeft![1]);
  expect(topRight![1]).toBeLessThan(bottomRight![1]);
});

test("force keeps components apart", () => {
  const parts = [
    path(20),
    path(15, 20),
    path(10, 35),
    lattice(5).map(([a, b]) => [a + 45, b + 45]),
  ];
  const ends = [20, 35, 45, 70];
  const part = (point: number) => ends.findIndex((end) => point < end);
  const links = parts.flat().map(([a, b]) => [a!, b!] as const);
  const places = lay(asked("force", links, STARTS.spot(70)));
  expect(crossings(places, links)).toBe(0);
  for (let a = 0; a < 70; a++)
    for (let b = 0; b < a; b++)
      if (part(a) !== part(b))
        expect(apart(spot(places, a), spot(places, b))).toBeGreaterThan(SPACING / 2);
});

test("force parts points on one spot, in a drawing too", () => {
  const xy = spread(12, (point) => (point < 4 ? [50, 50] : [30 * point, (point * point * 7) % 90]));
  const places = lay(asked("force", path(12), xy));
  for (let a = 0; a < 12; a++)
    for (let b = 0; b < a; b++)
      expect(apart(spot(places, a), spot(places, b))).toBeGreaterThan(SPACING / 10);
});

test("force moves 5,000 points and 15,000 links at most a hundred times", () => {
  const next = random(3);
  const links = Array.from({ length: 15_000 }, () => {
    return [Math.floor(5_000 * next()), Math.floor(5_000 * next())] as const;
  });
  const request = asked(
    "force",
    links,
    spread(5_000, () => [900 * next(), 900 * next()]),
  );
  const first: number[] = [];
  const stopAtFirst = (share: number) => {
    first.push(share);
    throw new Error("heard");
  };
  expect(() => layOut(request, stopAtFirst)).toThrow("heard");
  expect(first[0]).toBeGreaterThanOrEqual(0.01);
});

test.each(KINDS)("%s moves no pinned point of random graphs", (layout) => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const next = random(seed);
    const xy = spread(40, () => [300 * next(), 300 * next()]);
    const end = () => Math.floor(40 * next());
    const links = Array.from({ length: 55 }, () => [end(), end()] as const);
    const oneWay = Uint8Array.from(links, () => Math.round(next()));
    const pinned = Uint8Array.from({ length: 40 }, () => (next() < 0.2 ? 1 : 0));
    const places = lay({ ...asked(layout, links, xy), oneWay, pinned });
    const stayed = (_: number, at: number) => pinned[at >> 1] === 1;
    expect(places.filter(stayed)).toEqual(xy.filter(stayed));
  }
});

test("a grid has its points on distinct places of one lattice", () => {
  for (const points of [2, 7, 30, 100]) {
    const next = random(points);
    const places = lay(
      asked(
        "grid",
        [],
        spread(points, () => [200 * next(), 90 * next()]),
      ),
    );
    const [x, y] = spot(places, 0);
    const cells = Array.from({ length: points }, (_, point) => {
      const [u, v] = spot(places, point);
      const cell = [(u - x) / SPACING, (v - y) / SPACING];
      for (const step of cell) expect(step).toBeCloseTo(Math.round(step), 9);
      return cell.map(Math.round).join();
    });
    expect(new Set(cells).size).toBe(points);
  }
});

test("in layers every arc of random acyclic digraphs goes downwards", () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const next = random(seed);
    const rank = Array.from({ length: 40 }, () => next());
    const links = Array.from({ length: 60 }, () => {
      const [a, b] = [Math.floor(40 * next()), Math.floor(39 * next())];
      const other = b < a ? b : b + 1;
      return rank[a]! < rank[other]! ? ([a, other] as const) : ([other, a] as const);
    });
    const request = asked(
      "layers",
      links,
      spread(40, () => [300 * next(), 300 * next()]),
    );
    const places = lay({ ...request, oneWay: new Uint8Array(60).fill(1) });
    for (const [from, to] of links)
      expect(spot(places, to)[1]).toBeGreaterThan(spot(places, from)[1] + SPACING / 2);
  }
});

/** A path all of whose arcs point the same way: a layer for every point. */
function tower(points: number): LayoutRequest {
  const request = asked("layers", path(points), STARTS.circle(points));
  return { ...request, oneWay: new Uint8Array(points - 1).fill(1) };
}

test("as many layers as are allowed are made with half of the stack, and no more", () => {
  let frames = 0;
  const descend = (depth: number, then: () => void): void => {
    frames++;
    if (depth === 0) then();
    else descend(depth - 1, then);
  };
  expect(() => descend(Number.POSITIVE_INFINITY, () => {})).toThrow(RangeError);
  descend(frames >> 1, () => {
    expect(lay(tower(MAX_LAYERS))).toHaveLength(2 * MAX_LAYERS);
  });
  expect(() => lay(tower(MAX_LAYERS + 1))).toThrow(TooLarge);
});
