/** English of the editor: names and hints of its tools, counts, kinds of drawing. */
import type { SketchKind } from "../engine/features.ts";
import type { Survey } from "../engine/survey.ts";
import { isEmpty, type Sketch } from "../sketch/sketch.ts";
import type { EditorState, Gesture, Target, ToolName } from "../sketch/state.ts";
import { counted, grouped } from "./counts.ts";
import { drawnWords } from "./kinds.ts";

/** "Write a whole number from 1 to 1,000,000,000." */
export function numberWords(step: "1" | "any", least: number, most: number): string {
  const minus = (value: number) => grouped(value).replace("-", "−");
  const kind = step === "1" ? "a whole number" : "a number";
  return `Write ${kind} from ${minus(least)} to ${minus(most)}.`;
}

/** Shown until the editor is loaded. */
export const LOADING_DRAWING = "Loading the editor …";

export interface ToolWords {
  readonly name: string;
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
    byKeys: " · Alt frees the snap",
  },
  link: {
    name: "Link",
    key: "L",
    hint: "Drag from a point, or tap one point after the other · on empty ground it makes the point too",
  },
  arc: {
    name: "One-way arc",
    key: "A",
    hint: "Drag from a point to draw a one-way arc · tap a link to turn it",
    byKeys: " · Alt frees the snap",
  },
  disk: {
    name: "Disk",
    key: "D",
    hint: "Drag a radius, or tap to put a disk of the last one · it snaps to what it can touch",
  },
  region: {
    name: "Region",
    key: "R",
    hint: "Tap each corner and the first one again, or drag a rectangle · inside the region it is a hole",
  },
  stone: {
    name: "Stones",
    key: "S",
    hint: "Tap for black, white, none: the stones on the board before the first turn",
    byKeys: " · Shift begins with white",
  },
  text: { name: "Label", key: "T", hint: "Tap a point to name it" },
  erase: { name: "Erase", key: "X", hint: "Tap or drag over things to remove them" },
};

/** The editor's status line while there is nothing else to report; `byKeys`: the reader has keys. */
export function editorHint({ tool, gesture, now, message }: EditorState, byKeys: boolean): string {
  if (message !== null) return message;
  const going = gestureHint(gesture, byKeys);
  if (going !== null) return going;
  if (tool === "select" && isEmpty(now.sketch))
    return byKeys
      ? "Empty page. P adds points, L links them, R draws a region, D disks"
      : "Empty page. Choose a tool below: points, links, a region, disks";
  const words = TOOL_WORDS[tool];
  return byKeys ? words.hint + (words.byKeys ?? "") : words.hint;
}

function gestureHint(gesture: Gesture, byKeys: boolean): string | null {
  switch (gesture.kind) {
    case "linking":
      if (gesture.by !== "tap") return null;
      return `Tap the next point · tap the last one again${byKeys ? ", or press Esc," : ""} to end`;
    case "outline":
      return gesture.corners.length < 3
        ? `Tap the next corner${byKeys ? " · Esc cancels" : ""}`
        : `Tap the next corner · the first again${byKeys ? ", or Enter," : ""} closes the outline`;
    case "moving":
      if (gesture.onto?.kind === "point") return "Release to merge the points";
      return gesture.onto?.kind === "link" ? "Release to put the point into the link" : null;
    case "radius":
      return `Radius ${gesture.radius} ticks`;
    default:
      return null;
  }
}

/** "24 points · 19 edges · 1 piece · 2 problems". */
export function statusWords(kind: SketchKind, survey: Survey): string {
  const flaws = survey.findings.filter((finding) => finding.kind !== "bare").length;
  const problems = flaws === 0 ? "" : ` · ${counted(flaws, "problem")}`;
  return drawnWords(kind, survey) + problems;
}

/** The keyboard cursor's place, for the live region. */
export function cursorWords({ cursor, under, now }: EditorState): string {
  if (cursor === null) return "";
  const place = cursor.map((value) => String(Math.round(value * 100) / 100)).join(", ");
  return `${underWords(under, now.sketch)} at ${place}`;
}

function underWords(under: Target | null, sketch: Sketch): string {
  switch (under?.kind) {
    case "point": {
      const label = sketch.points.get(under.id)?.label ?? "";
      return label === ""
        ? `Point ${[...sketch.points.keys()].indexOf(under.id)}`
        : `Point ${label}`;
    }
    case "link":
      return sketch.links.get(under.id)?.way === "one" ? "One-way arc" : "Edge";
    case "disk":
      return "Disk";
    case "centre":
      return "Stone";
    case "corner":
      return "Corner";
    case "side":
    case "rim":
      return "Side of the region";
    case "placement":
      return "Placement";
    default:
      return "Empty page";
  }
}

export function snapWords({ snapping }: EditorState): string {
  const parts = [
    ...(snapping.grid ? [`grid ${snapping.pitch}`] : []),
    ...(snapping.angles ? ["angles 15°"] : []),
    ...(snapping.lengths ? ["equal lengths"] : []),
  ];
  return parts.length === 0 ? "snap: off" : `snap: ${parts.join(", ")}`;
}

/** Sets of one shape, by the number of their points. */
export function shapeWords(points: number): string {
  return points === 1 ? "single points" : `sets of ${grouped(points)} points`;
}

export function removeWords(name: string): string {
  return `Remove ${name}`;
}
