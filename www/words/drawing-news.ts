/** English of changes to the drawing by a key, and of the thing under the cursor after them. Loaded with the first key,
 *  and so without the words that the start of the page shares. */
import { isolated } from "../isolate.ts";

/** One of a thing, and more. */
export type Noun = readonly [one: string, many: string];

/** Things that a change counts. */
export const NOUNS = {
  point: ["point", "points"],
  link: ["link", "links"],
  edge: ["edge", "edges"],
  arc: ["one-way arc", "one-way arcs"],
  disk: ["disk", "disks"],
  open: ["open set", "open sets"],
  placement: ["placement", "placements"],
  stone: ["stone", "stones"],
  black: ["black stone", "black stones"],
  white: ["white stone", "white stones"],
  star: ["star point", "star points"],
  label: ["label", "labels"],
  item: ["item", "items"],
  constraint: ["constraint", "constraints"],
} as const satisfies Readonly<Record<string, Noun>>;

/** Their changes: “2 points added”. */
export const VERBS = {
  added: "added",
  removed: "removed",
  withdrawn: "removed",
  turned: "turned",
  lifted: "lifted onto a sphere",
  flat: "laid flat",
  bent: "bent",
  straightened: "straightened",
  put: "put",
  pinned: "pinned",
  unpinned: "unpinned",
  marked: "marked",
  changed: "changed",
  locked: "locked",
  unlocked: "unlocked",
  grouped: "grouped",
  selected: "selected",
} as const;

/** Changes that count nothing. */
export const NEWS = {
  anotherBoard: "Another board",
  title: "Title changed",
  stoneSize: "Size of stones changed",
  change: "Change",
  moved: "Moved",
  noneSelected: "Nothing selected",
  corner: (count: number) => `Corner ${count} of an outline`,
  arcBegun: "Arc begun",
  linkBegun: "Link begun",
  lineEnded: "Line ended",
  outlineLeft: "Outline left",
  labelRemoved: "Label removed",
  labelSet: (label: string) => `Label ${isolated(label)} set`,
  ungrouped: "Ungrouped",
  symmetryOff: "Symmetry off",
  symmetryOn: "Symmetry on",
  symmetryChanged: "Symmetry changed",
  constraintChanged: "Constraint changed",
  backgroundRemoved: "Background picture removed",
  backgroundAdded: "Background picture added",
  backgroundChanged: "Background picture changed",
  regionRemoved: "Region removed",
  regionChanged: "Region changed",
  regionDrawn: "Region drawn",
  holeClosed: "Hole closed",
  at: (things: string, place: string) => `${things} at ${place}`,
} as const;

/** Things under the cursor. */
export const UNDER = {
  point: (name: string) => `Point ${isolated(name)}`,
  arc: "One-way arc",
  edge: "Edge",
  disk: "Disk",
  centre: "Stone",
  corner: "Corner",
  side: "Side of the region",
  placement: "Placement",
  constraint: "Constraint",
  pivot: "Centre of the symmetry",
  nothing: "Empty page",
} as const;
