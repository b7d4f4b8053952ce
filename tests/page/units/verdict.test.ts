/** The verdict on an endless game, told turn by turn: RULES.md 7, adjudication. */
import { load } from "gospace/play";
import { beforeAll, expect, test } from "vitest";
import type { Turn } from "../../../www/engine/types.ts";
import { cycleStart, type Verdict, verdictOf } from "../../../www/model/verdict.ts";
import { opened, PAIR } from "./controlled.ts";

beforeAll(() => load());

function verdict(turns: readonly Turn[]): Verdict | null {
  const opening: Turn[] = [{ komi: "0" }, { take: "white" }];
  const controller = opened({ ...PAIR, turns: [...opening, ...turns] });
  const { game, branch } = controller.store.state;
  return verdictOf(game, (from, to) => controller.movers(branch.line.slice(from, to)));
}

test("captures for ever on an isolated pair are worth 0 to both", () => {
  const cycle: Turn[] = [{ play: 0 }, { play: 1 }, { play: 0 }];
  expect(verdict([...cycle, { forever: 3 }, "agree"])).toEqual({
    cycle: { from: 3, to: 5 },
    repeated: [
      { player: "black", level: 0, turns: [] },
      { player: "white", level: 0, turns: [] },
    ],
    scores: [
      { player: "black", score: "0", live: 0, total: "0" },
      { player: "white", score: "0", live: 0, total: "0" },
    ],
  });
});

test("the turns are named in which each player does the worst of the cycle, and scores do not count", () => {
  // Twice Black bids, White ignores it and captures.
  const round: Turn[] = [{ play: 0, bid: "1" }, { answer: "ignore" }, { play: 1 }];
  const reported = verdict([{ play: 0 }, { play: 1 }, ...round, ...round, { forever: 4 }, "agree"]);
  expect(reported).toEqual({
    cycle: { from: 4, to: 10 },
    repeated: [
      { player: "black", level: 1, turns: [5, 8] },
      { player: "white", level: 3, turns: [6, 9] },
    ],
    scores: null,
  });
});

test("naming oneself the winner is worse than a bid, and deleting the history the worst", () => {
  const named: Turn[] = [{ play: 0, bid: "1" }, { answer: "white" }, { reset: null }, { play: 1 }];
  const mine = verdict([{ play: 0 }, { play: 1 }, ...named, { forever: 4 }, "agree"]);
  expect(mine?.repeated).toEqual([
    { player: "black", level: 1, turns: [5] },
    { player: "white", level: 2, turns: [6] },
  ]);
  for (const player of ["black", "white"] as const) {
    const forgotten: Turn[] = [{ play: 0 }, { forget: player }, { play: 1 }];
    const worst = verdict([{ play: 0 }, { play: 1 }, ...forgotten, { forever: 4 }, "agree"]);
    expect(worst).toMatchObject({
      repeated: (["black", "white"] as const).map((each) =>
        each === player
          ? { player: each, level: 4, turns: [6] }
          : { player: each, level: 0, turns: [] },
      ),
      scores: null,
    });
  }
});

test("a play without a bid is no part of the worst where a bid is", () => {
  // White ignores the bid and captures; then both capture without one.
  const cycle: Turn[] = [
    { play: 0, bid: "1" },
    { answer: "ignore" },
    { play: 1 },
    { play: 0 },
    { play: 1 },
  ];
  const reported = verdict([{ play: 0 }, { play: 1 }, ...cycle, { forever: 4 }, "agree"]);
  expect(reported?.repeated).toEqual([
    { player: "black", level: 1, turns: [5] },
    { player: "white", level: 3, turns: [6] },
  ]);
});

test("naming the other player the winner is no part of the worst where naming oneself is", () => {
  // White answers one bid by naming White, the other by naming Black, who passes.
  const cycle: Turn[] = [
    { play: 0, bid: "1" },
    { answer: "white" },
    { reset: null },
    { play: 1 },
    { play: 0, bid: "1" },
    { answer: "black" },
    { reset: null },
    "pass",
    { play: 1 },
  ];
  const reported = verdict([{ play: 0 }, { play: 1 }, ...cycle, { forever: 4 }, "agree"]);
  expect(reported?.repeated).toEqual([
    { player: "black", level: 1, turns: [5, 9] },
    { player: "white", level: 2, turns: [6] },
  ]);
});

test("each player's turns are their own where both do the same", () => {
  // Each bids and is named the winner, keeps the board and passes.
  const bid = (play: number, player: "black" | "white"): Turn[] => [
    { play, bid: "1" },
    { answer: player },
    { reset: null },
    "pass",
  ];
  const cycle = [...bid(0, "black"), ...bid(1, "white")];
  const reported = verdict([{ play: 0 }, { play: 1 }, ...cycle, { forever: 4 }, "agree"]);
  expect(reported?.repeated).toEqual([
    { player: "black", level: 1, turns: [5] },
    { player: "white", level: 1, turns: [9] },
  ]);
});

test("passes for ever add the stones that stand", () => {
  expect(verdict([{ play: 0 }, { forever: "pass" }, "agree"])).toEqual({
    cycle: null,
    repeated: [
      { player: "black", level: 0, turns: [] },
      { player: "white", level: 0, turns: [] },
    ],
    scores: [
      { player: "black", score: "0", live: 1, total: "1" },
      { player: "white", score: "0", live: 0, total: "0" },
    ],
  });
});

test("without an accepted offer there is no verdict", () => {
  for (const turns of [[], [{ play: 0 }], [{ play: 0 }, { forever: "pass" }]] as Turn[][])
    expect(verdict(turns)).toBeNull();
  expect(verdict([{ play: 0 }, { forever: "pass" }, "decline"])).toBeNull();
});

test("stones must last from the start of the cycle on, or from the offer to pass on: the number of turns before", () => {
  const turns: Turn[] = ["pass", { play: 0 }, { forever: 1 }, "agree"];
  expect(cycleStart(turns, 4)).toBe(1);
  expect(cycleStart(["pass", { forever: "pass" }, "agree"], 3)).toBe(1);
  for (const count of [0, 1, 2, 3]) expect(cycleStart(turns, count)).toBeNull();
});
