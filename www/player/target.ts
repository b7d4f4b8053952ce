/** Targets of the prose around a board: a place, a moment, or a place at a moment, as in "C5", "@12" and "C5@1-2.3". */

import { exactly } from "../model/aim.ts";
import type { GameController } from "../model/game-controller.ts";
import { isCentre, type Place, samePlace } from "../model/state.ts";
import { nodeAt } from "../model/tree/moment.ts";
import { continuation, type NodeId, nodeOf, START } from "../model/tree/tree.ts";
import { playedAt } from "../model/turns.ts";
import { momentIn, readFragment } from "../share/address.ts";
import type { BoardLayout } from "../view/board-layout.ts";
import { placeNamed } from "./crop.ts";

/** A name may have an "@" of its own, but not one before a moment. */
const TARGET = /^(.*?)(?:@(\d{1,6}(?:-\d{1,6}\.\d{1,6})*))?$/su;

/** Marks the place with the cursor, with its chain and liberties; null, and a place that the board lacks: none. */
export function light(controller: GameController, layout: BoardLayout, target: string | null) {
  const place = target === null ? null : placeIn(controller, layout, target);
  if (place === null) controller.pointer.leave();
  else if (isCentre(place)) controller.pointer.moveCursorTo(exactly(place));
  else controller.pointer.moveCursor(place);
}

/** Goes to the moment, or else to the first turn of the main line that plays at the place. */
export function visit(controller: GameController, layout: BoardLayout, target: string | null) {
  const node = target === null ? null : nodeIn(controller, layout, target);
  if (node !== null) controller.goTo(node);
  light(controller, layout, target);
}

function nodeIn(controller: GameController, layout: BoardLayout, target: string): NodeId | null {
  const { tree } = controller.store.state.branch;
  const [, , moment] = TARGET.exec(target) ?? [];
  const address = readFragment(`#x.${moment}`);
  const position = address === null ? null : momentIn(address);
  if (position !== null) return nodeAt(tree, position);
  const place = placeIn(controller, layout, target);
  const played = continuation(tree, START).find((id) =>
    samePlace(playedAt(nodeOf(tree, id).turn ?? undefined), place),
  );
  return place === null ? null : (played ?? null);
}

function placeIn({ store }: GameController, layout: BoardLayout, target: string): Place | null {
  const [, name = ""] = TARGET.exec(target) ?? [];
  return name === "" ? null : placeNamed(store.state.board, layout, name);
}
