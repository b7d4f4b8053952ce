/** Tests of disks and planes in Node, against API.md. */

import { beforeAll, describe, expect, test } from "vitest";
import {
  board,
  cells,
  type DisksBoard,
  discretize,
  fromLink,
  Game,
  type GameDocument,
  load,
  type Pair,
  type PlaneBoard,
  quotient,
  type Region,
  type Turn,
  toLink,
} from "../../pkg/gospace.js";
import { errorOf } from "./thrown.ts";

const R = 1024;

function square(side: number, wrap?: "cylinder" | "torus" | "mobius" | "klein"): Region {
  const outer: Pair[] = [
    [0, 0],
    [side, 0],
    [side, side],
    [0, side],
  ];
  return wrap === undefined ? { outer } : { outer, wrap };
}

function plane(fields: Partial<PlaneBoard> = {}): PlaneBoard {
  return { kind: "plane", region: square(20 * R), ...fields };
}

function game(board: GameDocument["board"], turns: Turn[] = []): Game {
  return new Game({ gospace: 1, board, turns });
}

function pathOf(board: GameDocument["board"]): string | undefined {
  return errorOf(() => game(board)).path;
}

beforeAll(() => load());

describe("disks", () => {
  /** RULES.md 4: Black at E closes B, the last liberty of A, which E does not touch. */
  const line: DisksBoard = {
    kind: "disks",
    disks: [
      [0, 0, 2],
      [10, 0, 8],
      [16, 0, 1],
    ],
  };

  test("a stone that touches no other takes it by closing its last liberty, and dies too", () => {
    const start = { white: [0] };
    const far: DisksBoard = { ...line, disks: [...line.disks, [90, 0, 3], [99, 0, 6]] };
    const lone = game({ ...line, start });
    expect([...lone.liberties(0)]).toEqual([1]);
    const other = game({ ...far, start: { ...start, black: [3] } });
    expect(other.play({ play: 2 })).toEqual({
      captured: Uint32Array.of(0),
      suicide: Uint32Array.of(2),
    });
    expect([...other.colours()]).toEqual([0, 0, 0, 1, 0]);
  });

  test("superko forbids it where the board would be as empty as it began", () => {
    const turns: Turn[] = ["pass", { play: 0 }];
    expect(game(line, turns).refusal({ play: 2 })).toMatchObject({
      code: "repetition",
      sinceTurn: 0,
    });
  });

  test("what lies inside a stone is a stone, what it covers in part has no colour", () => {
    const nested = game({
      kind: "disks",
      disks: [
        [0, 0, 10],
        [3, 0, 2],
        [12, 0, 4],
        [30, 0, 5],
        [20, 0, 10],
      ],
    });
    nested.play({ play: 0 });
    expect([...nested.colours()]).toEqual([1, 1, 3, 0, 0]);
    expect([...nested.chain(1)]).toEqual([0, 1]);
    expect(nested.refusal({ play: 1 })?.code).toBe("occupied");
    expect(nested.refusal({ play: 2 })?.code).toBe("overlap");
    expect(nested.stones().map(({ placement, radius }) => [placement, radius])).toEqual([
      [0, 10],
      [1, 2],
    ]);
  });

  test("stones, measure and cardinality are scored exactly", () => {
    const disks: DisksBoard = {
      kind: "disks",
      disks: [
        [0, 0, 10],
        [3, 0, 2],
        [20, 0, 10],
        [40, 0, 10],
        [60, 0, 10],
      ],
    };
    const scored = (score: "stones" | "measure" | "cardinality", turns: Turn[]) =>
      new Game({ gospace: 1, board: disks, rules: { score, komi: "1/2" }, turns }).score();
    const turns: Turn[] = [{ play: 0 }, { play: 3 }];
    expect(scored("stones", turns)).toEqual({ method: "stones", black: "2", white: "3/2" });
    expect(scored("measure", turns)).toMatchObject({ black: "100", white: "201/2" });
    expect(scored("cardinality", turns)).toMatchObject({ black: "continuum", white: "continuum" });
    expect(scored("cardinality", [])).toMatchObject({ black: "0", white: "1/2" });
    const passed: Turn[] = [...turns, "pass", "pass"];
    const drawn = new Game({
      gospace: 1,
      board: disks,
      rules: { score: "cardinality" },
      turns: passed,
    });
    expect(drawn.result()).toMatchObject({ winner: "draw", by: "two-passes" });
  });

  test("the stone preset counts stones where cardinality would decide nothing", () => {
    const rules = { preset: "stone" } as const;
    expect(new Game({ gospace: 1, board: line, rules }).rules().score).toBe("stones");
    expect(game(plane()).rules().score).toBe("stones");
    const points: GameDocument["board"] = { kind: "grid", columns: 2, rows: 2 };
    expect(new Game({ gospace: 1, board: points, rules }).rules().score).toBe("cardinality");
    const measured: GameDocument = { gospace: 1, board: points, rules: { score: "measure" } };
    expect(errorOf(() => new Game(measured)).code).toBe("rules");
  });

  test("facts count conflicts and touches", () => {
    expect(board({ gospace: 1, board: line })).toMatchObject({
      kind: "disks",
      placements: 3,
      points: Number.POSITIVE_INFINITY,
      conflicts: 1,
      touches: 2,
      components: 1,
    });
  });

  test("bad disks are refused by their place", () => {
    const with_ = (...disks: DisksBoard["disks"]): DisksBoard => ({ kind: "disks", disks });
    expect(pathOf(with_([0, 0, 5], [0, 0, 5]))).toBe("board.disks[1]");
    expect(pathOf(with_([0, 0, 0]))).toBe("board.disks[0]");
    expect(pathOf(with_([0, 0, 5, 4]))).toBe("board.disks[0]");
    expect(pathOf(with_([0, 0.5, 5]))).toBe("board.disks[0][1]");
    expect(pathOf(with_([0, 2 ** 25, 5]))).toBe("board.disks[0][1]");
    expect(pathOf({ ...with_([0, 0, 5], [50, 50, 5]), region: square(100) })).toBe(
      "board.disks[0]",
    );
  });
});

describe("the plane", () => {
  test("stones stand where they were put, in the order in which they came", () => {
    const open = game(plane(), [{ play: [5000, 5000] }, { play: [9000, 5000] }]);
    expect(open.stones()).toEqual([
      { x: 5000, y: 5000, colour: 1, turn: 1, radius: R },
      { x: 9000, y: 5000, colour: 2, turn: 2, radius: R },
    ]);
    expect([...open.colours()]).toEqual([1, 2]);
    expect([open.openPlacements().length, open.allowed().length]).toEqual([0, 0]);
  });

  test("a play is refused with what is wrong with its place", () => {
    const open = game(plane(), [{ play: [5000, 5000] }]);
    const code = (x: number, y: number) => open.refusal({ play: [x, y] })?.code;
    expect(code(5000, 5000)).toBe("occupied");
    expect(code(5000 + 2 * R - 5, 5000)).toBe("overlap");
    expect(code(5000 + 2 * R - 4, 5000)).toBeUndefined();
    expect(code(R - 3, 9000)).toBe("outside");
    expect(code(R - 2, 9000)).toBeUndefined();
    expect(code(-50_000, 0)).toBe("outside");
    expect(open.turnCount).toBe(1);
  });

  test("one tick short of tangent is not touching at tolerance 0", () => {
    const chain = (apart: number) => {
      const turns: Turn[] = [{ play: [5000, 5000] }, "pass", { play: [5000 + apart, 5000] }];
      return [...game(plane({ tolerance: 0 }), turns).chain(0)];
    };
    expect(chain(2 * R)).toEqual([0, 1]);
    expect(chain(2 * R + 1)).toEqual([0]);
  });

  test("three enemies never kill a lone stone in the open and four can", () => {
    const [x, y] = [10_000, 10_000];
    const around: Pair[] = [
      [x + 2 * R, y],
      [x, y + 2 * R],
      [x - 2 * R, y],
      [x, y - 2 * R],
    ];
    const open = game(plane({ tolerance: 0 }), [{ play: [x, y] }]);
    for (const [turn, at] of around.slice(0, 3).entries()) {
      if (turn > 0) open.play("pass");
      expect(open.play({ play: at }).captured).toHaveLength(0);
    }
    expect(open.libertyArcs(0).length).toBeGreaterThan(0);
    open.play("pass");
    expect([...open.play({ play: around[3] ?? [0, 0] }).captured]).toEqual([0]);
    expect(open.stones().every(({ colour }) => colour === 2)).toBe(true);
    expect(open.undo()).toBe(true);
    expect(open.stones()[0]).toMatchObject({ x, y, colour: 1, turn: 1 });
  });

  test("a lone stone has all of its tangent circle as liberties", () => {
    expect(game(plane(), [{ play: [9000, 9000] }]).libertyArcs(0)).toEqual([
      { x: 9000, y: 9000, radius: 2 * R, from: 0, to: 2 * Math.PI },
    ]);
  });

  test("snap finds where two stones are touched, and a corner", () => {
    const open = game(plane(), [{ play: [5000, 5000] }, { play: [5000 + 3 * R, 5000] }]);
    const height = Math.sqrt(4 - 1.5 ** 2) * R;
    const between = open.snap(5000 + 1.5 * R + 90, 5000 + height + 120);
    expect(between?.stones).toEqual([0, 1]);
    expect(
      Math.hypot((between?.x ?? 0) - 5000 - 1.5 * R, (between?.y ?? 0) - 5000 - height),
    ).toBeLessThan(4);
    expect(open.snap(R + 200, R + 150)).toMatchObject({ walls: 2 });
    expect(open.snap(12_000, 12_000)).toEqual({ x: 12_000, y: 12_000, stones: [], walls: 0 });
    const legal = open.snaps(5000 + R, 5000 + 2 * R, 2 * R);
    expect(legal.length).toBeGreaterThan(2);
    for (const { x, y } of legal) expect(open.refusal({ play: [x, y] })).toBeNull();
  });

  test("snaps go no farther than `within`, and no farther than a stone's width", () => {
    const walls = (x: number, within: number) =>
      game(plane())
        .snaps(x, 10 * R, within)
        .filter((snap) => snap.walls > 0).length;
    expect([walls(3 * R - 9, 99 * R), walls(3 * R + 9, 99 * R)]).toEqual([1, 0]);
    expect([walls(2 * R - 9, R), walls(2 * R + 9, R)]).toEqual([1, 0]);
  });

  test("on a torus a stone touches across the edge, and an image is the same place", () => {
    const torus = game(plane({ region: square(8 * R, "torus") }), [
      { play: [R, 4 * R] },
      "pass",
      { play: [7 * R, 4 * R] },
    ]);
    expect([...torus.chain(0)]).toEqual([0, 1]);
    expect(torus.refusal({ play: [9 * R, 4 * R] })?.code).toBe("occupied");
    expect(torus.drawing().motions.length).toBe(8 * 4);
  });

  test("a document says the same after it was read", () => {
    const documents: GameDocument[] = [
      { gospace: 1, board: plane({ reach: null, tolerance: 4, radius: 1024 }) },
      { gospace: 1, board: plane({ reach: 1500, tolerance: 7, start: { black: [[3000, 3000]] } }) },
      {
        gospace: 1,
        board: plane({ region: { circle: [5, 6, 9000] } }),
        rules: { preset: "stone" },
      },
      {
        gospace: 1,
        board: plane({ region: { ...square(9000, "klein"), holes: [] } }),
        turns: [
          { play: [3000, 3000], comment: "in the middle", marks: { label: [[[3000, 3000], "A"]] } },
          "pass",
        ],
      },
      {
        gospace: 1,
        board: {
          kind: "disks",
          region: square(100),
          disks: [
            [9, 9, 5, 5],
            [30, 9, 8],
            [20, 20, 3, 15],
          ],
        },
        turns: [{ play: 1, variations: [[{ play: 0 }]] }],
      },
    ];
    for (const document of documents) expect(new Game(document).document()).toEqual(document);
  });

  test("a document keeps the centres that it spells, and a new play is recorded at the one that stands", () => {
    const torus: GameDocument = {
      gospace: 1,
      board: { kind: "plane", region: square(40_000, "torus") },
      turns: [{ play: [45_000, 5000], variations: [[{ play: [-1, 5000] }]] }],
    };
    const open = new Game(torus);
    expect(open.document().turns).toEqual(torus.turns);
    expect(fromLink(toLink(torus)).turns).toEqual(torus.turns);
    expect(Game.fromLink(toLink(torus)).document().turns).toEqual(torus.turns);
    expect(open.tryPlay({ play: [45_000, 45_000], comment: "far" })).toMatchObject({
      refusal: { code: "occupied" },
    });
    expect(open.tryPlay({ play: [50_000, 50_000], comment: "far" })).toMatchObject({
      turn: { play: [10_000, 10_000], comment: "far" },
    });
    expect(open.turn(1)).toEqual({ play: [10_000, 10_000], comment: "far" });
    expect(open.stones().map(({ x, y }) => [x, y])).toEqual([
      [5000, 5000],
      [10_000, 10_000],
    ]);
  });

  test("bad planes are refused by their place", () => {
    const bow: Pair[] = [
      [0, 0],
      [9000, 9000],
      [9000, 0],
      [0, 9000],
    ];
    expect(pathOf(plane({ region: { outer: bow } }))).toMatch(/^board\.region\.outer\[[0-3]\]$/);
    expect(pathOf(plane({ region: { ...square(9000), holes: [bow] } }))).toMatch(
      /^board\.region\.holes\[0\]/,
    );
    expect(pathOf(plane({ radius: 0 }))).toBe("board.radius");
    expect(pathOf(plane({ tolerance: -1 }))).toBe("board.tolerance");
    expect(pathOf(plane({ reach: 1000 }))).toBe("board.reach");
    expect(pathOf(plane({ region: square(R, "torus") }))).toBe("board.radius");
    const start = { black: [[3000, 3000] as Pair], white: [[3100, 3000] as Pair] };
    expect(pathOf(plane({ start }))).toBe("board.start.white[0]");
    expect(errorOf(() => game(plane(), [{ play: 3 }])).path).toBe("turns[0].play");
  });

  test("a stone that starts without a liberty is named", () => {
    const tiny = plane({ region: square(2 * R), start: { black: [[R, R]] } });
    const error = errorOf(() => game(tiny));
    expect([error.code, error.path]).toEqual(["start", "board.start"]);
    expect(error.message).toContain("(1024, 1024)");
  });

  test("the player who finds no place loses under Primitive", () => {
    const rules = { preset: "primitive" } as const;
    const outer: Pair[] = [
      [0, 0],
      [4 * R, 0],
      [4 * R, 2 * R],
      [0, 2 * R],
    ];
    const room = plane({ region: { outer }, tolerance: 0 });
    const open = new Game({ gospace: 1, board: room, rules, turns: [{ play: [R, R] }] });
    expect(open.result()).toBeNull();
    // White takes Black's only breathing space, and Black could only repeat the first board.
    expect([...open.play({ play: [3 * R, R] }).captured]).toEqual([0]);
    expect(open.refusal({ play: [R, R] })?.code).toBe("over");
    expect(open.result()).toMatchObject({ winner: "white", by: "no-turn" });
  });
});

describe("the discretizer", () => {
  test("a square sample with a pitch of two radii plays as a grid", () => {
    const square10 = plane({ region: square(10 * R), tolerance: 0 });
    const { board: sampled, report } = discretize(square10, { lattice: "square", pitch: 2 * R });
    expect(report).toMatchObject({
      placements: 25,
      conflicts: 0,
      touches: 40,
      pitch: 2 * R,
      reach: R,
    });
    expect(report.coveringRadius).toBeGreaterThanOrEqual(Math.SQRT2 * R);
    expect(report.coveringRadius).toBeLessThan(1.05 * Math.SQRT2 * R);
    expect(sampled.disks.map(([x, y]) => [x, y])).toContainEqual([R, R]);
    expect([...game(sampled, [{ play: 12 }]).liberties(12)]).toEqual([7, 11, 13, 17]);
  });

  test("every lattice puts its samples at free centres, and reports progress", () => {
    const round = plane({ region: { circle: [0, 0, 9 * R] } });
    for (const lattice of ["square", "triangular", "blue-noise"] as const) {
      const shares: number[] = [];
      const how = { lattice, pitch: R / 2, seed: 3 };
      const { board: sampled, report } = discretize(round, how, (share) => shares.push(share));
      expect(shares.every((share, i) => share >= (shares[i - 1] ?? 0) && share <= 1)).toBe(true);
      expect(shares.length).toBeGreaterThan(1);
      expect(sampled.disks).toHaveLength(report.placements);
      expect(game(sampled).colours()).toHaveLength(report.placements);
      const open = game(round);
      for (const [x, y] of sampled.disks.slice(0, 50)) {
        expect(open.refusal({ play: [x, y] })).toBeNull();
      }
    }
  });

  test("the same seed gives the same sample, another seed another one", () => {
    const sampled = (seed: number) =>
      discretize(plane(), { lattice: "blue-noise", pitch: R, seed }).board.disks;
    expect(sampled(1)).toEqual(sampled(1));
    expect(sampled(1)).not.toEqual(sampled(2));
  });

  test("what cannot be sampled is refused by its place", () => {
    const error = (how: Parameters<typeof discretize>[1]) =>
      errorOf(() => discretize(plane(), how));
    expect(error({ lattice: "square", pitch: 0 }).code).toBe("range");
    expect(error({ lattice: "square", pitch: 0.5 }).path).toBe("pitch");
    expect(error({ lattice: "square", pitch: 1 }).code).toBe("limit");
    expect(
      errorOf(() => discretize(plane({ radius: -1 }), { lattice: "square", pitch: 99 })).path,
    ).toBe("board.radius");
  });

  test("two tangent disks become six points, and play the same", () => {
    const tangent: DisksBoard = {
      kind: "disks",
      disks: [
        [0, 0, 5],
        [10, 0, 5],
      ],
    };
    const { board: space, kinds } = cells(tangent);
    expect(kinds.toSorted()).toEqual(["arc", "arc", "crossing", "face", "face", "face"]);
    expect(quotient(tangent)).toEqual(space);
    const turns: Turn[] = [{ play: 0 }];
    expect([...game(space, turns).liberties(0)]).toEqual([...game(tangent, turns).liberties(0)]);
  });

  test("disks that reach further than they cover have no quotient", () => {
    const disks: DisksBoard = { kind: "disks", disks: [[0, 0, 5, 6]] };
    expect(errorOf(() => quotient(disks))).toMatchObject({ code: "board", path: "board.disks[0]" });
  });
});
