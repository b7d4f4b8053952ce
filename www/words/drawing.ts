/** English of the editor: names and hints of its tools, counts, kinds of drawing. */
import { has } from "../engine/features.ts";
import type { SetReport } from "../sketch/editor-controller.ts";
import { selectedCounts } from "../sketch/selected.ts";
import { type ConstraintKind, type ItemId, isEmpty, type Sketch } from "../sketch/sketch.ts";
import type { EditorState, Gesture, SketchState, ToolName } from "../sketch/state.ts";
import { BACKGROUND_WORDS } from "./background.ts";
import { counted, grouped } from "./counts.ts";

/** "Write a whole number from 1 to 1,000,000,000, or a sum: 40*3." */
export function numberWords(step: "1" | "any", least: number, most: number): string {
  const minus = (value: number) => grouped(value).replace("-", "−");
  const kind = step === "1" ? "a whole number" : "a number";
  return `Write ${kind} from ${minus(least)} to ${minus(most)}, or a sum: 40*3.`;
}

export interface ToolWords {
  readonly name: string;
  /** Name under its icon, if the whole one is too long. */
  readonly short?: string;
  readonly key: string;
  readonly hint: string;
  /** Rest of the hint for those who have keys. */
  readonly byKeys?: string;
}

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

/** Hand of the reader; "keys" is a mouse beside letter keys. */
export type Hand = "keys" | "mouse" | "finger";

/** Sentence about how to begin; a key stands between asterisks. Null once the drawing has begun. */
export function beginningWords({ now, tool, shape }: EditorState, hand: Hand): string | null {
  const { sketch } = now;
  const isSpace = has(sketch, "sets");
  if (isSpace && sketch.points.size > 0 && sketch.placements.size < 2)
    return hand === "keys"
      ? "Select two points; press *B*: a stone can be that."
      : "Select two points, then press “A stone can be this”.";
  if (!isEmpty(sketch)) return null;
  const press = hand === "finger" ? "Tap" : "Click";
  switch (tool) {
    case "point":
      return `${press} to put a point.${isSpace ? "" : " Drag from a point to link."}`;
    case "link":
      return "Drag to draw a link with its two points.";
    case "arc":
      return "Drag to draw a one-way arc with its two points.";
    case "disk":
      return "Drag to draw a disk.";
    case "region":
      return shape === "corners"
        ? `${press} corner by corner, and the first again. Drag for a rectangle.`
        : "Drag to draw the region.";
    default:
      return hand === "keys"
        ? "*P* puts points, *L* links them, *R* draws a region, *D* disks."
        : "Take a tool: for points, links, a region, or disks.";
  }
}

const KEPT_WORDS: Readonly<Record<ConstraintKind, string>> = {
  midpoint: "Kept in the middle",
  equal: "Kept equally long",
  tangent: "Kept touching",
};

/** The quiet line on the paper while there is nothing else to report; `byKeys`: the reader has keys. */
export function editorHint(
  { tool, gesture, now, cursor, message, under, movesBackground }: EditorState,
  byKeys: boolean,
): string {
  if (message !== null) return message;
  const going = gestureHint(gesture, byKeys, cursor === null ? "Enter" : "Shift Enter");
  if (going !== null) return going;
  if (movesBackground && now.sketch.background?.hidden === false) return BACKGROUND_WORDS.moving;
  if (under?.kind === "pivot") return "Drag the ring to move the centre of the symmetry";
  if (under?.kind === "constraint") return constraintHint(now.sketch, under.place);
  if (tool === "select" && isLoneLink(now))
    return `Drag the dot${byKeys ? ", or press arrows," : ""} to bend the link`;
  const words = TOOL_WORDS[tool];
  return byKeys ? words.hint + (words.byKeys ?? "") : words.hint;
}

function constraintHint({ constraints }: Sketch, place: number): string {
  const kind = constraints[place]?.kind;
  return kind === undefined ? "" : `${KEPT_WORDS[kind]} · click the sign to release`;
}

function isLoneLink({ sketch, selection }: EditorState["now"]): boolean {
  const [id] = selection;
  return selection.size === 1 && id !== undefined && sketch.links.has(id);
}

/** `closing`: the key that closes an outline. */
function gestureHint(gesture: Gesture, byKeys: boolean, closing: string): string | null {
  switch (gesture.kind) {
    case "linking":
      if (gesture.by !== "tap") return null;
      return `Tap the next point · tap the last one again${byKeys ? ", or press Esc," : ""} to end`;
    case "outline":
      return gesture.corners.length < 3
        ? `Tap the next corner${byKeys ? " · Esc cancels" : ""}`
        : `Tap the next corner · the first again${byKeys ? `, or ${closing},` : ""} closes the outline`;
    case "moving":
      if (gesture.onto?.kind === "point") return "Release to merge the points";
      return gesture.onto?.kind === "link" ? "Release to put the point into the link" : null;
    case "cutting":
      return byKeys ? "Cutting what is crossed · Enter ends the cut · Esc takes it back" : null;
    case "radius":
      return `Radius ${gesture.radius} ticks`;
    default:
      return null;
  }
}

export function removeWords(name: string): string {
  return `Remove ${name}`;
}

/** Degree of a point in words; an edge goes both ways. */
export function degreeWords({ sketch }: SketchState, id: ItemId): string {
  let [into, out] = [0, 0];
  for (const { from, to, way } of sketch.links.values()) {
    if (to === id || (way === "two" && from === id)) into += 1;
    if (from === id || (way === "two" && to === id)) out += 1;
  }
  return `in ${into} · out ${out}`;
}

/** Selected things, counted. */
export function summaryWords(now: SketchState): string {
  if (now.selection.size === 0) return "Nothing is selected.";
  const { points, links, disks, centres, corners } = selectedCounts(now);
  const parts = [
    [points, "point"],
    [links, "link"],
    [disks, "disk"],
    [centres, "stone"],
    [corners, "corner"],
  ] as const;
  return parts.flatMap(([count, word]) => (count > 0 ? [counted(count, word)] : [])).join(" · ");
}

/** Selected points as a set. */
export function reportWords(report: SetReport | null): string {
  if (report === null) return "Select points, then make them an open set or a placement.";
  const { points, closure, least, pieces } = report;
  const open =
    least.length === points
      ? "open"
      : `not open: the smallest open set round it has ${counted(least.length, "point")}`;
  const closed =
    closure.length === points ? "closed" : `its closure has ${counted(closure.length, "point")}`;
  const whole = pieces === 1 ? "connected" : `in ${counted(pieces, "component")}`;
  return `${counted(points, "point")}: ${open}; ${closed}; ${whole}.`;
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
