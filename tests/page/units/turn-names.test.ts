/** Names of moments: under divide-and-choose turn 1 is the first turn after the komi is named and taken. */
import { expect, test } from "vitest";
import { momentName, openingTurns, turnsPlayed } from "../../../www/model/turns.ts";
import {
  boardWord,
  boardWords,
  momentWord,
  momentWords,
  refusalWords,
  turnRange,
  turnsWord,
} from "../../../www/words/turns.ts";

const DIVIDED = { opening: openingTurns({ komi: "divide-and-choose" }) };
const PLAIN = { opening: openingTurns({ komi: "13/2" }) };

test("a turn counts as a turn only once stones are played", () => {
  const names = [0, 1, 2, 3, 4].map((turns) => momentName(turns, DIVIDED));
  expect(names).toEqual(["start", "komi", "take", 1, 2]);
  expect([0, 1, 2].map((turns) => momentName(turns, PLAIN))).toEqual(["start", 1, 2]);
  expect([0, 1, 2, 3].map((turns) => turnsPlayed(turns, DIVIDED))).toEqual([0, 0, 0, 1]);
});

test("moments are named in sentences, in short, as ranges and in lists", () => {
  const words = [0, 1, 2, 3].map((turns) => momentWords(turns, DIVIDED));
  expect(words).toEqual(["the start", "the komi", "the take", "turn 1"]);
  expect(momentWord(2, DIVIDED)).toBe("take");
  expect(turnRange(2, 4, DIVIDED)).toBe("turns 1 to 2");
  expect(turnsWord([2, 3, 5], DIVIDED)).toBe("the take and turns 1 and 3");
  expect(turnsWord([3, 5, 8], PLAIN)).toBe("turns 3, 5 and 8");
});

test("no stone stands after the komi is taken", () => {
  expect(boardWords(2, DIVIDED)).toBe("the first board");
  expect(boardWords(3, DIVIDED)).toBe("the board after turn 1");
  expect([2, 3].map((turns) => boardWord(turns, DIVIDED))).toEqual(["start", "turn 1"]);
  expect(boardWords(3, PLAIN)).toBe("the board after turn 3");
});

test("turns in a refusal have the same names", () => {
  const message = "Superko forbids bringing back the board after turn 12.";
  const refusal = { code: "repetition", message, sinceTurn: 12 } as const;
  expect(refusalWords(refusal, DIVIDED)).toBe(
    "superko forbids bringing back the board after turn 10",
  );
  expect(refusalWords(refusal, PLAIN)).toMatch(/after turn 12$/);
});
