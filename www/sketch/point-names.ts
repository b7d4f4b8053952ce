/** Names of a drawing's points and disks: those that they have in Play, by docs/names.md. */
import { Game, GospaceError } from "gospace/play";
import { has } from "../engine/features.ts";
import type { Board } from "../engine/types.ts";
import { namesInWords } from "../model/view-model.ts";
import { boardOf } from "./document.ts";
import { type DiskItem, EMPTY_SKETCH, type ItemId, isLarge, type Sketch } from "./sketch.ts";

/** Points in sets beyond which names would take long to find after each stroke. */
const MOST_LISTED = 10_000;

const known = new WeakMap<Sketch, ReadonlyMap<ItemId, string>>();

/** By items, in the order of the document. Points of a large drawing have their numbers for names. */
export function namesIn(sketch: Sketch): ReadonlyMap<ItemId, string> {
  const before = known.get(sketch);
  if (before !== undefined) return before;
  const items = [...sketch.points, ...sketch.disks];
  const byPlace = isTooLarge(sketch) ? [] : namesByPlace(sketch);
  const names = items.map(([id, item], i) => {
    const label = "label" in item ? item.label : "";
    return [id, label || (byPlace[i] ?? String(i))] as const;
  });
  const found = new Map(names);
  known.set(sketch, found);
  return found;
}

function isTooLarge(sketch: Sketch): boolean {
  const sets = [...sketch.opens.values(), ...sketch.placements.values()];
  return isLarge(sketch) || sets.reduce((sum, { size }) => sum + size, 0) > MOST_LISTED;
}

/** Sets decide the names of a go-space; while they are wrong, and on all other boards, the places alone do. */
function namesByPlace(sketch: Sketch): readonly string[] {
  const onSets = has(sketch, "sets") ? namesOn(boardOf(sketch)) : null;
  return onSets ?? namesOn(boardOf({ ...EMPTY_SKETCH, points: placesIn(sketch) })) ?? [];
}

/** Points, or the centres of disks. */
function placesIn({ points, disks }: Sketch): Sketch["points"] {
  const centre = ({ x, y }: DiskItem) => ({ x, y, label: "", pinned: false });
  return new Map([...points, ...[...disks].map(([id, disk]) => [id, centre(disk)] as const)]);
}

/** Null where nobody can play on the board. */
function namesOn(board: Board): readonly string[] | null {
  try {
    const game = new Game({ gospace: 1, board });
    const names = has(board, "sets") ? game.pointNames() : namesInWords(game.names(), board);
    game.free();
    return names;
  } catch (error) {
    if (error instanceof GospaceError) return null;
    throw error;
  }
}
