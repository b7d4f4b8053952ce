/** Tests of the solver in the built package: bounds, best turns, limits and reasons. */

import { beforeAll, describe, expect, test } from "vitest";
import { type GameDocument, load, Solver } from "../../pkg/gospace.js";
import { errorOf } from "./thrown.ts";

const grid = (columns: number, rows: number, rules: GameDocument["rules"] = {}): GameDocument => ({
  gospace: 1,
  board: { kind: "grid", columns, rows },
  rules: { komi: "0", ...rules },
});

beforeAll(() => load());

describe("a solver", () => {
  test("finds that on 3×3 Black's middle takes all (Tromp)", () => {
    const solver = new Solver(grid(3, 3));
    while (!solver.report().settled) solver.run(100_000);
    const { low, high, best, reason } = solver.report();
    expect({ low, high, reason }).toEqual({ low: "9", high: "9", reason: undefined });
    expect(best).toContainEqual({ play: 4 });
    solver.free();
  });

  test("counts komi: 3 points on a row of three (Mini-GO) less 7/2", () => {
    const solver = new Solver(grid(3, 1, { komi: "7/2" }));
    solver.run(10_000);
    expect(solver.report()).toMatchObject({ settled: true, low: "-1/2", high: "-1/2" });
  });

  test("says who wins where the player without a turn loses: on a row of two White, by the answer", () => {
    const solver = new Solver(grid(2, 1, { preset: "primitive", komi: undefined }));
    solver.run(1_000);
    const { settled, low } = solver.report();
    // Black plays, White takes it, Black may not play there again or fill the rest: checked by hand.
    expect({ settled, low }).toEqual({ settled: true, low: "-1" });
  });

  test("knows bounds at any time, and they only come nearer", () => {
    const solver = new Solver(grid(3, 2));
    let [low, high] = [-6, 6];
    for (let slice = 0; slice < 100; slice++) {
      solver.run(97);
      const report = solver.report();
      expect(Number(report.low)).toBeGreaterThanOrEqual(low);
      expect(Number(report.high)).toBeLessThanOrEqual(high);
      [low, high] = [Number(report.low), Number(report.high)];
    }
    expect([low, high]).toEqual([0, 0]);
  });

  test("stops at the number of nodes that it is given", () => {
    const solver = new Solver(grid(5, 5), { nodes: 1_000 });
    solver.run(600);
    solver.run(600);
    expect(solver.report()).toMatchObject({ nodes: 1_000, settled: false, best: [], line: [] });
  });

  test("says why a board has no value here", () => {
    expect(new Solver(grid(8, 8)).report().reason).toMatch(/63 points/);
    const endless = new Solver(grid(2, 2, { repetition: "none" }));
    endless.run(10);
    expect(endless.report()).toMatchObject({ settled: false, nodes: 0 });
    expect(endless.report().reason).toMatch(/superko/);
  });

  test("refuses numbers that are none, and use after free", () => {
    expect(errorOf(() => new Solver(grid(2, 1), { nodes: -1 })).message).toMatch(/nodes/);
    const solver = new Solver(grid(2, 1));
    expect(errorOf(() => solver.run(0.5)).message).toMatch(/nodes/);
    solver.free();
    expect(errorOf(() => solver.run(1)).code).toBe("freed");
  });
});
