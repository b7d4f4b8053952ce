/** What a tool makes of a tap or a drag on the stage. Pure: a tool reads and answers, others act. */
import type { PlacementId, State } from "../model/state.ts";

export type PointerKind = "mouse" | "touch" | "pen";

export interface Touchdown {
  readonly at: PlacementId | null;
  readonly pointer: PointerKind;
  /** Between neighbouring points, in CSS pixels. */
  readonly spacing: number;
}

export type Command =
  | { readonly kind: "play"; readonly at: PlacementId }
  | { readonly kind: "propose"; readonly at: PlacementId }
  | { readonly kind: "point"; readonly at: PlacementId }
  | { readonly kind: "withdraw" };

export interface Tool {
  tap(state: State, touchdown: Touchdown): Command | null;
  /** Whether a drag that begins here is the tool's, and not the camera's. */
  claims(state: State, touchdown: Touchdown): boolean;
  drag(state: State, touchdown: Touchdown): Command | null;
}
