/** Turns with values, heatmaps and expected lines, as values. */
import { expect, test } from "vitest";
import type { SearchReport } from "../../../www/engine/search.ts";
import type { Pair, PlaneBoard } from "../../../www/engine/types.ts";
import { analysisSlice } from "../../../www/model/analysis.ts";
import { pitchInTicks, radiusOfPlane, sampleRequest } from "../../../www/model/discretizer.ts";
import { expectedStones, expectedTurns, suggestedTurns } from "../../../www/model/expected-line.ts";
import { heatmapPlaces } from "../../../www/model/heatmap.ts";
import { compared, marginFor, rankedTurns } from "../../../www/model/ranked-turns.ts";
import type { State } from "../../../www/model/state.ts";
import { REPORT } from "./controlled.ts";

test("margins are a player's, and rationals are compared by their values", () => {
  expect([marginFor("black", "7/2"), marginFor("white", "7/2"), marginFor("white", "0")]).toEqual([
    "7/2",
    "-7/2",
    "0",
  ]);
  expect([compared("1/2", "2/4"), compared("-1", "1/2"), compared("10", "9")]).toEqual([0, -1, 1]);
});

test("first turns come best first for the player, then in the board's order, a pass last", () => {
  const turns = [
    { turn: "pass", value: "3" },
    { turn: { play: 4 }, value: "3" },
    { turn: { play: 1 }, value: "3" },
    { turn: { play: 2 }, value: "-1/2" },
    { turn: { play: 0 }, value: "10" },
  ] as const;
  const value = { low: "10", high: "10", settled: true, left: 0, estimate: null, turns };
  const order = (player: "black" | "white", settled = true) =>
    rankedTurns({ ...value, settled } as unknown as Parameters<typeof rankedTurns>[0], player).map(
      ({ turn, rank }) => [typeof turn === "string" ? turn : "play" in turn && turn.play, rank],
    );
  expect(order("black")).toEqual([
    [0, "best"],
    [1, "worse"],
    [4, "worse"],
    ["pass", "worse"],
    [2, "worse"],
  ]);
  expect(order("white").map(([turn]) => turn)).toEqual([2, 1, 4, "pass", 0]);
  expect(order("black", false)[0]).toEqual([0, "worse"]);
});

test("heat is the share of the visits of the most visited place; unvisited ones have none", () => {
  const placements = Uint32Array.of(7, 8, 9);
  const visits = Uint32Array.of(2, 0, 8);
  expect(heatmapPlaces({ ...REPORT, placements, visits })).toEqual([
    { at: 7, heat: 0.25 },
    { at: 9, heat: 1 },
  ]);
  const centres = Int32Array.of(10, 20, -30, 40, 50, -60);
  expect(heatmapPlaces({ ...REPORT, centres, visits: Uint32Array.of(0, 4, 1) })).toEqual([
    { at: [-30, 40], heat: 1 },
    { at: [50, -60], heat: 0.25 },
  ]);
  expect(heatmapPlaces({ ...REPORT, placements, visits: new Uint32Array(3) })).toEqual([]);
});

test("an expected line is played by turns; the best turn stands for a line that is not known", () => {
  const line = [{ play: 3 }, "pass", { play: 3 }, { play: [1, 2] }] as SearchReport["line"];
  const turns = expectedTurns({ best: { play: 3 }, line }, "white");
  expect(turns.map(({ player }) => player)).toEqual(["white", "black", "white", "black"]);
  expect(expectedStones(turns)).toEqual([
    { at: 3, player: "white", number: 1 },
    { at: [1, 2], player: "black", number: 4 },
  ]);
  expect(expectedTurns({ best: { play: 5 }, line: [] }, "black")).toEqual([
    { turn: { play: 5 }, player: "black" },
  ]);
  expect(expectedTurns({ best: null, line: [] }, "black")).toEqual([]);
});

test("a line is shown of a suggestion that is done, while a player is to move", () => {
  const shown = (analysis: object | null, actor: string | null = "white", phase = "turn") =>
    suggestedTurns({
      slices: new Map([[analysisSlice, analysis]]),
      game: { actor, phase },
    } as unknown as Pick<State, "slices" | "game">);
  const done = { purpose: "suggest", stage: "done", report: REPORT };
  expect(shown(done)).toEqual([{ turn: { play: 3 }, player: "white" }]);
  for (const [analysis, actor, phase] of [
    [null],
    [{ ...done, purpose: "play" }],
    [{ ...done, stage: "working" }],
    [{ ...done, report: null }],
    [done, "first"],
    [done, null],
    [done, "black", "answer"],
  ] as const)
    expect(shown(analysis, actor, phase)).toEqual([]);
});

test("the pitch of a sample is a share of the stone's radius, and one tick at least", () => {
  const region: PlaneBoard["region"] = { circle: [0, 0, 9000] };
  const plane = { kind: "plane", region, radius: 50 } as const;
  expect(radiusOfPlane(plane)).toBe(50);
  expect(radiusOfPlane({ kind: "plane", region })).toBe(1024);
  expect([pitchInTicks(plane, 150), pitchInTicks(plane, 25), pitchInTicks(plane, 0)]).toEqual([
    75, 13, 1,
  ]);
  const draft = { lattice: "triangular", pitch: 100, seed: 4, touch: "kept" } as const;
  const black: Pair[] = [[0, 0]];
  const stones = [{ x: 0, y: 0, colour: 1 } as const];
  expect(sampleRequest({ plane: { ...plane, start: { black } }, stones, draft })).toEqual({
    kind: "sample",
    plane,
    sampling: { lattice: "triangular", pitch: 50 },
    touch: "kept",
    others: Array.from({ length: 20 }, (_, i) => pitchInTicks(plane, 105 + 5 * i)),
    stones,
  });
  const noise = { ...draft, lattice: "blue-noise" } as const;
  expect(sampleRequest({ plane, stones, draft: noise })).toMatchObject({
    sampling: { lattice: "blue-noise", pitch: 50, seed: 4 },
  });
});
