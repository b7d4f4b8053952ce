/** English of the drawing room's buttons: names and tooltips. */
import type { LayoutKind } from "../layout/types.ts";
import type { SelectKind } from "../sketch/select-by.ts";
import type { SymmetryKind } from "../sketch/sketch.ts";
import type { RegionShape } from "../sketch/state.ts";
import { counted, plural } from "./counts.ts";

interface ButtonWords {
  readonly name: string;
  readonly tip: string;
}

/** Commands of the selection, and for the whole drawing. */
export const DRAW_COMMAND_WORDS = {
  undo: { name: "Undo", tip: "Take the last change back (Ctrl Z)" },
  redo: { name: "Redo", tip: "Make the change again (Ctrl Y)" },
  delete: { name: "Delete", tip: "Remove what is selected" },
  duplicate: { name: "Duplicate", tip: "Add a copy of what is selected (Ctrl D)" },
  all: { name: "Select all", tip: "Select everything (Ctrl A)" },
  mirror: { name: "Mirror", tip: "Swap left and right" },
  flip: { name: "Flip", tip: "Swap top and bottom" },
  "turn-left": { name: "Turn left", tip: "Turn by a quarter to the left" },
  "turn-right": { name: "Turn right", tip: "Turn by a quarter to the right" },
  left: { name: "Align left", tip: "Move all to the leftmost one’s column" },
  right: { name: "Align right", tip: "Move all to the rightmost one’s column" },
  top: { name: "Align top", tip: "Move all to the topmost one’s row" },
  bottom: { name: "Align bottom", tip: "Move all to the lowest one’s row" },
  column: { name: "Align centres in a column", tip: "Move all to the column in their middle" },
  row: { name: "Align centres in a row", tip: "Move all to the row in their middle" },
  "spread-across": { name: "Spread across", tip: "Make the distances across equal" },
  "spread-down": { name: "Spread down", tip: "Make the distances down equal" },
  pin: { name: "Pin", tip: "Keep these points where they are when a layout moves the others" },
  unpin: { name: "Unpin", tip: "Let layouts move these points again" },
  lock: { name: "Lock", tip: "Keep these from being moved, erased or framed (K)" },
  unlock: { name: "Unlock", tip: "Let these be moved and erased again (K)" },
  "unlock-all": { name: "Unlock all", tip: "Let everything be moved and erased again (Shift K)" },
  group: { name: "Group", tip: "Let a click on one of these select all of them (Ctrl G)" },
  ungroup: { name: "Ungroup", tip: "Let a click select each of these alone (Ctrl Shift G)" },
  "one-way": { name: "Make one-way", tip: "Let these links lead one way only" },
  "two-way": { name: "Make two-way", tip: "Let these links lead both ways" },
  reverse: { name: "Turn round", tip: "Let these arcs lead the other way" },
  straighten: { name: "Straighten", tip: "Take the bends of these links away" },
  star: { name: "Star point", tip: "Mark these points as Go boards mark theirs" },
  unstar: { name: "No star point", tip: "Let these points be like all others" },
  midpoint: {
    name: "Keep in the middle",
    tip: "Keep the middle one of these points halfway between the two others",
  },
  equal: { name: "Keep equally long", tip: "Keep these links as long as one another" },
  tangent: { name: "Keep touching", tip: "Let these two disks go on touching" },
  release: { name: "Release", tip: "Remove the constraints of what is selected" },
  lift: { name: "Lift onto a sphere", tip: "Let the board turn as a ball in Play" },
  flatten: { name: "Take the body away", tip: "Let the board be flat in Play again" },
  "open-set": { name: "Open set", tip: "Make the selected points an open set (O)" },
  placement: {
    name: "A stone can be this",
    tip: "Let a stone fill the selected points, as an open set (B)",
  },
  "region-off": { name: "Remove the region", tip: "Let the board have no edge" },
} as const satisfies Record<string, ButtonWords>;

export const SELECT_KIND_WORDS: Readonly<Record<SelectKind, string>> = {
  points: "Points",
  isolated: "Points without a link",
  links: "Links both ways",
  arcs: "One-way arcs",
  circles: "Disks",
  corners: "Corners of the region",
  black: "Black stones",
  white: "White stones",
  empty: "Without a stone",
  locked: "Locked items",
};

export const LAYOUT_WORDS: Readonly<Record<LayoutKind, ButtonWords>> = {
  force: { name: "Relax", tip: "Let links pull and points push until all is at rest" },
  circle: { name: "Circle", tip: "Put the points on a circle" },
  grid: { name: "Grid", tip: "Put the points on a grid" },
  layers: { name: "Layers", tip: "Put the points in layers, arcs leading down" },
};

export const SNAP_WORDS = {
  grid: { name: "Grid", tip: "Put points on the crossings of a grid" },
  angles: { name: "Angles", tip: "Draw links at multiples of 15°" },
  lengths: { name: "Lengths", tip: "Draw links as long as others" },
  lines: {
    name: "Lines",
    tip: "Put points level with others, in the middle of links, and along their lines",
  },
} as const;

export const REGION_SHAPE_WORDS: Readonly<Record<RegionShape, string>> = {
  corners: "Corner by corner",
  rectangle: "Rectangle",
  round: "Round",
};

export const TOOLBAR_WORDS = {
  snapping: "Snapping",
  snap: "Snap",
  shape: "Shape",
  more: "More tools, and the drawing’s details",
} as const;

export const DRAW_HEADER = {
  history: "Steps of the drawing",
  start: "Start",
  forgotten: "Earlier steps are forgotten",
  untitled: "Untitled drawing",
  new: { name: "New", tip: "Begin another drawing; undo brings this one back" },
  select: {
    name: "Select…",
    tip: "Select all items of one kind, or under stones of one colour",
  },
  gameStones: { name: "Game’s stones", tip: "Show faintly the stones that now stand in the game" },
  play: { name: "Play it", tip: "Play on this board (F2)" },
} as const;

/** Switch of the menu. */
export const WHEEL_ZOOMS = {
  words: "The wheel zooms",
  tip: "Let the wheel zoom without Ctrl too, where it else moves the paper",
} as const;

/** Choice of a drawing to begin with. */
export const START_WORDS = {
  heading: "What would you like to draw?",
  generate: {
    name: "Generate…",
    tip: "Make a board of a known family: grids, tilings, trees, random graphs",
  },
  import: { name: "Import…", tip: "Read a board from another program, from a text or a file" },
  thisBoard: { name: "This board", tip: "Draw on the board that is open" },
} as const;

export const DRAWING_AREA_WORDS = {
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  fitDrawing: "Fit the drawing",
  fitSelection: "Zoom to what is selected",
} as const;

/** Headings and fields of the inspector. */
export const INSPECTOR_WORDS = {
  selection: "Selection",
  arrange: "Arrange",
  title: "Title",
  untitled: "Untitled",
  nothing: "Nothing drawn yet",
  exact: "Exact numbers",
  selectOne: "Select one thing to see where it is.",
  problems: "Problems",
  layout: "Layout",
  stop: { name: "Stop", tip: "Leave the points where they are now" },
  pitch: "Grid pitch",
  toSpace: {
    name: "Make it a go-space",
    tip: "Let each edge become an open set, on which stones are placed",
  },
  directed: "A go-space has no one-way arcs: make them two-way first.",
  radius: "Radius",
  reach: "Reach",
  label: "Label",
} as const;

/** Part of the panel about the symmetry of the drawing. */
export const SYMMETRY_WORDS = {
  heading: "Symmetry",
  kind: "Kind",
  none: "None",
  kinds: {
    mirror: "Left and right",
    flip: "Top and bottom",
    turns: "Turns",
    mirrors: "Turns and mirrors",
  } satisfies Record<SymmetryKind, string>,
  fold: "Fold",
  centreX: "Centre x",
  centreY: "Centre y",
  onSelection: { name: "Centre on the selection", tip: "Let everything mirror and turn about it" },
  complete: { name: "Complete", tip: "Add all images that the drawing lacks" },
} as const;

/** Section of a go-space's sets. */
export const SET_WORDS = {
  opens: "Open sets",
  placements: "A stone can be",
  closure: {
    name: "Select its closure",
    tip: "Add every point that no open set parts from the selected ones",
  },
  least: {
    name: "Select its smallest open set",
    tip: "Add what every open set round the selected points holds",
  },
  useLeast: "Use the smallest open set",
} as const;

/** Remedies of findings. */
export const REMEDY_WORDS = {
  split: { name: "Split it there", tip: "Make two links of it, which meet at the point" },
  remove: { name: "Remove the link", tip: "Take the link away" },
  merge: { name: "Merge", tip: "Make one point of the two, with the links of both" },
  shrink: { name: "Use that radius", tip: "Play with the largest stones that fit" },
  touch: { name: "Make them touch", tip: "Move a disk until the two touch" },
  touchAll: { name: "Make all touch", tip: "Move disks until all that almost touch do" },
  thicken: {
    name: "Thicken it",
    tip: "Make the wall so thick that stones do not touch through it",
  },
  part: {
    name: "Move them apart",
    tip: "Move a disk away from the wall until the two do not touch",
  },
  mergeAll: { name: "Merge all", tip: "Make one point of all that lie at one spot" },
} as const;

/** Question about turns on a board that was changed. */
export const CARRY_WORDS = {
  boardHasChanged: "The board has changed",
  playThemAgain: "Play them again",
  keepDrawing: "Keep drawing",
  startAnew: "Start anew",
  played: (turns: number, then: string) =>
    `${counted(turns, "turn")} ${plural(turns, "was", "were")} played on it. ${then}.`,
  noneKept: "None of them still make sense",
  kept: (turns: number) => `${turns} of them still ${plural(turns, "makes", "make")} sense`,
  passed: (plays: number) =>
    `${counted(plays, "play")} would become ${plural(plays, "a pass", "passes")}`,
  dropped: (turns: number) => `${counted(turns, "turn")} would be lost`,
} as const;

/** Questions of tools that make another kind of a board without lines. */
export const CONVERT_WORDS = {
  toGraph: {
    heading: "Make it a graph?",
    about: "This empty paper is a board without lines. Points and links belong to a graph.",
    convert: "Make it a graph",
    keep: "Keep the board without lines",
  },
  toDisks: {
    heading: "Make it a board of disks?",
    about:
      "On this board without lines a stone may stand anywhere. With disks, stones can be played only on them.",
    convert: "Make it a board of disks",
    keep: "Keep the board without lines",
  },
} as const;

/** Fields of a board in ticks. */
export const TICK_WORDS = {
  fillWithDisks: "Fill with disks…",
  regionsRadius: "Region’s radius",
  stoneRadius: "Stone radius",
  stonesAcross: "Stones across",
  mobiusBand: "Möbius band",
  kleinBottle: "Klein bottle",
  touchWithin: "Touch within",
  nextRadius: "Next radius",
  glued: "Not glued",
  tolerance: "Tolerance",
  meaning: "What these mean",
  meanings: [
    "Tick: the unit of length. All places and radii are whole ticks, so that the rules decide exactly.",
    "Tolerance, touch within: two stones touch if the gap between them, or their overlap, is within so many ticks.",
    "Reach: how far from its centre a disk touches others; its radius or more.",
  ],
  middleX: "Middle x",
  cylinder: "Cylinder",
  middleY: "Middle y",
  gluing: "Gluing",
  torus: "Torus",
  sides: "Sides",
} as const;

/** Size of a region: "About 12 stones across." */
export function acrossWords(across: number): string {
  return `About ${counted(Math.round(across), "stone")} across.`;
}
