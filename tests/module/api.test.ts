/** Tests of the built package in Node, against API.md. */

import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, expectTypeOf, test, vi } from "vitest";
import {
  board,
  boardFacts,
  Game,
  type GameDocument,
  type GameResult,
  GospaceError,
  gallery,
  galleryDocument,
  load,
  type Player,
  type PlayerName,
  type Result,
  type ScoreMethod,
  type Scoring,
  type Turn,
} from "../../pkg/gospace.js";
import { errorOf } from "./thrown.ts";

const GRID: GameDocument = { gospace: 1, board: { kind: "grid", columns: 3, rows: 3 } };
const TRIANGLE: GameDocument = {
  gospace: 1,
  title: "One-way triangle",
  board: {
    kind: "graph",
    points: [
      [0, 0],
      [40, 0],
      [20, 35.5],
    ],
    arcs: [
      [0, 1],
      [1, 2],
      [2, 0],
    ],
    labels: ["a", "b", "c"],
  },
};

test("nothing works before load, and the error says so", () => {
  expect(errorOf(() => new Game(GRID)).code).toBe("load");
});

test("each thing has one name, and the old ones stay valid", () => {
  expectTypeOf<Result>().toEqualTypeOf<GameResult>();
  expectTypeOf<PlayerName>().toEqualTypeOf<Player>();
  expectTypeOf<ScoreMethod>().toEqualTypeOf<Scoring>();
  const read = (file: string) =>
    readFileSync(new URL(`../../pkg/${file}`, import.meta.url), "utf8");
  const declared = read("types.d.ts") + read("facts.d.ts");
  for (const name of ["boardFacts", "GameResult", "Player", "Scoring"])
    expect(declared).toContain(`@deprecated Its name is \`${name}\`.`);
});

describe("after load", () => {
  beforeAll(() => load());

  test("the old name of boardFacts answers alike, and the console names the new one, once", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    expect(board(GRID)).toEqual(boardFacts(GRID));
    board(GRID);
    expect(warn.mock.calls).toEqual([[expect.stringContaining("boardFacts()")]]);
    warn.mockRestore();
  });

  test("load is idempotent", async () => {
    await load();
    expect(new Game(GRID).turnCount).toBe(0);
  });

  test("a game goes from its first turn to its result", () => {
    const game = new Game({ ...GRID, rules: { preset: "tromp-taylor", komi: "6.5" } });
    expect([game.phase, game.actor]).toEqual(["turn", "black"]);
    expect(game.play({ play: 4 })).toEqual({
      captured: new Uint32Array(),
      suicide: new Uint32Array(),
    });
    expect(game.actor).toBe("white");
    expect([...game.colours()]).toEqual([0, 0, 0, 0, 1, 0, 0, 0, 0]);
    expect(game.pointColours()).toEqual(game.colours());
    expect([...game.openPlacements()]).toEqual([0, 1, 2, 3, 5, 6, 7, 8]);
    expect(game.score()).toEqual({ method: "area", black: "9", white: "13/2" });
    expect([...game.owners()]).toEqual(Array(9).fill(1));
    expect(game.result()).toBeNull();
    game.play("pass");
    game.play("pass");
    expect([game.phase, game.actor]).toEqual(["over", null]);
    expect(game.result()).toEqual({
      winner: "black",
      by: "two-passes",
      black: "9",
      white: "13/2",
    });
    expect(errorOf(() => game.play("pass")).code).toBe("over");
  });

  test("captures, chains and liberties are placements", () => {
    const game = new Game(GRID);
    for (const play of [1, 0]) game.play({ play });
    expect([...game.chain(0)]).toEqual([0]);
    expect([...game.liberties(0)]).toEqual([3]);
    expect([...game.play({ play: 3 }).captured]).toEqual([0]);
    expect(game.captures()).toEqual({ black: 1, white: 0 });
    expect([...game.chain(0)]).toEqual([]);
    expect([...game.liberties(1)]).toEqual([0, 2, 4]);
  });

  test("a suicide of two stones empties both", () => {
    const document: GameDocument = {
      gospace: 1,
      board: { kind: "grid", columns: 4, rows: 1, start: { black: [0], white: [2] } },
    };
    const game = new Game(document);
    expect([...game.play({ play: 1 }).suicide]).toEqual([0, 1]);
    expect(game.captures()).toEqual({ black: 0, white: 0 });
  });

  test("every refusal has its code, and changes nothing", () => {
    const pair: GameDocument = { gospace: 1, board: { kind: "grid", columns: 2, rows: 1 } };
    const game = new Game(pair);
    game.play({ play: 0 });
    const before = game.document();
    const refusals: [Turn, string][] = [
      [{ play: 0 }, "occupied"],
      [{ play: 2 }, "range"],
      [{ play: -1 }, "range"],
      [{ play: 0.5 }, "range"],
    ];
    for (const [turn, code] of refusals) {
      expect(game.refusal(turn)?.code).toBe(code);
      expect(errorOf(() => game.play(turn)).code).toBe(code);
    }
    game.play({ play: 1 });
    expect(game.refusal({ play: 0 })).toMatchObject({ code: "repetition", sinceTurn: 1 });
    expect([...game.allowed()]).toEqual([]);
    expect([...game.openPlacements()]).toEqual([0]);
    game.undo();
    expect(game.document()).toEqual(before);
    expect(game.refusal({ play: 1 })).toBeNull();
    expect(game.refusal("pass")).toBeNull();
  });

  test("a turn that makes no sense is an error", () => {
    const game = new Game(GRID);
    const turns: unknown[] = ["skip", 4, null, undefined, {}, { play: 1, pass: true }, { x: 1 }];
    for (const turn of turns) {
      expect(
        errorOf(() => game.play(turn as Turn)),
        String(turn),
      ).toBeInstanceOf(GospaceError);
      expect(
        errorOf(() => game.refusal(turn as Turn)),
        String(turn),
      ).toBeInstanceOf(GospaceError);
    }
    expect(game.turnCount).toBe(0);
  });

  test("undo and redo walk the record", () => {
    const game = new Game(GRID);
    expect(game.undo()).toBe(false);
    game.play({ play: 4, comment: "tengen" });
    game.play("pass");
    expect(game.turn(0)).toEqual({ play: 4, comment: "tengen" });
    expect(game.turn(1)).toBe("pass");
    expect(errorOf(() => game.turn(2)).code).toBe("range");
    expect([game.undo(), game.undo(), game.undo()]).toEqual([true, true, false]);
    expect(game.redoCount).toBe(2);
    expect([game.redo(), game.redo(), game.redo()]).toEqual([true, true, false]);
    expect(game.document().turns).toEqual([{ play: 4, comment: "tengen" }, "pass"]);
    game.undo();
    game.play({ play: 0 });
    expect(game.redoCount).toBe(0);
  });

  test("resignation ends the game for either player", () => {
    const game = new Game(GRID);
    game.play("pass");
    game.play("resign");
    expect(game.result()).toEqual({ winner: "black", by: "resignation" });
    game.undo();
    game.play("timeout");
    expect(game.result()).toEqual({ winner: "black", by: "timeout" });
    expect(Game.fromLink(game.link()).document()).toEqual(game.document());
  });

  test("a draw that is offered and accepted ends the game without a winner, and a declined one changes nothing", () => {
    const game = new Game({ ...GRID, rules: { preset: "primitive" } });
    game.play({ play: 0 });
    game.play({ agree: "draw" });
    expect(game.phase).toBe("offer");
    expect(game.actor).toBe("black");
    expect(game.standing().offer).toBe("draw");
    game.play("decline");
    expect(game.actor).toBe("white");
    game.play({ agree: "draw" });
    game.play("accept");
    expect(game.result()).toEqual({ winner: "draw", by: "draw" });
    expect(game.link()).toMatch(/^5/);
    expect(Game.fromLink(game.link()).document()).toEqual(game.document());
    expect(game.document().turns).toEqual([
      { play: 0 },
      { agree: "draw" },
      "decline",
      { agree: "draw" },
      "accept",
    ]);
  });

  test("documents come back exactly, as objects and as text", () => {
    const turns: Turn[] = [
      { play: 0, comment: "why", marks: { label: [[1, "A"]], circle: [] } },
      { pass: true, variations: [[{ play: 1 }, "pass"], []] },
    ];
    const documents: GameDocument[] = [
      GRID,
      TRIANGLE,
      { ...TRIANGLE, rules: { komi: "7/2" }, turns },
      { ...GRID, board: { kind: "grid", columns: 3, rows: 3, wrap: "none" }, turns: [] },
    ];
    for (const document of documents) {
      expect(new Game(document).document()).toEqual(document);
      expect(new Game(JSON.stringify(document)).document()).toEqual(document);
    }
  });

  test("on a directed graph a chain is what the stone reaches", () => {
    const game = new Game(TRIANGLE);
    for (const turn of [{ play: 0 }, "pass", { play: 1 }] satisfies Turn[]) game.play(turn);
    expect([...game.chain(0)]).toEqual([0, 1]);
    expect([...game.chain(1)]).toEqual([1]);
    expect(game.name(2)).toBe("c");
  });

  test("a bad document is a GospaceError with code and path", () => {
    const cases: [unknown, string, string | undefined][] = [
      ["", "json", undefined],
      ["x".repeat(50_000_000), "limit", undefined],
      [undefined, "type", undefined],
      [{ gospace: 2 }, "version", "gospace"],
      [{ gospace: 1 }, "missing", "board"],
      [{ ...GRID, extra: 1 }, "unknown", "extra"],
      [{ ...GRID, title: 1 }, "type", "title"],
      [{ ...GRID, rules: { preset: "chess" } }, "choice", "rules.preset"],
      [{ ...GRID, rules: { komi: "x" } }, "rational", "rules.komi"],
      [{ ...GRID, turns: [{ play: 9 }] }, "range", "turns[0].play"],
      [{ ...GRID, turns: [{ play: 1 }, { play: 1 }] }, "occupied", "turns[1]"],
      [
        {
          gospace: 1,
          board: {
            kind: "graph",
            points: [[0, 0]],
            edges: [
              [0, 0],
              [0, 1],
            ],
          },
        },
        "range",
        "board.edges[1]",
      ],
      [
        { gospace: 1, board: { kind: "grid", columns: 2, rows: 1, start: { black: [0, 1] } } },
        "start",
        "board.start",
      ],
    ];
    for (const [document, code, path] of cases) {
      const error = errorOf(() => new Game(document as GameDocument));
      expect([error.code, error.path, error.message.length > 0]).toEqual([code, path, true]);
    }
    const circular: Record<string, unknown> = {};
    circular.board = circular;
    expect(errorOf(() => new Game(circular as unknown as GameDocument)).code).toBe("json");
  });

  test("loops and repeated arcs dropped from a board are reported", () => {
    const facts = board({
      gospace: 1,
      board: {
        kind: "graph",
        points: [
          [0, 0],
          [1, 0],
          [5, 5],
        ],
        edges: [
          [0, 1],
          [1, 0],
          [2, 2],
        ],
        arcs: [[0, 1]],
      },
    });
    expect(facts).toMatchObject({ points: 3, arcs: 2, directed: false, components: 2 });
    expect(facts.connected).toBe(false);
    expect(facts.notices).toEqual([
      "1 arc from a point to itself: dropped.",
      "3 arcs repeated: dropped.",
    ]);
  });

  test("a million edges are read, and 8 million arcs are the limit", () => {
    const edges = Array.from({ length: 1_000_000 }, (_, i): [number, number] => [i % 999, 999]);
    const points = Array.from({ length: 1000 }, (_, i): [number, number] => [i, 0]);
    const facts = board({ gospace: 1, board: { kind: "graph", points, edges } });
    expect(facts.arcs).toBe(2 * 999);
    const arcs = `[${"[0,1],".repeat(8_000_000).slice(0, -1)}]`;
    const text = `{"gospace":1,"board":{"kind":"graph","points":[[0,0],[1,0]],"arcs":${arcs}}}`;
    expect(errorOf(() => board(text)).code).toBe("limit");
  });

  test("every board of the gallery opens and draws", () => {
    for (const { id, name, note } of gallery()) {
      expect(name.length * note.length).toBeGreaterThan(0);
      const game = new Game(galleryDocument(id));
      const { xy, edges, arcs, stubs, rings, circle } = game.drawing();
      const { kind, placements } = game.facts();
      // A plane lists no placements; its drawing is the region.
      if (kind === "plane") expect(rings.length + circle.length).toBeGreaterThan(0);
      expect(xy.length).toBe(kind === "plane" ? 0 : 2 * placements);
      expect(edges.length * 2 + arcs.length + stubs.length).toBeGreaterThanOrEqual(0);
      game.free();
    }
    expect(errorOf(() => galleryDocument("nowhere")).code).toBe("range");
  });
});

test("the package says how to import it", () => {
  const manifest = JSON.parse(
    readFileSync(new URL("../../pkg/package.json", import.meta.url), "utf8"),
  );
  expect(manifest.exports["."]).toEqual({ types: "./gospace.d.ts", default: "./gospace.js" });
  expect(manifest.exports["./play"]).toEqual({ types: "./play.d.ts", default: "./play.js" });
});
