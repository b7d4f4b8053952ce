/** Reducer of the editor: pure steps from one state to the next. */
import { has } from "../engine/features.ts";
import type { Pair } from "../engine/types.ts";
import { inUnits } from "./background.ts";
import { consequences } from "./consequences.ts";
import { withStep } from "./history.ts";
import type { Guide } from "./ladder.ts";
import type { SketchSurvey } from "./picture-findings.ts";
import {
  asDisks,
  asPoints,
  type ItemId,
  inTicks,
  isEmpty,
  type Sketch,
  withRegion,
} from "./sketch.ts";
import type { Snapping } from "./snap.ts";
import {
  type BoardChange,
  type EditorState,
  freshEditor,
  type GameStones,
  type Gesture,
  IDLE,
  type Menu,
  NONE,
  PITCH_IN_TICKS,
  type RegionShape,
  type Selection,
  type SketchState,
  type Target,
  type Tone,
  type ToolName,
  type UndoStep,
  USUAL_PITCH,
} from "./state.ts";

export type EditorAction =
  /** A new drawing; clears the undo history. */
  | { readonly kind: "loaded"; readonly sketch: Sketch; readonly pitch: number }
  | {
      readonly kind: "drawn";
      readonly sketch: Sketch;
      readonly selection?: Selection;
      /** Edits with the same stroke are one undo step; null: a step of its own. */
      readonly stroke?: string;
    }
  /** Another board replaces the drawing; can be undone. */
  | { readonly kind: "replaced"; readonly sketch: Sketch; readonly pitch: number }
  | { readonly kind: "selected"; readonly selection: Selection }
  | { readonly kind: "gesture"; readonly gesture: Gesture }
  /** The pointer is released: gesture and stroke end. */
  | { readonly kind: "released" }
  /** Cancels the gesture. */
  | { readonly kind: "abandoned" }
  | { readonly kind: "undo" }
  | { readonly kind: "redo" }
  /** Undoes so many steps if negative, or redoes them. */
  | { readonly kind: "history"; readonly by: number }
  | { readonly kind: "tool"; readonly tool: ToolName }
  | { readonly kind: "shape"; readonly shape: RegionShape }
  | { readonly kind: "moves-background"; readonly on: boolean }
  | { readonly kind: "lost-picture"; readonly key: string | null }
  | {
      readonly kind: "hovered";
      readonly under: Target | null;
      readonly ghost: Pair | null;
      readonly guides?: readonly Guide[];
    }
  | { readonly kind: "cursor"; readonly at: Pair | null }
  | { readonly kind: "snapping"; readonly change: Partial<Snapping> }
  | { readonly kind: "radius"; readonly radius: number }
  | { readonly kind: "slack"; readonly slack: number }
  | { readonly kind: "writing"; readonly id: ItemId | null }
  | { readonly kind: "menu"; readonly menu: Menu | null }
  | { readonly kind: "shown"; readonly sets: ReadonlySet<ItemId> }
  | { readonly kind: "game-stones"; readonly stones: GameStones | null }
  /** Null puts the last survey away. */
  | { readonly kind: "surveyed"; readonly survey: SketchSurvey | null }
  | { readonly kind: "working"; readonly share: number | null }
  | { readonly kind: "asked"; readonly question: BoardChange | null }
  | { readonly kind: "choosing"; readonly open: boolean }
  /** Answer to the question of a tool that makes another kind of the paper. */
  | { readonly kind: "converted"; readonly yes: boolean }
  /** A refusal, unless it is news. */
  | { readonly kind: "message"; readonly message: string | null; readonly tone?: Tone };

/** Actions that begin to draw, and so put the choice of a drawing away. */
const BEGINNING: ReadonlySet<EditorAction["kind"]> = new Set([
  "drawn",
  "replaced",
  "gesture",
  "tool",
  "cursor",
  "undo",
  "redo",
  "history",
]);

export function reduceEditor(editorState: EditorState, action: EditorAction): EditorState {
  const next = reduced(editorState, action);
  return next.choosing && BEGINNING.has(action.kind) ? { ...next, choosing: false } : next;
}

function reduced(editorState: EditorState, action: EditorAction): EditorState {
  switch (action.kind) {
    case "loaded":
      return {
        ...freshEditor(action.sketch, action.pitch),
        tool: editorState.tool,
        snapping: { ...editorState.snapping, pitch: action.pitch },
        boardCount: editorState.boardCount + 1,
      };
    case "replaced": {
      const next = drawn(editorState, action.sketch, NONE, null);
      const snapping = { ...editorState.snapping, pitch: action.pitch };
      const boardCount = editorState.boardCount + 1;
      return { ...next, snapping, movesBackground: false, boardCount };
    }
    case "drawn":
      return drawn(editorState, action.sketch, action.selection, action.stroke ?? null);
    case "selected":
      return {
        ...editorState,
        now: { ...editorState.now, selection: action.selection },
        stroke: null,
      };
    case "gesture":
      return withGesture(editorState, action.gesture);
    case "released":
      return { ...editorState, gesture: IDLE, before: null, stroke: null };
    case "abandoned":
      return abandoned(editorState);
    case "undo":
      return undone(editorState);
    case "redo":
      return redone(editorState);
    case "history":
      return travelled(editorState, action.by);
    case "tool":
      return asksFirst(editorState.now.sketch, action.tool)
        ? { ...abandoned(editorState), conversion: action.tool }
        : withTool(abandoned(editorState), action.tool);
    case "converted": {
      const { conversion } = editorState;
      const settled = { ...editorState, conversion: null };
      if (!action.yes || conversion === null) return settled;
      const asked = conversion === "disk" ? withDisks(settled) : settled;
      return withTool(asked, conversion);
    }
    case "shape":
      return { ...abandoned(editorState), shape: action.shape };
    case "lost-picture":
      return { ...editorState, lostPicture: action.key };
    case "moves-background":
      return { ...abandoned(editorState), movesBackground: action.on, ghost: null, message: null };
    case "hovered":
      return {
        ...editorState,
        under: action.under,
        ghost: action.ghost,
        ghostGuides: action.guides ?? [],
      };
    case "cursor":
      return { ...editorState, cursor: action.at, ghost: null };
    case "snapping":
      return { ...editorState, snapping: { ...editorState.snapping, ...action.change } };
    case "radius":
      return { ...editorState, radius: action.radius };
    case "slack":
      return { ...editorState, slack: action.slack };
    case "writing":
      return { ...editorState, writing: action.id };
    case "menu":
      return { ...editorState, menu: action.menu };
    case "shown":
      return { ...editorState, highlighted: action.sets };
    case "game-stones":
      return { ...editorState, gameStones: action.stones };
    case "surveyed":
      return { ...editorState, survey: action.survey };
    case "working":
      return { ...editorState, layoutProgress: action.share };
    case "asked":
      return { ...editorState, question: action.question };
    case "choosing":
      return { ...editorState, choosing: action.open };
    case "message":
      return { ...editorState, message: action.message, tone: action.tone ?? "refusal" };
  }
}

/** A new gesture begins a new stroke. */
function withGesture(editorState: EditorState, gesture: Gesture): EditorState {
  if (gesture.kind === editorState.gesture.kind) return { ...editorState, gesture, ghost: null };
  const { past, forgotten, now, future } = editorState;
  const before = { past, forgotten, now, future };
  return { ...editorState, gesture, ghost: null, stroke: null, before };
}

function withTool(editorState: EditorState, tool: ToolName): EditorState {
  const sketch = adaptedTo(editorState.now.sketch, tool);
  const snapping = withGridPitch(editorState, sketch);
  const now: SketchState =
    sketch === editorState.now.sketch ? editorState.now : { ...editorState.now, sketch };
  return {
    ...editorState,
    tool,
    now,
    snapping,
    movesBackground: false,
    ghost: null,
    writing: null,
    message: null,
  };
}

/** True if a tool would make another kind of a board without lines: one for points a graph of an empty one, and
 *  that for disks a board of disks. Where stones stand, it makes nothing. */
function asksFirst(sketch: Sketch, tool: ToolName): boolean {
  if (!has(sketch, "centres")) return false;
  if (tool === "disk") return sketch.centres.size === 0;
  return adaptedTo(sketch, tool) !== sketch && !inTicks(adaptedTo(sketch, tool).kind);
}

function withDisks(editorState: EditorState): EditorState {
  return drawn(editorState, asDisks(editorState.now.sketch), NONE, null);
}

/** An empty sketch takes the kind that the tool draws. */
function adaptedTo(sketch: Sketch, tool: ToolName): Sketch {
  const adapted = isEmpty(sketch) ? (ADAPT[tool]?.(sketch) ?? sketch) : sketch;
  if (inTicks(adapted.kind) === inTicks(sketch.kind)) return sketch;
  // Ticks are finer than the units of a graph.
  const finer = PITCH_IN_TICKS / USUAL_PITCH;
  const times = inTicks(adapted.kind) ? finer : 1 / finer;
  return { ...adapted, background: inUnits(adapted.background, times) };
}

const ADAPT: Partial<Readonly<Record<ToolName, (sketch: Sketch) => Sketch>>> = {
  point: asPoints,
  link: asPoints,
  arc: asPoints,
  disk: asDisks,
  region: (sketch) => withRegion(sketch, null),
};

function drawn(
  editorState: EditorState,
  sketch: Sketch,
  selection: Selection = editorState.now.selection,
  stroke: string | null,
): EditorState {
  if (sketch === editorState.now.sketch && selection === editorState.now.selection)
    return editorState;
  const goesOn = stroke !== null && stroke === editorState.stroke;
  const { gesture, past } = editorState;
  const origin = (goesOn ? past.at(-1) : null) ?? editorState.now;
  const lead = gesture.kind === "moving" ? gesture.grabbed : null;
  const whole = consequences(origin.sketch, sketch, lead);
  const now: SketchState = { sketch: whole, selection: existing(whole, selection) };
  return {
    ...editorState,
    ...(goesOn ? {} : withStep(editorState, stepOf(editorState))),
    now,
    future: [],
    stroke,
    message: null,
    snapping: withGridPitch(editorState, whole),
  };
}

/** Ticks are finer than the units of a graph. */
function withGridPitch({ now, snapping }: EditorState, { kind }: Sketch): Snapping {
  if (inTicks(kind) === inTicks(now.sketch.kind)) return snapping;
  return { ...snapping, pitch: inTicks(kind) ? PITCH_IN_TICKS : USUAL_PITCH };
}

/** Deleted items leave the selection. */
function existing(sketch: Sketch, selection: Selection): Selection {
  if (selection.size === 0) return NONE;
  const corners = sketch.region?.kind === "rings" ? sketch.region.rings.flat() : [];
  const ringed = new Set(corners.map(({ id }) => id));
  const there = (id: ItemId) =>
    sketch.points.has(id) ||
    sketch.links.has(id) ||
    sketch.disks.has(id) ||
    sketch.centres.has(id) ||
    ringed.has(id);
  const left = new Set<ItemId>();
  for (const id of selection) if (there(id)) left.add(id);
  return left.size === selection.size ? selection : left;
}

/** Reverts the edits of a cancelled gesture. */
function abandoned(editorState: EditorState): EditorState {
  const { gesture, before } = editorState;
  const bare: EditorState = { ...editorState, gesture: IDLE, before: null, stroke: null };
  return before !== null && editsDuringDrag(gesture) ? { ...bare, ...before } : bare;
}

/** Gestures that edit during the drag; others edit at release or by taps. */
function editsDuringDrag(gesture: Gesture): boolean {
  if (gesture.kind === "linking") return gesture.by === "drag";
  return !["none", "placing", "radius", "outline", "frame"].includes(gesture.kind);
}

/** During a gesture, undo removes its last step. */
function undone(editorState: EditorState): EditorState {
  const { gesture } = editorState;
  if (gesture.kind === "outline" && gesture.corners.length > 1)
    return { ...editorState, gesture: { ...gesture, corners: gesture.corners.slice(0, -1) } };
  const settled = abandoned(editorState);
  if (gesture.kind === "outline" || settled.now.sketch !== editorState.now.sketch) return settled;
  const before = settled.past.at(-1);
  if (before === undefined) return settled;
  return {
    ...settled,
    past: settled.past.slice(0, -1),
    ...restoredStep(settled, before),
    future: [stepOf(settled), ...settled.future],
    writing: null,
    menu: null,
    message: null,
  };
}

function redone(editorState: EditorState): EditorState {
  const [next, ...future] = editorState.future;
  if (next === undefined) return editorState;
  const settled = abandoned(editorState);
  return {
    ...settled,
    ...restoredStep(settled, next),
    past: [...editorState.past, stepOf(editorState)],
    future,
  };
}

function travelled(editorState: EditorState, by: number): EditorState {
  const step = by < 0 ? undone : redone;
  return Array.from({ length: Math.abs(by) }).reduce<EditorState>(step, abandoned(editorState));
}

function stepOf({ now, snapping: { pitch } }: EditorState): UndoStep {
  return { ...now, pitch };
}

/** A change of scale fits the whole board into view. */
function restoredStep(
  editorState: EditorState,
  { sketch, selection, pitch }: UndoStep,
): Partial<EditorState> {
  const { snapping, boardCount } = editorState;
  if (pitch === snapping.pitch) return { now: { sketch, selection } };
  return {
    now: { sketch, selection },
    snapping: { ...snapping, pitch },
    boardCount: boardCount + 1,
  };
}
