/** Whole game: a record and the turn at which its players are, as the fragment of an address. */
import { Game, GospaceError, type Turn } from "gospace/play";
import type { GameController } from "../../model/game-controller.ts";
import { documentOfRecord, refusalToOpen } from "../../model/open-game.ts";
import type { Invitation } from "../../model/opponent.ts";
import { boardKeyOf } from "../../model/same-game.ts";
import { turnsOf } from "../../model/tree/document-turns.ts";
import { fitsDocument } from "../../model/tree/edits.ts";
import { momentOf } from "../../model/tree/moment.ts";
import { type NodeId, notesOf, START, type Tree } from "../../model/tree/tree.ts";
import { fragmentOf, momentIn, readFragment } from "../../share/address.ts";
import { boardHash, hashOf } from "./hash.ts";

/** Throws GospaceError where the game is too long for a link. */
export function writeWhole(
  controller: GameController,
  tip: NodeId,
  invitation: Invitation,
): string {
  const link = controller.documentLink();
  const moment = momentOf(controller.store.state.branch.tree, tip);
  return fragmentOf({ link, ...moment, invitation });
}

/** The record in a fragment of this very game, to this side; null for anything else. */
export function readWhole(
  controller: GameController,
  fragment: string,
  to: Invitation,
): { readonly tree: Tree; readonly node: NodeId } | null {
  const address = readFragment(fragment);
  const { side, game } = address?.invitation ?? {};
  if (address === null || game !== to.game || side !== to.side) return null;
  try {
    const opened = Game.fromLink(address.link);
    opened.normalise();
    const document = opened.document();
    opened.free();
    if (hashOf(boardKeyOf(document)) !== boardHash(controller)) return null;
    return documentOfRecord(document, momentIn(address)).branch;
  } catch (error) {
    if (error instanceof GospaceError) return null;
    throw error;
  }
}

/** True if a document can hold the tree. Turns of both were allowed where they stand, so that only notes may be too long. */
export function fitsWhole(controller: GameController, tree: Tree): boolean {
  const before = controller.store.state.branch.tree;
  if (!fitsDocument(tree)) return false;
  const hasNews = [...tree.notes].some(([id, notes]) => notesOf(before, id) !== notes);
  if (!hasNews) return true;
  const { comment } = notesOf(tree, START);
  const document = { ...controller.document(), ...(comment !== undefined && { comment }) };
  return refusalToOpen({ ...document, turns: turnsOf(tree) }) === null;
}

/** A message may hold any turn. */
export function isNotRefused(game: Game, turn: Turn): boolean {
  try {
    return game.refusal(turn) === null;
  } catch (error) {
    if (!(error instanceof GospaceError) || error.code === "trap") throw error;
    return false;
  }
}
