/** Movers of the turns of a record, and turns in their short and long forms: RULES.md 7 and API.md. */
import { load } from "gospace/play";
import { beforeAll, expect, test } from "vitest";
import type { Actor, Turn } from "../../../www/engine/types.ts";
import { continuation, START, subtreeOf } from "../../../www/model/tree/tree.ts";
import { otherPlayer, placeIn, playedAt, playWith, readTurn } from "../../../www/model/turns.ts";
import { expectStanding, opened } from "./controlled.ts";

beforeAll(() => load());

/** A game by divide and choose, each turn with the one who acts in it. */
const GAME: readonly (readonly [Actor, Turn])[] = [
  ["first", { komi: "5/2" }],
  ["second", { take: "white" }],
  ["black", { play: 0 }],
  ["white", "pass"],
  ["black", { pass: true, comment: "once more" }],
  // A bid is answered before the next turn; who ignores it moves on.
  ["white", { play: 1, bid: "1" }],
  ["black", { answer: "ignore" }],
  ["black", { play: 2, bid: "0" }],
  // The named winner keeps the board or sets it back, and moves on.
  ["white", { answer: "black" }],
  ["black", { reset: null }],
  ["black", { play: 3, bid: "1/2" }],
  ["white", { answer: "white" }],
  ["white", { reset: 3 }],
  // Either player may forget the history, which is nobody's turn.
  ["black", { forget: "black" }],
  ["white", { forget: "white" }],
  ["white", { play: 4 }],
  // An offer is answered by the other player; refused, it leaves the turn where it was.
  ["black", { forever: "pass" }],
  ["white", "decline"],
  ["black", { forever: "pass" }],
  ["white", { decline: true, comment: "no" }],
  ["black", "resign"],
];

/** A game on nine points. */
function game(turns: readonly Turn[], komi = "0") {
  const rules = { repetition: "bids", end: "forever", score: "live", komi } as const;
  const board = { kind: "grid", columns: 3, rows: 3 } as const;
  return opened({ gospace: 1, board, rules, turns: [...turns] });
}

function moversOf(turns: readonly Turn[], komi = "0"): readonly Actor[] {
  const controller = game(turns, komi);
  return controller.movers(continuation(controller.store.state.branch.tree, START));
}

test("the turns of a record belong to those who act in the phases of the rules", () => {
  const turns = GAME.map(([, turn]) => turn);
  expect(moversOf(turns, "divide-and-choose")).toEqual(GAME.map(([actor]) => actor));
  expect(moversOf([])).toEqual([]);
});

test("an accepted offer is the other player's turn", () => {
  expect(moversOf([{ play: 0 }, { forever: "pass" }, "agree"])).toEqual([
    "black",
    "white",
    "black",
  ]);
  const accepted = { agree: true, comment: "yes" } as const;
  expect(moversOf(["pass", { play: 0 }, { forever: "pass" }, accepted])).toEqual([
    "black",
    "white",
    "black",
    "white",
  ]);
});

test("in a tree each variation goes on from its own turn, and the game stays where it is", () => {
  const controller = game([
    { play: 0 },
    {
      play: 1,
      bid: "1",
      variations: [
        ["pass", { play: 5 }],
        [{ play: 6 }, { play: 7 }],
      ],
    },
    { answer: "ignore", variations: [[{ answer: "white" }, { reset: null }, { play: 8 }]] },
    { play: 2 },
  ]);
  const { tree } = controller.store.state.branch;
  const ids = subtreeOf(tree, START).slice(1);
  const movers = controller.movers(ids);
  const found = ids.map((id, index) => `${movers[index]} ${JSON.stringify(tree.nodes[id]?.turn)}`);
  expect(found.sort()).toEqual(
    [
      'black {"play":0}',
      'white {"play":1,"bid":"1"}',
      'white "pass"',
      'black {"play":5}',
      'white {"play":6}',
      'black {"play":7}',
      'black {"answer":"ignore"}',
      'black {"answer":"white"}',
      'white {"reset":null}',
      'white {"play":8}',
      'black {"play":2}',
    ].sort(),
  );
  expectStanding(controller);
});

test("a turn is read from its short and its long form", () => {
  const read: readonly (readonly [Turn, unknown])[] = [
    ["pass", { kind: "pass" }],
    [{ pass: true }, { kind: "pass" }],
    ["resign", { kind: "resign" }],
    [{ resign: true }, { kind: "resign" }],
    ["agree", { kind: "agree" }],
    [{ agree: true }, { kind: "agree" }],
    ["decline", { kind: "decline" }],
    [{ decline: true }, { kind: "decline" }],
    [{ play: 3 }, { kind: "play", at: 3, bid: null }],
    [
      { play: [4, -5], bid: "1/2" },
      { kind: "play", at: [4, -5], bid: "1/2" },
    ],
    [{ komi: "-3" }, { kind: "komi", komi: "-3" }],
    [{ take: "white" }, { kind: "take", colour: "white" }],
    [{ forget: "black" }, { kind: "forget", player: "black" }],
    [{ answer: "ignore" }, { kind: "ignore" }],
    [{ answer: "white" }, { kind: "answer", winner: "white" }],
    [{ reset: null }, { kind: "keep" }],
    [{ reset: 2 }, { kind: "reset", to: 2 }],
    [{ forever: "pass" }, { kind: "end" }],
    [{ forever: 7 }, { kind: "forever", from: 7 }],
  ];
  for (const [turn, expected] of read) expect(readTurn(turn)).toEqual(expected);
});

test("only a play has a place, and a bid stands in it without spaces", () => {
  expect(playedAt({ play: 3 })).toBe(3);
  expect(playedAt({ play: [1, 2], bid: "1" })).toEqual([1, 2]);
  for (const turn of ["pass", { reset: 3 }, undefined] as const) expect(playedAt(turn)).toBeNull();
  expect(playWith(placeIn(3), null)).toEqual({ play: 3 });
  expect(playWith(placeIn([1, 2]), " 1/2 ")).toEqual({ play: [1, 2], bid: "1/2" });
  expect([otherPlayer("black"), otherPlayer("white")]).toEqual(["white", "black"]);
});
