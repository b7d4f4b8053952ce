/** Tests of the tree of turns: conversion from and to documents, and edits. */

import { load } from "gospace/play";
import { beforeAll, expect, test } from "vitest";
import type { Site, Turn } from "../../../www/engine/types.ts";
import { treeOf, turnsOf, lineTo as turnsTo } from "../../../www/model/tree/document-turns.ts";
import {
  asMainLine,
  type Deletion,
  fitsDocument,
  promoted,
  shifted,
  withComment,
  withMarks,
  withoutSubtree,
  withRestored,
  withTurn,
} from "../../../www/model/tree/edits.ts";
import { linearise, type StepRange, windowAround } from "../../../www/model/tree/linearise.ts";
import {
  type Mark,
  markList,
  marksOfTurn,
  sameMark,
  sameSite,
  toggledMarks,
} from "../../../www/model/tree/marks.ts";
import { momentOf, nodeAt } from "../../../www/model/tree/moment.ts";
import {
  branchAt,
  forkAt,
  isOnMainLine,
  type NodeId,
  nodeOf,
  notesOf,
  pathTo,
  START,
  subtreeOf,
  type Tree,
} from "../../../www/model/tree/tree.ts";
import { type Chance, chance } from "../../chance.ts";

beforeAll(() => load());

const PLAIN: readonly Turn[] = ["pass", { pass: true }, { resign: true }, "agree", { agree: true }];

/** Lines of turns with nested variations, also of a variation's first turn; few turns are equal. */
function randomTurns(random: Chance, length: number, deep: number): Turn[] {
  return Array.from({ length }, () => {
    const plain = PLAIN[random(40)];
    const beside = {
      ...(random(6) === 0 && { comment: `comment ${random(100)}` }),
      ...(random(8) === 0 && { marks: { cross: [random(9)] } }),
      ...(deep > 0 &&
        random(3) === 0 && {
          variations: Array.from({ length: 1 + random(3) }, () =>
            randomTurns(random, 1 + random(4), deep - 1),
          ),
        }),
    };
    if (typeof plain === "object") return { ...plain, ...beside };
    if (plain !== undefined && Object.keys(beside).length === 0) return plain;
    return { play: random(1_000_000), ...beside };
  });
}

function randomTrees(): Tree[] {
  return Array.from({ length: 24 }, (_, seed) =>
    treeOf(randomTurns(chance(seed + 1), 1 + (seed % 4), 2)),
  );
}

function idsOf(tree: Tree): NodeId[] {
  return subtreeOf(tree, START).filter((id) => id !== START);
}

/** All complete lines as text, to compare trees. */
function linesOf(tree: Tree): string[] {
  const ends = idsOf(tree).filter((id) => nodeOf(tree, id).children.length === 0);
  return ends.map((id) => lineTo(tree, id)).sort();
}

function lineTo(tree: Tree, id: NodeId): string {
  return JSON.stringify(
    pathTo(tree, id).map((each) => [nodeOf(tree, each).turn, notesOf(tree, each)]),
  );
}

/** Invariants of every tree. */
function expectSound(tree: Tree): void {
  for (const id of [START, ...idsOf(tree)]) {
    const { children, depth } = nodeOf(tree, id);
    let before = -1;
    const right = children.every((child, index) => {
      const { parent, depth: below, nested } = nodeOf(tree, child);
      const fits = index === 0 ? nested === 0 : 1 <= nested && nested <= before + 1;
      before = nested;
      return parent === id && below === depth + 1 && fits;
    });
    if (!right) throw new Error(`node ${id} and its children do not fit`);
  }
  const there = tree.nodes.filter((node) => node !== null);
  expect(there).toHaveLength(idsOf(tree).length + 1);
  expect(treeOf(turnsOf(tree)).nodes).toHaveLength(there.length);
  for (const id of tree.notes.keys()) nodeOf(tree, id);
}

/** Every form of API.md, and turns without a short form. */
const FORMS: readonly Turn[][] = [
  [],
  ["pass", "resign"],
  [{ pass: true }, { resign: true }, { agree: true }, { decline: true }, "agree", "decline"],
  [{ play: 41 }, { play: 41, bid: "3/2" }, { play: [1024, -7] }],
  [{ komi: "7/2" }, { take: "white" }, { forget: "black" }, { answer: "ignore" }],
  [{ answer: "white" }, { reset: 3 }, { reset: null }, { forever: "pass" }, { forever: 12 }],
  [
    { pass: true, comment: "…" },
    { play: 3, comment: "", marks: {} },
  ],
  [{ play: 5, marks: { triangle: [3], label: [[5, "A"]] } }],
  [{ play: [0, 0], marks: { circle: [[0, 0]], label: [[[5, 5], "A"]] } }],
  [{ play: 1 }, { play: 2, variations: [[{ play: 3 }, "pass"], ["pass"], [{ pass: true }]] }],
  // Alternatives to the second turn: a line whose own first turn has an alternative.
  [{ play: 1, variations: [[{ play: 2, variations: [[{ play: 3 }]] }], [{ play: 4 }]] }],
  [{ pass: true, variations: [["pass"]] }],
];

test.each(FORMS.map((turns) => [JSON.stringify(turns), turns] as const))(
  "%s comes back as it was",
  (_, turns) => {
    expect(turnsOf(treeOf(turns))).toStrictEqual(turns);
  },
);

test.each([
  ["pass", { pass: true }],
  ["resign", { resign: true }],
  ["agree", { agree: true }],
  ["decline", { decline: true }],
] as const)(
  "%s is one turn in both of its forms, and takes the long one where a comment stands beside it",
  (short, long) => {
    const tree = treeOf([short]);
    expect(withTurn(tree, START, long).tree).toBe(tree);
    expect(withTurn(treeOf([long]), START, short).tree.nodes).toHaveLength(2);
    const [node] = idsOf(tree);
    if (node === undefined) throw new Error("no turn");
    expect(turnsOf(withComment(tree, node, "so"))).toStrictEqual([
      { [short]: true, comment: "so" },
    ]);
  },
);

test("the turns that lead to a node have their notes, and no variations", () => {
  const turns: Turn[] = [
    { play: 1, comment: "one", variations: [["pass"]] },
    { play: 2, marks: { cross: [2] } },
    "resign",
  ];
  const tree = treeOf(turns);
  const two = nodeAt(tree, { turns: 2, detours: [] });
  expect(turnsTo(tree, two)).toStrictEqual([{ play: 1, comment: "one" }, turns[1]]);
  expect(turnsTo(tree, START)).toEqual([]);
});

test("random trees come back as they were", () => {
  for (let seed = 1; seed <= 30; seed++) {
    const turns = randomTurns(chance(seed), 1 + (seed % 8), 3);
    expect(turnsOf(treeOf(turns))).toEqual(turns);
    expectSound(treeOf(turns));
  }
});

/** Inner variations are in the last turn of a line, or in its first one, where both mean
 *  alternatives. */
test.each(["first", "last"] as const)("a thousand variations deep, in the %s turn", (where) => {
  let turns: Turn[] = [{ play: 0 }, { play: 1 }];
  for (let level = 1; level <= 1000; level++) {
    const at = { play: 2 * level, variations: [turns] };
    turns = where === "first" ? [at, { play: 2 * level + 1 }] : [{ play: 2 * level + 1 }, at];
  }
  const tree = treeOf(turns);
  expect(idsOf(tree)).toHaveLength(2002);
  expect(JSON.stringify(turnsOf(tree))).toBe(JSON.stringify(turns));
  expect(fitsDocument(tree)).toBe(true);
  const deeper = treeOf([{ play: -1, variations: [turns] }]);
  expect(fitsDocument(deeper)).toBe(false);
});

test("a word is an object only while it carries notes or variations", () => {
  const given: Turn[] = [{ pass: true, variations: [[{ resign: true, comment: "Lost." }]] }];
  const tree = treeOf([...given, { pass: true }]);
  const second = nodeOf(tree, START).children[1] ?? START;
  expect(turnsOf(tree)).toEqual([...given, { pass: true }]);
  expect(turnsOf(withComment(asMainLine(tree, second), second, ""))).toEqual([
    { resign: true, variations: [["pass", { pass: true }]] },
  ]);
});

test("a turn that is there is walked to, any other one becomes the last alternative", () => {
  const tree = treeOf([{ play: 1 }, { play: 2, variations: [[{ pass: true, comment: "calm" }]] }]);
  const [one] = idsOf(tree);
  if (one === undefined) throw new Error("no turn");
  expect(withTurn(tree, one, { play: 2 }).tree).toBe(tree);
  const pass = withTurn(tree, one, "pass");
  expect(pass.tree).toBe(tree);
  expect(notesOf(tree, pass.node).comment).toBe("calm");
  const other = withTurn(tree, one, { play: 2, bid: "1" });
  expect(forkAt(other.tree, other.node)).toMatchObject({ index: 2 });
  expect(turnsOf(withTurn(other.tree, other.node, "pass").tree)).toEqual([
    { play: 1 },
    {
      play: 2,
      variations: [[{ pass: true, comment: "calm" }], [{ play: 2, bid: "1" }, "pass"]],
    },
  ]);
});

test("a new first turn beside others is theirs, and the first of all is the main line", () => {
  const empty = treeOf([]);
  const one = withTurn(empty, START, { play: 4 });
  expect(turnsOf(one.tree)).toEqual([{ play: 4 }]);
  const two = withTurn(one.tree, START, { play: 5 });
  expect(turnsOf(two.tree)).toEqual([{ play: 4, variations: [[{ play: 5 }]] }]);
  for (const { tree } of [one, two, withTurn(two.tree, two.node, "pass")]) expectSound(tree);
});

test("an edit leaves the tree that it began with as it was", () => {
  for (const tree of randomTrees().slice(0, 6)) {
    const spelled = JSON.stringify(tree.nodes);
    const notes = new Map(tree.notes);
    for (const node of idsOf(tree)) {
      const cut = withoutSubtree(tree, node);
      const left = JSON.stringify(cut.nodes);
      withRestored(cut, { before: tree, node });
      expect(JSON.stringify(cut.nodes)).toBe(left);
      withTurn(tree, node, { play: -1 });
      asMainLine(tree, node);
      shifted(tree, node, 1);
      withComment(tree, node, "so");
      withMarks(tree, node, null);
    }
    expect(JSON.stringify(tree.nodes)).toBe(spelled);
    expect(tree.notes).toEqual(notes);
  }
});

test("a node that is missing or deleted is a defect of the caller, which is told its number", () => {
  const tree = treeOf(["pass"]);
  const [node] = idsOf(tree);
  if (node === undefined) throw new Error("no turn");
  expect(() => nodeOf(withoutSubtree(tree, node), node)).toThrow("the tree has no node 1");
  expect(() => nodeOf(tree, 7 as NodeId)).toThrow("the tree has no node 7");
});

test("a document has room for 100,000 turns, deleted ones aside", () => {
  const full = treeOf(Array.from({ length: 100_000 }, () => "pass" as const));
  expect(fitsDocument(full)).toBe(true);
  const more = withTurn(full, START, "resign");
  expect(fitsDocument(more.tree)).toBe(false);
  expect(fitsDocument(withoutSubtree(more.tree, more.node))).toBe(true);
});

test("promotion and order change no line, only which comes first", () => {
  for (const tree of randomTrees()) {
    const lines = linesOf(tree);
    for (const id of idsOf(tree)) {
      const main = asMainLine(tree, id);
      expect(isOnMainLine(main, id)).toBe(true);
      expect(asMainLine(main, id)).toBe(main);
      const once = promoted(tree, id);
      expect(momentOf(once, id).detours.length).toBe(
        Math.max(momentOf(tree, id).detours.length - 1, 0),
      );
      const [up, down] = [shifted(tree, id, -1), shifted(tree, id, 1)];
      for (const next of [main, once, up, down]) {
        expectSound(next);
        expect(linesOf(next)).toEqual(lines);
      }
      const fork = forkAt(tree, id);
      const there = forkAt(down, id);
      if (fork === null) expect(there).toBeNull();
      else expect(there?.index).toBe(Math.min(fork.index + 1, fork.siblings.length - 1));
    }
  }
});

test("a deletion takes the turn and all after it, no other line, and can be undone", () => {
  for (const tree of randomTrees())
    for (const id of idsOf(tree)) {
      const gone = new Set(subtreeOf(tree, id));
      const left = withoutSubtree(tree, id);
      expectSound(left);
      expect(new Set(idsOf(left))).toEqual(new Set(idsOf(tree).filter((each) => !gone.has(each))));
      for (const each of idsOf(left)) expect(lineTo(left, each)).toBe(lineTo(tree, each));
      const cut: Deletion = { before: tree, node: id };
      const back = withRestored(left, cut);
      expectSound(back);
      expect(linesOf(back)).toEqual(linesOf(tree));
      expect(back.notes).toEqual(tree.notes);
      expect(nodeOf(back, nodeOf(tree, id).parent).children).toEqual(
        nodeOf(tree, nodeOf(tree, id).parent).children,
      );
    }
});

test("what is brought back comes beside what has happened since", () => {
  const tree = treeOf([{ play: 1 }, { play: 2 }, { play: 3 }]);
  const [one, two] = idsOf(tree);
  if (one === undefined || two === undefined) throw new Error("no turns");
  const since = withTurn(withoutSubtree(tree, two), one, { play: 9 });
  expect(turnsOf(withRestored(since.tree, { before: tree, node: two }))).toEqual([
    { play: 1 },
    { play: 2, variations: [[{ play: 9 }]] },
    { play: 3 },
  ]);
  const without = withoutSubtree(tree, one);
  expect(withRestored(without, { before: tree, node: two })).toBe(without);
});

test("a moment leads back to its node, and one that is not there to the nearest before it", () => {
  for (const tree of randomTrees())
    for (const id of [START, ...idsOf(tree)]) expect(nodeAt(tree, momentOf(tree, id))).toBe(id);
  const tree = treeOf([{ play: 1 }, { play: 2, variations: [[{ play: 3 }, { play: 4 }]] }]);
  const turnAt = (turns: number, ...detours: [number, number][]) => {
    const moment = { turns, detours: detours.map(([choice, turns]) => ({ choice, turns })) };
    return nodeOf(tree, nodeAt(tree, moment)).turn;
  };
  expect(turnAt(1, [2, 2])).toEqual({ play: 4 });
  expect(turnAt(1, [2, 1])).toEqual({ play: 3 });
  expect(turnAt(1, [2, 9])).toEqual({ play: 4 });
  expect(turnAt(1, [3, 1])).toEqual({ play: 1 });
  expect(turnAt(99)).toEqual({ play: 2 });
  expect(turnAt(0)).toBeNull();
});

test("walking back keeps the line, and another variation has its own", () => {
  const tree = treeOf([{ play: 1 }, { play: 2, variations: [[{ play: 3 }, { play: 4 }]] }]);
  const four = nodeAt(tree, { turns: 1, detours: [{ choice: 2, turns: 2 }] });
  const aside = branchAt(tree, four);
  expect(aside.line).toEqual(pathTo(tree, four));
  expect(branchAt(tree, START, aside.line).line).toBe(aside.line);
  const three = nodeAt(tree, { turns: 1, detours: [{ choice: 2, turns: 1 }] });
  expect(branchAt(tree, three, aside.line).line).toBe(aside.line);
  const two = nodeAt(tree, { turns: 2, detours: [] });
  expect(branchAt(tree, two, aside.line).line).toEqual(pathTo(tree, two));
  // A fork is met however far behind it one stands, and only where there are alternatives.
  expect(forkAt(tree, four)?.siblings).toHaveLength(2);
  expect(forkAt(treeOf([{ play: 1 }, "pass"]), 2 as NodeId)).toBeNull();
  const longer = withTurn(tree, four, "pass");
  expect(branchAt(longer.tree, START, aside.line).line).toHaveLength(2);
  expect(branchAt(withoutSubtree(tree, four), START, aside.line).line).toHaveLength(2);
});

test("comments and marks stand beside their turn alone", () => {
  for (const tree of randomTrees().slice(0, 10))
    for (const id of idsOf(tree)) {
      const annotated = withMarks(withComment(tree, id, "here"), id, { square: [1] });
      expect(notesOf(annotated, id)).toEqual({ comment: "here", marks: { square: [1] } });
      for (const each of idsOf(tree))
        if (each !== id) expect(notesOf(annotated, each)).toEqual(notesOf(tree, each));
      const bare = withMarks(withComment(annotated, id, ""), id, null);
      expect(notesOf(bare, id)).toEqual({});
      expect(bare.notes.has(id)).toBe(false);
      expect(annotated.nodes).toBe(tree.nodes);
      expect(withMarks(tree, START, { square: [1] })).toBe(tree);
    }
});

test("the list shows a turn, then its alternatives with what follows them, then the next turn", () => {
  const tree = treeOf([
    { play: 1, variations: [[{ play: 2 }, { play: 3, variations: [["pass"]] }], ["resign"]] },
    { play: 4 },
  ]);
  const { steps, index } = linearise(tree);
  const shown = steps.map(({ id, level, startsVariation }) => [
    nodeOf(tree, id).turn,
    level,
    startsVariation,
  ]);
  expect(shown).toEqual([
    [{ play: 1 }, 0, false],
    [{ play: 2 }, 1, true],
    [{ play: 3 }, 1, false],
    ["pass", 2, true],
    ["resign", 1, true],
    [{ play: 4 }, 0, false],
  ]);
  expect([...index]).toEqual(steps.map(({ id }, at) => [id, at]));
  expect(linearise(withComment(tree, START, "a note"))).toBe(linearise(tree));
  expect(linearise(treeOf([])).steps).toEqual([]);
});

test("the window of the list reaches as far to both sides, within the list", () => {
  expect(windowAround(50, 200, 20, null)).toEqual({ from: 30, to: 70 });
  expect(windowAround(5, 200, 20, null)).toEqual({ from: 0, to: 25 });
  expect(windowAround(190, 200, 20, null)).toEqual({ from: 170, to: 200 });
});

test("the window stays while the turn is more than a quarter of its reach inside, or at an end of the list", () => {
  const stays = (index: number, count: number, before: StepRange) =>
    windowAround(index, count, 20, before) === before;
  const inside = { from: 30, to: 70 };
  const indices = (last: number) => Array.from({ length: last + 1 }, (_, index) => index);
  const kept = (before: StepRange) => indices(200).filter((index) => stays(index, 200, before));
  expect(kept(inside)).toEqual(indices(64).slice(36));
  expect(kept({ from: 0, to: 40 })).toEqual(indices(34));
  expect(kept({ from: 160, to: 200 })).toEqual(indices(199).slice(166));
  expect(kept({ from: 0, to: 200 })).toEqual(indices(199));
  // The start of a game comes before the first turn.
  expect(stays(-1, 200, { from: 0, to: 40 })).toBe(true);
  expect(stays(-2, 200, { from: 0, to: 40 })).toBe(false);
  // Turns were deleted.
  expect(stays(50, 60, inside)).toBe(false);
});

test("two marks are one if their kind, their text and all of their place agree", () => {
  expect(sameSite(4, 4)).toBe(true);
  expect(sameSite([1, 2], [1, 2])).toBe(true);
  const others: [Site, Site][] = [
    [4, 5],
    [4, [4, 4]],
    [[4, 4], 4],
    [
      [1, 2],
      [1, 3],
    ],
    [
      [1, 2],
      [3, 2],
    ],
  ];
  for (const [a, b] of others) expect(sameSite(a, b)).toBe(false);
  const mark: Mark = { at: 4, kind: "label", text: "A" };
  expect(sameMark(mark, { ...mark })).toBe(true);
  for (const change of [{ at: 5 }, { kind: "cross" }, { text: "B" }] as const)
    expect(sameMark(mark, { ...mark, ...change })).toBe(false);
});

test("the marks of a turn are listed, shapes without a text before labels", () => {
  expect(marksOfTurn({ play: 1, marks: { label: [[3, "A"]], cross: [2] } })).toEqual([
    { at: 2, kind: "cross", text: "" },
    { at: 3, kind: "label", text: "A" },
  ]);
  for (const turn of [undefined, "pass", { play: 1 }] as const)
    expect(marksOfTurn(turn)).toEqual([]);
});

test("a mark is set, changed for another one and taken away", () => {
  const triangle = toggledMarks(undefined, 4, "triangle");
  expect(triangle).toEqual({ triangle: [4] });
  const two = toggledMarks(triangle ?? {}, [7, 8], "triangle");
  expect(two).toEqual({ triangle: [4, [7, 8]] });
  expect(toggledMarks(two ?? {}, 4, "circle")).toEqual({ triangle: [[7, 8]], circle: [4] });
  expect(toggledMarks(two ?? {}, [7, 8], "triangle")).toEqual({ triangle: [4] });
  expect(toggledMarks(triangle ?? {}, 4, "triangle")).toBeNull();
});

test("labels are the letters that are free", () => {
  let marks = toggledMarks(undefined, 0, "label") ?? {};
  for (let at = 1; at < 27; at++) marks = toggledMarks(marks, at, "label") ?? {};
  const texts = markList(marks).map(({ text }) => text);
  expect(texts.slice(0, 3)).toEqual(["A", "B", "C"]);
  expect(texts.slice(25)).toEqual(["Z", "A1"]);
  const fewer = toggledMarks(marks, 1, "label") ?? {};
  expect(markList(toggledMarks(fewer, 99, "label") ?? {}).at(-1)).toEqual({
    at: 99,
    kind: "label",
    text: "B",
  });
});
