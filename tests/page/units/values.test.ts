/** The page of tables: the search, and what it says of rows. Rows are made by hand. */
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { foreverTable } from "../../../scripts/build/values.mjs";
import { ALL, type Filter, filtered } from "../../../www/values/filter.ts";
import { endlessOf, type ForeverBoard, foreverOf } from "../../../www/values/forever.ts";
import {
  type Row,
  RULES,
  scored,
  superkoMatters,
  type Tables,
} from "../../../www/values/tables.ts";
import { signed } from "../../../www/words/counts.ts";
import {
  boundsWords,
  firstWords,
  foreverWords,
  sizeWords,
  triedWords,
} from "../../../www/words/values.ts";

const ENDLESS = endlessOf(
  foreverTable(
    readFileSync("docs/values/forever.csv", "utf8"),
  ) as unknown as readonly ForeverBoard[],
);

type Bounds = readonly [number, number];

function row(id: string, name: string, points: number, bounds: readonly Bounds[]): Row {
  const [family = ""] = id.split("-");
  const values = RULES.map((rules, column) => {
    const [low, high] = bounds[column] ?? [0, 0];
    return { rules, low, high, best: [], tried_all: true, line: [], nodes: 1, link: "" };
  });
  const picture = { size: [0, 0] as const, points: [] };
  const edges = [[0, 1] as const, [1, 2] as const];
  return { id, family, name, points, edges, places: [], picture, values };
}

const ROWS: readonly Row[] = [
  row("bipartite-2-3", "K₂,₃", 5, []),
  row("paths-5", "P₅", 5, [[0, 0]]),
  row("paths-15", "P₁₅", 15, [[-15, 15]]),
  row("mobius-3-2", "Möbius band 3×2", 6, [
    [4, 4],
    [0, 2],
  ]),
  row("cycles-3", "C⃗₃", 3, [[-2, -1]]),
];
const TITLES = new Map([
  ["paths", "Paths"],
  ["bipartite", "Complete bipartite graphs"],
]);

function found(part: Partial<Filter>): readonly string[] {
  return filtered(ROWS, { ...ALL, ...part }, TITLES).map(({ id }) => id);
}

test("without a search all rows are shown", () => {
  expect(found({})).toHaveLength(ROWS.length);
});

test.each([
  ["k2,3", ["bipartite-2-3"]],
  ["K₂,₃", ["bipartite-2-3"]],
  ["möb", ["mobius-3-2"]],
  ["MOBIUS band", ["mobius-3-2"]],
  ["c3", ["cycles-3"]],
  ["paths", ["paths-5", "paths-15"]],
  ["bipartite graphs", ["bipartite-2-3"]],
  ["5 points paths", ["paths-5"]],
  ["paths 1", []],
  ["chess", []],
  ["  ", ROWS.map(({ id }) => id)],
])("the search for %s", (query, ids) => {
  expect(found({ query })).toEqual(ids);
});

test("families, points and values narrow the search", () => {
  expect(found({ family: "paths" })).toEqual(["paths-5", "paths-15"]);
  expect(found({ family: "paths", points: 15 })).toEqual(["paths-15"]);
  expect(found({ show: "ahead" })).toEqual(["mobius-3-2"]);
  expect(found({ show: "even" })).toEqual(["bipartite-2-3", "paths-5"]);
  expect(found({ show: "behind" })).toEqual(["cycles-3"]);
  expect(found({ show: "differ" })).toEqual(["mobius-3-2", "cycles-3"]);
  expect(found({ show: "open" })).toEqual(["paths-15", "mobius-3-2", "cycles-3"]);
});

describe("in German", () => {
  beforeAll(() => {
    vi.doMock("../../../www/words/values.ts", () => import("../../../www/languages/de/values.ts"));
    vi.doMock(
      "../../../www/words/point-names.ts",
      () => import("../../../www/languages/de/point-names.ts"),
    );
    vi.resetModules();
  });
  afterAll(() => {
    vi.doUnmock("../../../www/words/values.ts");
    vi.doUnmock("../../../www/words/point-names.ts");
  });

  const english: Tables = JSON.parse(readFileSync("docs/values/values.json", "utf8"));
  const german = async () => (await import("../../../www/values/tables.ts")).tablesInWords(english);

  test("every family, every board and every place of the tables has a German name", async () => {
    const { families, rows } = await german();
    const same = families.filter(({ title }, at) => title === english.families[at]?.title);
    expect(same.map(({ title }) => title)).toEqual(["Tori"]);
    const names = rows.flatMap(({ name, places }) => [name, ...places]);
    const words = new Set(names.flatMap((name) => name.match(/\p{L}{3,}/gu) ?? []));
    expect([...words].sort()).toEqual([
      "Dodekaeder",
      "Gitter",
      "Ikosaeder",
      "Mitte",
      "Möbiusband",
      "Oktaeder",
      "Petersen",
      "Ring",
      "Tetraeder",
      "Torus",
      "Würfel",
      "von",
    ]);
    expect(names.filter((name) => /\bof\b/.test(name))).toEqual([]);
  });

  test("boards are found by German words, as the hint has them", async () => {
    const [{ families, rows }, { filtered: search }] = await Promise.all([
      german(),
      import("../../../www/values/filter.ts"),
    ]);
    const titles = new Map(families.map(({ id, title }) => [id, title]));
    const ids = (query: string) => search(rows, { ...ALL, query }, titles).map(({ id }) => id);
    expect(ids("5 Punkte").length).toBeGreaterThan(10);
    expect(ids("möbiusband 3")).toContain("mobius-bands-3-2");
    expect(ids("ikosaeder")).toHaveLength(1);
    expect(ids("wege 5")).toContain("paths-5");
  });
});

test("superko matters only where the bounds are apart", () => {
  const matters = (a: Bounds, b: Bounds) => superkoMatters(row("x-1", "x", 1, [a, b]));
  expect(matters([0, 2], [2, 4])).toBe(false);
  expect(matters([2, 4], [0, 2])).toBe(false);
  expect(matters([0, 1], [2, 4])).toBe(true);
  expect(matters([3, 3], [0, 1])).toBe(true);
});

test("a conjecture about margins leaves out who wins", () => {
  expect(scored(ROWS)).toHaveLength(3 * ROWS.length);
});

test("sizes, margins and tallies in words", () => {
  expect(sizeWords({ points: 1, edges: 0, arcs: 0, placements: 0 })).toBe("1 point");
  expect(sizeWords({ points: 4, edges: 1, arcs: 3, placements: 0 })).toBe(
    "4 points, 1 edge, 3 arcs",
  );
  expect([signed(-3), boundsWords(-3, 4)]).toEqual(["−3", "−3 to 4"]);
  expect(triedWords(1200, "complete")).toBe("1,200 turns tried");
  expect(triedWords(5, "known")).toContain("other best turns");
  expect(firstWords({ good: 1200, open: 3, bad: 0 })).toContain("1,200 values");
  expect(firstWords({ good: 1, open: 0, bad: 2 })).toContain("2 values below 0");
});

/** Whatever the order of its points; docs/forever.md has these values. */
test.each([
  [
    "a row of three",
    {
      points: 3,
      edges: [
        [2, 0],
        [1, 0],
      ],
    },
    "1",
  ],
  ["an isolated pair", { points: 2, edges: [[0, 1]] }, "0"],
  [
    "A→B, A→C, B→C",
    {
      points: 3,
      edges: [],
      arcs: [
        [2, 0],
        [2, 1],
        [1, 0],
      ],
    },
    "a draw with every komi from −1 to 1",
  ],
  [
    "a row of four",
    {
      points: 4,
      edges: [
        [0, 2],
        [2, 1],
        [1, 3],
      ],
    },
    "−2 to 2 (not known)",
  ],
  ["a point", { points: 1, edges: [] }, "0"],
] as const)("without end %s is worth what the table says", (_, board, words) => {
  const value = foreverOf({ id: "", ...board }, ENDLESS);
  expect(value && foreverWords(value)).toBe(words);
});

test("without end larger boards and spaces have no value here", () => {
  expect(foreverOf({ id: "paths-5", points: 5, edges: [[0, 1]] }, ENDLESS)).toBeUndefined();
  expect(
    foreverOf({ id: "spaces-1-1", points: 1, edges: [], open: [[0]] }, ENDLESS),
  ).toBeUndefined();
  const star = foreverOf({ id: "connected-5-001", points: 5, edges: [] }, ENDLESS);
  expect(star && foreverWords(star)).toBe("3");
});
