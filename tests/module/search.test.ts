/** Tests of the search in the built package: it is deterministic, and suggests a legal turn. */

import { beforeAll, describe, expect, test } from "vitest";
import { Game, type GameDocument, load, Search, type Turn } from "../../pkg/gospace.js";
import { errorOf } from "./thrown.ts";

/** White's stone in the corner has one liberty left, 1. */
const ATARI: GameDocument = {
  gospace: 1,
  board: { kind: "grid", columns: 3, rows: 3, start: { black: [3, 4], white: [0] } },
};
const SQUARE: GameDocument = {
  gospace: 1,
  board: {
    kind: "plane",
    region: {
      outer: [
        [0, 0],
        [8192, 0],
        [8192, 8192],
        [0, 8192],
      ],
    },
  },
};

function searched(document: GameDocument | string, playouts: number) {
  const search = new Search(document);
  search.run(playouts);
  const report = search.report();
  search.free();
  return report;
}

beforeAll(() => load());

describe("a search", () => {
  test("by time plays at least one game, and those that it plays are those of a search by playouts", () => {
    const search = new Search(ATARI);
    search.runFor(0);
    expect(search.report().playouts).toBeGreaterThanOrEqual(1);
    search.runFor(20);
    const report = search.report();
    search.free();
    expect(report).toEqual(searched(ATARI, report.playouts));
  });

  test("reports its best turn, and visits and wins of every candidate", () => {
    const { playouts, settled, best, share, placements, visits, shares } = searched(ATARI, 400);
    expect({ playouts, settled }).toEqual({ playouts: 400, settled: false });
    expect(new Game(ATARI).refusal(best as Turn)).toBeNull();
    expect(placements).toEqual(Uint32Array.of(1, 2, 5, 6, 7, 8));
    expect(visits.length).toBe(placements.length);
    expect(shares.every((each) => each >= 0 && each <= 1)).toBe(true);
    const index = placements.indexOf((best as { play: number }).play);
    expect(shares[index]).toBe(share);
    // The other playouts began with a pass.
    expect(visits.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(400);
  });

  test("finds the same however it is sliced", () => {
    const sliced = new Search(ATARI);
    for (const playouts of [1, 30, 69]) sliced.run(playouts);
    expect(sliced.report()).toEqual(searched(ATARI, 100));
  });

  test("reports the lead and the turns that it expects, the best one first", () => {
    const { best, lead, line } = searched(ATARI, 400);
    expect(lead).toBeGreaterThan(0);
    expect(lead).toBeLessThanOrEqual(9);
    expect(line[0]).toEqual(best);
    const game = new Game(ATARI);
    for (const turn of line) game.play(turn);
  });

  test("counts whose each placement will be, if asked to", () => {
    const search = new Search(ATARI, 1, { owners: true });
    search.run(200);
    const { owners, ...others } = search.report();
    expect(owners).toHaveLength(9);
    // Black has the board, and nearly every game ends so.
    expect(owners.every((owner) => owner > 0.5 && owner <= 1)).toBe(true);
    const { owners: none, ...plain } = searched(ATARI, 200);
    expect(none).toHaveLength(0);
    expect(others).toEqual(plain);
  });

  test("knows nothing before its first playout", () => {
    const nothing = { playouts: 0, best: null, share: 0, lead: null, line: [] };
    expect(searched(ATARI, 0)).toMatchObject(nothing);
  });

  test("reports centres on a plane, and picks one of them", () => {
    const { best, placements, centres, visits } = searched(SQUARE, 40);
    expect(placements.length).toBe(0);
    expect(centres.length).toBe(2 * visits.length);
    const game = new Game(SQUARE);
    expect(game.refusal(best as Turn)).toBeNull();
    game.play(best as Turn);
    expect(game.stones()).toHaveLength(1);
  });

  test("needs no playouts where nothing is left to play", () => {
    const over: GameDocument = { ...ATARI, turns: ["pass", "pass"] };
    expect(searched(over, 5)).toMatchObject({ settled: true, best: null, playouts: 0 });
  });

  test("weighs an answer to a bid, and gives one that the rules allow", () => {
    const divided: GameDocument = {
      ...ATARI,
      rules: { preset: "divide-and-choose" },
      turns: [{ komi: "0" }, { take: "white" }, { play: 8, bid: "1" }],
    };
    expect(searched(divided, 0).settled).toBe(false);
    const { playouts, best } = searched(divided, 50);
    expect(playouts).toBe(50);
    expect(new Game(divided).refusal(best as Turn)).toBeNull();
  });

  test("takes no document that no game would take", () => {
    const nothing: GameDocument = { gospace: 1, board: { kind: "grid", columns: 0, rows: 3 } };
    expect(errorOf(() => new Search(nothing)).path).toMatch(/^board/);
  });
});
