/** What a one-way link changes. */
import type { GameDocument } from "../../engine/types.ts";
import { playedAt, taken } from "../progress.ts";
import type { Step } from "../types.ts";

/** A row z, y, a, b, x of neighbours, but that a looks at b and is not seen by it. */
export const [Z, Y, A, B, X] = [0, 1, 2, 3, 4] as const;

const ROW: GameDocument = {
  gospace: 1,
  title: "One dies, one lives",
  board: {
    kind: "graph",
    points: [
      [0, 0],
      [60, 0],
      [120, 0],
      [180, 0],
      [240, 0],
    ],
    edges: [
      [Z, Y],
      [Y, A],
      [B, X],
    ],
    arcs: [[A, B]],
    labels: ["z", "y", "a", "b", "x"],
    start: { white: [A, B] },
  },
};

export const [C, V] = [0, 1] as const;

const DEAD_END: GameDocument = {
  gospace: 1,
  title: "Capture and suicide at once",
  board: {
    kind: "graph",
    points: [
      [0, 0],
      [70, 0],
    ],
    arcs: [[C, V]],
    labels: ["c", "v"],
    start: { white: [C] },
  },
};

export const ARCS: Step = {
  id: "learn-arcs",
  title: "One-way lines",
  idea: "A line may have a direction, like a one-way street. Then a stone breathes only along the arrows that leave it.",
  scenes: [
    {
      words: [
        "Such a line is called an *arc*. If an arc leads from *a* to *b*, then *a* may use the liberties of *b*, but *b* may not use those of *a*. So on a board with arcs there are no chains: *each stone lives or dies alone*.",
        "White’s left stone, *a*, reaches the empty point next to it, and through *b* the one at the right end. The right stone, *b*, reaches that one alone. Point at each of them and compare.",
      ],
      position: {
        label: "Two white stones, joined by an arc from the left one to the right one",
        document: ROW,
        stands: null,
        task: "Fill a liberty so that one of the two stones dies and the other lives.",
        recentMoves: [],
        echo: (seen) => {
          if (playedAt(seen) === X && seen.colours[B] === 0 && seen.colours[A] === 2)
            return "Yes: *b* was taken, since its last liberty went; *a* stays, since it still reaches the point beside it.";
          if (playedAt(seen) === Y && taken(seen) === 0)
            return "Nothing is taken: *a* still breathes through *b*, at the far end. Step back and try the other side.";
          return null;
        },
      },
    },
    {
      words: [
        "It can be stranger. White’s stone here looks at an empty point from which no arc leads anywhere. Fill it, and White has no liberty. But from there Black’s stone cannot see the room that it has just made.",
      ],
      position: {
        label: "A white stone with an arc to an empty point",
        document: DEAD_END,
        stands: null,
        task: "Let Black play at the head of the arrow.",
        recentMoves: [],
        echo: (seen) =>
          taken(seen) === 1 && seen.outcome.suicide.length === 1
            ? "White’s stone was taken first, and then Black’s own came off as well: a capture and a suicide in one play. On a graph without arcs this cannot happen."
            : null,
      },
    },
  ],
  mathematics: {
    words: [
      "Nothing is added: → need not be symmetric. The liberties of a stone are the empty points that it reaches by a path of stones of its own colour, *along* the arcs. Where v → w but not w → v, v may reach Empty while w does not.",
      "In the row y ↔ a → b ↔ x with stones on a and b, a reaches y and x, while b reaches x alone. After a play at x, clearing empties b and not a. An engine that takes up “whole chains” would be wrong here. (On the board above there is one more point beyond y, so that Black can live there.)",
    ],
    figure: "arc",
    seed: "“My rules of Go, on arbitrary directed graphs”, by Eli and a sibling: “A stone’s ‘liberties’ are the empty points reachable from it by a path whose internal points are stones of its color.”",
    file: "docs/rules.md",
  },
};
