/** Targets of the prose around a board: a place, a moment, or a place at a moment, as in "C5", "@12" and "C5@1-2.3". */

import { exactly } from "../model/aim.ts";
import type { GameController } from "../model/game-controller.ts";
import { isCentre, type Place, samePlace } from "../model/state.ts";
import { nodeAt } from "../model/tree/moment.ts";
import { continuation, type NodeId, nodeOf, START, type Tree } from "../model/tree/tree.ts";
import { playedAt } from "../model/turns.ts";
import { momentIn, readFragment } from "../share/address.ts";
import type { BoardLayout } from "../view/board-layout.ts";
import { placeNamed } from "./crop.ts";

/** A name may have an "@" of its own, but not one before a moment. */
const TARGET = /^(.*?)(@\d[\d.-]*)?$/s;

/** Marks the place with the cursor, with its chain and liberties; a target without a place of the board: none. "visit"
 *  goes to the moment before, or where none is named to the first turn of the main line at the place. */
export function showTarget(
  controller: GameController,
  layout: BoardLayout,
  way: "light" | "visit",
  target: string | null,
): void {
  const { board, branch } = controller.store.state;
  const [, name = "", moment = ""] = TARGET.exec(target ?? "") ?? [];
  const place = name === "" ? null : placeNamed(board, layout, name);
  if (way === "visit") {
    const address = readFragment(`#x${moment.replace("@", ".")}`);
    const position = address && momentIn(address);
    const node = position ? nodeAt(branch.tree, position) : firstAt(branch.tree, place);
    if (node !== undefined) controller.goTo(node);
  }
  const { pointer } = controller;
  if (place === null) pointer.leave();
  else if (isCentre(place)) pointer.moveCursorTo(exactly(place));
  else pointer.moveCursor(place);
}

/** The first turn of the main line at a place. */
function firstAt(tree: Tree, place: Place | null): NodeId | undefined {
  if (place === null) return undefined;
  return continuation(tree, START).find((id) =>
    samePlace(playedAt(nodeOf(tree, id).turn ?? undefined), place),
  );
}
