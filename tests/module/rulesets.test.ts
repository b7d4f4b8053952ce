/** Tests of rulesets, go-spaces and divide-and-choose in the built package, against API.md. */

import { beforeAll, describe, expect, test } from "vitest";
import {
  adjudicate,
  asGoSpace,
  board,
  fromLink,
  Game,
  type GameDocument,
  type GraphBoard,
  load,
  type Rules,
  type Turn,
} from "../../pkg/gospace.js";
import { errorOf } from "./thrown.ts";

const PAIR: GraphBoard = {
  kind: "graph",
  points: [
    [0, 0],
    [1, 0],
  ],
  edges: [[0, 1]],
};
/** The normal board's line of three points, as points and connections (Sensei). */
const LINE: GameDocument = {
  gospace: 1,
  board: {
    kind: "gospace",
    points: [
      [0, 0],
      [1, 0],
      [2, 0],
    ],
    open: [[0], [0, 1, 2], [2]],
    placements: [[0], [2], [0, 1, 2]],
  },
};

function paired(rules: Rules, turns: Turn[] = []): GameDocument {
  return { gospace: 1, board: PAIR, rules, turns };
}

const DIVIDE: Rules = { preset: "divide-and-choose" };
/** Komi 0; First is Black. */
const BEGUN: Turn[] = [{ komi: "0" }, { take: "white" }];

beforeAll(() => load());

describe("rulesets", () => {
  test("Primitive: a player without a turn has lost, and passes are refused", () => {
    const game = new Game(paired({ preset: "primitive" }));
    expect(game.refusal("pass")?.code).toBe("phase");
    expect(game.score()).toBeNull();
    game.play({ play: 0 });
    game.play({ play: 1 });
    // Black would take and repeat the board after turn 1.
    expect([game.phase, game.actor]).toEqual(["over", null]);
    expect(game.result()).toEqual({ winner: "white", by: "no-turn" });
    game.undo();
    expect(game.actor).toBe("white");
  });

  test("Stone: coloured points count", () => {
    const game = new Game({ ...LINE, rules: { preset: "stone", komi: "1/2" } });
    game.play({ play: 0 });
    game.play("pass");
    expect(game.score()).toEqual({ method: "cardinality", black: "1", white: "1/2" });
  });

  test("situational superko, simple ko and none allow what positional superko refuses", () => {
    const turns: Turn[] = [{ play: 0 }, { play: 1 }];
    const refusals = (["positional", "situational", "simple", "none"] as const).map(
      (repetition) => new Game(paired({ repetition }, turns)).refusal({ play: 0 })?.code ?? null,
    );
    expect(refusals).toEqual(["repetition", "repetition", "repetition", null]);
    // After a pass the same board occurs with the other player to act.
    const passed: Turn[] = [{ play: 0 }, { play: 1 }, "pass", "pass"];
    const single: GameDocument = { gospace: 1, board: { kind: "grid", columns: 1, rows: 1 } };
    const suicide = (repetition: Rules["repetition"]) =>
      new Game({ ...single, rules: { repetition } }).refusal({ play: 0 })?.code ?? null;
    expect([suicide("positional"), suicide("situational")]).toEqual(["repetition", null]);
    expect(new Game(paired({ repetition: "none" }, passed)).phase).toBe("over");
  });

  test("a mix that makes no sense is refused with the reason", () => {
    const mixes: Rules[] = [
      { repetition: "bids" },
      { end: "forever" },
      { score: "live" },
      { end: "no-turn-loses" },
      { end: "no-turn-loses", score: "none", komi: "1" },
      { end: "no-turn-loses", score: "none", repetition: "simple" },
      { score: "none" },
    ];
    for (const rules of mixes) {
      const error = errorOf(() => new Game(paired(rules)));
      expect([error.code, error.path], JSON.stringify(rules)).toEqual(["rules", "rules"]);
    }
  });

  test("all choices are resolved, and documents keep their own spelling", () => {
    expect(new Game(paired(DIVIDE)).rules()).toEqual({
      preset: "divide-and-choose",
      repetition: "bids",
      end: "forever",
      score: "live",
      komi: "divide-and-choose",
    });
    const documents = [
      paired({ preset: "stone" }),
      paired({ preset: "tromp-taylor", repetition: "none" }),
      paired({ repetition: "simple", score: "stones", komi: "-3" }),
      paired(DIVIDE),
    ];
    for (const document of documents) expect(new Game(document).document()).toEqual(document);
  });
});

describe("go-spaces", () => {
  test("placements and points have colours of their own", () => {
    const game = new Game({ ...LINE, rules: { preset: "stone" } });
    expect(game.refusal({ play: 3 })?.code).toBe("range");
    game.play({ play: 0 });
    expect([...game.colours()]).toEqual([1, 0, 3]);
    expect([...game.pointColours()]).toEqual([1, 0, 0]);
    expect(game.refusal({ play: 2 })?.code).toBe("overlap");
    expect(game.refusal({ play: 0 })?.code).toBe("occupied");
    expect([...game.openPlacements()]).toEqual([1]);
    expect([...game.chain(0)]).toEqual([0]);
    expect([...game.liberties(0)]).toEqual([1]);
    expect([...game.closure(0)]).toEqual([0, 1]);
    expect([...game.play({ play: 1 }).captured]).toEqual([0]);
  });

  test("a placement that is not open is refused with the smallest open set around it", () => {
    const wrong = structuredClone(LINE);
    if (wrong.board.kind === "gospace") wrong.board.placements = [[0], [0, 1]];
    const error = errorOf(() => new Game(wrong));
    expect([error.code, error.path]).toEqual(["board", "board.placements[1]"]);
    expect(error.message).toContain("{0, 1, 2}");
  });

  test("a graph as a go-space plays alike, and a one-way arc is an error", () => {
    const grid = { kind: "grid", columns: 3, rows: 2 } as const;
    const space = asGoSpace(grid);
    expect([space.points.length, space.placements.length]).toBeDefined();
    expect(board({ gospace: 1, board: space })).toMatchObject({ points: 13, placements: 6 });
    const games = [grid, space].map((board) => new Game({ gospace: 1, board }));
    for (const play of [0, 1, 4, 3, 5, 2]) {
      const [a, b] = games.map((game) => game.refusal({ play }) === null);
      expect(a).toBe(b);
      if (a) {
        const [first, second] = games.map((game) => game.play({ play }));
        expect(first).toEqual(second);
      }
    }
    const oneWay: GraphBoard = { ...PAIR, edges: [], arcs: [[0, 1]] };
    expect(errorOf(() => asGoSpace(oneWay)).code).toBe("board");
  });

  test("documents come back exactly", () => {
    const document: GameDocument = { ...LINE, turns: [{ play: 0 }, "pass"] };
    expect(new Game(document).document()).toEqual(document);
  });
});

describe("divide-and-choose", () => {
  test("every phase is reported, and its turns are refused in other phases", () => {
    const game = new Game(paired(DIVIDE));
    expect([game.phase, game.actor]).toEqual(["komi", "first"]);
    expect(game.refusal("resign")?.code).toBe("phase");
    expect(game.refusal({ play: 0 })?.code).toBe("phase");
    game.play({ komi: "-7/2" });
    expect([game.phase, game.actor]).toEqual(["take", "second"]);
    game.play({ take: "black" });
    expect([game.phase, game.actor, game.standing().first]).toEqual(["turn", "black", "white"]);
    expect(game.standing().scores).toEqual({ black: "0", white: "-7/2" });
    expect(game.refusal({ answer: "ignore" })?.code).toBe("phase");
    game.play({ play: 0, bid: "3/2" });
    expect([game.phase, game.actor, game.standing().bid]).toEqual(["answer", "white", "3/2"]);
    expect(game.refusal("pass")?.code).toBe("phase");
    game.play({ answer: "white" });
    expect([game.phase, game.actor]).toEqual(["reset", "white"]);
    expect([...game.standing().history]).toEqual([2]);
    expect(game.refusal({ reset: 3 })?.code).toBe("range");
    game.play({ reset: 2 });
    expect([...game.colours()]).toEqual([0, 0]);
    expect([game.phase, game.actor]).toEqual(["turn", "white"]);
    expect(game.standing().scores).toEqual({ black: "3/2", white: "-7/2" });
    expect(game.score()).toEqual({ method: "live", black: "3/2", white: "-7/2" });
  });

  test("a bid is a rational from 0 up", () => {
    const game = new Game(paired(DIVIDE, BEGUN));
    for (const bid of ["-1", "x", "1/0"]) {
      expect(game.refusal({ play: 0, bid })?.code, bid).toBe("range");
    }
    expect(game.refusal({ play: 0, bid: "0" })).toBeNull();
  });

  test("either player deletes the history once a turn", () => {
    const game = new Game(paired(DIVIDE, BEGUN));
    game.play({ play: 0 });
    expect([...game.standing().history]).toEqual([2, 3]);
    game.play({ forget: "black" });
    expect(game.actor).toBe("white");
    expect([...game.standing().history]).toEqual([]);
    expect(game.standing().mayForget).toEqual({ black: false, white: true });
    expect(game.refusal({ forget: "black" })?.code).toBe("phase");
    game.play("pass");
    expect(game.standing().mayForget).toEqual({ black: true, white: true });
  });

  test("an isolated pair is worth 0: the cycle of captures is a draw", () => {
    const cycle: Turn[] = [{ play: 0 }, { play: 1 }, { play: 0 }];
    const game = new Game(paired(DIVIDE, [...BEGUN, ...cycle]));
    expect(game.refusal({ forever: 2 })?.code).toBe("range");
    expect(game.refusal({ forever: 3 })).toBeNull();
    game.play({ forever: 3 });
    expect([game.phase, game.actor, game.standing().offer]).toEqual(["offer", "black", 3]);
    game.play("decline");
    expect([game.phase, game.actor]).toEqual(["turn", "white"]);
    expect([...game.lasting(3)]).toEqual([0, 0]);
    game.play({ forever: 3 });
    game.play("agree");
    expect(game.result()).toEqual({
      winner: "draw",
      by: "forever",
      black: "0",
      white: "0",
      unsustainability: { black: 0, white: 0 },
    });
    const document = paired(DIVIDE, [...BEGUN, ...cycle]);
    expect(adjudicate(document, 3)).toEqual({
      winner: "draw",
      unsustainability: { black: 0, white: 0 },
      black: "0",
      white: "0",
    });
    expect(errorOf(() => adjudicate(document, 4)).code).toBe("range");
  });

  test("who is less unsustainable wins", () => {
    // Black bids on every capture, White ignores the bids and captures back.
    const round: Turn[] = [{ play: 0, bid: "1" }, { answer: "ignore" }, { play: 1 }];
    const turns: Turn[] = [...BEGUN, { play: 0 }, { play: 1 }, ...round];
    expect(adjudicate(paired(DIVIDE, turns), 4)).toStrictEqual({
      winner: "black",
      unsustainability: { black: 1, white: 3 },
    });
  });

  test("passing for ever adds the stones that stand to the scores", () => {
    const game = new Game(paired(DIVIDE, [{ komi: "1/2" }, { take: "white" }, { play: 0 }]));
    game.play({ forever: "pass" });
    game.play("agree");
    expect(game.result()).toMatchObject({ winner: "black", black: "1", white: "1/2" });
  });

  test("a game is saved and reopened in every phase", () => {
    const turns: Turn[] = [
      ...BEGUN,
      { forget: "white" },
      { play: 0, bid: "5/3", comment: "mid-bid" },
      { answer: "black" },
      { reset: null },
      { play: 1 },
      { forever: "pass" },
      "decline",
      { forever: "pass" },
      "agree",
    ];
    for (let count = 0; count <= turns.length; count++) {
      const document = paired(DIVIDE, turns.slice(0, count));
      const game = new Game(document);
      expect(game.document()).toEqual(document);
      const other = new Game(paired(DIVIDE, turns));
      while (other.turnCount > count) other.undo();
      expect([other.phase, other.actor, other.standing()]).toEqual([
        game.phase,
        game.actor,
        game.standing(),
      ]);
      expect(other.colours()).toEqual(game.colours());
      expect(other.result()).toEqual(game.result());
    }
  });
});

describe("agreement on dead stones", () => {
  const row = (rules: Rules, turns: Turn[] = []): GameDocument => ({
    gospace: 1,
    board: { kind: "grid", columns: 5, rows: 1 },
    rules,
    turns,
  });

  test("a proposal is asked of the other player, and accepting it ends the game without the stones", () => {
    const game = new Game(row({ komi: "1/2" }, [{ play: 1 }, { play: 3 }, "pass"]));
    expect(game.refusal("accept")?.code).toBe("phase");
    game.play({ agree: { dead: [1] } });
    expect([game.phase, game.actor]).toEqual(["offer", "black"]);
    expect(game.standing().offer).toEqual({ dead: [1] });
    expect(game.refusal("pass")?.code).toBe("phase");
    game.play("decline");
    expect([game.phase, game.actor]).toEqual(["turn", "white"]);
    game.play({ agree: { dead: [1] } });
    game.play("accept");
    const result = { winner: "white", by: "agreement", black: "0", white: "11/2" };
    expect(game.result()).toEqual(result);
    expect(game.score()).toEqual({ method: "area", black: "0", white: "11/2" });
    expect([...game.owners()]).toEqual([2, 2, 2, 2, 2]);
    expect([...game.colours()]).toEqual([0, 1, 0, 2, 0]);
    expect(game.undo() && game.redo()).toBe(true);
    expect(new Game(game.document()).result()).toEqual(result);
    expect(Game.fromLink(game.link()).document()).toEqual(game.document());
  });

  test("the refusal of a list names the stones that it lacks", () => {
    const game = new Game(row({}, [{ play: 0 }, { play: 3 }, { play: 1 }, "pass"]));
    const refusal = game.refusal({ agree: { dead: [1] } });
    expect(refusal).toMatchObject({ code: "range", missing: [0] });
    expect(refusal?.message).toContain("point 0");
    expect(game.refusal({ agree: { dead: [2] } })).toMatchObject({ code: "range" });
    expect(game.refusal({ agree: { dead: [99] } })).toMatchObject({ code: "range" });
    expect(errorOf(() => game.play({ agree: { dead: [1] } })).code).toBe("range");
  });

  test("on a plane dead stones are centres", () => {
    const corners: [number, number][] = [
      [0, 0],
      [9000, 0],
      [9000, 9000],
      [0, 9000],
    ];
    const turns: Turn[] = [{ play: [2000, 2000] }, "pass", { agree: { dead: [[2000, 2000]] } }];
    const board = { kind: "plane", region: { outer: corners } } as const;
    const game = new Game({ gospace: 1, board, turns: [...turns, "accept"] });
    expect(game.result()).toEqual({ winner: "draw", by: "agreement", black: "0", white: "0" });
  });
});

describe("who begins", () => {
  test("White may begin with a handicap on the board, and both stay in the document and its link", () => {
    const document: GameDocument = {
      gospace: 1,
      board: { kind: "grid", columns: 5, rows: 5, start: { black: [6, 18] } },
      rules: { komi: "1/2", handicap: 2, first: "white" },
      turns: [{ play: 12 }],
    };
    const game = new Game(document);
    expect([game.actor, game.colours()[12]]).toEqual(["black", 2]);
    expect(game.rules()).toMatchObject({ handicap: 2, first: "white" });
    expect(game.document()).toEqual(document);
    expect(fromLink(game.link())).toEqual(document);
    expect(game.undo()).toBe(true);
    expect(game.actor).toBe("white");
    const unequal = { ...document, turns: [], rules: { handicap: 3 } };
    expect(errorOf(() => new Game(unequal))).toMatchObject({ code: "rules", path: "rules" });
  });
});
