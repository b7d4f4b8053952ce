/** Address of the open game, and the game as it is shared. */
import type { GameController } from "../model/game-controller.ts";
import type { Shared } from "../model/sharing.ts";
import { momentOf } from "../model/tree/moment.ts";
import { continuation, isOnMainLine, nodeOf } from "../model/tree/tree.ts";
import type { Address } from "./address.ts";

/** Address of the game on the table, at the shown moment. Throws GospaceError where its link would be too
 *  long. */
export function addressOf(controller: GameController): Address {
  const { tree, node } = controller.store.state.branch;
  const link = controller.documentLink();
  const atTheEnd = nodeOf(tree, node).children.length === 0 && isOnMainLine(tree, node);
  return atTheEnd ? { link, turns: null } : { link, ...momentOf(tree, node) };
}

/** The game on the table, to be shared at the shown moment. */
export function sharedGame(controller: GameController): Shared {
  const { branch, game } = controller.store.state;
  const { tree, node } = branch;
  const end = continuation(tree, node).at(-1) ?? node;
  const shown = { whole: controller.documentOfShownLine(), turns: game.turnCount };
  if (isOnMainLine(tree, end)) return shown;
  return { ...shown, original: { document: controller.document(), end: momentOf(tree, end) } };
}
