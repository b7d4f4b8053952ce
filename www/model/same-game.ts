/** Same game: decides if two records belong to one game. Names of games by link decide, because on
 *  a small board two games with different people often begin alike, and must not become one. If a
 *  name is missing, records of the same board and rules with a common first turn are only alike,
 *  and the person is asked. */
import { GospaceError, toLink } from "gospace/play";
import type { GameDocument } from "../engine/types.ts";
import type { Opponent } from "./opponent.ts";
import { sameTurn } from "./tree/document-turns.ts";
import { nodeOf, START, type Tree } from "./tree/tree.ts";

export type Sameness = "same" | "alike" | "other";

export interface GameRecord {
  readonly document: GameDocument;
  readonly tree: Tree;
  readonly opponent: Opponent;
}

/** Boards are compared last: the core reads a large one for a second. */
export function sameGame(a: GameRecord, b: GameRecord): Sameness {
  const sameness = samenessOfRecords(a, b);
  if (sameness === "other") return "other";
  return boardKeyOf(a.document) === boardKeyOf(b.document) ? sameness : "other";
}

function samenessOfRecords(a: GameRecord, b: GameRecord): Sameness {
  const [name, other] = [nameOf(a), nameOf(b)];
  if (name !== null && other !== null) return name === other ? "same" : "other";
  if (name === null && other === null) return "other";
  return beginAlike(a.tree, b.tree) ? "alike" : "other";
}

function nameOf({ opponent }: GameRecord): string | null {
  return opponent.kind === "link" ? opponent.game : null;
}

function beginAlike(a: Tree, b: Tree): boolean {
  const firsts = (tree: Tree) =>
    nodeOf(tree, START).children.flatMap((id) => nodeOf(tree, id).turn ?? []);
  const others = firsts(b);
  return firsts(a).some((turn) => others.some((other) => sameTurn(turn, other)));
}

/** Key of board, start and rules: a link, because links round drawn coordinates, and a returned board has passed through one. */
export function boardKeyOf({ gospace, board, rules }: GameDocument): string {
  const bare: GameDocument = { gospace, board, ...(rules !== undefined && { rules }) };
  try {
    return toLink(bare);
  } catch (error) {
    if (!(error instanceof GospaceError) || error.code === "trap") throw error;
    return JSON.stringify(bare);
  }
}
