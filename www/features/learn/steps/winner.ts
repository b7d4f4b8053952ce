/** The end of a game: area, Stone and Primitive; and a board without corners. */
import type { GameDocument } from "../../../engine/types.ts";
import { TOPOLOGICAL_GO, TROMP_TAYLOR } from "../../../words/learn/sources.ts";
import {
  clearedWords,
  filledWords,
  luckyWords,
  stoodWords,
  unfilledWords,
  WINNER_WORDS as W,
} from "../../../words/learn/winner.ts";
import { playedAt, taken } from "../progress.ts";
import type { Seen, Step } from "../types.ts";

/** The white stone in Black's corner, and its last liberty. */
export const [DEAD, LAST] = [0, 7] as const;

/** Columns 7, rows 3: Black's wall is the fourth column, White's the fifth. */
const WALLS: GameDocument = {
  gospace: 1,
  title: W.area.board,
  board: {
    kind: "grid",
    columns: 7,
    rows: 3,
    start: { black: [1, 3, 10, 17], white: [DEAD, 4, 11, 18] },
  },
  rules: { preset: "tromp-taylor", komi: "5/2" },
};

/** Black's points on the row: only the second can be filled. */
export const [OUTER, FILLS, EYE] = [0, 1, 3] as const;

/** Nine points in a row; each player has two eyes. */
const EYES: GameDocument = {
  gospace: 1,
  title: W.stone.board,
  board: {
    kind: "graph",
    points: W.rowLabels.map((_, index) => [index * 50, 0] as const),
    edges: W.rowLabels.slice(1).map((_, index) => [index, index + 1] as const),
    labels: [...W.rowLabels],
    start: { black: [2, 4], white: [5, 7] },
  },
  rules: { preset: "stone", komi: "1/2" },
};

export const [END, BETWEEN] = [0, 1] as const;

const THREE: GameDocument = {
  gospace: 1,
  title: W.primitive.board,
  board: {
    kind: "graph",
    points: [
      [0, 0],
      [70, 0],
      [140, 0],
    ],
    edges: [
      [END, BETWEEN],
      [BETWEEN, 2],
    ],
  },
  rules: { preset: "primitive" },
};

/** The white stone, and its last liberty, across the glued sides. */
export const [CORNER, ACROSS] = [0, 4] as const;

const TORUS: GameDocument = {
  gospace: 1,
  title: W.glued.board,
  board: {
    kind: "grid",
    columns: 5,
    rows: 5,
    wrap: "torus",
    start: { white: [CORNER], black: [1, 5, 20] },
  },
};

function areaEcho(seen: Seen): string | null {
  const { result, colours, last } = seen;
  if (result?.by === "two-passes") {
    if (colours[DEAD] === 2 && result.winner === "white") return stoodWords(result);
    return result.winner === "black" ? clearedWords(result) : null;
  }
  if (playedAt(seen) === LAST && colours[DEAD] === 0) return W.area.capture;
  return last === "pass" ? W.area.onePass : null;
}

function stoneEcho(seen: Seen): string | null {
  const { result, colours } = seen;
  if (result?.by === "two-passes") {
    if (result.winner === "white") return unfilledWords(result);
    return colours[FILLS] === 1 ? filledWords(result) : luckyWords(result);
  }
  if (taken(seen) > 0 && colours[FILLS] === 2) return W.stone.lost;
  switch (playedAt(seen)) {
    case FILLS:
      return colours[FILLS] === 1 ? W.stone.right : null;
    case OUTER:
      return colours[OUTER] === 1 ? W.stone.single : null;
    case EYE:
      return colours[EYE] === 1 ? W.stone.chain : null;
    default:
      return null;
  }
}

function primitiveEcho({ result, turns }: Seen): string | null {
  if (result?.by === "no-turn")
    return result.winner === "black" ? W.primitive.wins : W.primitive.loses;
  return turns.length === 1 ? W.primitive.answer : null;
}

export const WINNER: Step = {
  id: "learn-winner",
  title: W.title,
  idea: W.idea,
  scenes: [
    {
      words: W.area.text,
      position: {
        label: W.area.label,
        document: WALLS,
        stands: null,
        task: W.area.task,
        offeredTurns: [],
        echo: areaEcho,
      },
    },
    {
      words: W.stone.text,
      position: {
        label: W.stone.label,
        document: EYES,
        stands: null,
        task: W.stone.task,
        offeredTurns: [],
        echo: stoneEcho,
      },
    },
    {
      words: W.primitive.text,
      position: {
        label: W.primitive.label,
        document: THREE,
        stands: null,
        task: W.primitive.task,
        offeredTurns: [],
        echo: primitiveEcho,
      },
    },
    {
      words: W.glued.text,
      position: {
        label: W.glued.label,
        document: TORUS,
        stands: null,
        task: W.glued.task,
        offeredTurns: [],
        echo: (seen) => {
          if (taken(seen) === 1 && playedAt(seen) === ACROSS) return W.glued.taken;
          return seen.turns.length > 0 && seen.colours[CORNER] === 2 ? W.glued.notYet : null;
        },
      },
    },
  ],
  mathematics: {
    words: W.mathematics,
    figure: null,
    sources: [
      { ...TROMP_TAYLOR, words: W.trompTaylor },
      { ...TOPOLOGICAL_GO, words: W.source },
    ],
    file: "docs/rules.md",
  },
};
