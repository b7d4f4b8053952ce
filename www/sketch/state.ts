/** State of the editor as one immutable value: the sketch with its undo history, the selection, the
 *  tool and its gesture. */
import type { GameDocument, Pair } from "../engine/types.ts";
import { USUAL_LENGTH } from "../model/importer.ts";
import type { Replay } from "../model/replay-turns.ts";
import type { Guide } from "./ladder.ts";
import type { SketchSurvey } from "./picture-findings.ts";
import { EMPTY_SKETCH, type ItemId, type Sketch, type Way } from "./sketch.ts";
import type { Snapping } from "./snap.ts";

export const TOOLS = [
  "select",
  "point",
  "link",
  "arc",
  "erase",
  "disk",
  "region",
  "stone",
  "text",
  "cut",
] as const;
/** Tools that a phone shows; the others stand behind More. */
export const FEW_TOOLS = TOOLS.slice(0, 5);
export type ToolName = (typeof TOOLS)[number];

export type Selection = ReadonlySet<ItemId>;

export const NONE: Selection = new Set();

/** The part of the state that undo restores. */
export interface SketchState {
  readonly sketch: Sketch;
  readonly selection: Selection;
}

/** An undo step, with its grid. */
export interface UndoStep extends SketchState {
  readonly pitch: number;
}

/** Item or handle under the pointer. */
export type Target =
  | { readonly kind: "point"; readonly id: ItemId }
  | { readonly kind: "link"; readonly id: ItemId }
  | { readonly kind: "placement"; readonly id: ItemId }
  | { readonly kind: "disk"; readonly id: ItemId }
  | { readonly kind: "centre"; readonly id: ItemId }
  | { readonly kind: "corner"; readonly id: ItemId }
  /** A side of the region, which begins at this corner. */
  | { readonly kind: "side"; readonly id: ItemId }
  /** The edge of a round region, and its centre. */
  | { readonly kind: "rim" }
  | { readonly kind: "hub" }
  /** The edge of the stone that shows the size of all stones. */
  | { readonly kind: "stone-rim" }
  /** Handles of a selection: a corner of its box scales about the opposite one, the knob rotates. */
  | { readonly kind: "scale"; readonly from: Pair }
  | { readonly kind: "turn" }
  /** Button beside a selected point, which adds a linked neighbour. */
  | { readonly kind: "plus"; readonly from: ItemId }
  /** Handle in the middle of the only selected link, which bends it. */
  | { readonly kind: "bend"; readonly id: ItemId }
  /** Handle at the centre of the drawing's symmetry. */
  | { readonly kind: "pivot" }
  /** Sign of the constraint at this place among all; of equal lengths at one of the links. */
  | { readonly kind: "constraint"; readonly place: number; readonly link: ItemId | null };

export type RegionShape = "corners" | "rectangle" | "round";

/** A gesture from press to release. */
export type Gesture =
  | { readonly kind: "none" }
  | {
      readonly kind: "marquee";
      readonly from: Pair;
      readonly to: Pair;
      readonly kept: Selection;
    }
  | {
      readonly kind: "moving";
      readonly from: Pair;
      /** The grabbed item, and its original place. */
      readonly grabbed: ItemId;
      readonly spot: Pair;
      readonly origin: SketchState;
      readonly onto: Target | null;
      readonly guides: readonly Guide[];
      /** "a copy" if the drag leaves the originals where they are. */
      readonly makes: "nothing" | "a copy";
    }
  | {
      readonly kind: "turning";
      readonly about: Pair;
      readonly from: Pair;
      readonly origin: SketchState;
    }
  | {
      readonly kind: "scaling";
      readonly about: Pair;
      readonly from: Pair;
      readonly origin: SketchState;
    }
  | {
      readonly kind: "linking";
      readonly way: Way;
      readonly from: ItemId;
      readonly to: Pair;
      readonly onto: Target | null;
      readonly guides: readonly Guide[];
      /** "tap" if it was begun by a tap and continues to the next one. */
      readonly by: "drag" | "tap";
    }
  | { readonly kind: "placing"; readonly at: Pair; readonly guides: readonly Guide[] }
  /** A disk from where the pointer was pressed. */
  | {
      readonly kind: "radius";
      readonly from: Pair;
      readonly centre: Pair;
      readonly radius: number;
    }
  | {
      readonly kind: "outline";
      readonly corners: readonly Pair[];
      readonly to: Pair;
      readonly ring: "outline" | "hole";
    }
  | {
      readonly kind: "frame";
      readonly shape: "rectangle" | "round";
      readonly from: Pair;
      readonly to: Pair;
      readonly ring: "outline" | "hole";
    }
  /** Drags a round region by its edge or its centre. */
  | { readonly kind: "round"; readonly part: "rim" | "hub"; readonly origin: SketchState }
  /** Resizes the stones of a plane. */
  | { readonly kind: "stone-size"; readonly origin: SketchState }
  /** Moves the centre of the symmetry. */
  | { readonly kind: "pivoting"; readonly origin: SketchState }
  /** Moves the background picture. */
  | { readonly kind: "background"; readonly from: Pair; readonly origin: SketchState }
  /** Bends a link by its middle. */
  | { readonly kind: "bending"; readonly id: ItemId; readonly origin: SketchState }
  | { readonly kind: "erasing"; readonly at: Pair }
  /** Cuts the links between one place and the next. */
  | { readonly kind: "cutting"; readonly at: Pair };

export const IDLE: Gesture = { kind: "none" };

export interface Menu {
  /** Relative to the stage, in CSS pixels. */
  readonly at: Pair;
  readonly target: Target | null;
}

/** A changed board to play on: with the turns that are still legal, or anew. */
export interface BoardChange {
  readonly replay: Replay;
  readonly anew: GameDocument;
}

/** Stones of the game, on items of the drawing and at centres. */
export type GameStones = Pick<Sketch, "start" | "centres">;

/** Tone of a message: only a refusal is red. */
export type Tone = "news" | "refusal";

export type UndoState = Pick<EditorState, "past" | "forgotten" | "now" | "future">;

export interface EditorState {
  readonly past: readonly UndoStep[];
  /** Number of steps before them that are kept no more. */
  readonly forgotten: number;
  readonly now: SketchState;
  readonly future: readonly UndoStep[];
  /** Edits with the same stroke, a drag or a run of key presses, are undone together. */
  readonly stroke: string | null;
  readonly tool: ToolName;
  readonly shape: RegionShape;
  /** True while drags move the background picture, whatever the tool. */
  readonly movesBackground: boolean;
  /** Key of the background picture if this device has it no more. */
  readonly lostPicture: string | null;
  readonly gesture: Gesture;
  /** State before the gesture, for cancelling; null without one. */
  readonly before: UndoState | null;
  readonly under: Target | null;
  /** Preview of a disk or stone at the pointer. */
  readonly ghost: Pair | null;
  /** Guides to which the preview snapped. */
  readonly ghostGuides: readonly Guide[];
  /** Keyboard cursor; null while the keyboard is not in use. */
  readonly cursor: Pair | null;
  readonly snapping: Snapping;
  /** Radius of the next disk, and the amount by which its reach exceeds it, in ticks. */
  readonly radius: number;
  readonly slack: number;
  /** The point whose label is being edited. */
  readonly writing: ItemId | null;
  readonly menu: Menu | null;
  /** The highlighted set of the go-space. */
  readonly highlighted: ReadonlySet<ItemId>;
  /** Stones of the game that are shown faintly; null while they are hidden. */
  readonly gameStones: GameStones | null;
  /** Number of boards so far; a new one is fitted into view. */
  readonly boardCount: number;
  /** Findings on the sketch; null before the first survey, and while one takes long. */
  readonly survey: SketchSurvey | null;
  /** Progress of a running layout. */
  readonly layoutProgress: number | null;
  /** Open question: playing on this board would lose turns. */
  readonly question: BoardChange | null;
  /** True while the choice of a drawing to begin with is shown. */
  readonly choosing: boolean;
  /** Open question: this tool would make another kind of the paper. */
  readonly conversion: ToolName | null;
  /** A passing message. */
  readonly message: string | null;
  readonly tone: Tone;
}

/** Default tolerance between touching disks, in ticks; each radius takes half. */
const USUAL_SLACK = 2;
export const USUAL_PITCH = USUAL_LENGTH;
export const PITCH_IN_TICKS = 256;

export function freshEditor(sketch: Sketch = EMPTY_SKETCH, pitch = USUAL_PITCH): EditorState {
  return {
    past: [],
    forgotten: 0,
    now: { sketch, selection: NONE },
    future: [],
    stroke: null,
    tool: "select",
    shape: "corners",
    movesBackground: false,
    lostPicture: null,
    gesture: IDLE,
    before: null,
    under: null,
    ghost: null,
    ghostGuides: [],
    cursor: null,
    snapping: { grid: true, angles: true, lengths: true, lines: true, pitch },
    radius: sketch.stone.radius,
    slack: USUAL_SLACK,
    writing: null,
    menu: null,
    highlighted: NONE,
    gameStones: null,
    boardCount: 0,
    survey: null,
    layoutProgress: null,
    question: null,
    choosing: false,
    conversion: null,
    message: null,
    tone: "refusal",
  };
}
