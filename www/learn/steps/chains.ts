/** Chains and liberties, on a graph. */
import type { GraphBoard, Start } from "../../engine/types.ts";
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
  title: "Chains and liberties",
  idea: "Go needs no square lattice. It needs points, and lines that say which points are neighbours.",
  scenes: [
    {
      words: [
        "Neighbouring stones of one colour form a *chain*: they live together and die together. An empty point next to a chain is one of its *liberties*. A chain that has lost its last liberty is taken off the board.",
        "On the board here every point has three neighbours. White’s two stones had four liberties between them; Black has filled three. Point at one of them: the chain is ringed and the liberty that is left is marked.",
      ],
      position: {
        label: "A chain of two white stones with one liberty",
        document: {
          gospace: 1,
          title: "Chains and liberties",
          board: petersen({ white: [0, 1], black: [2, 5, 6] }),
        },
        stands: null,
        task: "It is Black’s turn. Fill White’s last liberty, at the upper left.",
        recentMoves: [],
        echo: (seen) => {
          if (taken(seen) === 2)
            return "Yes: both were taken, since the last liberty of their chain is gone.";
          return seen.turns.length > 0 && seen.colours[LAST_LIBERTY] === 0
            ? "The chain still breathes: the point at the upper left is empty. Step back and fill it."
            : null;
        },
      },
    },
    {
      words: [
        "A play does three things, in this order: the stone is put down; stones of the *opponent* without liberties come off; then one’s *own* stones without liberties come off. The last of these is *suicide*. By Tromp–Taylor’s rules it is allowed.",
        "Black’s stone at the top has one liberty, on its right. To fill that one oneself leaves none. (For a single stone that would change nothing on the board; step 3 says why it is refused.)",
      ],
      position: {
        label: "A black stone with one liberty",
        document: {
          gospace: 1,
          title: "Suicide of two stones",
          board: petersen({ black: [0], white: [2, 4, 5, 6] }),
        },
        stands: null,
        task: "Let Black play beside its own stone, at the upper right.",
        recentMoves: [],
        echo: (seen) => {
          if (playedAt(seen) === SUICIDE && seen.outcome.suicide.length === 2)
            return "The two black stones had no liberty left, and nothing was taken to make room: both came off. Allowed, but seldom wise.";
          return null;
        },
      },
    },
  ],
  mathematics: {
    words: [
      "Let V be a finite set of points, → the relation “neighbour of”, and b a *colouring*, which makes each point black, white or empty. A point v *reaches* a colour c if there is a path v = v₁ → … → vₙ with b(vₙ) = c, on which all points before the last have the colour of v.",
      "To *clear* a colour is to empty, all at once, every point of that colour that does not reach Empty. A play of p at an empty point colours it, clears the opponent’s colour, and then clears p.",
      "So after every turn each stone reaches an empty point. Nothing in this says that the points lie in rows.",
    ],
    figure: null,
    seed: "“Go rules”: the Tromp–Taylor rules, stated mathematically, with reaches and clear as here; its note says “Any graph can be used”.",
    file: "docs/rules.md",
  },
};
