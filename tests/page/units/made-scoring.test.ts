/** Tests of the scoring on a board that is made of another. */
import { load } from "gospace/play";
import { beforeAll, expect, test } from "vitest";
import type { Board, Scoring } from "../../../www/engine/types.ts";
import { scoringOn } from "../../../www/features/discretizer/scoring.ts";
import * as german from "../../../www/languages/de/sample.ts";
import { changedScoringWords, scoringWords } from "../../../www/words/sample.ts";

const SPACE: Board = {
  kind: "gospace",
  points: [
    [0, 0],
    [1, 0],
  ],
  open: [[0], [1]],
  placements: [[0], [1]],
};

beforeAll(() => load());

test.each<[Scoring, Scoring]>([
  ["stones", "stones"],
  ["cardinality", "cardinality"],
  ["area", "area"],
  // A go-space has no areas (RULES, 6); its usual score is that of Tromp and Taylor.
  ["measure", "area"],
])("%s on disks are scored by %s on their go-space", (score, then) => {
  expect(scoringOn(SPACE, { score })).toBe(then);
});

test("a handicap, whose stones are not there yet, leaves the score as it is", () => {
  expect(scoringOn(SPACE, { score: "stones", handicap: 2, first: "white" })).toBe("stones");
});

test("the scoring of a go-space of disks is stated, changed or not", () => {
  const on = (score: Scoring, then: Scoring) => ({
    before: { score, kind: "disks" } as const,
    after: { score: then, kind: "gospace" } as const,
  });
  expect(scoringWords(on("stones", "stones"))).toBe("The scoring stays: only stones count.");
  expect(scoringWords(on("cardinality", "cardinality"))).toBe(
    "The scoring changes. On the disks, cardinality counts; here, coloured points count.",
  );
  expect(scoringWords(on("area", "area"))).toMatch(/^The scoring changes\./);
  expect(german.scoringWords(on("area", "area"))).toBe(
    "Die Wertung ändert sich. Auf den Scheiben: Steine zählen, und die Scheiben, die nur sie erreichen. Hier: Steine zählen, und die Punkte, die nur sie erreichen.",
  );
  expect(scoringWords(on("none", "none"))).toBeNull();
  expect(changedScoringWords(on("stones", "stones"))).toBeNull();
});
