/** Hashes by which two pages compare their games: of a line of turns, and of a whole record. They find differences, and
 *  prove nothing about who made them. */
import type { Turn } from "../../engine/types.ts";
import type { GameController } from "../../model/game-controller.ts";
import { boardKeyOf } from "../../model/same-game.ts";
import type { BoardView } from "../../model/state.ts";
import { longForm } from "../../model/tree/document-turns.ts";
import { type Notes, nodeOf, notesOf, START, subtreeOf, type Tree } from "../../model/tree/tree.ts";

/** 64 bits of a text, in letters and digits (MurmurHash's finaliser over two running products). */
export function hashOf(text: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    a = Math.imul(a ^ code, 0x9e3779b1);
    b = Math.imul(b ^ code, 0x5f356495);
  }
  a = Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ Math.imul(b ^ (b >>> 13), 0xc2b2ae35);
  b = Math.imul(b ^ (b >>> 16), 0x85ebca6b) ^ Math.imul(a ^ (a >>> 13), 0xc2b2ae35);
  return (2 ** 32 * (b & 0x1fffff) + (a >>> 0)).toString(36);
}

const boards = new WeakMap<BoardView, string>();

/** Hash of the board that is played on, its start and rules. */
export function boardHash(controller: GameController): string {
  const view = controller.store.state.board;
  const known = boards.get(view) ?? hashOf(boardKeyOf(controller.document()));
  boards.set(view, known);
  return known;
}

/** Hash of the game on a board, by the board's hash, after these turns. */
export function lineHash(board: string, turns: readonly Turn[]): string {
  return hashOf(`${board} ${turns.map((turn) => ordered(longForm(turn))).join(" ")}`);
}

/** Hash of a whole record: turns, variations and their order, comments and marks. */
export function treeHash(board: string, tree: Tree): string {
  const parts = subtreeOf(tree, START).map((id) => {
    const { turn, children } = nodeOf(tree, id);
    return `${turn === null ? "" : ordered(longForm(turn))}${children.length}${noted(notesOf(tree, id))}`;
  });
  return hashOf(`${board} ${parts.join(" ")}`);
}

function noted(notes: Notes): string {
  return Object.keys(notes).length === 0 ? "" : ordered(notes);
}

/** JSON with the names of all fields in order. */
function ordered(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
