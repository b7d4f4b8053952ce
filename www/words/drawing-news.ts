/** English of changes to the drawing by a key, and of the thing under the cursor after them. Loaded with the first
 *  key. */
import { isolated } from "../isolate.ts";
import type { ItemColour } from "../sketch/sketch.ts";
import { capitalised, plural } from "./counts.ts";
import { COLOUR_NAMES } from "./draw-colours.ts";

/** Things that a change counts. */
const NOUNS = {
  point: "point",
  link: "link",
  edge: "edge",
  arc: "one-way arc",
  disk: "disk",
  open: "open set",
  placement: "placement",
  stone: "stone",
  black: "black stone",
  white: "white stone",
  star: "star point",
  label: "label",
  item: "item",
  constraint: "constraint",
} as const;
export type Noun = keyof typeof NOUNS;

/** Their changes: “2 points added”. */
const VERBS = {
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
  locked: "locked",
  unlocked: "unlocked",
} as const;
export type Verb = keyof typeof VERBS;

const counted = (count: number, noun: Noun) =>
  `${count} ${plural(count, NOUNS[noun], `${NOUNS[noun]}s`)}`;

/** Changes: to so many things, and others as a whole. */
export const NEWS = {
  toOne: (noun: Noun, verb: Verb) => `${capitalised(NOUNS[noun])} ${VERBS[verb]}`,
  to: (count: number, noun: Noun, verb: Verb) => `${counted(count, noun)} ${VERBS[verb]}`,
  anotherBoard: "Another board",
  title: "Title changed",
  stoneSize: "Size of stones changed",
  change: "Change",
  moved: "Moved",
  noneSelected: "Nothing selected",
  selected: (count: number) => `${counted(count, "item")} selected`,
  coloured: (count: number, colour: ItemColour) =>
    `${counted(count, "item")} coloured ${COLOUR_NAMES[colour].toLowerCase()}`,
  uncoloured: (count: number) => `${counted(count, "item")} without colour`,
  labelsChanged: (count: number) => `${counted(count, "label")} changed`,
  grouped: (count: number) => `${counted(count, "item")} grouped`,
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
  links: (count: number) => counted(count, "link"),
  black: NOUNS.black,
  white: NOUNS.white,
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
