/** English of the editor: names and hints of its tools, counts, kinds of drawing. */
import { drawnBy, generatedBy } from "../sketch/counted-boards.ts";
import { drawingSentences, type ToolWords } from "../sketch/drawing-sentences.ts";
import type { ToolName } from "../sketch/state.ts";
import { BACKGROUND_WORDS } from "./background.ts";
import { counted, grouped } from "./counts.ts";

export const TOOL_WORDS: Readonly<Record<ToolName, ToolWords>> = {
  select: {
    name: "Select",
    key: "V",
    hint: "Drag to move or to frame · a point dropped on another becomes one with it",
    byKeys: " · Shift adds",
  },
  point: {
    name: "Point",
    key: "P",
    hint: "Tap to add a point · drag from a point to link it",
    byKeys: " · Ctrl frees the snap",
  },
  link: {
    name: "Link",
    key: "L",
    hint: "Drag from a point, or tap one point after the other · on empty ground it makes the point too",
  },
  arc: {
    name: "One-way arc",
    short: "Arc",
    key: "A",
    hint: "Drag from a point to draw a one-way arc · tap a link to turn it",
    byKeys: " · Ctrl frees the snap",
  },
  disk: {
    name: "Disk",
    key: "D",
    hint: "Drag a radius, or tap to put a disk of the last one · it snaps to what it can touch",
    byKeys: " · Ctrl draws freely, over another disk too",
  },
  region: {
    name: "Region",
    key: "R",
    hint: "Tap each corner and the first one again, or drag a rectangle · inside the region it is a hole",
  },
  stone: {
    name: "Stones",
    key: "S",
    hint: "Tap for black, white, none: the stones before the first turn, which is Black’s · pass to let White begin",
    byKeys: " · Shift begins with white",
  },
  text: { name: "Label", key: "T", hint: "Tap a point to name it" },
  erase: { name: "Erase", key: "X", hint: "Tap or drag over things to remove them" },
  cut: {
    name: "Cut links",
    short: "Cut",
    key: "C",
    hint: "Drag across links to cut them, and no point · tap a link to cut it",
    byKeys: " · Enter, then arrows, cuts from cell to cell",
  },
};

/** Things of a drawing, counted. */
const COUNTS = {
  points: (count: number) => counted(count, "point"),
  edges: (count: number) => counted(count, "edge"),
  arcs: (count: number) => counted(count, "arc"),
  pieces: (count: number) => counted(count, "piece"),
  placements: (count: number) => counted(count, "placement"),
  disks: (count: number) => counted(count, "disk"),
  touches: (count: number) => counted(count, "touch", "touches"),
  overlaps: (count: number) => counted(count, "overlap"),
};

export const drawnWords = drawnBy(COUNTS, "Every disk of one radius in the region");

export const generatedWords = generatedBy(
  {
    ...COUNTS,
    arcs: (count) => counted(count, "one-way arc"),
    placements: (count) => counted(count, "place for a stone", "places for a stone"),
  },
  "A board without lines",
);

export const { numberWords, beginningWords, editorHint, degreeWords, summaryWords, reportWords } =
  drawingSentences({
    tools: TOOL_WORDS,
    grouped,
    wholeNumber: "a whole number",
    anyNumber: "a number",
    number: (kind, least, most) => `Write ${kind} from ${least} to ${most}, or a sum: 40*3.`,
    tap: "Tap",
    click: "Click",
    twoPoints: {
      keys: "Select two points; press *B*: a stone can be that.",
      others: "Select two points, then press “A stone can be this”.",
    },
    putPoint: (press) => `${press} to put a point.`,
    dragToLink: "Drag from a point to link.",
    drawLink: "Drag to draw a link with its two points.",
    drawArc: "Drag to draw a one-way arc with its two points.",
    drawDisk: "Drag to draw a disk.",
    putCorners: (press) => `${press} corner by corner, and the first again. Drag for a rectangle.`,
    drawRegion: "Drag to draw the region.",
    takeTool: {
      keys: "*P* puts points, *L* links them, *R* draws a region, *D* disks.",
      others: "Take a tool: for points, links, a region, or disks.",
    },
    moving: BACKGROUND_WORDS.moving,
    pivot: "Drag the ring to move the centre of the symmetry",
    kept: {
      midpoint: "Kept in the middle · click the sign to release",
      equal: "Kept equally long · click the sign to release",
      tangent: "Kept touching · click the sign to release",
    },
    bend: (or) => `Drag the dot${or} to bend the link`,
    orArrows: ", or press arrows,",
    nextPoint: (or) => `Tap the next point · tap the last one again${or} to end`,
    orEsc: ", or press Esc,",
    nextCorner: "Tap the next corner",
    escCancels: " · Esc cancels",
    lastCorner: (or) => `Tap the next corner · the first again${or} closes the outline`,
    orKey: (key) => `, or ${key},`,
    enter: "Enter",
    shiftEnter: "Shift Enter",
    merge: "Release to merge the points",
    intoLink: "Release to put the point into the link",
    cutting: "Cutting what is crossed · Enter ends the cut · Esc takes it back",
    radius: (ticks) => `Radius ${ticks} ticks`,
    degree: (into, out) => `in ${into} · out ${out}`,
    nothingSelected: "Nothing is selected.",
    counts: {
      ...COUNTS,
      links: (count) => counted(count, "link"),
      centres: (count) => counted(count, "stone"),
      corners: (count) => counted(count, "corner"),
      components: (count) => `in ${counted(count, "component")}`,
    },
    noReport: "Select points, then make them an open set or a placement.",
    open: "open",
    notOpen: (least) => `not open: the smallest open set round it has ${least}`,
    closed: "closed",
    notClosed: (closure) => `its closure has ${closure}`,
    connected: "connected",
  });

export function removeWords(name: string): string {
  return `Remove ${name}`;
}

/** News of an arc in a symmetric drawing. */
export const ARC_NEWS = {
  bothWays:
    "The image of this arc leads back between the same points: together they lead both ways.",
} as const;

/** Reasons against a stroke. */
export const DRAW_REFUSALS = {
  stonesStand:
    "Stones stand on this board without lines: take them away before it becomes a board of disks.",
  holeHasCorners: "A hole has corners: draw it corner by corner or as a rectangle.",
  threeCorners: "A region has three corners at least.",
  drag: "Drag to draw it.",
  noNeighbour: "Points stand all around this one: drag a link from it instead.",
  whichNeighbour: "Select one point, of which E adds a linked neighbour.",
  holdsRegion:
    "This paper holds a region or disks. Points and links need a paper of their own: New starts one.",
  holdsSets:
    "A go-space has no links: select points, and make them an open set (O) or a placement (B).",
  holdsPoints:
    "This paper holds points. Disks and regions need a paper of their own: New starts one.",
} as const;
