/** Pure steps of the drawing room from one state to the next. */
import type { Survey } from "../engine/survey.ts";
import type { Pair } from "../engine/types.ts";
import { type ItemId, inTicks, isEmpty, type Sketch, type SketchKind } from "./sketch.ts";
import type { Snapping } from "./snap.ts";
import {
  type Carry,
  type Easel,
  freshEasel,
  type Gesture,
  IDLE,
  type Menu,
  type Moment,
  NONE,
  PITCH_IN_TICKS,
  type RegionShape,
  type Selection,
  type Step,
  type Target,
  type ToolName,
  USUAL_PITCH,
} from "./state.ts";

export type EaselAction =
  /** A new drawing; nothing of the one before can be undone into it. */
  | { readonly kind: "loaded"; readonly sketch: Sketch; readonly pitch: number }
  | {
      readonly kind: "drawn";
      readonly sketch: Sketch;
      readonly selection?: Selection;
      /** Edits of one stroke are one step of undo; null: a step of its own. */
      readonly stroke?: string;
    }
  /** Another board in the place of what is drawn; it can be undone. */
  | { readonly kind: "replaced"; readonly sketch: Sketch; readonly pitch: number }
  | { readonly kind: "selected"; readonly selection: Selection }
  | { readonly kind: "gesture"; readonly gesture: Gesture }
  /** The hand lets go: the gesture is over, and so is its stroke. */
  | { readonly kind: "released" }
  /** As if the gesture had not been. */
  | { readonly kind: "abandoned" }
  | { readonly kind: "undo" }
  | { readonly kind: "redo" }
  | { readonly kind: "tool"; readonly tool: ToolName }
  | { readonly kind: "shape"; readonly shape: RegionShape }
  | { readonly kind: "hovered"; readonly under: Target | null; readonly ghost: Pair | null }
  | { readonly kind: "cursor"; readonly at: Pair | null }
  | { readonly kind: "snapping"; readonly change: Partial<Snapping> }
  | { readonly kind: "radius"; readonly radius: number }
  | { readonly kind: "slack"; readonly slack: number }
  | { readonly kind: "writing"; readonly id: ItemId | null }
  | { readonly kind: "menu"; readonly menu: Menu | null }
  | { readonly kind: "shown"; readonly id: ItemId | null }
  | { readonly kind: "surveyed"; readonly survey: Survey }
  | { readonly kind: "working"; readonly share: number | null }
  | { readonly kind: "asked"; readonly question: Carry | null }
  | { readonly kind: "told"; readonly word: string | null };

export function reduceEasel(easel: Easel, action: EaselAction): Easel {
  switch (action.kind) {
    case "loaded":
      return {
        ...freshEasel(action.sketch, action.pitch),
        tool: easel.tool,
        boards: easel.boards + 1,
      };
    case "replaced": {
      const next = drawn(easel, action.sketch, NONE, null);
      const snapping = { ...easel.snapping, pitch: action.pitch };
      return { ...next, snapping, boards: easel.boards + 1 };
    }
    case "drawn":
      return drawn(easel, action.sketch, action.selection, action.stroke ?? null);
    case "selected":
      return { ...easel, now: { ...easel.now, selection: action.selection }, stroke: null };
    case "gesture":
      return handed(easel, action.gesture);
    case "released":
      return { ...easel, gesture: IDLE, before: null, stroke: null };
    case "abandoned":
      return abandoned(easel);
    case "undo":
      return undone(easel);
    case "redo":
      return redone(easel);
    case "tool":
      return taken(abandoned(easel), action.tool);
    case "shape":
      return { ...abandoned(easel), shape: action.shape };
    case "hovered":
      return { ...easel, under: action.under, ghost: action.ghost };
    case "cursor":
      return { ...easel, cursor: action.at, ghost: null };
    case "snapping":
      return { ...easel, snapping: { ...easel.snapping, ...action.change } };
    case "radius":
      return { ...easel, radius: action.radius };
    case "slack":
      return { ...easel, slack: action.slack };
    case "writing":
      return { ...easel, writing: action.id };
    case "menu":
      return { ...easel, menu: action.menu };
    case "shown":
      return { ...easel, shown: action.id };
    case "surveyed":
      return { ...easel, survey: action.survey };
    case "working":
      return { ...easel, working: action.share };
    case "asked":
      return { ...easel, question: action.question };
    case "told":
      return { ...easel, word: action.word };
  }
}

/** What comes before a new gesture is no part of its stroke. */
function handed(easel: Easel, gesture: Gesture): Easel {
  if (gesture.kind === easel.gesture.kind) return { ...easel, gesture, ghost: null };
  const { past, now, future } = easel;
  return { ...easel, gesture, ghost: null, stroke: null, before: { past, now, future } };
}

function taken(easel: Easel, tool: ToolName): Easel {
  const sketch = suited(easel.now.sketch, tool);
  const snapping = pitched(easel, sketch);
  const now: Moment = sketch === easel.now.sketch ? easel.now : { ...easel.now, sketch };
  return { ...easel, tool, now, snapping, ghost: null, writing: null, word: null };
}

/** An empty paper takes the units of what the tool draws. */
function suited(sketch: Sketch, tool: ToolName): Sketch {
  const kind = DRAWS[tool];
  if (kind === undefined || !isEmpty(sketch) || inTicks(kind) === inTicks(sketch.kind))
    return sketch;
  return { ...sketch, kind };
}

const DRAWS: Partial<Readonly<Record<ToolName, SketchKind>>> = {
  point: "graph",
  link: "graph",
  arc: "graph",
  disk: "disks",
  region: "plane",
};

function drawn(
  easel: Easel,
  sketch: Sketch,
  selection: Selection = easel.now.selection,
  stroke: string | null,
): Easel {
  if (sketch === easel.now.sketch && selection === easel.now.selection) return easel;
  const goesOn = stroke !== null && stroke === easel.stroke;
  const now: Moment = { sketch, selection: standing(sketch, selection) };
  return {
    ...easel,
    past: goesOn ? easel.past : [...easel.past, stepOf(easel)],
    now,
    future: [],
    stroke,
    word: null,
    snapping: pitched(easel, sketch),
  };
}

/** Ticks are finer than the units of a graph. */
function pitched({ now, snapping }: Easel, { kind }: Sketch): Snapping {
  if (inTicks(kind) === inTicks(now.sketch.kind)) return snapping;
  return { ...snapping, pitch: inTicks(kind) ? PITCH_IN_TICKS : USUAL_PITCH };
}

/** What is gone is not selected. */
function standing(sketch: Sketch, selection: Selection): Selection {
  if (selection.size === 0) return NONE;
  const corners = sketch.region?.kind === "rings" ? sketch.region.rings.flat() : [];
  const ringed = new Set(corners.map(({ id }) => id));
  const there = (id: ItemId) =>
    sketch.points.has(id) ||
    sketch.links.has(id) ||
    sketch.disks.has(id) ||
    sketch.centres.has(id) ||
    ringed.has(id);
  return [...selection].every(there) ? selection : new Set([...selection].filter(there));
}

/** A gesture that has drawn already takes back what it drew. */
function abandoned(easel: Easel): Easel {
  const { gesture, before } = easel;
  const bare: Easel = { ...easel, gesture: IDLE, before: null, stroke: null };
  return before !== null && drawsAtOnce(gesture) ? { ...bare, ...before } : bare;
}

/** Others draw when the hand lets go, or tap by tap. */
function drawsAtOnce({ kind }: Gesture): boolean {
  return ["moving", "turning", "scaling", "round", "erasing", "marquee"].includes(kind);
}

/** In the middle of a gesture its last step is what is taken back. */
function undone(easel: Easel): Easel {
  const { gesture } = easel;
  if (gesture.kind === "outline" && gesture.corners.length > 1)
    return { ...easel, gesture: { ...gesture, corners: gesture.corners.slice(0, -1) } };
  const settled = abandoned(easel);
  if (gesture.kind === "outline" || settled.now.sketch !== easel.now.sketch) return settled;
  const before = settled.past.at(-1);
  if (before === undefined) return settled;
  return {
    ...settled,
    past: settled.past.slice(0, -1),
    ...backTo(settled, before),
    future: [stepOf(settled), ...settled.future],
    writing: null,
    menu: null,
    word: null,
  };
}

function redone(easel: Easel): Easel {
  const [next, ...future] = easel.future;
  if (next === undefined) return easel;
  const settled = abandoned(easel);
  return {
    ...settled,
    ...backTo(settled, next),
    past: [...easel.past, stepOf(easel)],
    future,
  };
}

function stepOf({ now, snapping: { pitch } }: Easel): Step {
  return { ...now, pitch };
}

/** A board of another scale is shown whole, as when it came. */
function backTo(easel: Easel, { sketch, selection, pitch }: Step): Partial<Easel> {
  const { snapping, boards } = easel;
  if (pitch === snapping.pitch) return { now: { sketch, selection } };
  return { now: { sketch, selection }, snapping: { ...snapping, pitch }, boards: boards + 1 };
}
