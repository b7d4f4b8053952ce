/** Boards without lines. */
import type { Pair, PlaneBoard, Start, Turn } from "../../../engine/types.ts";
import { takenWords, PLANE_WORDS as W } from "../../../words/learn/plane.ts";
import { SENSEI, TOPOLOGICAL_GO } from "../../../words/learn/sources.ts";
import { taken } from "../progress.ts";
import type { Step } from "../types.ts";

/** A stone is 2048 ticks across, the square nine times its radius. */
const SIDE = 9216;
const MIDDLE = SIDE / 2;
const ACROSS = 2048;
/** Of a stone that is 60° round from the top: 2048 · sin 60°, rounded up so that nothing overlaps. */
const ASIDE = 1774;

function square(start?: Start<Pair>): PlaneBoard {
  const outer: Pair[] = [
    [0, 0],
    [SIDE, 0],
    [SIDE, SIDE],
    [0, SIDE],
  ];
  return { kind: "plane", region: { outer }, ...(start && { start }) };
}

/** A centre, from that of the board. */
export function beside(x: number, y: number): Pair {
  return [MIDDLE + x, MIDDLE + y];
}

const CENTRE: Pair[] = [beside(0, 0)];

export const FOURTH = beside(-ACROSS, 0);

/** Three at 120°, and then one into each gap. */
const SIX: readonly Pair[] = [
  beside(0, -ACROSS),
  beside(ASIDE, 1024),
  beside(-ASIDE, 1024),
  beside(-ASIDE, -1024),
  beside(ASIDE, -1024),
  beside(0, ACROSS),
];

/** White passes between them. */
const EVENLY: Turn[] = SIX.flatMap((play, index): Turn[] =>
  index === 0 ? [{ play }] : ["pass", { play }],
);

export const PLANE: Step = {
  id: "learn-plane",
  title: W.title,
  idea: W.idea,
  scenes: [
    {
      words: W.four.text,
      position: {
        label: W.four.label,
        document: {
          gospace: 1,
          title: W.four.board,
          board: square({
            white: CENTRE,
            black: [beside(0, -ACROSS), beside(ACROSS, 0), beside(0, ACROSS)],
          }),
        },
        stands: null,
        task: W.four.task,
        offeredTurns: [],
        echo: (seen) => {
          if (taken(seen) === 1) return W.four.taken;
          return seen.last !== null && seen.last !== "pass" ? W.four.notYet : null;
        },
      },
    },
    {
      words: W.six.text,
      position: {
        label: W.six.label,
        document: {
          gospace: 1,
          title: W.six.board,
          board: square({ white: CENTRE }),
          turns: EVENLY,
        },
        stands: 5,
        task: W.six.task,
        offeredTurns: [],
        echo: (seen) => {
          if (taken(seen) === 1) return W.six.taken;
          return seen.turns.length === 7 || seen.turns.length === 9 ? W.six.alive : null;
        },
      },
    },
    {
      words: W.own.text,
      position: {
        label: W.own.label,
        document: { gospace: 1, title: W.own.board, board: square() },
        stands: null,
        task: W.own.task,
        offeredTurns: [],
        echo: (seen) => {
          const count = taken(seen);
          if (count > 0) return takenWords(count, seen.turns.length);
          return seen.outcome.suicide.length > 0 ? W.own.suicide : null;
        },
      },
    },
  ],
  mathematics: {
    words: W.mathematics,
    figure: "third",
    sources: [
      { ...TOPOLOGICAL_GO, words: W.source },
      { ...SENSEI, words: W.sensei },
    ],
    file: "docs/continuous.md",
  },
};
