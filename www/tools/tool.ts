/** A tool makes a command of a tap or a drag on the stage. Pure: a tool reads and answers, others act. */
import type { Aim } from "../model/aim.ts";
import type { Place, PlacementId, State } from "../model/state.ts";
import type { MarkKind } from "../model/tree/marks.ts";

export type PointerKind = "mouse" | "touch" | "pen";

export interface Touchdown {
  /** The placements that the spot may mean, best first; more than one only if placements overlap. */
  readonly choices: readonly PlacementId[];
  /** The aim on a plane; null on any other board. */
  readonly aim: Aim | null;
  readonly pointer: PointerKind;
  /** Between neighbouring points, in CSS pixels. */
  readonly spacing: number;
  /** In CSS pixels in a unit of the board. */
  readonly scale: number;
}

export type Command =
  | { readonly kind: "play"; readonly at: Place }
  | { readonly kind: "play-near"; readonly aim: Aim }
  | { readonly kind: "propose-near"; readonly aim: Aim }
  | { readonly kind: "propose"; readonly choices: readonly PlacementId[] }
  | { readonly kind: "point"; readonly at: PlacementId }
  | { readonly kind: "mark"; readonly at: Place; readonly mark: MarkKind }
  | { readonly kind: "dead"; readonly at: PlacementId }
  | { readonly kind: "withdraw" };

/** In CSS pixels: points nearer to one another than this are hard to hit at once. */
const DENSE_SPACING = 24;

export function takesTwoSteps(touchdown: Touchdown): boolean {
  return touchdown.pointer === "touch" || touchdown.spacing < DENSE_SPACING;
}

export interface Tool {
  tap(state: State, touchdown: Touchdown): Command | null;
  /** True if a drag that begins here is the tool's, and not the camera's. */
  claims(state: State, touchdown: Touchdown): boolean;
  drag(state: State, touchdown: Touchdown): Command | null;
}
