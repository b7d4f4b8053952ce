/** English of the note on an empty board, and the steps of Learn that belong to boards. */

/** By the end of the id of a step's sheet. */
export const LEARN_STEPS = {
  divide: "Learn: divide and choose",
  arcs: "Learn: one-way arcs",
  spaces: "Learn: go-spaces",
  plane: "Learn: boards without lines",
  disks: "Learn: disks",
} as const;

export const LEARN_TIP = "Read and try what this board is about";
