/** English of the note on an empty board, and the steps of Learn that belong to boards. */

/** By the id of a step's sheet. */
export const LEARN_STEPS = {
  "learn-divide": "Learn: divide and choose",
  "learn-arcs": "Learn: one-way arcs",
  "learn-spaces": "Learn: go-spaces",
  "learn-plane": "Learn: boards without lines",
  "learn-disks": "Learn: disks",
} as const;

export const LEARN_TIP = "Read and try what this board is about";
