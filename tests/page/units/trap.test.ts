/** Tests of the game controller after the core has trapped: the game stays where the tree says. */

import { GospaceError, load } from "gospace/play";
import { beforeAll, expect, test, vi } from "vitest";
import type { Turn } from "../../../www/engine/types.ts";
import { treeOf, turnsOf } from "../../../www/model/tree/document-turns.ts";
import { nodeAt } from "../../../www/model/tree/moment.ts";
import { branchAt, type NodeId } from "../../../www/model/tree/tree.ts";
import { expectStanding, FORKED, opened } from "./controlled.ts";

/** The third turn of a game named "trap" traps the core; recovery.test.ts tests that the module
 *  then has the game as it was before that turn. */
vi.mock("gospace/play", async (original) => {
  const module = await original<typeof import("gospace/play")>();
  class Mortal extends module.Game {
    override tryPlay(turn: Turn) {
      if (this.turnCount === 2 && this.document().title === "trap")
        throw new GospaceError("trap", "The core stopped.");
      return super.tryPlay(turn);
    }
  }
  return { ...module, Game: Mortal };
});

beforeAll(() => load());

test("after a trap the game stands at the same turn of the same line", () => {
  const controller = opened({
    ...FORKED,
    title: "trap",
    turns: [{ play: 6 }, { play: 7, variations: [[{ play: 11 }]] }],
  });
  const aside = nodeAt(controller.store.state.branch.tree, {
    turns: 1,
    detours: [{ choice: 2, turns: 1 }],
  });
  controller.goTo(aside);
  controller.editor.comment(aside, "here");
  const before = controller.document();
  controller.play({ play: 3 });
  expect(controller.store.state.notice).toEqual({ kind: "restarted" });
  expect(controller.store.state.branch.node).toBe(aside);
  expect(controller.document()).toEqual(before);
  expectStanding(controller);
});

test("a walk that the core dies on leaves one where one was", () => {
  const { board } = FORKED;
  const controller = opened({
    gospace: 1,
    title: "trap",
    board,
    turns: [{ play: 6 }, { play: 7 }],
  });
  controller.undo();
  const { branch } = controller.store.state;
  // Adds a third turn to the record without the controller.
  const longer = treeOf([...turnsOf(branch.tree), { play: 12 }]);
  const end = nodeAt(longer, { turns: 3, detours: [] });
  controller.store.dispatch({ kind: "annotated", branch: branchAt(longer, branch.node) });
  controller.goTo(end as NodeId);
  expect(controller.store.state.notice).toEqual({ kind: "restarted" });
  expect(controller.store.state.game.turnCount).toBe(1);
  expectStanding(controller);
});
