/** Tests of the game controller: the core's game matches the tree after every action. */

import { load } from "gospace/play";
import { beforeAll, expect, test } from "vitest";
import type { GameDocument } from "../../../www/engine/types.ts";
import { replayed } from "../../../www/model/replay-turns.ts";
import { treeOf, turnsOf } from "../../../www/model/tree/document-turns.ts";
import { nodeAt } from "../../../www/model/tree/moment.ts";
import { START, subtreeOf } from "../../../www/model/tree/tree.ts";
import { chance } from "../../chance.ts";
import { expectStanding, FORKED, opened } from "./controlled.ts";

beforeAll(() => load());

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
