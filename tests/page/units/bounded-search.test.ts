/** Tests of the searches that the worker runs: so many games for a turn, and for each position of a review. */
import { load, Search } from "gospace";
import { beforeAll, expect, test } from "vitest";
import type { Message, ReviewedPosition } from "../../../www/engine/protocol.ts";
import { reviewGame } from "../../../www/engine/review.ts";
import { timedSearch } from "../../../www/engine/timed-search.ts";
import type { GameDocument } from "../../../www/engine/types.ts";

const GRID: GameDocument = { gospace: 1, board: { kind: "grid", columns: 5, rows: 5 } };

beforeAll(() => load());

test("a search by level plays exactly so many games, however they are sliced", () => {
  const report = timedSearch(
    { kind: "search", document: GRID, playouts: 77, seconds: 60 },
    () => {},
  );
  const search = new Search(GRID);
  search.run(77);
  expect(report).toEqual(search.report());
  search.free();
});

test("a search tells what it has found, first after one game, and the share that is done", () => {
  const reported: [number, number][] = [];
  const request = { kind: "search", document: GRID, playouts: 77, seconds: 1e6 } as const;
  const report = timedSearch(request, (message) => {
    if (message.kind === "searching") reported.push([message.report.playouts, message.share]);
  });
  const counts = reported.map(([playouts]) => playouts);
  expect(counts[0]).toBe(1);
  expect(counts.at(-1)).toBe(report.playouts);
  // At most four times as many again as all before, and one: the time that games take is not known at first.
  for (const [i, count] of counts.slice(1).entries())
    expect(count).toBeLessThanOrEqual(5 * (counts[i] ?? 0) + 1);
  // Some games in most slices, not each by itself.
  expect(counts.length).toBeLessThan(40);
  for (const [playouts, share] of reported) expect(share).toBeCloseTo(playouts / 77, 3);
});

test("the share that is done is that of the seconds where these end first", () => {
  const shares: number[] = [];
  const request = { kind: "search", document: GRID, playouts: 1e6, seconds: 0 } as const;
  timedSearch(request, (message) => {
    if (message.kind === "searching") shares.push(message.share);
  });
  expect(shares).toEqual([1]);
});

test("a search whose time is over has played a game at least", () => {
  const request = { kind: "search", document: GRID, playouts: 1e6, seconds: 0 } as const;
  const { playouts, best } = timedSearch(request, () => {});
  expect(playouts).toBeGreaterThanOrEqual(1);
  expect(playouts).toBeLessThan(1e6);
  expect(best).not.toBeNull();
});

function reviewed(document: GameDocument, playouts = 40): ReviewedPosition[] {
  const positions: ReviewedPosition[] = [];
  const post = (message: Message) => {
    if (message.kind === "reviewing") positions.push(message.position);
  };
  reviewGame({ kind: "review", document, playouts }, post);
  return positions;
}

test("a review has each position from Black's view, and ends with the score", () => {
  const turns: GameDocument["turns"] = [{ play: 12 }, "pass", { play: 7 }, "pass", "pass"];
  const positions = reviewed({ ...GRID, rules: { preset: "tromp-taylor", komi: "7/2" }, turns });
  expect(positions).toHaveLength(6);
  // Black's stones reach every empty point: 25 points, less komi.
  expect(positions.at(-1)).toMatchObject({ lead: 21.5, share: 1, best: null });
  // White, who is to move after turn 1, is behind.
  expect(positions[1]?.share).toBeGreaterThan(0.5);
  expect(positions[1]?.lead).toBeGreaterThan(0);
  expect(positions[1]?.owners).toHaveLength(25);
  for (const { owners } of positions)
    expect(owners.every((owner) => Math.abs(owner) <= 100)).toBe(true);
});

test("a game that was resigned has no lead at its end, but a winner", () => {
  const positions = reviewed({ ...GRID, turns: [{ play: 12 }, "resign"] });
  expect(positions.at(-1)).toMatchObject({ lead: null, share: 1 });
});

test("no player is ahead while a komi is named", () => {
  const divided: GameDocument = { ...GRID, rules: { preset: "divide-and-choose" } };
  expect(reviewed(divided)[0]).toMatchObject({ lead: null, share: null });
});
