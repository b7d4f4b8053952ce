/** Address of the open game. */
import type { GameController } from "../model/game-controller.ts";
import { momentOf } from "../model/tree/moment.ts";
import { isOnMainLine, nodeOf } from "../model/tree/tree.ts";
import type { Address } from "./address.ts";

/** Address of the game on the table, at the shown moment. Throws GospaceError where its link would be too
 *  long. */
export function addressOf(controller: GameController): Address {
  const { tree, node } = controller.store.state.branch;
  const link = controller.documentLink();
  const atTheEnd = nodeOf(tree, node).children.length === 0 && isOnMainLine(tree, node);
  return atTheEnd ? { link, turns: null } : { link, ...momentOf(tree, node) };
}
