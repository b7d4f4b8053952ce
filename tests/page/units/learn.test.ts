/** Tests of the Learn room: every board opens, and every claim beside it holds in the core.
 *  Expected values are those of the texts (docs/rules, docs/continuous.md), or are counted by hand. */

import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { Game, type GameDocument, load, type Turn } from "../../../pkg/play.js";
import { seenOf } from "../../../www/features/learn/progress.ts";
import {
  A as ALONE,
  ARCS,
  B as BEHIND,
  C,
  V,
  X,
  Y,
} from "../../../www/features/learn/steps/arcs.ts";
import { CHAINS, LAST_LIBERTY, SUICIDE } from "../../../www/features/learn/steps/chains.ts";
import {
  DISKS,
  E,
  F,
  A as FAR,
  B as GREAT,
  O,
  P,
  Q,
  S,
} from "../../../www/features/learn/steps/disks.ts";
import { BEFORE_THE_BID, BID, DIVIDE } from "../../../www/features/learn/steps/divide.ts";
import { FOREVER } from "../../../www/features/learn/steps/forever.ts";
import { beside, FOURTH, PLANE } from "../../../www/features/learn/steps/plane.ts";
import {
  BOTH,
  LEFT,
  MIDDLE,
  RIGHT,
  SPACES,
  WIDE,
} from "../../../www/features/learn/steps/spaces.ts";
import { STANDS, SUPERKO, TAKES } from "../../../www/features/learn/steps/superko.ts";
import {
  ACROSS,
  BETWEEN,
  CORNER,
  DEAD,
  END,
  EYE,
  FILLS,
  LAST,
  OUTER,
  WINNER,
} from "../../../www/features/learn/steps/winner.ts";
import { STEPS } from "../../../www/features/learn/steps.ts";
import type { Position, Step } from "../../../www/features/learn/types.ts";
import { QUOTATIONS } from "../../../www/words/learn/quoted-sources.ts";
import { MANUAL } from "../../../www/words/learn/room.ts";
import * as SOURCES from "../../../www/words/learn/sources.ts";
import { refusalWords } from "../../../www/words/turns.ts";

beforeAll(() => load());

function position(step: Step, index: number): Position {
  const scene = step.scenes[index];
  if (scene === undefined) throw new Error(`${step.id} has no scene ${index}`);
  return scene.position;
}

function gameOf(step: Step, index: number, ...turns: Turn[]): Game {
  const { document } = position(step, index);
  return new Game({ ...document, turns: [...(document.turns ?? []), ...turns] });
}

/** The page's sentence after these further turns, and after one more that is refused. */
function echo(step: Step, index: number, turns: Turn[], refused?: Turn): string | null {
  const { document, echo } = position(step, index);
  const played: GameDocument = { ...document, turns: [...(document.turns ?? []), ...turns] };
  const refusal = refused === undefined ? null : new Game(played).refusal(refused);
  const words = refusal === null ? null : refusalWords(refusal, { opening: 0 });
  return echo(seenOf(played, played.turns?.length ?? 0, words));
}

test("there are nine steps, each with sources that are links, and a file that says all of it", () => {
  expect(STEPS).toHaveLength(9);
  expect(new Set(STEPS.map(({ id }) => id)).size).toBe(9);
  for (const { mathematics, id } of STEPS) {
    expect(mathematics.sources.length, id).toBeGreaterThan(0);
    for (const { address, name, words } of mathematics.sources) {
      expect(new URL(address).protocol, address).toMatch(/^https?:$/);
      expect(`${name} ${words}`, id).toMatch(/\w \S/);
    }
    const [heading] = readFileSync(mathematics.file, "utf8").split("\n");
    expect(heading, mathematics.file).toBe(`# ${MANUAL[mathematics.file]}`);
  }
});

test("sources bear the titles by which the rules quote them", () => {
  const rows = readFileSync("docs/rules.md", "utf8").split("\n");
  for (const { name, address } of Object.values(SOURCES)) {
    const [title = ""] = name.split(", in ");
    const row = rows.find((line) => line.startsWith("|") && line.includes(`(${address})`));
    expect(row, name).toContain(`“${title}”`);
  }
});

/** Everything that the room says at first; the answers to turns are tried below. */
const SAID = STEPS.flatMap(({ id, title, idea, scenes, mathematics }) => [
  { id, part: "step", text: [title, idea].join(" ") },
  ...scenes.map(({ words, position: { label, task } }) => ({
    id,
    part: "scene",
    text: [...words, label, task].join(" "),
  })),
  { id, part: "mathematics", text: mathematics.words.join(" ") },
]);

test("each box cites its definitions by number, or by section or quotation where the source has none", () => {
  for (const { mathematics, id } of STEPS)
    for (const { words } of mathematics.sources)
      expect(words, id).toMatch(/\b(Rules?|Defns?|Example) \d|“.+”|^[A-Z][^.]*\.$|border/);
});

test("each box has what its sources say, by the numbers and headings that it cites", () => {
  expect(Object.keys(QUOTATIONS).sort()).toEqual(STEPS.map(({ id }) => id).sort());
  for (const { id, mathematics } of STEPS) {
    const quoted = QUOTATIONS[id] ?? [];
    const places = quoted.map(({ place }) => place);
    for (const { words } of mathematics.sources)
      for (const [, cited = ""] of words.matchAll(/\b((?:Defn|Example) \d+[ab]?)(?! to)\b/g))
        expect(places, id).toContain(cited);
    expect(new Set(places).size, id).toBe(quoted.length);
  }
  const spaces = QUOTATIONS["learn-spaces"] ?? [];
  expect(spaces.map(({ place }) => place)).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `Defn ${n}`),
  );
});

test("stones of one colour on a directed cycle have the same liberties, and live together", () => {
  const ring: GameDocument = {
    gospace: 1,
    board: {
      kind: "graph",
      points: [0, 1, 2, 3].map((at) => [at, 0]),
      arcs: [
        [0, 1],
        [1, 2],
        [2, 0],
        [1, 3],
      ],
      start: { black: [0, 1, 2] },
    },
  };
  const game = new Game(ring);
  for (const stone of [0, 1, 2]) expect([...game.liberties(stone)]).toEqual([3]);
  expect(ARCS.scenes[0]?.words.join(" ")).toMatch(/on a directed cycle, live together/);
});

/** Two points joined to each other alone. */
const PAIR_FOR_EVER: GameDocument = {
  gospace: 1,
  board: {
    kind: "graph",
    points: [
      [0, 0],
      [1, 0],
    ],
    edges: [[0, 1]],
  },
  rules: { preset: "divide-and-choose" },
};

test("one who ignores bids for ever loses, but not against one who deletes for ever", () => {
  const round = (...more: Turn[]): GameDocument => ({
    ...PAIR_FOR_EVER,
    turns: [
      { komi: "0" },
      { take: "white" },
      { play: 0 },
      { play: 1 },
      ...more,
      { forever: 4 },
      "agree",
    ],
  });
  const winner = (...more: Turn[]) => new Game(round(...more)).result()?.winner;
  const ignored: Turn[] = [{ play: 0, bid: "1" }, { answer: "ignore" }, { play: 1 }];
  expect(winner(...ignored)).toBe("black");
  const [play, answer, taken] = ignored as [Turn, Turn, Turn];
  expect(winner(play, answer, { forget: "black" }, taken)).toBe("white");
});

test("“open” is a word of topology: a placement is free, a disk is rimless", () => {
  const opens = SAID.filter(({ text }) => /\bopen/i.test(text)).map(({ id, part }) => [id, part]);
  expect(opens).toEqual([["learn-spaces", "mathematics"]]);
  for (const { text } of SAID) expect(text).not.toMatch(/\bclose[ds]?\b/);
});

test("no English stands in the code of the Learn room", () => {
  const files = readdirSync("www/features/learn", { recursive: true, encoding: "utf8" });
  const found = files.flatMap((file) => {
    if (!/\.(?:svg|ts)$/.test(file)) return [];
    const text = readFileSync(`www/features/learn/${file}`, "utf8");
    return file.endsWith(".ts") ? englishOf(text) : (text.match(/>[^<]*[a-z]{3}[^<]*</g) ?? []);
  });
  expect(found).toEqual([]);
});

/** Texts of markup, and strings with a capital first or of four words; names of classes have fewer. */
function englishOf(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  const strings = [...code.matchAll(/"((?:[^"\\\n]|\\.)*)"/g)].map(([, text = ""]) => text);
  const templates = [...code.matchAll(/`[^`]*`/g)].flatMap(
    ([text]) => text.replace(/\$\{[^{}]*\}/g, "").match(/>[^<>]*[A-Za-z]{3}[^<>]*</g) ?? [],
  );
  const english = /^[A-Z][a-z]+\b(?!.*\/)|[a-z] [a-z]+ [a-z]+ [a-z]/;
  return [...strings.filter((text) => english.test(text)), ...templates];
}

describe.each(STEPS.flatMap((step) => step.scenes.map((scene) => [step.id, scene] as const)))(
  "%s",
  (_, { position: { document, stands, echo, offeredTurns, label } }) => {
    test(`${label}: it opens as it is written, stands where it should, and says nothing unasked`, () => {
      expect(new Game(document).document()).toEqual(document);
      const count = stands ?? document.turns?.length ?? 0;
      const seen = seenOf(document, count, null);
      expect(seen.turns).toHaveLength(count);
      expect(echo(seen)).toBeNull();
      for (const { turn } of offeredTurns.filter((offered) => offered.when(seen)))
        expect(new Game(document).refusal(turn)).toBeNull();
    });
  },
);

describe("chains and liberties", () => {
  test("every point has three neighbours; two neighbouring stones have four liberties", () => {
    const { document } = position(CHAINS, 0);
    const { start: _, ...board } = document.board;
    for (let point = 0; point < 10; point++) {
      const game = new Game({ ...document, board, turns: [{ play: point }] } as GameDocument);
      expect(game.liberties(point)).toHaveLength(3);
    }
    const pair = new Game({ ...document, board: { ...board, start: { white: [0, 1] } } } as never);
    expect(pair.liberties(0)).toHaveLength(4);
  });

  test("the chain of two has one liberty left; to fill it takes both", () => {
    const game = gameOf(CHAINS, 0);
    expect([...game.chain(0)]).toEqual([0, 1]);
    expect([...game.liberties(0)]).toEqual([LAST_LIBERTY]);
    expect([...game.play({ play: LAST_LIBERTY }).captured]).toEqual([0, 1]);
    expect(echo(CHAINS, 0, [{ play: LAST_LIBERTY }])).toMatch(/^Yes: both stones were taken/);
    expect(echo(CHAINS, 0, [{ play: 9 }])).toMatch(/still has a liberty/);
  });

  test("suicide of two is allowed and takes both", () => {
    const game = gameOf(CHAINS, 1);
    expect([...game.liberties(0)]).toEqual([SUICIDE]);
    const { captured, suicide } = game.play({ play: SUICIDE });
    expect([[...captured], [...suicide]]).toEqual([[], [0, 1]]);
    expect(echo(CHAINS, 1, [{ play: SUICIDE }])).toMatch(/both came off/);
  });
});

describe("one-way lines", () => {
  test("a reaches y and x, b reaches x alone; a play at x takes b and leaves a", () => {
    const game = gameOf(ARCS, 0);
    expect([...game.liberties(ALONE)].sort()).toEqual([Y, X]);
    expect([...game.liberties(BEHIND)]).toEqual([X]);
    expect([...game.play({ play: X }).captured]).toEqual([BEHIND]);
    expect(game.colours()[ALONE]).toBe(2);
    expect(echo(ARCS, 0, [{ play: X }])).toMatch(/^Yes: \*b\* was taken/);
    expect([...gameOf(ARCS, 0).play({ play: Y }).captured]).toEqual([]);
    expect(echo(ARCS, 0, [{ play: Y }])).toMatch(/^Nothing is taken/);
  });

  test("a play may capture and be suicide at once", () => {
    const { captured, suicide } = gameOf(ARCS, 1).play({ play: V });
    expect([[...captured], [...suicide]]).toEqual([[C], [V]]);
    expect(echo(ARCS, 1, [{ play: V }])).toMatch(/a capture and a suicide/);
  });
});

describe("no board twice", () => {
  test("on a pair the third play is refused: the board after turn 1 would come back", () => {
    const game = gameOf(SUPERKO, 0, { play: 0 }, { play: 1 });
    expect(game.refusal({ play: 0 })).toMatchObject({ code: "repetition", sinceTurn: 1 });
    expect(game.allowed()).toHaveLength(0);
    expect(echo(SUPERKO, 0, [{ play: 0 }, { play: 1 }])).toMatch(/^Taken\./);
    const refused = echo(SUPERKO, 0, [{ play: 0 }, { play: 1 }], { play: 0 });
    expect(refused).toMatch(/the board after turn 1 would come back/);
  });

  test("a ko: not at once, and after a turn elsewhere for each", () => {
    const game = gameOf(SUPERKO, 1);
    expect([...game.liberties(STANDS)]).toEqual([TAKES]);
    expect([...game.play({ play: TAKES }).captured]).toEqual([STANDS]);
    expect(game.refusal({ play: STANDS })).toMatchObject({ code: "repetition", sinceTurn: 0 });
    expect(echo(SUPERKO, 1, [{ play: TAKES }], { play: STANDS })).toMatch(/when the game began/);
    game.play({ play: 4 });
    game.play({ play: 0 });
    expect([...game.play({ play: STANDS }).captured]).toEqual([TAKES]);
    const turns: Turn[] = [{ play: TAKES }, { play: 4 }, { play: 0 }, { play: STANDS }];
    expect(echo(SUPERKO, 1, turns)).toMatch(/^Taken back, and allowed/);
    expect(echo(SUPERKO, 1, turns, { play: TAKES })).toMatch(/after turn 3 would come back/);
  });
});

/** docs/rules/go-spaces.md, “In words” and “Two stones at once”. */
describe("stones of any shape", () => {
  test("the wide stone is three, and one play takes them; then it may not come back", () => {
    const game = gameOf(SPACES, 0, { play: WIDE });
    expect([...game.colours()]).toEqual([1, 1, 0, 1]);
    expect([...game.liberties(WIDE)]).toEqual([RIGHT]);
    expect([...game.play({ play: RIGHT }).captured]).toEqual([LEFT, MIDDLE, WIDE]);
    expect(game.refusal({ play: WIDE })).toMatchObject({ code: "repetition", sinceTurn: 1 });
    expect([game.refusal({ play: LEFT }), game.refusal({ play: MIDDLE })]).toEqual([null, null]);
    expect(echo(SPACES, 0, [{ play: WIDE }])).toMatch(/^One play made three stones/);
    expect(echo(SPACES, 0, [{ play: WIDE }, { play: RIGHT }])).toMatch(/^Taken: three stones/);
  });

  test("half of a stone in two pieces dies", () => {
    const game = gameOf(SPACES, 1, { play: BOTH });
    expect([...game.liberties(3)]).toEqual([2, 4]);
    expect([...game.play({ play: 1 }).captured]).toEqual([0]);
    expect([...game.colours()]).toEqual([0, 2, 0, 1, 0, 3]);
    expect(echo(SPACES, 1, [{ play: BOTH }])).toMatch(/^Two points are black now/);
    expect(echo(SPACES, 1, [{ play: BOTH }, { play: 1 }])).toMatch(/^Half of it is gone/);
  });
});

describe("disks", () => {
  test("tangent disks are neighbours; one that overlaps both stones is blocked", () => {
    const game = gameOf(DISKS, 0);
    expect([...game.liberties(P)]).toEqual([S]);
    expect(game.refusal({ play: O })?.code).toBe("overlap");
    expect([...game.play({ play: S }).captured]).toEqual([P]);
    expect([game.colours()[Q], game.refusal({ play: O })?.code]).toEqual([1, "overlap"]);
    expect(echo(DISKS, 0, [{ play: S }])).toMatch(/^Taken: only the disk below/);
  });

  test.each([E, F])("capture at a distance, by disk %i", (play) => {
    const game = gameOf(DISKS, 1);
    expect([...game.liberties(FAR)]).toEqual([GREAT]);
    const { captured, suicide } = game.play({ play });
    expect([[...captured], [...suicide]]).toEqual([[FAR], []]);
    expect(game.chain(play)).not.toContain(FAR);
    expect(echo(DISKS, 1, [{ play }])).toMatch(/^Taken from afar/);
    expect(echo(DISKS, 1, [{ play: GREAT }])).toMatch(/from close by/);
  });
});

/** docs/continuous.md, “Liberties”. */
describe("the plane", () => {
  test("three at right angles do not take, a fourth does", () => {
    const game = gameOf(PLANE, 0);
    const white = game.stones().findIndex(({ colour }) => colour === 2);
    expect(game.libertyArcs(white)).toHaveLength(1);
    expect(game.play({ play: FOURTH }).captured).toHaveLength(1);
    expect(echo(PLANE, 0, [{ play: FOURTH }])).toMatch(/^Taken: no place is left/);
    expect(echo(PLANE, 0, [{ play: beside(-3000, -3000) }])).toMatch(/^Not yet/);
  });

  test("three spread evenly leave three single places, and the sixth stone takes", () => {
    const { document, echo: said } = position(PLANE, 1);
    const game = new Game({ ...document, turns: document.turns?.slice(0, 5) ?? [] });
    const arcs = game.libertyArcs(game.stones().findIndex(({ colour }) => colour === 2));
    expect(arcs).toHaveLength(3);
    // Hardly longer than the tolerance leaves it: 2 degrees.
    for (const { from, to } of arcs) expect(to - from).toBeLessThan(Math.PI / 90);
    const taken = (document.turns ?? []).slice(5).map((turn) => game.play(turn).captured.length);
    expect(taken).toEqual([0, 0, 0, 0, 0, 1]);
    expect(said(seenOf(document, 11, null))).toMatch(/^The sixth stone takes it/);
    expect(said(seenOf(document, 9, null))).toMatch(/^Still alive/);
  });

  /** In a corner of the region, R from both sides, a stone touches only the two sides. */
  test("what is taken on the empty board is counted", () => {
    const corner: Turn[] = [
      { play: [1024, 1024] },
      { play: [3072, 1024] },
      "pass",
      { play: [1024, 3072] },
    ];
    expect(echo(PLANE, 2, corner)).toBe("1 stone taken, after 4 turns.");
  });
});

/** docs/rules/divide-and-choose.md, “In words” and “The phases”. */
describe("divide and choose", () => {
  test("White's score begins with the komi", () => {
    expect(echo(DIVIDE, 0, [{ komi: "7/2" }])).toMatch(/^The cake is cut/);
    const taken = echo(DIVIDE, 0, [{ komi: "7/2" }, { take: "black" }]);
    expect(taken).toMatch(/^Second is Black.*Black has 0, White 3½\.$/);
  });

  test.each([
    ["ignore", "black", "turn", "0", "0", /^The bid is ignored/],
    ["white", "white", "reset", BID, "0", /^White has won the ko, so Black gains 2/],
    ["black", "black", "reset", "0", BID, /^Black has won the ko, so White gains 2/],
  ] as const)("the answer %s", (answer, actor, phase, black, white, says) => {
    const game = gameOf(DIVIDE, 1, { answer });
    expect([game.actor, game.phase]).toEqual([actor, phase]);
    // The bid changes hands once the ko winner has chosen the board.
    if (phase === "reset") game.play({ reset: null });
    expect(game.standing().scores).toEqual({ black, white });
    expect(game.actor).toBe(actor);
    expect(echo(DIVIDE, 1, [{ answer }])).toMatch(says);
  });

  test("the winner of the ko may go back to the board before the bid", () => {
    const game = gameOf(DIVIDE, 1, { answer: "black" }, { reset: BEFORE_THE_BID });
    expect([game.colours()[STANDS], game.colours()[TAKES], game.actor]).toEqual([0, 1, "black"]);
    const [offered] = position(DIVIDE, 1).offeredTurns;
    expect(offered?.turn).toEqual({ reset: BEFORE_THE_BID });
    const back = echo(DIVIDE, 1, [{ answer: "black" }, { reset: BEFORE_THE_BID }]);
    expect(back).toMatch(/^Black’s stone is back.* Black has 0, White 2\.$/);
  });
});

/** docs/rules/divide-and-choose.md, “Isolated pairs” and “A small game”. */
describe("for ever", () => {
  test("an isolated pair is worth 0 : 0", () => {
    const game = gameOf(FOREVER, 0);
    expect(game.refusal({ forever: 2 })?.code).toBe("range");
    const turns: Turn[] = [{ forever: 3 }, "agree"];
    expect(gameOf(FOREVER, 0, ...turns).result()).toMatchObject({
      winner: "draw",
      black: "0",
      white: "0",
    });
    expect(echo(FOREVER, 0, [{ forever: 3 }])).toMatch(/^White offers/);
    expect(echo(FOREVER, 0, turns)).toMatch(/^A draw, 0 : 0/);
  });

  test("of two pairs the one that rests is worth a point", () => {
    const [all, lower] = position(FOREVER, 1).offeredTurns;
    expect([all?.turn, lower?.turn]).toEqual([{ forever: 5 }, { forever: 7 }]);
    const judged = (since: number) => gameOf(FOREVER, 1, { forever: since }, "agree").result();
    expect(judged(5)).toMatchObject({ winner: "draw", black: "0", white: "0" });
    expect(judged(7)).toMatchObject({ winner: "black", black: "1", white: "0" });
    expect(echo(FOREVER, 1, [{ forever: 5 }, "agree"])).toMatch(/^A draw, 0 : 0/);
    expect(echo(FOREVER, 1, [{ forever: 7 }, "agree"])).toMatch(/^Black wins by 1 : 0/);
  });
});

/** docs/rules/tromp-taylor.md, docs/rules/stone.md and docs/rules/primitive.md; counted by hand. */
describe("who wins", () => {
  test("a dead stone counts until it is taken", () => {
    const stood = gameOf(WINNER, 0, "pass", "pass").result();
    expect(stood).toMatchObject({ winner: "white", black: "4", white: "25/2" });
    expect([...gameOf(WINNER, 0).liberties(DEAD)]).toEqual([LAST]);
    const cleared: Turn[] = [{ play: LAST }, "pass", "pass"];
    expect(gameOf(WINNER, 0, ...cleared).result()).toMatchObject({
      winner: "black",
      black: "12",
      white: "23/2",
    });
    expect(echo(WINNER, 0, ["pass"])).toMatch(/^One pass\./);
    expect(echo(WINNER, 0, ["pass", "pass"])).toMatch(/^White wins: Black has 4, White 12½\./);
    expect(echo(WINNER, 0, [{ play: LAST }])).toMatch(/^Taken\./);
    expect(echo(WINNER, 0, cleared)).toMatch(/^Black wins: Black has 12, White 11½\./);
  });

  test("by Stone one more stone wins, if both eyes stay; by area no play is needed", () => {
    const { document } = position(WINNER, 1);
    const byArea: GameDocument = {
      ...document,
      rules: { preset: "tromp-taylor", komi: "1/2" },
      turns: ["pass", "pass"],
    };
    expect(new Game(byArea).result()).toMatchObject({ winner: "black", black: "5", white: "9/2" });
    expect(gameOf(WINNER, 1, "pass", "pass").result()).toMatchObject({
      winner: "white",
      black: "2",
      white: "5/2",
    });
    const filled: Turn[] = [{ play: FILLS }, "pass", "pass"];
    expect(gameOf(WINNER, 1, ...filled).result()).toMatchObject({ winner: "black", black: "3" });
    expect(echo(WINNER, 1, ["pass", "pass"])).toMatch(/^White wins: Black has 2, White 2½\./);
    expect(echo(WINNER, 1, [{ play: FILLS }])).toMatch(/^Right/);
    expect(echo(WINNER, 1, filled)).toMatch(/^Black wins: Black has 3, White 2½\. One more stone/);
  });

  test.each([
    [OUTER, [OUTER], /^A mistake: this stone/],
    [EYE, [2, EYE, 4], /^A mistake: now all three/],
  ])("by Stone a play on %i fills an eye, and is taken", (play, lost, says) => {
    expect([...gameOf(WINNER, 1, { play }).liberties(play)]).toEqual([FILLS]);
    const { captured } = gameOf(WINNER, 1, { play }).play({ play: FILLS });
    expect([...captured]).toEqual(lost);
    expect(echo(WINNER, 1, [{ play }])).toMatch(says);
    expect(echo(WINNER, 1, [{ play }, { play: FILLS }])).toMatch(/^White has taken/);
    expect(echo(WINNER, 1, [{ play }, "pass", "pass"])).toMatch(/But White passed/);
  });

  test("by Primitive the middle of three wins at once, an end loses", () => {
    expect(gameOf(WINNER, 2, { play: BETWEEN }).result()).toMatchObject({
      winner: "black",
      by: "no-turn",
    });
    expect(echo(WINNER, 2, [{ play: BETWEEN }])).toMatch(/^Black wins at once/);
    expect(gameOf(WINNER, 2, { play: END }).result()).toBeNull();
    expect(echo(WINNER, 2, [{ play: END }])).toMatch(/^Now White can take/);
    const answered: Turn[] = [{ play: END }, { play: BETWEEN }];
    expect(gameOf(WINNER, 2, ...answered).result()).toMatchObject({ winner: "white" });
    expect(echo(WINNER, 2, answered)).toMatch(/Black has no turn: White wins/);
  });

  test("across glued sides the last liberty is at the other end of the row", () => {
    const { document } = position(WINNER, 3);
    for (let point = 0; point < 25; point++) {
      const { start: _, ...board } = document.board;
      const game = new Game({ ...document, board, turns: [{ play: point }] } as GameDocument);
      expect(game.liberties(point)).toHaveLength(4);
    }
    expect([...gameOf(WINNER, 3).liberties(CORNER)]).toEqual([ACROSS]);
    expect([...gameOf(WINNER, 3).play({ play: ACROSS }).captured]).toEqual([CORNER]);
    expect(echo(WINNER, 3, [{ play: ACROSS }])).toMatch(/^Taken\. The last liberty/);
    expect(echo(WINNER, 3, [{ play: 12 }])).toMatch(/^Not yet/);
  });
});
