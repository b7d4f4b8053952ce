/** Go-spaces by pictures. */
import type { GameDocument } from "../../../engine/types.ts";
import { SENSEI, TOPOLOGICAL_GO } from "../../../words/learn/sources.ts";
import { SPACES_WORDS as W } from "../../../words/learn/spaces.ts";
import { playedAt, repeatedWords, taken } from "../progress.ts";
import type { Step } from "../types.ts";

/** Placements: a, b, c, and a with b. */
export const [LEFT, MIDDLE, RIGHT, WIDE] = [0, 1, 2, 3] as const;

/** a, ab, b, bc, c: the points of a row and the connections between them. */
const LINE: GameDocument = {
  gospace: 1,
  title: W.line.board,
  board: {
    kind: "gospace",
    points: [
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
      [4, 0],
    ],
    open: [[0], [0, 1, 2], [2], [2, 3, 4], [4]],
    placements: [[0], [2], [4], [0, 2]],
  },
};

/** Placements: the points of a row of five by number, and 0 with 3. */
export const BOTH = 5;

const TWO: GameDocument = {
  gospace: 1,
  title: W.two.board,
  board: {
    kind: "gospace",
    points: [
      [0, 0],
      [2, 0],
      [4, 0],
      [6, 0],
      [8, 0],
      [1, 0],
      [3, 0],
      [5, 0],
      [7, 0],
    ],
    open: [[0], [1], [2], [3], [4], [0, 5, 1], [1, 6, 2], [2, 7, 3], [3, 8, 4]],
    placements: [[0], [1], [2], [3], [4], [0, 3]],
  },
};

export const SPACES: Step = {
  id: "learn-spaces",
  title: W.title,
  idea: W.idea,
  scenes: [
    {
      words: W.line.text,
      position: {
        label: W.line.label,
        document: LINE,
        stands: null,
        task: W.line.task,
        offeredTurns: [],
        echo: (seen) => {
          if (seen.repeats !== null) return repeatedWords(seen.repeats);
          if (taken(seen) === 3) return W.line.taken;
          return playedAt(seen) === WIDE ? W.line.wide : null;
        },
      },
    },
    {
      words: W.two.text,
      position: {
        label: W.two.label,
        document: TWO,
        stands: null,
        task: W.two.task,
        offeredTurns: [],
        echo: (seen) => {
          if (playedAt(seen) === 1 && seen.colours[0] === 0 && seen.colours[3] === 1)
            return W.two.half;
          return playedAt(seen) === BOTH ? W.two.both : null;
        },
      },
    },
  ],
  mathematics: {
    words: W.mathematics,
    figure: "closure",
    sources: [
      { ...TOPOLOGICAL_GO, words: W.source },
      { ...SENSEI, words: W.sensei },
    ],
    file: "docs/rules/go-spaces.md",
  },
};
