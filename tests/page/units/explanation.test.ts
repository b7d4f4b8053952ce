/** Explanations: the places that each answer of the core shows, their roles, and the board it leads to; and the
 *  positions that are the start of a game. */
import { Game, load } from "gospace";
import { load as loadPlay } from "gospace/play";
import { beforeAll, expect, test } from "vitest";
import type { GameDocument, Site } from "../../../www/engine/types.ts";
import {
  type Answer,
  type Explanation,
  explanationOf,
  ownerOf,
  territories,
  whySlice,
} from "../../../www/model/explanation.ts";
import { positionDocument } from "../../../www/model/position.ts";
import { NO_CHOICES, placement } from "../../../www/model/state.ts";
import { whySentences } from "../../../www/words/explanation.ts";
import { FORKED, opened } from "./controlled.ts";

beforeAll(() => Promise.all([load(), loadPlay()]));

/** 3 × 3; White's stone in the corner is captured by the third turn. */
const CAPTURE: GameDocument = {
  gospace: 1,
  board: { kind: "grid", columns: 3, rows: 3 },
  turns: [{ play: 1 }, { play: 0 }, { play: 3 }],
};

/** A round plane with a stone in its middle. */
const ROUND: GameDocument = {
  gospace: 1,
  board: { kind: "plane", region: { circle: [0, 0, 60] }, radius: 10, tolerance: 0 },
  turns: [{ play: [0, 0] }],
};

/** The groups that are not empty, as words. */
function reported({ groups }: Explanation): string[] {
  return groups
    .filter(({ sites }) => sites.length > 0)
    .map(({ role, owner, sites }) => `${role} ${owner ?? "-"} ${[...sites].sort().join(" ")}`);
}

function present<T>(answer: T | null): T {
  if (answer === null) throw new Error("the core has an answer");
  return answer;
}

test("a capture shows the stones, what took their last liberty, and leads to the board before", () => {
  const taken = present(new Game(CAPTURE).why.taken(0));
  const explanation = explanationOf({ kind: "taken", stone: 0, taken });
  expect(reported(explanation)).toEqual([
    "gone white 0",
    "closed - 3",
    "closer black 3",
    "asked - 0",
  ]);
  expect([explanation.jump, explanation.arcs]).toEqual([2, []]);
  // If no one play closed the last liberty, none is shown as its closer.
  const unclosed = explanationOf({ kind: "taken", stone: 0, taken: { ...taken, at: null } });
  expect(reported(unclosed)).toEqual(["gone white 0", "closed - 3", "asked - 0"]);
});

test("on arrows the reason names the only one, and the opponent’s stone at its end", () => {
  const row: GameDocument = {
    gospace: 1,
    board: {
      kind: "graph",
      points: [
        [0, 0],
        [1, 0],
        [2, 0],
        [3, 0],
      ],
      arcs: [
        [0, 1],
        [1, 2],
      ],
      labels: ["a", "b", "c", "d"],
      start: { white: [0] },
    },
    rules: { repetition: "simple", end: "two-passes", score: "area" },
  };
  const asked = (document: GameDocument, stone: number) => {
    const taken = present(new Game(document).why.taken(stone));
    const { state } = opened(document).store;
    return whySentences(explanationOf({ kind: "taken", stone, taken }), state).at(-1);
  };
  expect(asked({ ...row, turns: [{ play: 1 }] }, 0)).toBe(
    "Its only arrow leads to b, which is Black’s, and it was taken.",
  );
  // With a line besides, the arrow is not the only way.
  const board = {
    ...row.board,
    edges: [
      [0, 2],
      [2, 3],
    ],
  } as GameDocument["board"];
  const both: GameDocument = { ...row, board, turns: [{ play: 2 }, "pass", { play: 1 }] };
  expect(asked(both, 0)).toBe("It reached none then, and it was taken.");
});

test("Y answers where nothing is to be explained, and rules without a score say so", () => {
  const controller = opened(CAPTURE);
  const words = () => {
    const { state } = controller.store;
    const why = whySlice.of(state);
    return why === null ? null : whySentences(why, state).join(" ");
  };
  const at = placement(1);
  const chain = Uint32Array.of(1);
  const pointing = {
    kind: "stone",
    at,
    colour: 1,
    chain,
    liberties: chain,
    closure: chain,
  } as const;
  controller.store.dispatch({ kind: "pointed", pointing, choices: NO_CHOICES });
  controller.explain.atPointer();
  expect(words()).toBe("There is nothing to explain at B3.");
  controller.explain.score();
  expect(words()).toMatch(
    /^Area now: Black 2 stones.*; White 0 stones\. Captured: 1 by Black, 0 by White\.$/,
  );
  // No result either, where the game ends without a count.
  controller.play("resign");
  controller.explain.score();
  expect(words()).toMatch(/^Area now: /);
  const primitive = opened({ ...CAPTURE, rules: { preset: "primitive" }, turns: [] });
  primitive.explain.score();
  expect(whySlice.of(primitive.store.state)?.answer).toEqual({ kind: "nothing", at: null });
});

test("a refused play shows what stands in its way", () => {
  const barred = (document: GameDocument, at: Site, player: "black" | "white") => {
    const bar = present(new Game(document).why.refused(at));
    return explanationOf({ kind: "barred", at, player, bar });
  };
  const occupied = barred(CAPTURE, 1, "white");
  expect([reported(occupied), occupied.jump]).toEqual([["stones - 1"], null]);
  // Suicide in the corner leaves the board as it is.
  const suicide = barred(CAPTURE, 0, "white");
  expect([reported(suicide), suicide.jump]).toEqual([["gone white 0", "closer white 0"], null]);
  const overlap = barred(ROUND, [5, 0], "white");
  expect([reported(overlap), overlap.jump]).toEqual([["stones - 0,0", "asked - 5,0"], null]);
  expect(reported(barred(ROUND, [55, 0], "white"))).toEqual(["asked - 55,0"]);
});

test("a repeated board leads to the board that would stand again", () => {
  // A ko on 4 × 3: Black takes the stone at 5 from 6, and White may not take back at once.
  const ko: GameDocument = {
    gospace: 1,
    board: { kind: "grid", columns: 4, rows: 3 },
    turns: [...[1, 2, 4, 7, 9, 10].map((play) => ({ play })), "pass", { play: 5 }, { play: 6 }],
  };
  const bar = present(new Game(ko).why.refused(5));
  const explanation = explanationOf({ kind: "barred", at: 5, player: "white", bar });
  expect(reported(explanation)).toEqual(["gone black 6", "closer white 5"]);
  expect([explanation.jump, explanation.arcs]).toEqual([8, []]);
  const blacks = explanationOf({ kind: "barred", at: 5, player: "black", bar });
  expect(reported(blacks)).toEqual(["gone white 6", "closer black 5"]);
});

test("an owned place shows the empty places that it reaches, and the stones around them", () => {
  const reached = present(new Game(CAPTURE).why.owned(0));
  const explanation = explanationOf({ kind: "owned", at: 0, reached });
  expect(reported(explanation)).toEqual(["region black 0", "stones black 1 3", "asked - 0"]);
  const both = { ...reached, white: Uint32Array.of(5, 7) };
  expect(reported(explanationOf({ kind: "owned", at: 0, reached: both }))).toEqual([
    "region - 0",
    "stones black 1 3",
    "stones white 5 7",
    "asked - 0",
  ]);
  const reaches = (black: number[], white: number[]) =>
    ownerOf({ ...reached, black: Uint32Array.from(black), white: Uint32Array.from(white) });
  expect([reaches([1], []), reaches([], [2]), reaches([1], [2]), reaches([], [])]).toEqual([
    "black",
    "white",
    null,
    null,
  ]);
});

test("a score shows the regions of both players, without their stones", () => {
  const regions = territories(Uint8Array.of(1, 0, 0, 0, 2), Uint8Array.of(1, 1, 0, 2, 2), {
    black: 1,
    white: 2,
  });
  expect(regions).toEqual([
    { role: "region", owner: "black", sites: [1] },
    { role: "region", owner: "white", sites: [3] },
  ]);
  const tally = present(new Game(CAPTURE).why.score());
  const answer: Answer = { kind: "score", tally };
  expect(explanationOf(answer, regions)).toEqual({ answer, groups: regions, arcs: [], jump: null });
  expect(explanationOf(answer).groups).toEqual([]);
});

/** The shown position of a document as the start of a game. */
function position(document: GameDocument): GameDocument | null {
  const { turns: _, ...board } = document;
  return positionDocument(board, opened(document).store.state.game);
}

test("a position is the start of a game, with White's turn after a pass", () => {
  expect(position(CAPTURE)).toEqual({
    gospace: 1,
    board: { ...CAPTURE.board, start: { black: [1, 3], white: [] } },
    turns: ["pass"],
  });
  const even: GameDocument = { ...FORKED, turns: [{ play: 6 }, { play: 7 }] };
  expect(position(even)).toEqual({
    gospace: 1,
    board: { ...FORKED.board, start: { black: [6], white: [7] } },
  });
  const plane: GameDocument = { ...ROUND, turns: [{ play: [0, 0] }, { play: [30, 0] }] };
  expect(position(plane)?.board).toMatchObject({ start: { black: [[0, 0]], white: [[30, 0]] } });
});

test("no position goes on without turns, in another phase, or where its rules allow no such start", () => {
  expect(position({ ...FORKED, turns: [] })).toBeNull();
  expect(position({ ...FORKED, turns: ["pass", "pass"] })).toBeNull();
  // If nobody passes, a game cannot begin with White's turn.
  const primitive = { ...FORKED, rules: { preset: "primitive" } } as const;
  expect(position({ ...primitive, turns: [{ play: 6 }] })).toBeNull();
  expect(position({ ...primitive, turns: [{ play: 6 }, { play: 7 }] })).not.toBeNull();
  const divided = { ...FORKED, rules: { preset: "divide-and-choose" } } as const;
  expect(position({ ...divided, turns: [{ komi: "1" }] })).toBeNull();
});
