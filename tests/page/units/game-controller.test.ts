/** Tests of the game controller: the core's game matches the tree after every action. */

import { Game, GospaceError, load } from "gospace/play";
import { beforeAll, expect, test, vi } from "vitest";
import { FIRST_BOARD } from "../../../www/engine/gallery.ts";
import type { GameDocument, Turn } from "../../../www/engine/types.ts";
import { GameController } from "../../../www/model/game-controller.ts";
import { replayed } from "../../../www/model/replay-turns.ts";
import { treeOf, turnsOf } from "../../../www/model/tree/document-turns.ts";
import { nodeAt } from "../../../www/model/tree/moment.ts";
import { branchAt, type NodeId, pathTo, START, subtreeOf } from "../../../www/model/tree/tree.ts";
import { chance } from "../../chance.ts";

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

const FORKED: GameDocument = {
  gospace: 1,
  board: { kind: "grid", columns: 5, rows: 5 },
  turns: [
    { play: 6 },
    { play: 7, variations: [[{ play: 11 }, { play: 12, variations: [["pass"]] }], [{ play: 1 }]] },
    { play: 8 },
  ],
};

beforeAll(() => load());

function opened(document: GameDocument): GameController {
  const controller = new GameController(FIRST_BOARD.document, FIRST_BOARD.id);
  controller.open(document);
  return controller;
}

/** Compares the state with a game that plays only the turns of the shown path. */
function expectStanding(controller: GameController): void {
  const { branch, game, board } = controller.store.state;
  const turns = pathTo(branch.tree, branch.node).flatMap((id) => branch.tree.nodes[id]?.turn ?? []);
  const fresh = new Game({
    gospace: 1,
    board: controller.document().board,
    rules: board.rules,
    turns,
  });
  expect(game.turnCount).toBe(turns.length);
  expect(game.record.slice(0, turns.length)).toEqual(turns);
  expect([...game.colours]).toEqual([...fresh.colours()]);
  expect(game.actor).toBe(fresh.actor);
  fresh.free();
}

test("from every moment to every other one, the board is that moment's", () => {
  const controller = opened(FORKED);
  const { tree } = controller.store.state.branch;
  const all = subtreeOf(tree, START);
  for (const from of all)
    for (const to of all) {
      controller.goTo(from);
      controller.goTo(to);
      expect(controller.store.state.branch.node).toBe(to);
      expectStanding(controller);
    }
  expect(controller.document().turns).toEqual(FORKED.turns);
});

test("random edits and plays leave the core where the tree says", () => {
  const controller = opened(FORKED);
  const random = chance(7);
  const recentMoves = [
    () => controller.undo(),
    () => controller.redo(),
    () => controller.play({ play: random(25) }),
    () => controller.play({ play: random(25) }),
    () => controller.switchVariation(random(2) === 0 ? 1 : -1),
    () => controller.walkTo(random(6)),
    () => controller.editor.promote("main"),
    () => controller.editor.shift(1),
    () => controller.editor.deleteFromHere(),
    () => {
      const { notice } = controller.store.state;
      if (notice?.kind === "deleted") controller.editor.restore(notice.deletion);
    },
  ];
  for (let count = 0; count < 200; count++) {
    recentMoves[random(recentMoves.length)]?.();
    expectStanding(controller);
  }
  const { tree } = controller.store.state.branch;
  expect(turnsOf(treeOf(turnsOf(tree)))).toEqual(controller.document().turns ?? []);
});

test("a line that is shown is shared as the main line, and nothing of the game is lost", () => {
  const controller = opened(FORKED);
  const moment = { turns: 1, detours: [{ choice: 2, turns: 2 }] };
  controller.goTo(nodeAt(controller.store.state.branch.tree, moment));
  expect(controller.documentOfShownLine().turns).toEqual([
    { play: 6 },
    { play: 11, variations: [[{ play: 7 }, { play: 8 }], [{ play: 1 }]] },
    { play: 12, variations: [["pass"]] },
  ]);
  expect(controller.document().turns).toEqual(FORKED.turns);
});

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

test("on a changed board all lines are played again, marks and comments with them", () => {
  const document: GameDocument = {
    ...FORKED,
    turns: [
      { play: 6, marks: { circle: [0, 24] }, comment: "kept" },
      { play: 7, variations: [[{ play: 24 }, { play: 12 }]] },
      { play: 8 },
    ],
  };
  const controller = opened(document);
  const { branch } = controller.store.state;
  const same = replayed(FORKED, branch, (site) => site);
  expect(same.document.turns).toEqual(document.turns);
  expect(same).toMatchObject({ kept: 5, passed: 0, dropped: 0, moment: { turns: 3, detours: [] } });

  const without = replayed(FORKED, branch, (site) => (site === 24 ? null : site));
  expect(without).toMatchObject({ kept: 4, passed: 1, dropped: 0 });
  expect(without.document.turns?.slice(0, 2)).toEqual([
    { play: 6, marks: { circle: [0] }, comment: "kept" },
    { play: 7, variations: [["pass", { play: 12 }]] },
  ]);
});
