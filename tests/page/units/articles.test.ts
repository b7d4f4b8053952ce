/** The sentences of the articles, proved on the engine and by the literature. */
import { readFileSync } from "node:fs";
import { adjudicate, Game, load, Solver } from "gospace";
import { expect, test } from "vitest";
import {
  type Direction,
  ENDS,
  labelOf,
  START,
  withLooseEdge,
} from "../../../www/articles/loose-edge.ts";
import type { GameDocument } from "../../../www/engine/types.ts";
import * as german from "../../../www/languages/de/articles.ts";
import { libertiesWords, winWords } from "../../../www/words/articles.ts";

await load();

const BOARDS: Readonly<Record<string, GameDocument>> = JSON.parse(
  readFileSync("www/articles/boards.json", "utf8"),
);

function board(name: string): GameDocument {
  const found = BOARDS[name];
  if (found === undefined) throw new Error(name);
  return found;
}

function after(name: string, turns: number): Game {
  return new Game({ ...board(name), turns: board(name).turns?.slice(0, turns) ?? [] });
}

const named = (game: Game, places: Iterable<number>) => [...places].map((at) => game.name(at));

/** Empty points that a point reaches by way of its own colour: the definition, by hand. */
function reached(document: GameDocument, from: number): string[] {
  const { board } = document;
  if (board.kind !== "graph") throw new Error("no graph");
  const { edges = [], arcs = [], start } = board;
  const links = [...edges, ...edges.map(([a, b]) => [b, a] as const), ...arcs];
  const colour = (at: number) =>
    start?.black?.includes(at) ? 1 : start?.white?.includes(at) ? 2 : 0;
  const seen = new Set([from]);
  for (const at of seen)
    if (colour(at) === colour(from)) for (const [a, b] of links) if (a === at) seen.add(b);
  return [...seen]
    .filter((at) => colour(at) === 0)
    .sort()
    .map((at) => labelOf(document, at));
}

function value(end: number, direction: Direction): number {
  const solver = new Solver(withLooseEdge(board("loose"), { end, direction }));
  solver.run(2_000_000);
  const { settled, low } = solver.report();
  solver.free();
  expect(settled).toBe(true);
  return Number(low);
}

const article = (name: string) => readFileSync(`www/articles/${name}.html`, "utf8");

const GERMAN = "www/languages/de/articles";
const inGerman = (name: string) => readFileSync(`${GERMAN}/${name}.html`, "utf8");
const ARTICLES = ["liberty", "ending", "forever"];

/** Tags and numbers of each line, which is a paragraph, a heading or a tag: the same in all languages, whose sentences order them
 *  otherwise. */
function skeleton(html: string): unknown[] {
  return html.split("\n").map((line) => {
    const tags = line.match(/<(?!meta)[^>]*>/g) ?? [];
    const numbers = line.replace(/<[^>]*>/g, "").match(/[A-H]\d\b|\d+([.,]\d+)*/g) ?? [];
    return [tags.toSorted(), numbers.map((number) => number.replace(/[.,]/g, "")).toSorted()];
  });
}

test.each(ARTICLES)(
  "%s has in German the same boards, links and numbers, in the same paragraphs",
  (name) => {
    expect(skeleton(inGerman(name))).toEqual(skeleton(article(name)));
  },
);

test.each(ARTICLES)("%s has no English in German", (name) => {
  const prose = inGerman(name).replace(/<!--.*?-->|<(?!meta)[^>]*>|Topological Go/g, " ");
  expect(
    prose.match(/\b(the|of|and|is|are|it|to|that|with|by|for|one|two|what)\b/gi) ?? [],
  ).toEqual([]);
  expect(prose).not.toMatch(/[“”](?=\w)|\w’\w/);
});

test("every board of the articles has a German title of its own", () => {
  const titles: Record<string, string> = JSON.parse(readFileSync(`${GERMAN}/titles.json`, "utf8"));
  expect(Object.keys(titles)).toEqual(Object.keys(BOARDS));
  for (const [name, title] of Object.entries(titles)) expect(title).not.toBe(board(name).title);
});

test("the German figure says without scripts what it says with them", () => {
  expect(inGerman("liberty")).toContain(
    `${german.libertiesWords(["A", "C"])} ${german.winWords("white", 4)}`,
  );
});

test("the loose edge gives the liberties of the definition, at every end and in every direction", () => {
  for (const direction of ["both", "out", "in"] as const)
    for (const end of [...ENDS, null]) {
      const document = withLooseEdge(board("loose"), { end, direction });
      const game = new Game(document);
      expect(named(game, game.liberties(START)).sort()).toEqual(reached(document, START));
      game.free();
    }
  expect(reached(withLooseEdge(board("loose"), { end: 2, direction: "in" }), START)).toEqual(["A"]);
});

test("at C White wins by 4, at A Black by 4, at F White by 8, and a street inwards helps nobody", () => {
  const [a, c, f] = [0, 2, 5] as const;
  expect([value(c, "both"), value(a, "both"), value(f, "both")]).toEqual([-4, 4, -8]);
  for (const end of ENDS) expect(value(end, "in")).toBeGreaterThan(0);
  const prose = article("liberty");
  expect(prose).toContain(`${libertiesWords(["A", "C"])} ${winWords("white", 4)}`);
});

test("on the grid the stone has four, three, two liberties by its place, and dies by turn 7", () => {
  const two = after("grid", 2);
  expect(two.liberties(12)).toHaveLength(3);
  const alone = (play: number) => {
    const game = new Game({ ...board("grid"), turns: [{ play }] });
    return game.liberties(play).length;
  };
  expect(["C3", "B1", "A1"].map((name) => alone([...two.names()].indexOf(name)))).toEqual([
    4, 3, 2,
  ]);
  expect(after("grid", 6).colours()[12]).toBe(2);
  expect(after("grid", 7).colours()[12]).toBe(0);
});

test("on the streets one of two black stones side by side is taken, and the other stays", () => {
  expect([...after("streets", 3).colours()]).toEqual([1, 1, 0, 0]);
  expect([...after("streets", 4).colours()]).toEqual([1, 0, 2, 0]);
});

test("a domino dies in a row of three and lives in a row of four", () => {
  const three = new Game(board("row3"));
  expect(three.allowed()).toHaveLength(0);
  const four = new Game(board("row4"));
  expect(four.turnCount).toBe(1);
  expect([...four.liberties(0)]).toEqual([2]);
});

test("four stones at the quarters take one, and of six evenly spread only the last does", () => {
  const middle = (name: string, turns: number) =>
    after(name, turns)
      .stones()
      .some(({ colour }) => colour === 1);
  expect([middle("four", 7), middle("four", 8)]).toEqual([true, false]);
  for (const turns of [7, 9, 11]) expect(middle("six", turns)).toBe(true);
  expect(middle("six", 12)).toBe(false);
  // A touching stone closes 120 degrees less a hair: three of them leave three gaps of a hair.
  const gaps = after("six", 6)
    .libertyArcs(0)
    .map(({ from, to }) => ((to - from) * 180) / Math.PI);
  expect(gaps).toHaveLength(3);
  for (const gap of gaps) expect(gap).toBeLessThan(0.5);
});

test("the tour of two pairs visits each of 25 boards once, and ends where nobody can play", () => {
  const seen = new Set<string>();
  for (let turns = 0; turns <= 24; turns++) seen.add([...after("tour", turns).colours()].join(""));
  expect(seen.size).toBe(25);
  expect(after("tour", 24).allowed()).toHaveLength(0);
  expect(
    new Game({ ...board("tour"), turns: [...(board("tour").turns ?? []), "pass"] }).allowed(),
  ).toHaveLength(0);
  const truths = readFileSync("tests/truths/well_formed.tsv", "utf8");
  expect(truths).toMatch(/^grid\s+3\s+3\s+12675\s/m);
  expect(article("ending")).toContain("12,675");
});

test("under primitive rules Black loses on a pair by turn 2", () => {
  const game = after("primitive", 2);
  expect(game.result()?.winner).toBe("white");
});

test("a pair that is taken back for ever is a draw without a point", () => {
  const document = board("forever");
  expect([...after("forever", 5).colours()]).toEqual([...after("forever", 3).colours()]);
  expect(adjudicate(document, 4)).toMatchObject({
    winner: "draw",
    unsustainability: { black: 0, white: 0 },
    black: "0",
    white: "0",
  });
});

test("on three points both bid for ever, and it is a draw with every komi from −1 to 1", () => {
  for (const komi of ["-1", "-1/2", "0", "1/3", "1"]) {
    const document = board("three");
    const turns = [{ komi }, ...(document.turns ?? []).slice(1)];
    expect(adjudicate({ ...document, turns }, 8)).toEqual({
      winner: "draw",
      unsustainability: { black: 1, white: 1 },
    });
  }
  const stands = (turns: number) => [...after("three", turns).colours()];
  expect([3, 7, 11, 12, 16].map(stands)).toEqual([
    [1, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
    [2, 0, 0],
    [1, 0, 0],
  ]);
});

test("a row of three keeps the black stone in its middle through two turns of White's", () => {
  for (let turns = 3; turns <= 11; turns++) {
    const colours = [...after("row", turns).colours()];
    expect(colours[1]).toBe(1);
  }
  expect(adjudicate(board("row"), 3)).toEqual({
    winner: "black",
    unsustainability: { black: 0, white: 1 },
  });
});

test("on a row of three White takes both stones as long as it likes, and loses by passing", () => {
  const stands = (turns: number) => [...after("settled", turns).colours()];
  expect([3, 5, 6, 7].map(stands)).toEqual([
    [0, 1, 0],
    [1, 1, 0],
    [0, 0, 2],
    [0, 1, 0],
  ]);
  const document = board("settled");
  const passing: GameDocument = {
    ...document,
    turns: [...(document.turns ?? []).slice(0, 5), "pass", "pass"],
  };
  expect(adjudicate(passing, 5)).toMatchObject({ winner: "black", black: "2", white: "1" });
  expect(adjudicate({ ...document, turns: document.turns?.slice(0, 7) }, 3)).toMatchObject({
    winner: "white",
    black: "0",
    white: "1",
  });
});

test("the essay's counts are those of the table, and so is the row of four", () => {
  const rows = readFileSync("docs/values/forever.csv", "utf8").trim().split("\n").slice(1);
  const cells = rows.map((row) => row.split(","));
  const digraphs = cells.filter(([id]) => id?.startsWith("digraphs"));
  const open = digraphs.filter((row) => row[13] !== "0").length;
  const worth = digraphs.filter((row) => row[11] === row[3]).length;
  const prose = article("forever");
  expect(prose).toContain(
    `Of the ${digraphs.length} digraphs of at most four, ${worth} are like the row`,
  );
  expect(prose).toContain(`On ${digraphs.length - worth - open} every position is a draw`);
  expect(prose).toContain(`On the other ${open} there are positions`);
  const kinds = digraphs.filter((row) => row[11] === row[3]).map((row) => row.slice(14, 17));
  const only = (kind: number) =>
    kinds.filter((counts) => counts.every((count, at) => (count !== "0") === (at === kind))).length;
  expect(prose).toContain(
    `${only(1)} are unstable, ${only(0)} are stable, and ${only(2)} are neither`,
  );
  const row = cells.find(([id]) => id === "connected-4-002");
  expect([row?.[2], row?.[13]]).toEqual(["0-1 0-3 1-0 1-2 2-1 3-0", "40"]);
  const drawn = digraphs.filter((row) => row[13] === "0" && row[11] !== row[3]);
  for (const each of drawn) expect(each[12]).toBe(each[3]);
});
