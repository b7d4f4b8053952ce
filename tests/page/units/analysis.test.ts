/** Searches as values: their purposes, and who waits for them. */
import { expect, test } from "vitest";
import {
  type Analysis,
  analysisSlice,
  computersMove,
  heat,
  isComputerThinking,
  isSuggesting,
  suggestion,
} from "../../../www/model/analysis.ts";

const state = (analysis: Analysis | null) => ({ slices: new Map([[analysisSlice, analysis]]) });

const COMPUTER = { kind: "computer", side: "second", level: "club" } as const;

test("only the computer's own search keeps others from moving, and only until it is done", () => {
  const searches = [computersMove(COMPUTER), suggestion(), heat()];
  expect(searches.map(({ purpose }) => purpose)).toEqual(["move", "suggest", "heat"]);
  expect(searches.map(({ stage }) => stage)).toEqual(["asked", "asked", "asked"]);
  expect(searches.map((analysis) => isComputerThinking(state(analysis)))).toEqual([
    true,
    false,
    false,
  ]);
  expect(searches.map((analysis) => isSuggesting(state(analysis)))).toEqual([false, true, false]);
  for (const analysis of searches) {
    const done = state({ ...analysis, stage: "done" });
    expect([isComputerThinking(done), isSuggesting(done)]).toEqual([false, false]);
  }
  expect(isComputerThinking(state(null))).toBe(false);
});
