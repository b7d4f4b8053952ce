/** The moves that a link tells of: the last turns of a game, whose they are, and what each of them captured. */
import { load } from "gospace/play";
import { beforeAll, expect, test } from "vitest";
import type { GameDocument, Turn } from "../../../www/engine/types.ts";
import { recentMovesSince } from "../../../www/model/recent-moves.ts";
import { FORKED, IGNORED } from "./controlled.ts";

beforeAll(() => load());

/** On 5 × 5 Black captures twice: White's stone at 0 by the third turn, and that at 4 by the last. */
const TURNS: readonly Turn[] = [1, 0, 5, 4, 3, 24, 9].map((play) => ({ play }));
const GAME: GameDocument = { ...FORKED, turns: [...TURNS] };

test("the last three moves that were not seen are told, each with its own captures", () => {
  const last = [
    { turn: { play: 3 }, player: "black", taken: 0 },
    { turn: { play: 24 }, player: "white", taken: 0 },
    { turn: { play: 9 }, player: "black", taken: 1 },
  ];
  for (const seen of [0, 4]) expect(recentMovesSince(GAME, seen)).toEqual(last);
  expect(recentMovesSince(GAME, 6)).toEqual(last.slice(2));
  expect(recentMovesSince(GAME, 7)).toEqual([]);
});

test("where a bid is ignored, the same player moves twice", () => {
  expect(recentMovesSince(IGNORED, 0)).toEqual([
    { turn: { play: 0, bid: "1" }, player: "black", taken: 0 },
    { turn: { answer: "ignore" }, player: "white", taken: 0 },
    { turn: { play: 1 }, player: "white", taken: 1 },
  ]);
});

test("a document that the core refuses has none", () => {
  expect(recentMovesSince({ ...GAME, turns: [{ play: 99 }] }, 0)).toEqual([]);
});
