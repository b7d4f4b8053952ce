/** Tests of the game controller after the core has trapped: the game stays where the tree says. */

import { fromLink, GospaceError, load } from "gospace/play";
import { beforeAll, expect, test, vi } from "vitest";
import type { GameDocument, Turn } from "../../../www/engine/types.ts";
import { refusalToOpen } from "../../../www/model/open-game.ts";
import { positionDocument } from "../../../www/model/position.ts";
import { treeOf, turnsOf } from "../../../www/model/tree/document-turns.ts";
import { nodeAt } from "../../../www/model/tree/moment.ts";
import { branchAt, type NodeId } from "../../../www/model/tree/tree.ts";
import { expectStanding, FORKED, opened } from "./controlled.ts";

const FATAL: GameDocument = { ...FORKED, title: "fatal" };

/** The third turn of a game named "trap" traps the core; recovery.test.ts tests that the module
 *  then has the game as it was before that turn. A game named "fatal" traps it as soon as it is read, and so does the
 *  first link that is written. */
vi.mock("gospace/play", async (original) => {
  const module = await original<typeof import("gospace/play")>();
  const stopped = () => new GospaceError("trap", "The core stopped.");
  let links = 0;
  class Mortal extends module.Game {
    constructor(document: GameDocument | string) {
      if (typeof document === "object" && document.title === "fatal") throw stopped();
      super(document);
    }

    override tryPlay(turn: Turn) {
      if (this.turnCount === 2 && this.document().title === "trap") throw stopped();
      return super.tryPlay(turn);
    }

    override link() {
      if (links++ === 0) throw stopped();
      return super.link();
    }
  }
  const toLink = (document: GameDocument) => {
    if (links++ === 0) throw stopped();
    return module.toLink(document);
  };
  return { ...module, Game: Mortal, toLink };
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

test("a trap while a document is tried is no refusal of that document", () => {
  const trap = expect.objectContaining({ code: "trap" });
  expect(() => refusalToOpen(FATAL)).toThrow(trap);
  expect(refusalToOpen({ ...FORKED, turns: [{ play: 99 }] })).toMatch(/99/);
  const controller = opened({ ...FORKED, turns: [{ play: 6 }] });
  expect(() => positionDocument(FATAL, controller.store.state.game)).toThrow(trap);
  controller.open(FATAL);
  expect(controller.store.state.notice).toEqual({ kind: "restarted" });
  expectStanding(controller);
});

test("a trap while a link is written is not kept as the answer", () => {
  const controller = opened(FORKED);
  expect(() => controller.documentLink()).toThrow(expect.objectContaining({ code: "trap" }));
  const link = controller.documentLink();
  expect(fromLink(link)).toEqual(controller.document());
  expect(controller.documentLink()).toBe(link);
});
