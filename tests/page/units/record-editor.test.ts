/** Edits of the record: comments, marks, the order of variations, added lines, deletions. */
import { load } from "gospace/play";
import { beforeAll, expect, test } from "vitest";
import type { Turn } from "../../../www/engine/types.ts";
import { placement } from "../../../www/model/state.ts";
import { nodeAt } from "../../../www/model/tree/moment.ts";
import { START } from "../../../www/model/tree/tree.ts";
import { expectStanding, FORKED, opened } from "./controlled.ts";

beforeAll(() => load());

/** At the second alternative of the second turn. */
function aside() {
  const controller = opened(FORKED);
  const { tree } = controller.store.state.branch;
  controller.goTo(nodeAt(tree, { turns: 1, detours: [{ choice: 2, turns: 1 }] }));
  return controller;
}

test("a comment stands beside its turn, and what is half a character is replaced", () => {
  const controller = opened(FORKED);
  const { branch } = controller.store.state;
  controller.editor.comment(branch.node, "good \ud83d\ude42 \ud83d");
  expect(controller.document().turns?.at(-1)).toEqual({ play: 8, comment: "good 🙂 \ufffd" });
  controller.editor.comment(START, "the whole game");
  expect(controller.document().comment).toBe("the whole game");
  controller.editor.comment(branch.node, "");
  expect(controller.document()).toEqual({ ...FORKED, comment: "the whole game" });
  expect(controller.store.state.branch.node).toBe(branch.node);
});

test("a mark is set beside the shown turn and taken away again; the start has none", () => {
  const controller = opened(FORKED);
  controller.editor.mark(placement(3), "circle");
  expect(controller.document().turns?.at(-1)).toEqual({ play: 8, marks: { circle: [3] } });
  controller.editor.mark(placement(3), "circle");
  expect(controller.document()).toEqual(FORKED);
  controller.walkTo(0);
  const before = controller.store.state;
  controller.editor.mark(placement(3), "circle");
  expect(controller.store.state).toBe(before);
});

test("an alternative becomes the first one, or with its line the main line", () => {
  const first = aside();
  first.editor.promote("first");
  expect(first.document().turns?.[1]).toMatchObject({ play: 11 });
  const moment = {
    turns: 1,
    detours: [
      { choice: 2, turns: 1 },
      { choice: 2, turns: 1 },
    ],
  };
  const atPass = () => {
    const controller = opened(FORKED);
    controller.goTo(nodeAt(controller.store.state.branch.tree, moment));
    return controller;
  };
  const inner = atPass();
  expect(inner.documentToHere().turns).toEqual([{ play: 6 }, { play: 11 }, "pass"]);
  inner.editor.promote("first");
  expect(inner.documentToHere().turns).toEqual([{ play: 6 }, { play: 11 }, "pass"]);
  expect(inner.document().turns?.[1]).toEqual({
    play: 7,
    variations: [[{ play: 11 }, { pass: true, variations: [[{ play: 12 }]] }], [{ play: 1 }]],
  });
  // At once too, past both of its forks.
  for (const controller of [inner, atPass()]) {
    controller.editor.promote("main");
    expect(controller.document().turns?.slice(0, 3)).toMatchObject([
      { play: 6 },
      { play: 11 },
      { pass: true },
    ]);
    expectStanding(controller);
  }
});

test("alternatives move by one place, and the outer ones stay there", () => {
  const controller = aside();
  const plays = () => {
    const turn = controller.document().turns?.[1];
    if (typeof turn !== "object") throw new Error("a play");
    return [turn, ...(turn.variations ?? []).map(([first]) => first)].map((each) =>
      typeof each === "object" && "play" in each ? each.play : null,
    );
  };
  expect(plays()).toEqual([7, 11, 1]);
  controller.editor.shift(1);
  expect(plays()).toEqual([7, 1, 11]);
  const { branch } = controller.store.state;
  controller.editor.shift(1);
  expect(controller.store.state.branch).toBe(branch);
  controller.editor.shift(-1);
  controller.editor.shift(-1);
  expect(plays()).toEqual([11, 7, 1]);
});

test("turns are added after the shown one, and the line then runs through them", () => {
  const controller = opened(FORKED);
  controller.walkTo(1);
  controller.editor.addLine([{ play: 20 }, { play: 21 }, { play: 22 }]);
  expect(controller.documentToHere().turns).toEqual([{ play: 6 }]);
  for (let turn = 0; turn < 3; turn++) controller.redo();
  const plays = [6, 20, 21, 22].map((play) => ({ play }));
  expect(controller.documentToHere().turns).toEqual(plays);
  expectStanding(controller);
  const { branch } = controller.store.state;
  controller.editor.addLine([]);
  expect(controller.store.state.branch.line).toEqual(branch.line);
  // If the record knows the first turns, the line leaves it after them.
  controller.walkTo(0);
  const leaving = [6, 7, 20].map((play) => ({ play }));
  controller.editor.addLine(leaving);
  expect(controller.documentOfLine().turns).toEqual(leaving);
});

test("what is deleted can come back, with its subtree, and the game is where it was", () => {
  const controller = aside();
  const { tree, node } = controller.store.state.branch;
  controller.editor.deleteFromHere();
  expect(controller.documentToHere().turns).toEqual([{ play: 6 }]);
  expect(controller.document().turns?.[1]).toEqual({ play: 7, variations: [[{ play: 1 }]] });
  const { notice } = controller.store.state;
  if (notice?.kind !== "deleted") throw new Error("the deletion is told");
  expect(notice.deletion).toEqual({ before: tree, node });
  controller.editor.restore(notice.deletion);
  expect(controller.store.state.notice).toBeNull();
  expect(controller.document()).toEqual(FORKED);
  expect(controller.documentToHere().turns).toEqual([{ play: 6 }, { play: 11 }]);
  controller.walkTo(0);
  const before = controller.store.state;
  controller.editor.deleteFromHere();
  expect(controller.store.state).toBe(before);
});

test("a turn that is deleted and comes back is played again as it was, wherever the pointer has been", () => {
  const controller = opened({ ...FORKED, turns: [{ play: 6 }, { play: 7 }] });
  controller.editor.deleteFromHere();
  controller.pointer.point(placement(12));
  const { notice } = controller.store.state;
  if (notice?.kind !== "deleted") throw new Error("the deletion is told");
  controller.editor.restore(notice.deletion);
  controller.walkTo(2);
  expect(controller.store.state.game.colours[7]).toBe(2);
  expect(controller.store.state.game.colours[12]).toBe(0);
  expectStanding(controller);
});

test("what was deleted from a line that is gone too does not come back", () => {
  const controller = aside();
  controller.editor.deleteFromHere();
  const { notice } = controller.store.state;
  if (notice?.kind !== "deleted") throw new Error("the deletion is told");
  controller.editor.deleteFromHere();
  const { branch } = controller.store.state;
  controller.editor.restore(notice.deletion);
  expect(controller.store.state.branch.node).toBe(branch.node);
  expect(controller.document().turns ?? []).toEqual([]);
  expect(controller.store.state.notice).toBeNull();
});

test("a line of as many turns as a document may have is added, and a longer one is not", () => {
  const controller = opened({ ...FORKED, turns: [], rules: { repetition: "none" } });
  const line = (count: number): Turn[] =>
    Array.from({ length: count }, (_, index) => (index % 2 === 0 ? "pass" : { play: 0 }));
  const { branch } = controller.store.state;
  controller.editor.addLine(line(100_001));
  expect(controller.store.state.branch).toBe(branch);
  controller.editor.addLine(line(100_000));
  expect(controller.store.state.branch.line).toHaveLength(100_000);
});
