/** A moment of a game told without numbers of nodes, so that it can stand in an address. */
import { continuation, type NodeId, nodeOf, pathTo, START, siblingsOf, type Tree } from "./tree.ts";

/** Off the line that was followed so far. */
export interface Detour {
  /** Which of the alternatives is taken: 2 is the first that does not go on with the line. */
  readonly choice: number;
  /** How many turns are taken then, the chosen one included. */
  readonly turns: number;
}

/** So many turns of the main line, and then perhaps detours. */
export interface Moment {
  readonly turns: number;
  readonly detours: readonly Detour[];
}

export function momentOf(tree: Tree, node: NodeId): Moment {
  const stretches: Detour[] = [{ choice: 1, turns: 0 }];
  for (const id of pathTo(tree, node)) {
    const choice = siblingsOf(tree, id).indexOf(id) + 1;
    const last = stretches.at(-1);
    if (choice > 1 || last === undefined) stretches.push({ choice, turns: 1 });
    else stretches[stretches.length - 1] = { ...last, turns: last.turns + 1 };
  }
  const [main, ...detours] = stretches;
  return { turns: main?.turns ?? 0, detours };
}

/** As near to the moment as the tree goes. */
export function nodeAt(tree: Tree, { turns, detours }: Moment): NodeId {
  let node = along(tree, START, turns);
  for (const { choice, turns } of detours) {
    const chosen = nodeOf(tree, node).children[choice - 1];
    if (chosen === undefined) break;
    node = along(tree, chosen, turns - 1);
  }
  return node;
}

function along(tree: Tree, from: NodeId, turns: number): NodeId {
  if (turns <= 0) return from;
  const line = continuation(tree, from);
  return line[turns - 1] ?? line.at(-1) ?? from;
}
