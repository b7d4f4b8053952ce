/** No board twice. */
import type { GameDocument, GridBoard } from "../../engine/types.ts";
import { playedAt, taken } from "../progress.ts";
import type { Step } from "../types.ts";

export const PAIR: GameDocument = {
  gospace: 1,
  title: "An isolated pair",
  board: {
    kind: "graph",
    points: [
      [0, 0],
      [70, 0],
    ],
    edges: [[0, 1]],
  },
};

/** Where the stone stands that may be taken, and where it is taken from. */
export const [STANDS, TAKES] = [6, 7] as const;

/** Columns 5, rows 3. Either player takes the other's stone in the middle. */
export function koBoard(): GridBoard {
  return {
    kind: "grid",
    columns: 5,
    rows: 3,
    start: { black: [1, 5, 11], white: [2, 8, 12, STANDS] },
  };
}

export const SUPERKO: Step = {
  id: "learn-superko",
  title: "No board twice",
  idea: "Two players could take and take back for ever. The usual remedy: a play may not bring back a board that stood before.",
  scenes: [
    {
      words: [
        "The smallest quarrel has two points. A stone on one of them has the other as its only liberty. Whoever plays there takes it, and stands there in the same danger.",
        "*Superko* ends it: no play may lead to a board that was there already at any time in this game, whoever’s turn it was. Passing is always allowed.",
      ],
      position: {
        label: "Two points joined to each other alone",
        document: PAIR,
        stands: null,
        task: "Play on either point; take that stone; then try to take back.",
        recentMoves: [],
        echo: (seen) => {
          if (seen.repeats !== null)
            return `Refused: the board after turn ${seen.repeats} would come back. On a pair nobody gets further than two plays.`;
          if (taken(seen) === 1) return "Taken. Now let the other side try to take back.";
          return null;
        },
      },
    },
    {
      words: [
        "On a larger board the same thing is called a *ko*. Whoever may not take back at once plays elsewhere first, and hopes that the answer is worth more than the ko. Then the board is another one, and to take back is allowed.",
      ],
      position: {
        label: "A ko on five by three points",
        document: { gospace: 1, title: "A ko", board: koBoard() },
        stands: null,
        task: "Black takes White’s stone in the middle. Let White try to take back; then play one turn elsewhere for each, and try again.",
        recentMoves: [],
        echo: (seen) => {
          if (seen.repeats !== null)
            return seen.repeats === 0
              ? "Refused: the board would be as it was when the game began. White must play elsewhere first."
              : `Refused: the board after turn ${seen.repeats} would come back.`;
          if (taken(seen) === 0) return null;
          return playedAt(seen) === TAKES
            ? "Taken: White’s stone had one liberty, and Black stands on it."
            : "Taken back, and allowed: what was played elsewhere makes it another board.";
        },
      },
    },
  ],
  mathematics: {
    words: [
      "Let b₀, …, bᵢ be the colourings of the game so far, the first one included. *Positional superko*: a play that leads to b′ is allowed if b′ is none of them. A pass may repeat a colouring, and always does.",
      "A finite board has finitely many colourings, and no play brings one back, so every game ends. It may take long: a pair can be in five states, N pairs in 5ᴺ, and on two pairs, and on three, there are games that visit every one of them.",
      "Colourings are compared point by point; a hash only finds the candidates.",
    ],
    figure: null,
    seed: "“Go rules” (Tromp–Taylor), Games, condition 3.2: “b(i+1) ≠ b(j) for all j ≤ i”. That N pairs take Ω(2ᴺ) moves under superko is from the directed-graph rules.",
    file: "docs/rules/tromp-taylor.md",
  },
};
