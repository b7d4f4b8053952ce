/** English of the first visit. */
export const FIRST = {
  title: "Board without lines",
  task: "This board has no lines. Take White’s stone.",
  empty: "Start from an empty board",
  end: "The same rules, on any board.",
  skip: "Skip",
  computer: "Play the computer on this board",
  draw: "Draw your own",
  all: "All boards",
  stops: "Shapes of the board",
} as const;

export type StopName = "grid" | "torus" | "honeycomb" | "streets" | "bare" | "yours";

/** Stop of the tour: its name, the title while it is shown, and a sentence. */
export interface Stop {
  readonly id: StopName;
  readonly name: string;
  readonly title: string;
  readonly line: string;
}

/** Said with the board of the first visit. */
export const TASK_SPOKEN = `${FIRST.task} ${FIRST.empty}: Escape.`;

/** Stops of the tour, in their order. */
export const STOPS: readonly [Stop, ...Stop[]] = [
  { id: "grid", name: "Grid", title: "Grid", line: "A grid, as everybody knows it." },
  { id: "torus", name: "Torus", title: "Torus", line: "Glue its sides: no edge is left." },
  {
    id: "honeycomb",
    name: "Honeycomb",
    title: "Honeycomb",
    line: "Take links away: three liberties a stone.",
  },
  {
    id: "streets",
    name: "One-way streets",
    title: "One-way streets",
    line: "Give links a direction.",
  },
  { id: "bare", name: "No lines", title: FIRST.title, line: "Take all lines away." },
  {
    id: "yours",
    name: "Draw your own",
    title: "Your own board",
    line: "Or draw any board, and play on it.",
  },
];

/** Said when the tour begins. */
export const TOUR_SPOKEN =
  "Taken. The same rules go on any board: a grid, a torus, a honeycomb, one-way streets, or none of these: draw your own.";
