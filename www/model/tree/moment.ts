/** Moment: a node of a tree without its id, so that it can stand in an address. */
import { continuation, type NodeId, nodeOf, pathTo, START, siblingsOf, type Tree } from "./tree.ts";

/** A branch off the main line. */
export interface Detour {
  /** Number of the alternative: 2 is the first variation. */
  readonly choice: number;
  /** Number of turns that follow, the chosen one included. */
  readonly turns: number;
}

/** A number of turns of the main line, followed by detours. */
export interface Moment {
  readonly turns: number;
  readonly detours: readonly Detour[];
}

export function momentOf(tree: Tree, node: NodeId): Moment {
  const segments: Detour[] = [{ choice: 1, turns: 0 }];
  for (const id of pathTo(tree, node)) {
    const choice = siblingsOf(tree, id).indexOf(id) + 1;
    const last = segments.at(-1);
    if (choice > 1 || last === undefined) segments.push({ choice, turns: 1 });
    else segments[segments.length - 1] = { ...last, turns: last.turns + 1 };
  }
  const [main, ...detours] = segments;
  return { turns: main?.turns ?? 0, detours };
}

/** The moment after so many turns of the way to another. */
export function onTheWay({ turns, detours }: Moment, count: number): Moment {
  let left = count - turns;
  const begun: Detour[] = [];
  for (const { choice, turns } of detours) {
    if (left <= 0) break;
    begun.push({ choice, turns: Math.min(turns, left) });
    left -= turns;
  }
  return { turns: Math.min(turns, count), detours: begun };
}

/** The moment's node, or the nearest that exists. */
export function nodeAt(tree: Tree, { turns, detours }: Moment): NodeId {
  let node = walked(tree, START, turns);
  for (const { choice, turns } of detours) {
    const chosen = nodeOf(tree, node).children[choice - 1];
    if (chosen === undefined) break;
    node = walked(tree, chosen, turns - 1);
  }
  return node;
}

function walked(tree: Tree, from: NodeId, turns: number): NodeId {
  if (turns <= 0) return from;
  const line = continuation(tree, from);
  return line[turns - 1] ?? line.at(-1) ?? from;
}
