/** The drawing room as one immutable value: the sketch with all its earlier and later states, what is
 *  selected, the tool in the hand and what it is doing. */
import type { Survey } from "../engine/survey.ts";
import type { GameDocument, Pair } from "../engine/types.ts";
import type { Replay } from "../model/replay-turns.ts";
import { EMPTY_SKETCH, type ItemId, type Sketch, type Way } from "./sketch.ts";
import type { Guide, Snapping } from "./snap.ts";

export const TOOLS = [
  "select",
  "point",
  "link",
  "arc",
  "disk",
  "region",
  "stone",
  "text",
  "erase",
] as const;
export type ToolName = (typeof TOOLS)[number];

export type Selection = ReadonlySet<ItemId>;

export const NONE: Selection = new Set();

/** What undo goes back to. */
export interface Moment {
  readonly sketch: Sketch;
  readonly selection: Selection;
}

/** A moment of the past or of the future, with the grid that it was drawn on. */
export interface Step extends Moment {
  readonly pitch: number;
}

/** What lies under the pointer. */
export type Target =
  | { readonly kind: "point"; readonly id: ItemId }
  | { readonly kind: "link"; readonly id: ItemId }
  | { readonly kind: "placement"; readonly id: ItemId }
  | { readonly kind: "disk"; readonly id: ItemId }
  | { readonly kind: "centre"; readonly id: ItemId }
  | { readonly kind: "corner"; readonly id: ItemId }
  /** A side of the region, from this corner on. */
  | { readonly kind: "side"; readonly id: ItemId }
  /** The edge of a round region, and its middle. */
  | { readonly kind: "rim" }
  | { readonly kind: "hub" }
  /** Round a selection: a corner of its box scales from the opposite one, the knob turns. */
  | { readonly kind: "scale"; readonly from: Pair }
  | { readonly kind: "turn" };

export type RegionShape = "corners" | "rectangle" | "round";

/** What a press began and a drag goes on with. */
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
      /** What the hand holds, and where it was. */
      readonly grabbed: ItemId;
      readonly spot: Pair;
      readonly origin: Moment;
      readonly onto: Target | null;
      readonly guides: readonly Guide[];
    }
  | { readonly kind: "turning"; readonly about: Pair; readonly from: Pair; readonly origin: Moment }
  | { readonly kind: "scaling"; readonly about: Pair; readonly from: Pair; readonly origin: Moment }
  | {
      readonly kind: "linking";
      readonly way: Way;
      readonly from: ItemId;
      readonly to: Pair;
      readonly onto: Target | null;
      readonly guides: readonly Guide[];
      /** Whether it was begun by a tap, and goes on to the next tap. */
      readonly by: "drag" | "tap";
    }
  | { readonly kind: "placing"; readonly at: Pair; readonly guides: readonly Guide[] }
  | { readonly kind: "radius"; readonly centre: Pair; readonly radius: number }
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
  /** A round region by its edge or by its middle. */
  | { readonly kind: "round"; readonly part: "rim" | "hub"; readonly origin: Moment }
  | { readonly kind: "erasing" };

export const IDLE: Gesture = { kind: "none" };

export interface Menu {
  /** On the stage, in CSS pixels. */
  readonly at: Pair;
  readonly target: Target | null;
}

/** A changed board on its way to the table: with the turns that still make sense, or with none. */
export interface Carry {
  readonly replay: Replay;
  readonly anew: GameDocument;
}

export type Before = Pick<EditorState, "past" | "now" | "future">;

export interface EditorState {
  readonly past: readonly Step[];
  readonly now: Moment;
  readonly future: readonly Step[];
  /** Edits of one stroke, a drag or a run of key presses, are undone together. */
  readonly stroke: string | null;
  readonly tool: ToolName;
  readonly shape: RegionShape;
  readonly gesture: Gesture;
  /** What a drag that is given up goes back to; null while the hand is empty. */
  readonly before: Before | null;
  readonly under: Target | null;
  /** Where a disk or a stone would go, while the pointer rests there. */
  readonly ghost: Pair | null;
  /** Where the keyboard is; null while it is not in use. */
  readonly cursor: Pair | null;
  readonly snapping: Snapping;
  /** The radius of the next disk, and how far beyond it a disk reaches, in ticks. */
  readonly radius: number;
  readonly slack: number;
  /** The point whose label is being written. */
  readonly writing: ItemId | null;
  readonly menu: Menu | null;
  /** A set of the go-space that is looked at. */
  readonly shown: ItemId | null;
  /** Grows whenever another board comes onto the paper, to be shown whole. */
  readonly boards: number;
  /** What the core says of the sketch; null before it has looked. */
  readonly survey: Survey | null;
  /** How far a layout is, while one is made. */
  readonly working: number | null;
  /** Turns of the game would be lost by playing on this board. */
  readonly question: Carry | null;
  /** A passing word: why something was not done. */
  readonly word: string | null;
}

/** Two disks that were drawn to touch stand at most this much apart, in ticks; a radius takes half. */
export const USUAL_SLACK = 2;
export const USUAL_PITCH = 40;
export const PITCH_IN_TICKS = 256;

export function freshEditor(sketch: Sketch = EMPTY_SKETCH, pitch = USUAL_PITCH): EditorState {
  return {
    past: [],
    now: { sketch, selection: NONE },
    future: [],
    stroke: null,
    tool: "select",
    shape: "corners",
    gesture: IDLE,
    before: null,
    under: null,
    ghost: null,
    cursor: null,
    snapping: { grid: true, angles: true, lengths: true, pitch },
    radius: sketch.stone.radius,
    slack: USUAL_SLACK,
    writing: null,
    menu: null,
    shown: null,
    boards: 0,
    survey: null,
    working: null,
    question: null,
    word: null,
  };
}
