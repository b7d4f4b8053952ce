/** English of the first visit. */
export const FIRST = {
  title: "Board without lines",
  task: "This board has no lines. Take White’s stone.",
  empty: "Start from an empty board",
  tour: "The same rules on any board",
  skip: "Skip",
  again: "Play this board",
  draw: "Draw your own",
  stops: "Shapes of the board",
} as const;

export type StopName = "grid" | "torus" | "honeycomb" | "streets" | "bare" | "yours";

/** Said with the board of the first visit. */
export const TASK_SPOKEN = `${FIRST.task} ${FIRST.empty}: any key.`;

/** Stops of the tour, in their order, with a sentence each. */
export const STOPS: readonly {
  readonly id: StopName;
  readonly name: string;
  readonly line: string;
}[] = [
  { id: "grid", name: "Grid", line: "A grid, as everybody knows it." },
  { id: "torus", name: "Torus", line: "Glue its sides: no edge is left." },
  { id: "honeycomb", name: "Honeycomb", line: "Take links away: three liberties a stone." },
  { id: "streets", name: "One-way streets", line: "Give links a direction." },
  { id: "bare", name: "No lines", line: "Take all lines away." },
  { id: "yours", name: "Draw your own", line: "Or draw any board, and play on it." },
];

/** Said when the tour begins. */
export const TOUR_SPOKEN =
  "Taken. The same rules go on any board: a grid, a torus, a honeycomb, one-way streets, or none of these: draw your own.";
