/** Positions that are offered to be solved are those that the core does not refuse. */
import { load } from "gospace";
import { load as loadPlay } from "gospace/play";
import { beforeAll, expect, test } from "vitest";
import { valuePosition } from "../../../www/engine/position-value.ts";
import type { Board, GameDocument, Rules, Turn } from "../../../www/engine/types.ts";
import { canBeSolved } from "../../../www/model/solvable.ts";
import { opened } from "./controlled.ts";

beforeAll(() => Promise.all([load(), loadPlay()]));

const grid = (columns: number, rows: number): Board => ({ kind: "grid", columns, rows });
const DISKS: Board = {
  kind: "disks",
  disks: [
    [0, 0, 1024],
    [4096, 0, 1024],
  ],
};
const PLANE: Board = {
  kind: "plane",
  region: {
    outer: [
      [0, 0],
      [10240, 0],
      [10240, 10240],
      [0, 10240],
    ],
  },
};

interface Case {
  readonly board: Board;
  readonly rules?: Rules;
  readonly turns?: Turn[];
}

const CASES: readonly (readonly [name: string, position: Case])[] = [
  ["a row of three", { board: grid(3, 1) }],
  ["63 points", { board: grid(9, 7) }],
  ["64 points", { board: grid(8, 8) }],
  ["a plane", { board: PLANE, rules: { preset: "stone" } }],
  ["primitive rules", { board: grid(2, 2), rules: { preset: "primitive" } }],
  ["divide and choose", { board: grid(2, 2), rules: { preset: "divide-and-choose" } }],
  ["divide and choose on 5 points", { board: grid(5, 1), rules: { preset: "divide-and-choose" } }],
  [
    "divide and choose that is over",
    {
      board: grid(2, 1),
      rules: { preset: "divide-and-choose" },
      turns: [{ komi: "0" }, { take: "black" }, { forever: "pass" }, "agree"],
    },
  ],
  ["boards that may come back", { board: grid(2, 1), rules: { repetition: "none" } }],
  ["simple ko", { board: grid(2, 1), rules: { repetition: "simple" } }],
  ["disks by stones", { board: DISKS, rules: { preset: "stone", score: "stones" } }],
  ["disks by measure", { board: DISKS, rules: { preset: "stone", score: "measure" } }],
  ["disks by cardinality", { board: DISKS, rules: { preset: "stone", score: "cardinality" } }],
  ["coloured points", { board: grid(2, 1), rules: { preset: "stone", score: "cardinality" } }],
  ["a game that is over", { board: grid(2, 1), turns: ["pass", "pass"] }],
];

test.each(CASES)("%s", (_, position) => {
  const document: GameDocument = { gospace: 1, ...position };
  const request = { kind: "value", document, seconds: 0, detail: "value" } as const;
  const { reason } = valuePosition(request, () => {});
  expect(canBeSolved(opened(document).store.state)).toBe(reason === undefined);
});
