/** Boards without lines. */
import type { Pair, PlaneBoard, Start, Turn } from "../../engine/types.ts";
import { counted } from "../../words/counts.ts";
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
  title: "The plane",
  idea: "Leave the lines out altogether. A stone may lie anywhere, as long as it overlaps no other.",
  scenes: [
    {
      words: [
        "Stones that touch connect. A liberty is a place from which one more stone would touch the chain; on the plane that is not a point but an *arc*, along which the centre of that stone may lie. Point at White’s stone: what is left is drawn round it.",
        "Three black stones stand at right angles. *Three never take a lone stone*, since each of them closes at most a third of the circle round it, and not quite to the ends. Four can.",
      ],
      position: {
        label:
          "A board without lines: a white stone, touched by black stones above, right and below",
        document: {
          gospace: 1,
          title: "Three do not take, four do",
          board: square({
            white: CENTRE,
            black: [beside(0, -ACROSS), beside(ACROSS, 0), beside(0, ACROSS)],
          }),
        },
        stands: null,
        task: "Let Black close the last arc. Near a stone yours snaps to touch it; Alt lets go. With keys, N goes through the places that touch something.",
        recentMoves: [],
        echo: (seen) => {
          if (taken(seen) === 1) return "Taken: four stones leave no place from which to touch it.";
          return seen.last !== null && seen.last !== "pass"
            ? "Not yet: some of the arc is still there. Step back, and touch White’s stone from the left."
            : null;
        },
      },
    },
    {
      words: [
        "It matters how they stand. Three that are spread evenly leave three gaps, and each gap has room for exactly one stone. So each is a liberty, of a single point, and it takes *six* to close them all: as many as fit round a coin.",
      ],
      position: {
        label: "A board without lines: a white stone with three black stones evenly round it",
        document: {
          gospace: 1,
          title: "Six round one",
          board: square({ white: CENTRE }),
          turns: EVENLY,
        },
        stands: 5,
        task: "Point at White’s stone, then walk on with the buttons below the board. White passes all the while.",
        recentMoves: [],
        echo: (seen) => {
          if (taken(seen) === 1) return "With the sixth it is taken. Each gap had been a liberty.";
          return seen.turns.length === 7 || seen.turns.length === 9
            ? "Still alive: a gap is left, and it has room for one stone."
            : null;
        },
      },
    },
    {
      words: ["An edge of the board closes places as a stone does. In a corner less is needed."],
      position: {
        label: "An empty board without lines",
        document: { gospace: 1, title: "Your own position", board: square() },
        stands: null,
        task: "Build a position of your own, and take something. How few stones do you need at the edge, how few in a corner?",
        recentMoves: [],
        echo: (seen) => {
          const count = taken(seen);
          if (count > 0)
            return `${counted(count, "stone")} taken, after ${counted(seen.turns.length, "turn")}.`;
          return seen.outcome.suicide.length > 0 ? "That was suicide." : null;
        },
      },
    },
  ],
  mathematics: {
    words: [
      "All stones have one radius R = 1024 ticks. A stone may lie where no other is nearer than c = 2R − t, and touches what is at most b = 2R + t away; the *tolerance* t = 4 ticks, far less than a pixel, is there because hardly two centres are exactly 2R apart.",
      "With t = 0 a stone that touches s closes the places next to it up to 60° on either side, where a stone would touch both: a third of the circle, without its ends. Three thirds leave at least their ends open; four stones need not.",
      "Whether a liberty exists is asked of all real centres, not of whole ticks alone: one that exists is always found, and one that is found breaks no inequality by more than 2⁻²⁰ tick.",
    ],
    figure: "third",
    seed: "“Topological Go” (TopoGo), example 1 and Defn 6; “Go on a board without lines” in Sensei’s Library.",
    file: "docs/continuous.md",
  },
};
