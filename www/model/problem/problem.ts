/** Problem: a position from which a reader finds the best turns, and what is known of the reader's turns. */
import type { Reply } from "../../engine/reply.ts";
import type { Player, Turn } from "../../engine/types.ts";
import { compared, marginFor } from "../ranked-turns.ts";
import { type NodeId, nodeOf, notesOf, START, type Tree } from "../tree/tree.ts";

export interface Problem {
  readonly start: NodeId;
  /** The reader's colour. */
  readonly player: Player;
  /** Number of the author's nodes: their ids are below it. */
  readonly authored: number;
  /** The value of the start, from Black's view; null: not known. */
  readonly value: string | null;
  /** Best play from the start, as the solver has it. */
  readonly line: readonly Turn[];
  /** "reading": the start is being valued. "shown": the solution stands in the record. */
  readonly stage: "reading" | "asking" | "replying" | "ended" | "shown";
  /** On the reader's last turn; null without one. */
  readonly verdict: Verdict | null;
}

export interface Verdict {
  /** The reader's turn. */
  readonly turn: Turn;
  readonly kind: "right" | "wrong" | "unknown";
  /** The answer to it; null at the end. */
  readonly reply: Turn | null;
  /** The source of the answer; "nothing": neither is it recorded, nor can the solver be loaded. */
  readonly by: "record" | "solver" | "search" | "nothing";
  /** The value of the position after the turn, from Black's view; null: not known. */
  readonly value: string | null;
  /** The author's words on the last position of a line. */
  readonly comment: string | null;
}

/** The author's continuations, the main one first. */
export function authoredChildren(tree: Tree, node: NodeId, { authored }: Problem): NodeId[] {
  return node < authored ? nodeOf(tree, node).children.filter((id) => id < authored) : [];
}

/** True if the author's main continuation leads from the start to the node. */
function isSolution(tree: Tree, node: NodeId, problem: Problem): boolean {
  for (let at = node; at !== problem.start; at = nodeOf(tree, at).parent) {
    if (at === START) return false;
    if (authoredChildren(tree, nodeOf(tree, at).parent, problem)[0] !== at) return false;
  }
  return true;
}

/** The author's main continuation from the start; empty without one. */
export function authoredLine(tree: Tree, problem: Problem): Turn[] {
  const line: Turn[] = [];
  let [next] = authoredChildren(tree, problem.start, problem);
  while (next !== undefined) {
    const { turn } = nodeOf(tree, next);
    if (turn !== null) line.push(turn);
    [next] = authoredChildren(tree, next, problem);
  }
  return line;
}

/** Judges a position after the reader's turn: by the solver where it knows both values, else by the record. */
export function judged(
  problem: Problem,
  tree: Tree,
  node: NodeId,
  value: string | null,
): Verdict["kind"] {
  if (value !== null && problem.value !== null) {
    const [now, goal] = [value, problem.value].map((each) => marginFor(problem.player, each));
    return compared(now ?? "0", goal ?? "0") < 0 ? "wrong" : "right";
  }
  if (node >= problem.authored) return "unknown";
  return isSolution(tree, node, problem) ? "right" : "wrong";
}

/** The answer to a turn of the reader: the record's, else the one that was found. A recorded line ends without. */
export function answerTo(
  tree: Tree,
  node: NodeId,
  problem: Problem,
  found: Reply | null,
): Pick<Verdict, "by" | "reply"> {
  const [recorded] = authoredChildren(tree, node, problem);
  if (recorded !== undefined) return { by: "record", reply: nodeOf(tree, recorded).turn };
  if (node < problem.authored) return { by: "record", reply: null };
  if (found === null) return { by: "nothing", reply: null };
  return { by: found.value === null ? "search" : "solver", reply: found.turn };
}

/** The author's words on a node; null without any. */
export function commentAt(tree: Tree, node: NodeId): string | null {
  return notesOf(tree, node).comment ?? null;
}
