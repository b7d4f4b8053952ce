/** From a document to a game and back, and onto a changed board. */
import { load } from "gospace/play";
import { beforeAll, expect, test } from "vitest";
import type { GameDocument, Site, Turn } from "../../../www/engine/types.ts";
import { documentOfRecord, gameDocument, refusalToOpen } from "../../../www/model/open-game.ts";
import { replayed } from "../../../www/model/replay-turns.ts";
import { treeOf } from "../../../www/model/tree/document-turns.ts";
import { nodeAt } from "../../../www/model/tree/moment.ts";
import { branchAt, nodeOf, START } from "../../../www/model/tree/tree.ts";
import { FORKED, IGNORED, PAIR } from "./controlled.ts";

beforeAll(() => load());

const BARE: GameDocument = { gospace: 1, board: FORKED.board };
const COMPLETE: GameDocument = {
  ...FORKED,
  title: "A title",
  author: "An author",
  comment: "A comment",
};

test("a document comes back from its tree, with the parts that it had and no others", () => {
  for (const document of [BARE, FORKED, COMPLETE]) {
    const { header, branch } = documentOfRecord(document, null);
    const back = gameDocument(header, branch.tree);
    expect(back).toEqual(document);
    expect(Object.keys(back).sort()).toEqual(Object.keys(document).sort());
  }
  const { header, branch } = documentOfRecord(COMPLETE, null);
  expect(gameDocument(header, branch.tree, ["pass"]).turns).toEqual(["pass"]);
  expect(Object.keys(gameDocument(header, branch.tree, []))).not.toContain("turns");
});

test("a game opens at its moment, or at the end of its main line", () => {
  const shownAt = (moment: Parameters<typeof documentOfRecord>[1]) => {
    const { tree, node } = documentOfRecord(FORKED, moment).branch;
    return [nodeOf(tree, node).depth, nodeOf(tree, node).turn];
  };
  expect(shownAt(null)).toEqual([3, { play: 8 }]);
  expect(shownAt({ turns: 1, detours: [] })).toEqual([1, { play: 6 }]);
  expect(shownAt({ turns: 1, detours: [{ choice: 3, turns: 1 }] })).toEqual([2, { play: 1 }]);
  expect(documentOfRecord(BARE, null).branch.node).toBe(START);
});

test("a document that is no game says why", () => {
  expect(refusalToOpen(COMPLETE)).toBeNull();
  expect(refusalToOpen({ ...FORKED, turns: [{ play: 25 }] })).toMatch(/25/);
  expect(refusalToOpen({ ...FORKED, turns: [{ play: 6 }, { play: 6 }] })).not.toBeNull();
});

function replay(
  document: GameDocument,
  turns: readonly Turn[],
  site: (before: Site) => Site | null = (before) => before,
  comment?: string,
) {
  const { branch } = documentOfRecord(
    { ...BARE, turns: [...turns], ...(comment && { comment }) },
    null,
  );
  return replayed(document, branch, site);
}

test("a play that is not legal on the changed board is a pass, unless that would end the game", () => {
  const gone = (site: Site) => (site === 7 ? null : site);
  expect(replay(BARE, [{ play: 6 }, { play: 7 }, { play: 8 }], gone)).toMatchObject({
    document: { turns: [{ play: 6 }, "pass", { play: 8 }] },
    moment: { turns: 3, detours: [] },
    kept: 2,
    passed: 1,
    dropped: 0,
  });
  // After a pass another one would end the game: it and all after it are left out.
  expect(replay(BARE, ["pass", { play: 7 }, { play: 8 }], gone)).toMatchObject({
    document: { turns: ["pass"] },
    moment: { turns: 1, detours: [] },
    kept: 1,
    passed: 0,
    dropped: 2,
  });
  // A turn that is no play is not replaced.
  const alone: GameDocument = { ...BARE, rules: { preset: "primitive" } };
  expect(replay(alone, [{ play: 6 }, "pass", { play: 8 }])).toMatchObject({ kept: 1, dropped: 2 });
});

test("moved places move with their turns and marks, and nothing else does", () => {
  const moved = (site: Site) => (typeof site === "number" ? site + 5 : site);
  const turns: Turn[] = [
    { play: 6, comment: "here", marks: { circle: [6, 7] } },
    { pass: true, comment: "a pass" },
    "pass",
  ];
  expect(replay(BARE, turns, moved).document.turns).toEqual([
    { play: 11, comment: "here", marks: { circle: [11, 12] } },
    { pass: true, comment: "a pass" },
    "pass",
  ]);
  const none = replay(BARE, [{ play: 6, marks: { circle: [3] } }], (at) => (at === 3 ? null : at));
  expect(none.document.turns).toEqual([{ play: 6 }]);
});

test("a kept turn keeps the comment of the game; where none is left, the board has its own", () => {
  const board: GameDocument = { ...BARE, comment: "of the board" };
  expect(replay(board, [{ play: 6 }], (site) => site, "of the game").document.comment).toBe(
    "of the game",
  );
  const lost: Turn[] = [{ komi: "0" }];
  expect(replay(board, lost, (site) => site, "of the game").document.comment).toBe("of the board");
  expect(Object.keys(replay(BARE, [{ play: 6 }]).document)).not.toContain("comment");
});

test("an answer to a bid that is gone is left out, and no pass", () => {
  const { branch } = documentOfRecord(IGNORED, null);
  const gone = (site: Site) => (site === 0 ? null : site);
  expect(replayed(PAIR, branch, gone)).toMatchObject({
    document: { turns: [{ komi: "0" }, { take: "white" }, "pass"] },
    kept: 2,
    passed: 1,
    dropped: 2,
  });
});

test("the shown moment is kept, or the nearest one before it", () => {
  const tree = treeOf(FORKED.turns ?? []);
  const at = nodeAt(tree, { turns: 1, detours: [{ choice: 2, turns: 2 }] });
  const shown = (site: (before: Site) => Site | null) =>
    replayed(BARE, branchAt(tree, at), site).moment;
  expect(shown((site) => site)).toEqual({ turns: 1, detours: [{ choice: 2, turns: 2 }] });
  const primitive: GameDocument = { ...BARE, rules: { preset: "primitive" } };
  const without = (gone: number) => (site: Site) => (site === gone ? null : site);
  expect(replayed(primitive, branchAt(tree, at), without(12)).moment).toEqual({
    turns: 1,
    detours: [{ choice: 2, turns: 1 }],
  });
  expect(replayed(primitive, branchAt(tree, at), without(6))).toMatchObject({
    moment: { turns: 0, detours: [] },
    kept: 0,
  });
});
