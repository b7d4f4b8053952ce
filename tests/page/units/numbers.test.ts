/** Turn numbers on stones: each is of the play that put the stone there. */
import { Game, load } from "gospace/play";
import { beforeAll, expect, test } from "vitest";
import type { Board, Turn } from "../../../www/engine/types.ts";
import { readBoard, readGame } from "../../../www/model/view-model.ts";
import { turnNumbers } from "../../../www/view/numbers.ts";

beforeAll(() => load());

const BEGUN: readonly Turn[] = [{ komi: "0" }, { take: "white" }];
const PAIR: Board = {
  kind: "graph",
  points: [
    [0, 0],
    [1, 0],
  ],
  edges: [[0, 1]],
};
const outer: [number, number][] = [
  [0, 0],
  [200, 0],
  [200, 200],
  [0, 200],
];
const TORUS: Board = { kind: "plane", region: { outer, wrap: "torus" }, radius: 10, tolerance: 0 };

function numbersAfter(
  board: Board,
  turns: readonly Turn[],
  marks: Parameters<typeof turnNumbers>[2],
) {
  const rules = { preset: "divide-and-choose" } as const;
  const game = new Game({ gospace: 1, board, rules, turns: [...BEGUN, ...turns] });
  return [...turnNumbers(readGame(game), readBoard(game, null).names, marks)];
}

test("a stone that a reset brings back has the number of its play", () => {
  const turns: Turn[] = [{ play: 0 }, { play: 1 }, { play: 0, bid: "1" }, { answer: "white" }];
  expect(numbersAfter(PAIR, turns, [])).toEqual([3, 2]);
  expect(numbersAfter(PAIR, [...turns, { reset: 3 }], [])[0]).toBe(1);
  const back: Turn[] = [...turns, { reset: 3 }, { play: 1 }];
  expect(numbersAfter(PAIR, back, [])[1]).toBe(6);
});

test("on a plane, too, a stone that a reset brings back has the number of its play", () => {
  const [a, b, c] = [
    [50, 50],
    [100, 100],
    [150, 150],
  ] as const;
  const turns: Turn[] = [{ play: [...a] }, { play: [...b] }, { play: [...c], bid: "1" }];
  expect(numbersAfter(TORUS, turns, [])).toEqual([1, 2, 3]);
  expect(numbersAfter(TORUS, [...turns, { answer: "white" }, { reset: 4 }], [])).toEqual([1, 2]);
  const kept: Turn[] = [...turns, { answer: "white" }, { reset: 2 }, { play: [60, 160], bid: "2" }];
  const back: Turn[] = [...kept, { answer: "black" }, { reset: 4 }];
  expect(numbersAfter(TORUS, back, [])).toEqual([1, 2]);
});

test("a stone with a mark has no number, on a plane neither", () => {
  const mark = { kind: "triangle", text: "" } as const;
  expect(numbersAfter(PAIR, [{ play: 1 }], [{ ...mark, at: 1 }])).toEqual([0, 0]);
  const turns: Turn[] = [{ play: [50, 50] }, { play: [100, 100] }];
  const marks = [{ ...mark, at: [50, 50] as [number, number] }];
  expect(numbersAfter(TORUS, turns, marks)).toEqual([0, 2]);
});
