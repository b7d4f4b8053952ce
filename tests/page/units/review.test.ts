/** The review of a game: what the search finds in each position, seen from Black. */
import { load } from "gospace";
import { beforeAll, expect, test } from "vitest";
import type { Message, ReviewedPosition } from "../../../www/engine/protocol.ts";
import { reviewGame } from "../../../www/engine/review.ts";
import type { GameDocument, Turn } from "../../../www/engine/types.ts";
import {
  expectedOwners,
  reviewedTurns,
  reviewOf,
  withPosition,
} from "../../../www/model/review.ts";
import { treeOf } from "../../../www/model/tree/document-turns.ts";
import { nodeAt } from "../../../www/model/tree/moment.ts";
import { branchAt, START } from "../../../www/model/tree/tree.ts";
import { leadWords } from "../../../www/words/analysis.ts";
import { FORKED } from "./controlled.ts";

beforeAll(() => load());

const ROW: GameDocument = { gospace: 1, board: { kind: "grid", columns: 5, rows: 1 } };

function reviewed(document: GameDocument, turns: readonly Turn[], playouts = 200) {
  const messages: Message[] = [];
  reviewGame(
    { kind: "review", document: { ...document, turns: [...turns] }, playouts },
    (message) => messages.push(message),
  );
  return messages.map((message) => {
    if (message.kind !== "reviewing") throw new Error(`a message of the kind ${message.kind}`);
    return message;
  });
}

function last(document: GameDocument, ...turns: Turn[]): ReviewedPosition | undefined {
  return reviewed(document, turns).at(-1)?.position;
}

test("each moment of the line is told once, with the share that is done", () => {
  const turns: Turn[] = [{ play: 2 }, "pass", "pass"];
  expect(reviewed(ROW, turns).map(({ share }) => share)).toEqual([0.25, 0.5, 0.75, 1]);
  expect(reviewed(ROW, [])).toHaveLength(1);
});

test("a game that two passes ended is decided by its score", () => {
  expect(last(ROW, { play: 2 }, "pass", "pass")).toMatchObject({ lead: 5, share: 1 });
  expect(last(ROW, "pass", { play: 2 }, "pass", "pass")).toMatchObject({ lead: -5, share: 0 });
  expect(last(ROW, "pass", "pass")).toMatchObject({ lead: 0, share: 0.5 });
  const komi: GameDocument = { ...ROW, rules: { komi: "11/2" } };
  expect(last(komi, { play: 2 }, "pass", "pass")).toMatchObject({ lead: -0.5, share: 0 });
});

test("a game that the next pass would end for the leader is decided", () => {
  expect(last(ROW, { play: 2 }, "pass")).toMatchObject({ lead: 5, share: 1 });
  expect(last(ROW, "pass", { play: 2 }, "pass")).toMatchObject({ lead: -5, share: 0 });
});

test("a resigned game has a winner and no lead", () => {
  expect(last(ROW, { play: 2 }, "resign")).toMatchObject({ lead: null, share: 1 });
  expect(last(ROW, "resign")).toMatchObject({ lead: null, share: 0 });
});

test("where a komi is to be named there is nothing to tell", () => {
  const divided: GameDocument = { ...ROW, rules: { preset: "divide-and-choose" } };
  expect(last(divided)).toMatchObject({ lead: null, share: null });
  expect(last(divided, { komi: "3" })).toMatchObject({ lead: null, share: null });
});

test("leads, shares and owners are Black's, whoever is to move", () => {
  const square: GameDocument = { gospace: 1, board: { kind: "grid", columns: 3, rows: 3 } };
  // The first stone in the centre of 3 × 3 owns the board; then White is to move, or Black.
  const black = last(square, { play: 4 });
  expect(black?.lead).toBeGreaterThan(4);
  expect(black?.share).toBeGreaterThan(0.8);
  expect(black?.owners[4]).toBeGreaterThan(80);
  const white = last(square, "pass", { play: 4 });
  expect(white?.lead).toBeLessThan(-4);
  expect(white?.share).toBeLessThan(0.2);
  expect(white?.owners[4]).toBeLessThan(-80);
});

test("a lead is rounded to half a point, as the result and the komi are", () => {
  const komi: GameDocument = { ...ROW, rules: { komi: "13/2" } };
  const lead = last(komi, { play: 2 }, "pass", "pass")?.lead ?? 0;
  expect(leadWords(lead, "black")).toBe("White ahead by 1½");
  expect([0.2, 0.3, 3.9, -6.74].map((each) => leadWords(each, "black"))).toEqual([
    "even",
    "Black ahead by ½",
    "Black ahead by 4",
    "White ahead by 6½",
  ]);
});

test("a review belongs to its line: elsewhere it has nothing to show", () => {
  const branch = branchAt(treeOf(FORKED.turns ?? []), START);
  const position = (owner: number): ReviewedPosition => ({
    best: null,
    lead: 0,
    share: 0.5,
    mover: null,
    owners: Int8Array.of(owner),
  });
  const empty = reviewOf(branch);
  expect(empty).toEqual({ nodes: [START, ...branch.line], positions: [], stage: "working" });
  const review = withPosition(withPosition(empty, position(1)), position(2));
  expect(review.positions.map(({ owners }) => owners[0])).toEqual([1, 2]);
  expect(empty.positions).toEqual([]);
  const there = (turns: number) => branchAt(branch.tree, review.nodes[turns] ?? START);
  expect([0, 1, 3].map((turns) => reviewedTurns(review, there(turns)))).toEqual([0, 1, 3]);
  expect([0, 1].map((turns) => expectedOwners(review, there(turns))?.[0])).toEqual([1, 2]);
  // A position that is not found yet, a variation, and no review at all.
  expect(expectedOwners(review, there(3))).toBeNull();
  const aside = { turns: 1, detours: [{ choice: 2, turns: 1 }] };
  const off = branchAt(branch.tree, nodeAt(branch.tree, aside));
  expect([reviewedTurns(review, off), expectedOwners(review, off)]).toEqual([null, null]);
  expect(expectedOwners(null, branch)).toBeNull();
});
