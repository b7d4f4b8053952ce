/** Tests of every public function with every kind of wrong argument: it answers, or throws a GospaceError with a code and
 *  a sentence, and the game stays as it was. */
import { beforeAll, describe, expect, test } from "vitest";
import type {
  DisksBoard,
  GameDocument,
  GoSpaceBoard,
  GraphBoard,
  PlaneBoard,
} from "../../pkg/gospace.js";
import * as gospace from "../../pkg/gospace.js";

const { Game, GospaceError, Search, Solver } = gospace;

const DOCUMENT: GameDocument = {
  gospace: 1,
  board: { kind: "grid", columns: 3, rows: 3 },
  turns: [{ play: 4 }, { play: 1 }],
};
const GRAPH: GraphBoard = {
  kind: "graph",
  points: [
    [0, 0],
    [1, 0],
    [0, 1],
  ],
  edges: [
    [0, 1],
    [1, 2],
  ],
};
const PLANE: PlaneBoard = {
  kind: "plane",
  radius: 1024,
  region: {
    outer: [
      [0, 0],
      [6144, 0],
      [6144, 6144],
      [0, 6144],
    ],
  },
};
const DISKS: DisksBoard = {
  kind: "disks",
  disks: [
    [0, 0, 1024],
    [2048, 0, 1024],
  ],
};
const SPACE: GoSpaceBoard = {
  kind: "gospace",
  points: [
    [0, 0],
    [1, 0],
  ],
  open: [[0], [1]],
  placements: [[0], [1]],
};

const WRONG: [string, unknown][] = [
  ["undefined", undefined],
  ["null", null],
  ["true", true],
  ["0", 0],
  ["-1", -1],
  ["a half", 0.5],
  ["NaN", Number.NaN],
  ["infinity", Number.POSITIVE_INFINITY],
  ["1e9", 1e9],
  ["1e300", 1e300],
  ["a bigint", 10n],
  ["a symbol", Symbol("wrong")],
  ["no text", ""],
  ["a word", "nope"],
  ["a lone surrogate", "\ud800"],
  ["an object", {}],
  ["a list", []],
  ["a list of nulls", [null, null]],
  ["a list of words", ["a", "b"]],
  ["a function", () => 1],
  ["a grid that is too large", { kind: "grid", columns: 1e9, rows: 1e9 }],
  [
    "a document that is too large",
    { gospace: 1, board: { kind: "grid", columns: 1e9, rows: 1e9 } },
  ],
];

/** Of these a search and a solver would run for ever, as told. */
const ENDLESS = ["1e9", "1e300"];

type Anything = (...given: unknown[]) => unknown;

/** Arguments that each function takes. */
const FUNCTIONS: Record<string, unknown[]> = {
  adjudicate: [DOCUMENT, 0],
  asGoSpace: [GRAPH],
  asGraph: [DOCUMENT],
  board: [DOCUMENT],
  boardFacts: [DOCUMENT],
  cells: [DISKS],
  closureOf: [SPACE, [0]],
  discretize: [PLANE, { lattice: "square", pitch: 512 }, () => {}],
  exportText: [DOCUMENT, "gospace"],
  formatsFor: ["grid", "none"],
  fromLink: ["#"],
  gallery: [],
  galleryDocument: ["petersen"],
  generate: ["petersen", {}, 1],
  generators: [],
  importText: ["a b", { format: "edge-list", name: "a.txt" }],
  leastOpen: [SPACE, [0]],
  oneWay: [GRAPH, { share: 0.5, seed: 1, ways: "any" }],
  piecesOf: [SPACE, [0]],
  proximity: [GRAPH.points, "delaunay"],
  quotient: [DISKS],
  survey: [DOCUMENT],
  tangentRadii: [DISKS, [4096, 0], 1024, 512],
  tangentSpots: [DISKS, { core: 1024, reach: 1024 }, [4096, 0], 512],
  thin: [GRAPH, { share: 0.5, seed: 1, connected: "any" }],
  toLink: [DOCUMENT],
};

/** Arguments of the methods of a class. */
const GAME: Record<string, unknown[]> = {
  around: [0],
  chain: [4],
  closure: [0],
  coloursAfter: [1],
  lasting: [1],
  liberties: [4],
  libertyArcs: [0],
  name: [0],
  play: [{ pass: true }],
  pointColoursAfter: [1],
  refusal: [{ play: 0 }],
  snap: [0, 0, 1],
  snaps: [0, 0, 1],
  stones: [1],
  tryPlay: [{ play: 0 }],
  turn: [0],
};
const WHY: Record<string, unknown[]> = { taken: [0], takenBy: [1], refused: [0], owned: [0] };
const SEARCH: Record<string, unknown[]> = { run: [1], runFor: [1] };
const SOLVER: Record<string, unknown[]> = { run: [1] };

/** Each list of arguments with one of them wrong, and, where it is an object, with one of its fields wrong. */
function* mistakes(right: readonly unknown[]): Generator<[string, unknown[]]> {
  for (const [at, argument] of right.entries())
    for (const [what, wrong] of WRONG) {
      yield [`argument ${at}: ${what}`, right.with(at, wrong)];
      if (typeof argument !== "object" || argument === null) continue;
      for (const key of Object.keys(argument)) {
        const changed = Array.isArray(argument)
          ? argument.with(Number(key), wrong)
          : { ...argument, [key]: wrong };
        yield [`argument ${at}, ${key}: ${what}`, right.with(at, changed)];
      }
    }
}

/** The words of each mistake that ends in another error than a GospaceError with its parts. */
function otherErrors(
  right: readonly unknown[],
  call: Anything,
  leftOut: readonly string[] = [],
): string[] {
  const found: string[] = [];
  for (const [words, given] of mistakes(right)) {
    if (leftOut.some((each) => words.endsWith(`: ${each}`))) continue;
    try {
      call(...given);
    } catch (error) {
      const isOurs = error instanceof GospaceError && error.code !== "trap" && error.message !== "";
      if (!isOurs) found.push(`${words}: ${error}`);
    }
  }
  return found;
}

/** The names of the methods that take something. */
function takingMethods(prototype: object): string[] {
  return Object.entries(Object.getOwnPropertyDescriptors(prototype)).flatMap(([name, { value }]) =>
    name !== "constructor" && typeof value === "function" && value.length > 0 ? [name] : [],
  );
}

beforeAll(() => gospace.load());

describe("functions", () => {
  const isOther = (name: string) => /^[A-Z]/.test(name) || name === "load";
  const functions = Object.entries(gospace).filter(
    ([name, value]) => typeof value === "function" && !isOther(name),
  );

  test("all are tried", () => {
    expect(functions.map(([name]) => name).sort()).toEqual(Object.keys(FUNCTIONS).sort());
  });

  test.each(functions)("%s", (name, call) => {
    expect(otherErrors(FUNCTIONS[name] ?? [], call as Anything)).toEqual([]);
  });
});

describe.each([
  ["Game", GAME, () => new Game(DOCUMENT), []],
  ["Search", SEARCH, () => new Search(DOCUMENT, 1), ENDLESS],
  ["Solver", SOLVER, () => new Solver(DOCUMENT), ENDLESS],
] as const)("%s", (_, methods, make, leftOut) => {
  test("all methods are tried that take something", () => {
    const taking = takingMethods(Object.getPrototypeOf(make()));
    expect(taking.sort()).toEqual(Object.keys(methods).sort());
  });

  test.each(Object.entries(methods))("%s", (name, right) => {
    const object = make() as unknown as Record<string, Anything>;
    expect(otherErrors(right, (...given) => object[name]?.(...given), leftOut)).toEqual([]);
  });
});

test("constructors", () => {
  const made =
    (Type: new (...given: never[]) => { free(): void }): Anything =>
    (...given) =>
      new Type(...(given as never[])).free();
  expect(otherErrors([DOCUMENT], made(Game))).toEqual([]);
  expect(otherErrors([DOCUMENT, 1, { owners: true }], made(Search))).toEqual([]);
  expect(otherErrors([DOCUMENT, { nodes: 10 }], made(Solver))).toEqual([]);
  expect(otherErrors(["#"], Game.fromLink as Anything)).toEqual([]);
});

test.each(Object.entries(WHY))("why.%s", (name, right) => {
  const why = new Game(DOCUMENT).why as unknown as Record<string, Anything>;
  expect(otherErrors(right, (...given) => why[name]?.(...given))).toEqual([]);
});

test("a game stays as it was by all questions that fail", () => {
  const game = new Game(DOCUMENT);
  const before = game.document();
  const questions = { ...GAME, play: [], tryPlay: [] };
  for (const [name, right] of Object.entries(questions))
    otherErrors(right, (...given) =>
      (game as unknown as Record<string, Anything>)[name]?.(...given),
    );
  for (const [what, wrong] of WRONG) {
    expect(() => game.play(wrong as never), what).toThrow(GospaceError);
    expect(game.document(), what).toEqual(before);
  }
});

describe("placements that are not there", () => {
  test.each(["name", "chain", "liberties", "closure", "around"] as const)("%s", (name) => {
    const game = new Game(DOCUMENT);
    expect(() => game[name](9)).toThrow("There is no placement 9.");
    expect(() => game[name](8)).not.toThrow();
  });

  test.each(["taken", "refused", "owned"] as const)("why.%s", (name) => {
    const { why } = new Game(DOCUMENT);
    expect(() => why[name](9)).toThrow("There is no placement 9.");
    expect(() => why[name](8)).not.toThrow();
  });
});

test("a word that is no choice is answered with the choices", () => {
  const wrong = "nope" as never;
  const calls: [() => unknown, string][] = [
    [
      () => gospace.proximity(GRAPH.points, wrong),
      "delaunay, gabriel, relative-neighbours, voronoi",
    ],
    [() => gospace.thin(GRAPH, { share: 0.5, connected: wrong }), "keep, any"],
    [() => gospace.oneWay(GRAPH, { share: 0.5, ways: wrong }), "keep, any"],
    [() => gospace.exportText(DOCUMENT, wrong), gospace.FORMATS.join(", ")],
    [() => gospace.importText("a b", { format: wrong }), gospace.FORMATS.join(", ")],
    [() => gospace.formatsFor(wrong), "grid, graph, gospace, disks, plane"],
  ];
  for (const [call, choices] of calls) expect(call).toThrow(choices);
});

test("a count that JavaScript's numbers cannot hold exactly is told all the same", () => {
  const board = { kind: "grid", columns: 1e9, rows: 1e9 } as const;
  expect(() => new Game({ gospace: 1, board })).toThrow(/1,?000,?000/);
  expect(() => new Game({ gospace: 1, board })).toThrow(GospaceError);
});
