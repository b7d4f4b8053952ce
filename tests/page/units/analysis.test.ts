/** Searches as values: their purposes, who waits for them, and when the computer resigns. */
import { expect, test } from "vitest";
import {
  computersMove,
  computersTurn,
  heat,
  isComputerThinking,
  isSuggesting,
  suggestion,
} from "../../../www/model/analysis.ts";
import type { Opponent } from "../../../www/model/opponent.ts";
import { REPORT } from "./controlled.ts";

const COMPUTER = { kind: "computer", side: "second", level: "club", resigns: true } as const;

test("only the computer's own search keeps others from moving, and only until it is done", () => {
  const searches = [computersMove(COMPUTER), suggestion(), heat()];
  expect(searches.map(({ purpose }) => purpose)).toEqual(["move", "suggest", "heat"]);
  expect(searches.map(({ stage }) => stage)).toEqual(["asked", "asked", "asked"]);
  expect(searches.map((analysis) => isComputerThinking({ analysis }))).toEqual([
    true,
    false,
    false,
  ]);
  expect(searches.map((analysis) => isSuggesting({ analysis }))).toEqual([false, true, false]);
  for (const analysis of searches) {
    const done = { analysis: { ...analysis, stage: "done" } as const };
    expect([isComputerThinking(done), isSuggesting(done)]).toEqual([false, false]);
  }
  expect(isComputerThinking({ analysis: null })).toBe(false);
});

test("the computer resigns after thirty games of which it has won less than a twentieth, where it may", () => {
  const lost = { ...REPORT, playouts: 30, share: 0.04 };
  const mayNot: Opponent = { ...COMPUTER, resigns: false };
  expect(computersTurn(lost, COMPUTER)).toBe("resign");
  expect(computersTurn({ ...lost, playouts: 29 }, COMPUTER)).toEqual(REPORT.best);
  expect(computersTurn({ ...lost, share: 0.05 }, COMPUTER)).toEqual(REPORT.best);
  expect(computersTurn({ ...lost, best: null }, COMPUTER)).toBeNull();
  expect(computersTurn(lost, mayNot)).toEqual(REPORT.best);
});
