/** Tests of what turns cost, on reviews that are written down. */
import { expect, test } from "vitest";
import type { ReviewedPosition } from "../../../www/engine/protocol.ts";
import type { Turn } from "../../../www/engine/types.ts";
import { expectedOwners, type Review, reviewedTurns } from "../../../www/model/review.ts";
import { treeOf } from "../../../www/model/tree/document-turns.ts";
import { type Branch, branchAt, continuation, START } from "../../../www/model/tree/tree.ts";
import { costliest, costOf, measureOf, valueAt } from "../../../www/model/turn-cost.ts";

const NONE = new Int8Array();

function position(lead: number | null, share: number | null, best: Turn | null): ReviewedPosition {
  return { lead, share, best, mover: null, owners: NONE };
}

/** A game of these turns at its end, and a review of it. */
function reviewed(
  turns: Turn[],
  positions: ReviewedPosition[],
  opener: "first" | "black" = "black",
): [Review, Branch] {
  const tree = treeOf(turns);
  const line = continuation(tree, START);
  const branch = branchAt(tree, line.at(-1) ?? START);
  const mover = (turn: number) => (turn === 0 ? null : turn % 2 === 0 ? "white" : opener);
  const taken = positions.map((each, turn) => ({ ...each, mover: mover(turn) }) as const);
  return [{ nodes: [START, ...line], positions: taken, stage: "done" }, branch];
}

const TURNS: Turn[] = [{ play: 3 }, { play: 4 }, { play: 5 }, "pass"];

test("a turn costs by how much its player's lead falls, and the better turn is the one that was found", () => {
  const [review, branch] = reviewed(TURNS, [
    position(2, 0.6, { play: 9 }),
    position(-1, 0.4, { play: 8 }),
    position(6, 0.9, { play: 5 }),
    position(6, 0.9, { play: 7 }),
    position(6.5, 0.9, null),
  ]);
  expect(measureOf(review)).toBe("lead");
  // Black's lead of 2 becomes White's of 1; then White's of 1 becomes Black's of 6.
  expect(costOf(review, branch, 1)).toEqual({
    turns: 1,
    player: "black",
    cost: 3,
    better: { play: 9 },
  });
  expect(costOf(review, branch, 2)).toMatchObject({ player: "white", cost: 7 });
  // The search would have played the same.
  expect(costOf(review, branch, 3)).toMatchObject({ player: "black", cost: 0, better: null });
  expect(costOf(review, branch, 4)).toMatchObject({ player: "white", cost: 0.5 });
  expect(costOf(review, branch, 5)).toBeNull();
  expect(costliest(review, branch).map(({ turns }) => turns)).toEqual([2, 1]);
});

test("a turn that gains costs nothing", () => {
  const [review, branch] = reviewed(
    [{ play: 3 }],
    [position(1, 0.5, { play: 9 }), position(4, 0.8, { play: 8 })],
  );
  expect(costOf(review, branch, 1)).toMatchObject({ cost: 0, better: { play: 9 } });
});

test("three turns at most are listed, the costliest first", () => {
  const turns: Turn[] = [{ play: 0 }, { play: 1 }, { play: 2 }, { play: 3 }, { play: 4 }];
  // Each player loses in turn: 2, 4, 6, 8 and 10.
  const leads = [0, -2, 2, -4, 4, -6];
  const positions = leads.map((lead) => position(lead, 0.5, { play: 99 }));
  const [review, branch] = reviewed(turns, positions);
  expect(costliest(review, branch).map(({ cost }) => cost)).toEqual([10, 8, 6]);
});

test("where the last turn decides, shares of won games take the place of leads", () => {
  const [review, branch] = reviewed(TURNS, [
    position(null, 0.5, { play: 9 }),
    position(null, 0.75, { play: 8 }),
    position(null, 0.85, { play: 8 }),
  ]);
  expect(measureOf(review)).toBe("share");
  expect(valueAt(review, 1)).toBe(75);
  expect(costOf(review, branch, 2)?.cost).toBeCloseTo(10);
  expect(costliest(review, branch).map(({ turns }) => turns)).toEqual([2]);
});

test("what is unknown costs nothing that is known", () => {
  const [review, branch] = reviewed(TURNS, [
    position(2, 0.6, { play: 9 }),
    position(null, null, null),
    position(6, 0.9, { play: 5 }),
  ]);
  expect([1, 2, 3].map((turns) => costOf(review, branch, turns))).toEqual([null, null, null]);
});

test("owners belong to a moment of the reviewed line, and to none beside it", () => {
  const [review] = reviewed(TURNS, []);
  const other = treeOf([{ play: 3 }, { play: 4, variations: [[{ play: 8 }]] } as Turn]);
  const owners = Int8Array.of(100, -50);
  const known = { ...review, positions: [{ ...position(0, 0, null), owners }] };
  const start = branchAt(other, START);
  expect(expectedOwners(known, start)).toBe(owners);
  expect(expectedOwners(null, start)).toBeNull();
  const beside = { ...start, node: 99 as typeof start.node };
  expect([reviewedTurns(known, beside), expectedOwners(known, beside)]).toEqual([null, null]);
});

test("a review of which one lead is known counts in leads, and what is unknown costs nothing that is listed", () => {
  const [review, branch] = reviewed(
    [{ play: 3 }, { play: 4 }],
    [position(1, 0.5, { play: 9 }), position(0, 0.5, null), position(null, null, null)],
  );
  expect(measureOf(review)).toBe("lead");
  // A turn that costs one point is the least that is listed.
  expect(costliest(review, branch)).toEqual([
    { turns: 1, player: "black", cost: 1, better: { play: 9 } },
  ]);
});

test("where nothing better is known a turn costs nothing, however much is lost", () => {
  const [review, branch] = reviewed(
    [{ play: 3 }],
    [position(5, 0.9, null), position(-5, 0.1, null)],
  );
  expect(costOf(review, branch, 1)).toEqual({ turns: 1, player: "black", cost: 0, better: null });
});

test("a share that is not known is no value, and turns of no colour have no cost", () => {
  const [review, branch] = reviewed(
    [{ komi: "1" }],
    [position(null, 0.5, { play: 9 }), position(null, null, null)],
  );
  expect([valueAt(review, 0), valueAt(review, 1)]).toEqual([50, null]);
  const [valued] = reviewed(
    [{ komi: "1" }],
    [position(1, 0.5, { play: 9 }), position(0, 0.5, null)],
    "first",
  );
  expect(costOf(valued, branch, 1)).toBeNull();
});
