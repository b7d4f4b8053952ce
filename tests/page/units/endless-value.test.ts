/** The worth of divide and choose on the smallest boards, in words. */
import { load, Solver } from "gospace";
import { load as loadPlay } from "gospace/play";
import { beforeAll, expect, test } from "vitest";
import { valuePosition } from "../../../www/engine/position-value.ts";
import { solving } from "../../../www/engine/reply.ts";
import type { GameDocument, Turn } from "../../../www/engine/types.ts";
import { valueWords as german } from "../../../www/languages/de/value.ts";
import { valueWords } from "../../../www/words/value.ts";
import { opened } from "./controlled.ts";

beforeAll(() => Promise.all([load(), loadPlay()]));

const rules = { preset: "divide-and-choose" } as const;
const row = (...turns: Turn[]): GameDocument => ({
  gospace: 1,
  board: { kind: "grid", columns: 3, rows: 1 },
  rules,
  turns,
});
const three = (...turns: Turn[]): GameDocument => ({
  gospace: 1,
  board: {
    kind: "graph",
    points: [
      [0, 60],
      [70, 0],
      [140, 60],
    ],
    arcs: [
      [0, 1],
      [0, 2],
      [1, 2],
    ],
    labels: ["A", "B", "C"],
  },
  rules,
  turns,
});

function words(document: GameDocument): (string | null)[] {
  const request = { kind: "value", document, seconds: 60, detail: "turns" } as const;
  const found = valuePosition(request, () => {});
  const { state } = opened(document).store;
  const value = { node: state.branch.node, stage: "done", found } as const;
  return [valueWords(value, state), german(value, state)];
}

test("before the komi is named, the fair one is said, or all that are a draw", () => {
  expect(words(row())).toEqual(["The fair komi is 1.", "Das gerechte Komi ist 1."]);
  expect(words(three())).toEqual([
    "A draw with any komi from −1 to 1.",
    "Unentschieden mit jedem Komi von −1 bis 1.",
  ]);
});

test("then it is said who wins, and what keeps it", () => {
  const komi = { komi: "1/2" };
  expect(words(row(komi))[0]).toBe("Black wins by ½.");
  expect(words(row(komi, { take: "black" }))[0]).toBe("Black wins by ½. Best first: B1.");
  expect(words(three(komi, { take: "black" }))[0]).toBe("A draw. Best first: A, B, C and a pass.");
  const bid = [komi, { take: "black" }, { play: 1 }, { play: 0, bid: "5" }] satisfies Turn[];
  expect(words(row(...bid))).toEqual([
    "Black wins by 3½. Best first: names White ko winner.",
    "Schwarz gewinnt mit 3½. Am besten zuerst: lässt Weiß das Ko gewinnen.",
  ]);
});

test("a reply keeps the worth", () => {
  const reply = (document: GameDocument) => {
    const work = solving(new Solver(document));
    for (;;) {
      const { done, value } = work.next();
      if (done) return value?.turn ?? null;
    }
  };
  expect(reply(row({ komi: "0" }))).toEqual({ take: "black" });
  expect(reply(row({ komi: "0" }, { take: "white" }))).toEqual({ play: 1 });
  expect(reply(three({ komi: "0" }, { take: "black" }, { play: 0 }))).not.toBeNull();
});
