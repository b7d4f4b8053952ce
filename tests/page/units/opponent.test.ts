/** Tests of opponents: sides, and stored values. */

import { expect, test } from "vitest";
import type { Actor, Player } from "../../../www/engine/types.ts";
import { computersTurn } from "../../../www/model/analysis.ts";
import { EFFORTS, LEVELS } from "../../../www/model/level.ts";
import {
  type ActingState,
  colourOfSide,
  gameName,
  isOpponent,
  type Opponent,
  opponentForNewGame,
  opponentInvitedBy,
  otherSide,
  readOpponent,
  type Side,
  sideOf,
  sideOfTurn,
  sideToAct,
} from "../../../www/model/opponent.ts";
import { REPORT } from "./controlled.ts";

function acting(actor: Actor | null, first: Player | null = null): ActingState {
  return { actor, standing: { first } };
}

test.each<[Actor | null, Player | null, Side | null]>([
  ["black", null, "first"],
  ["white", null, "second"],
  ["first", null, "first"],
  ["second", null, "second"],
  ["black", "black", "first"],
  ["white", "black", "second"],
  ["black", "white", "second"],
  ["white", "white", "first"],
  [null, "white", null],
])("%s acts, First has %s: the side is %s", (actor, first, side) => {
  expect(sideToAct(acting(actor, first))).toBe(side);
});

test("in divide-and-choose a side has its colour once Second has chosen", () => {
  expect(colourOfSide("first", { first: null }, false)).toBe("black");
  expect(colourOfSide("first", { first: null }, true)).toBeNull();
  expect(colourOfSide("first", { first: "white" }, true)).toBe("white");
  expect(colourOfSide("second", { first: "white" }, true)).toBe("black");
});

test("the history is deleted by who is named, all else is done by who is to act", () => {
  expect(sideOfTurn({ forget: "white" }, acting("black", "black"))).toBe("second");
  expect(sideOfTurn({ play: 3 }, acting("black", "black"))).toBe("first");
  expect(sideOfTurn("pass", acting("white"))).toBe("second");
});

test("another game keeps the computer, and no link", () => {
  const computer = { kind: "computer", side: "second", level: "club" } as const;
  expect(opponentForNewGame(computer)).toBe(computer);
  expect(opponentForNewGame({ kind: "link", mine: "first", game: "a" })).toEqual({ kind: "here" });
});

test("what was kept is read only if it says all that it must", () => {
  const game = gameName([0, 35, 36, 4_294_967_295, 1, 2, 3, 4]);
  expect(game).toMatch(/^[0-9a-z]{8}$/);
  expect(isOpponent({ kind: "link", mine: "first", game })).toBe(true);
  expect(isOpponent({ kind: "computer", side: "first", level: "strong" })).toBe(true);
  expect(isOpponent({ kind: "computer", side: "first", level: "strong", resigns: true })).toBe(
    true,
  );
  expect(isOpponent({ kind: "computer", side: "first", level: "strong", resigns: 1 })).toBe(false);
  for (const wrong of [
    undefined,
    null,
    "here",
    {},
    { kind: "link", mine: "first" },
    { kind: "link", mine: "first", game: "A~" },
    { kind: "computer", side: "third", level: "strong" },
    { kind: "computer", side: "first", level: "best" },
    { kind: "computer", side: "third", seconds: 3 },
    { kind: "computer", side: "first", seconds: Number.NaN },
    { kind: "computer", side: "first", seconds: "3" },
    { kind: "team", side: "first", level: "strong" },
    { kind: "link", mine: "first", game: 5 },
    { kind: "link", mine: "first", game: "" },
    { kind: "link", mine: "first", game: "a".repeat(17) },
    { kind: "link", mine: "first", game: "ab~" },
    { kind: "link", mine: "first", game: "~ab" },
  ])
    expect(readOpponent(wrong)).toBeNull();
  const link = { kind: "link", mine: "second", game: "a".repeat(16) };
  for (const right of [{ kind: "here" }, link]) expect(readOpponent(right)).toBe(right);
});

test("an invitation makes its recipient one side of the link; each side has another", () => {
  expect(opponentInvitedBy(null)).toEqual({ kind: "here" });
  expect(opponentInvitedBy({ side: "second", game: "k3" })).toEqual({
    kind: "link",
    mine: "second",
    game: "k3",
  });
  expect([otherSide("first"), otherSide("second")]).toEqual(["second", "first"]);
  expect(sideOf("second", { first: "black" })).toBe("second");
  expect(sideOf("first", { first: "white" })).toBe("first");
});

test("a game's name has a letter for each of the first eight numbers", () => {
  expect(gameName([0, 9, 10, 35, 36, 71, 1, 2, 3])).toBe("09az0z12");
});

test("a strength that was kept in seconds is read as the nearest level", () => {
  const kept = (seconds: number) => readOpponent({ kind: "computer", side: "first", seconds });
  expect([1, 3, 10, 30].map((seconds) => kept(seconds))).toEqual(
    (["club", "strong", "strongest", "strongest"] as const).map((level) => ({
      kind: "computer",
      side: "first",
      level,
    })),
  );
});

test("each level considers more than the one before it", () => {
  const efforts = LEVELS.map((level) => EFFORTS[level]);
  for (const [index, { playouts, seconds }] of efforts.slice(1).entries()) {
    expect(playouts).toBeGreaterThan(2 * (efforts[index]?.playouts ?? Infinity));
    expect(seconds).toBeGreaterThan(efforts[index]?.seconds ?? Infinity);
  }
});

test("the computer resigns a lost game, whatever was kept before it did, unless it is told not to", () => {
  const kept = { kind: "computer", side: "second", level: "club" } as const;
  const turn = (lost: boolean, opponent: Opponent) => computersTurn({ ...REPORT, lost }, opponent);
  for (const opponent of [kept, { ...kept, resigns: true }]) {
    expect(turn(true, opponent)).toBe("resign");
    expect(turn(false, opponent)).toEqual({ play: 3 });
  }
  expect(turn(true, { ...kept, resigns: false })).toEqual({ play: 3 });
});
