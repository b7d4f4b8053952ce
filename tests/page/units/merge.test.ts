/** Tests of merging two records of one game: the result has all lines of both, and no others. */

import { expect, test } from "vitest";
import type { Turn } from "../../../www/engine/types.ts";
import { treeOf, turnsOf } from "../../../www/model/tree/document-turns.ts";
import { type Mark, markList } from "../../../www/model/tree/marks.ts";
import { merge } from "../../../www/model/tree/merge.ts";
import {
  continuation,
  type NodeId,
  nodeOf,
  notesOf,
  pathTo,
  START,
  subtreeOf,
  type Tree,
} from "../../../www/model/tree/tree.ts";
import { type Chance, chance } from "../../chance.ts";

/** Few distinct turns, so that two trees have much in common; alternatives differ. */
function randomTurns(random: Chance, length: number, deep: number): Turn[] {
  return Array.from({ length }, () => {
    const play = random(4);
    const others = deep > 0 && random(3) === 0 ? [play + 4, play + 8].slice(0, 1 + random(2)) : [];
    const variations = others.map((first) => [
      { play: first },
      ...randomTurns(random, random(3), deep - 1),
    ]);
    return {
      ...(play === 0 ? { pass: true as const } : { play }),
      ...(random(3) === 0 && { comment: `comment ${random(3)}` }),
      ...(random(3) === 0 && { marks: { cross: [random(3)], label: [[random(3), "A"]] } }),
      ...(variations.length > 0 && { variations }),
    };
  });
}

function randomPairs(): [Tree, Tree][] {
  return Array.from({ length: 60 }, (_, index) => {
    const random = chance(index + 1);
    return [
      treeOf(randomTurns(random, random(6), 2)),
      treeOf(randomTurns(random, random(6), 2)),
    ] as const;
  }).map(([a, b]) => [a, b]);
}

/** Every node of a tree by the turns that lead there. */
function moments(tree: Tree): Map<string, NodeId> {
  const spelled = (turn: Turn | null) => JSON.stringify(turn === "pass" ? { pass: true } : turn);
  return new Map(
    subtreeOf(tree, START).map((id) => {
      const turns = pathTo(tree, id).map((each) => spelled(nodeOf(tree, each).turn));
      return [turns.join(" "), id];
    }),
  );
}

function keysOf(tree: Tree): string[] {
  return [...moments(tree).keys()].sort();
}

function together(a: Tree, b: Tree): Tree {
  return merge(a, b).tree;
}

test("a tree with itself is itself, as its document has it", () => {
  for (const tree of randomPairs().flat())
    expect(turnsOf(together(tree, tree))).toEqual(turnsOf(tree));
});

test("every moment of both is there once, and no other one", () => {
  for (const [a, b] of randomPairs()) {
    const union = [...new Set([...keysOf(a), ...keysOf(b)])].sort();
    const merged = together(a, b);
    expect(keysOf(merged)).toEqual(union);
    expect(subtreeOf(merged, START)).toHaveLength(union.length);
    expect(treeOf(turnsOf(merged)).nodes).toHaveLength(union.length);
  }
});

test("nodes are mapped to the merged tree", () => {
  for (const [a, b] of randomPairs()) {
    const { tree, first, second } = merge(a, b);
    const now = moments(tree);
    for (const [key, id] of moments(a)) expect(first.get(id)).toBe(now.get(key));
    for (const [key, id] of moments(b)) expect(second.get(id)).toBe(now.get(key));
  }
});

test("the second's main line is the main line, as far as it goes", () => {
  for (const [a, b] of randomPairs()) {
    const { tree, second } = merge(a, b);
    const main = continuation(b, START).map((id) => second.get(id));
    expect(continuation(tree, START).slice(0, main.length)).toEqual(main);
  }
});

test("once more changes nothing, and the other way round there are the same moments and notes", () => {
  for (const [a, b] of randomPairs()) {
    const merged = together(a, b);
    expect(turnsOf(together(a, merged))).toEqual(turnsOf(merged));
    expect(turnsOf(together(b, merged))).toEqual(turnsOf(merged));
    expect(turnsOf(together(merged, merged))).toEqual(turnsOf(merged));
    const other = together(b, a);
    expect(keysOf(other)).toEqual(keysOf(merged));
    const there = moments(other);
    for (const [key, id] of moments(merged)) {
      const twin = there.get(key) ?? START;
      expect(paragraphs(other, twin)).toEqual(paragraphs(merged, id));
      expect(marks(other, twin)).toEqual(marks(merged, id));
    }
  }
});

test("what both wrote beside a turn is kept, and what they both wrote is there once", () => {
  for (const [a, b] of randomPairs()) {
    const merged = together(a, b);
    const [inA, inB] = [moments(a), moments(b)];
    for (const [key, id] of moments(merged)) {
      const sources = [
        [a, inA.get(key)],
        [b, inB.get(key)],
      ] as const;
      const wanted = (read: (tree: Tree, id: NodeId) => string[]) =>
        new Set(sources.flatMap(([tree, at]) => (at === undefined ? [] : read(tree, at))));
      expect(paragraphs(merged, id)).toEqual([...wanted(paragraphs)].sort());
      expect(marks(merged, id)).toEqual([...wanted(marks)].sort());
    }
  }
});

function paragraphs(tree: Tree, id: NodeId): string[] {
  const { comment } = notesOf(tree, id);
  return comment === undefined ? [] : comment.split("\n\n").sort();
}

function marks(tree: Tree, id: NodeId): string[] {
  const spelled = ({ at, kind, text }: Mark) => `${kind} ${at} ${text}`;
  return markList(notesOf(tree, id).marks).map(spelled).sort();
}

test("alternatives of both nest as a document can write them, and no note is empty", () => {
  for (const [a, b] of randomPairs()) {
    const merged = together(a, b);
    for (const id of subtreeOf(merged, START)) {
      const nested = nodeOf(merged, id).children.map((child) => nodeOf(merged, child).nested);
      nested.forEach((level, index) => {
        expect(level).toBeGreaterThanOrEqual(Math.min(index, 1));
        expect(level).toBeLessThanOrEqual(index === 0 ? 0 : (nested[index - 1] ?? 0) + 1);
      });
    }
    for (const notes of merged.notes.values()) expect(notes).not.toEqual({});
  }
});

test("an alternative to a variation's first turn stays one where both have the variation", () => {
  const turns: Turn[] = [{ play: 1, variations: [[{ play: 2, variations: [[{ play: 3 }]] }]] }];
  expect(turnsOf(together(treeOf([{ play: 1 }]), treeOf(turns)))).toEqual(turns);
  expect(turnsOf(together(treeOf(turns), treeOf([{ play: 1 }])))).toEqual(turns);
});

test("an empty comment adds nothing, and gives way to another one", () => {
  const merged = (one: string, other: string) =>
    turnsOf(together(treeOf([{ play: 1, comment: one }]), treeOf([{ play: 1, comment: other }])));
  expect(merged("", "good")).toEqual([{ play: 1, comment: "good" }]);
  expect(merged("good", "")).toEqual([{ play: 1, comment: "good" }]);
  expect(merged("", "")).toEqual([{ play: 1, comment: "" }]);
});

test("a comment that is part of another one is not taken for it", () => {
  const [merged] = turnsOf(
    together(treeOf([{ play: 1, comment: "good" }]), treeOf([{ play: 1, comment: "not good" }])),
  );
  expect(merged).toEqual({ play: 1, comment: "not good\n\ngood" });
});

test("turns that stood twice among alternatives stand once", () => {
  const twins = treeOf([{ play: 1, variations: [[{ play: 1 }, { play: 2 }]] }, { play: 3 }]);
  const merged = together(twins, twins);
  expect(turnsOf(merged)).toEqual([{ play: 1 }, { play: 3, variations: [[{ play: 2 }]] }]);
  expect(turnsOf(together(merged, merged))).toEqual(turnsOf(merged));
});
