/** Switch of branches: where the author's record branches, buttons that name the other branches' first
 *  turns. */

import type { GameController } from "../model/game-controller.ts";
import type { State } from "../model/state.ts";
import { type NodeId, nodeOf, START, siblingsOf } from "../model/tree/tree.ts";
import { button, element } from "../panels/dom.ts";
import * as WORDS from "../words/player.ts";
import { turnSentence } from "../words/turns.ts";

/** More than these are left to the page. */
const MOST = 12;

/** Hidden where the record has no branches; empty while `isLeft`. `stage` takes the focus of a button
 *  that goes. */
export function branchSwitch(
  controller: GameController,
  stage: HTMLElement,
  isLeft: () => boolean,
): HTMLElement {
  const made = element("div", {
    class: "branches",
    role: "group",
    "aria-label": WORDS.BRANCHES,
  });
  controller.store.subscribe((state, before) => {
    const { branch, board } = state;
    if (state !== before && branch === before.branch) return;
    if (state === before || board !== before.board)
      made.hidden = !branch.tree.nodes.some((node) => (node?.children.length ?? 0) > 1);
    const focused = made.matches(":focus-within");
    made.replaceChildren(...(isLeft() ? [] : choices(controller, state)));
    if (focused) (made.querySelector("button") ?? stage).focus();
  });
  return made;
}

function choices(controller: GameController, { board, branch, game }: State): Node[] {
  const { tree, node, line } = branch;
  const { children, depth } = nodeOf(tree, node);
  const group = (words: string, shown: NodeId | undefined, among: readonly NodeId[]): Node[] => {
    const others = among.filter((id) => id !== shown).slice(0, MOST);
    const buttons = others.map((id) => {
      const mover = words === NEXT ? game.actor : game.mover;
      const turn = nodeOf(tree, id).turn ?? "pass";
      const name = turnSentence(mover ?? "black", turn, board.names);
      return button(name, () => controller.goTo(id), "turn-button");
    });
    return buttons.length > 0 ? [element("span", {}, words), ...buttons] : [];
  };
  const siblings = node === START ? [] : siblingsOf(tree, node);
  return [...group(INSTEAD, node, siblings), ...group(NEXT, line[depth], children)];
}

const INSTEAD = WORDS.INSTEAD;
const NEXT = WORDS.OR_NEXT;
