/** Value of the shown position as the page has it: with best play, exact or between bounds. */
import type { PositionValue } from "../engine/protocol.ts";
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

export function freshValue(node: NodeId): Value {
  return { node, stage: "working", found: null };
}
