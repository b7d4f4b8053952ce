/** Value of the shown position as the page has it: with best play, exact or between bounds. */
import type { PositionValue } from "../engine/protocol.ts";
import type { Action } from "./actions.ts";
import { Slice } from "./slice.ts";
import { canBeSolved } from "./solvable.ts";
import type { State } from "./state.ts";
import type { NodeId } from "./tree/tree.ts";

/** In seconds; the reader can ask for as many again. */
export const VALUE_SECONDS = 60;

export interface Value {
  /** The position. */
  readonly node: NodeId;
  /** "moved": another position is shown, which has not been asked about. */
  readonly stage: "working" | "stopped" | "paused" | "done" | "moved";
  /** Null until something is known. */
  readonly found: PositionValue | null;
}

/** It does not go with the game to another position. */
export const valueSlice = new Slice<Value | null, Action>(null, (value, action) => {
  if (action.kind === "opened") return null;
  if (action.kind !== "changed" || value === null || value.node === action.branch.node)
    return value;
  return { ...value, stage: "moved", found: null };
});

/** True where the value can be found, and is not asked for yet. */
export function offersValue(state: State): boolean {
  return valueSlice.of(state) === null && canBeSolved(state);
}

export function freshValue(node: NodeId): Value {
  return { node, stage: "working", found: null };
}
