/** Chains and liberties, on a graph. */
import type { GraphBoard, Start } from "../../../engine/types.ts";
import { CHAINS_WORDS as W } from "../../../words/learn/chains.ts";
import { TROMP_TAYLOR } from "../../../words/learn/sources.ts";
import { playedAt, taken } from "../progress.ts";
import type { Step } from "../types.ts";

/** Five points in a ring, five in a star, and a line from each to its like: every point has three
 *  neighbours, and two neighbours have none in common. */
function petersen(start: Start): GraphBoard {
  const around = (radius: number, index: number) => {
    const angle = (index * 2 * Math.PI) / 5 - Math.PI / 2;
    return [Math.round(radius * Math.cos(angle)), Math.round(radius * Math.sin(angle))] as const;
  };
  const five = [0, 1, 2, 3, 4];
  return {
    kind: "graph",
    points: [...five.map((index) => around(100, index)), ...five.map((index) => around(48, index))],
    edges: five.flatMap((index) => [
      [index, (index + 1) % 5] as const,
      [index, index + 5] as const,
      [index + 5, ((index + 2) % 5) + 5] as const,
    ]),
    start,
  };
}

export const LAST_LIBERTY = 4;
export const SUICIDE = 1;

export const CHAINS: Step = {
  id: "learn-chains",
  title: W.title,
  idea: W.idea,
  scenes: [
    {
      words: W.capture.text,
      position: {
        label: W.capture.label,
        document: {
          gospace: 1,
          title: W.capture.board,
          board: petersen({ white: [0, 1], black: [2, 5, 6] }),
        },
        stands: null,
        task: W.capture.task,
        offeredTurns: [],
        echo: (seen) => {
          if (taken(seen) === 2) return W.capture.taken;
          const waits = seen.turns.length > 0 && seen.colours[LAST_LIBERTY] === 0;
          return waits ? W.capture.notYet : null;
        },
      },
    },
    {
      words: W.suicide.text,
      position: {
        label: W.suicide.label,
        document: {
          gospace: 1,
          title: W.suicide.board,
          board: petersen({ black: [0], white: [2, 4, 5, 6] }),
        },
        stands: null,
        task: W.suicide.task,
        offeredTurns: [],
        echo: (seen) =>
          playedAt(seen) === SUICIDE && seen.outcome.suicide.length === 2 ? W.suicide.both : null,
      },
    },
  ],
  mathematics: {
    words: W.mathematics,
    figure: null,
    sources: [{ ...TROMP_TAYLOR, words: W.source }],
    file: "docs/rules.md",
  },
};
