/** Arrangement of a drawing: what a document has no place for. */
import { isRecord } from "../engine/is-record.ts";

/** Locks, groups and background of a drawing: items by their places in the order of sketch/stored.ts. */
export interface Arrangement {
  readonly locked: readonly number[];
  readonly groups: readonly (readonly number[])[];
  /** Read by sketch/background.ts. */
  readonly background?: unknown;
}

/** True for lists of places, of whatever size. */
export function isArrangement(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { locked, groups } = value;
  const arePlaces = (list: unknown) => Array.isArray(list) && list.every(Number.isSafeInteger);
  return arePlaces(locked) && Array.isArray(groups) && groups.every(arePlaces);
}
