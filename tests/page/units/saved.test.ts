/** Tests of saved values: no tab loses its writes, and a tab is restored as it was. */

import { expect, test } from "vitest";
import type { Site } from "../../../www/engine/types.ts";
import {
  newestFirst,
  nextEntry,
  readSaved,
  type SavedContent,
  type SavedList,
  setAside,
  storedText,
  withoutDocument,
  withSaved,
} from "../../../www/features/saved-games/entries.ts";
import { isDrawing } from "../../../www/features/saved-games/stored-drawing.ts";
import {
  type EntryReference,
  readTab,
  restoredTab,
  type TabSession,
} from "../../../www/features/saved-games/tab.ts";
import { HERE } from "../../../www/model/opponent.ts";
import type { Saved, SavedDocument } from "../../../www/model/saved.ts";
import { isPassing } from "../../../www/model/state.ts";
import type { Times } from "../../../www/model/times.ts";
import { itemId, spotOfItem } from "../../../www/sketch/sketch.ts";
import { restoredSketch, type StoredDrawing, storedDrawing } from "../../../www/sketch/stored.ts";
import { dayWords, stateWords } from "../../../www/words/saved.ts";
import { fractions } from "../../chance.ts";

function content(title: string): SavedContent {
  const document = { gospace: 1, title, board: { kind: "grid", columns: 3, rows: 3 } } as const;
  return {
    kind: "game",
    title,
    turns: 0,
    moment: null,
    galleryId: null,
    opponent: HERE,
    times: null,
    link: null,
    document,
  };
}

interface Tab {
  base: Saved | null;
  wrote: string | null;
}

/** Tabs open entries, write and close in any order; only the first tab that locks a line extends
 *  it. */
function play(seed: number): { shelf: SavedList; tabs: readonly Tab[] } {
  const random = fractions(seed);
  const tabs: Tab[] = [1, 2, 3].map(() => ({ base: null, wrote: null }));
  let shelf: SavedList = new Map();
  for (let step = 0; step < 60; step++) {
    const tab = tabs[Math.floor(random() * tabs.length)];
    if (tab === undefined) continue;
    const entries = [...shelf.values()];
    const chosen = random();
    if (chosen < 0.2) tab.base = entries[Math.floor(random() * entries.length)] ?? null;
    else if (chosen < 0.3) [tab.base, tab.wrote] = [null, null];
    else {
      const { base } = tab;
      const held = tabs.some((each) => each !== tab && each.base?.line === base?.line);
      const title = `${seed} ${step}`;
      const kept = nextEntry(held ? null : base, content(title), { key: title, now: step });
      shelf = withSaved(shelf, kept);
      [tab.base, tab.wrote] = [kept, title];
    }
  }
  return { shelf, tabs };
}

test("whatever tabs do, what each of them wrote last of a line is there", () => {
  for (let seed = 1; seed <= 40; seed++) {
    const { shelf, tabs } = play(seed);
    for (const { base, wrote } of tabs)
      if (base !== null && base.title === wrote) expect(shelf.has(base.key)).toBe(true);
  }
});

test("a write removes the entry that it grew from, and no other", () => {
  const first = nextEntry(null, content("first"), { key: "a", now: 1 });
  const other = nextEntry(null, content("other"), { key: "b", now: 2 });
  const next = nextEntry(first, content("next"), { key: "c", now: 3 });
  const shelf = [first, other, next].reduce<SavedList>(withSaved, new Map());
  expect([...shelf.keys()].sort()).toEqual(["b", "c"]);
  expect(next).toMatchObject({ line: first.line, created: 1, changed: 3, from: "a" });
  expect(other.line).not.toBe(first.line);
});

test("two that grow from one entry are both kept, whichever writes first", () => {
  const base = nextEntry(null, content("base"), { key: "a", now: 1 });
  const mine = nextEntry(base, content("mine"), { key: "b", now: 2 });
  const theirs = nextEntry(base, content("theirs"), { key: "c", now: 2 });
  for (const order of [
    [base, mine, theirs],
    [base, theirs, mine],
  ])
    expect([...order.reduce<SavedList>(withSaved, new Map()).keys()].sort()).toEqual(["b", "c"]);
});

test("what was worked on last comes first, in one order only", () => {
  const at = (key: string, now: number): SavedDocument =>
    nextEntry(null, content(key), { key, now });
  const entries = [at("a", 1), at("b", 5), at("c", 5), at("d", 3)];
  const order = ["b", "c", "d", "a"];
  expect(newestFirst(entries).map(({ key }) => key)).toEqual(order);
  expect(newestFirst([...entries].reverse()).map(({ key }) => key)).toEqual(order);
});

const TIMES: Times = {
  black: { left: 41_000.5, periods: 0, inPeriod: false },
  white: { left: 20_000, periods: 3, inPeriod: true },
  running: "white",
};
const HOLD: EntryReference = { key: "a", from: null };
const TAB: TabSession = {
  fragment: "#x",
  gone: true,
  written: 5,
  unsaved: true,
  game: HOLD,
  drawing: null,
  galleryId: "grid-9",
  opponent: { kind: "link", mine: "second", game: "k3x9" },
  times: TIMES,
  trying: { turns: 3, detours: [{ choice: 2, turns: 1 }] },
  handicap: { count: 3, placed: [7], rules: {} },
  room: "draw",
  overlays: { owners: true, labels: false },
  stage: { scale: 1, left: -2.5, top: 0 },
  editorState: null,
  snapping: { grid: true, angles: false, lengths: true, pitch: 20 },
  arrangement: { locked: [2], groups: [[0, 1]] },
};

test("a tab is read as it was written, and what is no tab is none", () => {
  expect(readTab(JSON.stringify(TAB))).toEqual(TAB);
  const wrong: unknown[] = [
    null,
    3,
    [],
    {},
    { ...TAB, fragment: null },
    { ...TAB, gone: 1 },
    { ...TAB, written: "5" },
    { ...TAB, unsaved: null },
    { ...TAB, game: { key: 1, from: null } },
    { ...TAB, drawing: "a" },
    { ...TAB, arrangement: { locked: ["2"], groups: [] } },
    { ...TAB, room: "kitchen" },
    { ...TAB, overlays: { owners: "yes" } },
    { ...TAB, overlays: { owners: true, labels: "no" } },
    { ...TAB, opponent: { kind: "link", mine: "third", game: "k3x9" } },
    { ...TAB, opponent: { kind: "computer", side: "first" } },
    { ...TAB, trying: { turns: 3, detours: [{ choice: "2", turns: 1 }] } },
    { ...TAB, stage: { scale: "1", left: 0, top: 0 } },
  ];
  for (const value of wrong) expect(readTab(JSON.stringify(value))).toBeNull();
  expect(readTab(null)).toBeNull();
  expect(readTab("{")).toBeNull();
});

const COMPLETE: TabSession = {
  ...TAB,
  game: { key: "b", from: "a" },
  drawing: { key: "d", from: "c" },
  editorState: { scale: 2, left: 1, top: -1 },
  snapping: { grid: true, angles: false, lengths: true, lines: false, pitch: 1e9 },
};

function typeOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "list" : typeof value;
}

/** Copies of a value with one part, however deep, of another type: the path of the part, what is there, the copy. */
function* spoilt(value: unknown): Generator<readonly [string, unknown, unknown]> {
  for (const other of [null, 5, "5", true, {}, []])
    if (typeOf(other) !== typeOf(value)) yield ["", other, other];
  if (typeof value !== "object" || value === null) return;
  for (const [name, part] of Object.entries(value))
    for (const [way, other, inner] of spoilt(part)) {
      const copy = { ...value, [name]: inner };
      yield [`.${name}${way}`, other, Array.isArray(value) ? Object.values(copy) : copy];
    }
}

test("a tab is refused if one part has a wrong type; parts that may be missing may be null", () => {
  const optional =
    /^\.(game|drawing|galleryId|trying|handicap|stage|editorState|snapping|arrangement|times|times\.running)$|\.from$/;
  const read: string[] = [];
  let refused = 0;
  for (const [way, other, wrong] of spoilt(COMPLETE)) {
    const isRead = readTab(JSON.stringify(wrong)) !== null;
    if (isRead && other === null && optional.test(way)) continue;
    refused += isRead ? 0 : 1;
    if (isRead) read.push(`${way} ${JSON.stringify(other)}`);
  }
  expect(read).toEqual([]);
  expect(refused).toBeGreaterThan(150);
});

test("numbers of a tab are in their ranges", () => {
  const read = (changes: Partial<TabSession>) =>
    readTab(JSON.stringify({ ...COMPLETE, ...changes }));
  const { snapping } = COMPLETE;
  for (const turns of [-1, 0.5]) {
    expect(read({ trying: { turns, detours: [] } })).toBeNull();
    expect(read({ trying: { turns: 0, detours: [{ choice: turns, turns: 0 }] } })).toBeNull();
    expect(read({ trying: { turns: 0, detours: [{ choice: 0, turns }] } })).toBeNull();
  }
  expect(read({ trying: { turns: 0, detours: [{ choice: 0, turns: 0 }] } })).not.toBeNull();
  for (const scale of [0, -1]) {
    expect(read({ stage: { scale, left: 0, top: 0 } })).toBeNull();
    expect(read({ editorState: { scale, left: 0, top: 0 } })).toBeNull();
  }
  for (const pitch of [0, -1, 1e9 + 1])
    expect(read({ snapping: snapping && { ...snapping, pitch } })).toBeNull();
  const placed = (at: Site) => read({ handicap: { count: 2, placed: [at], rules: {} } });
  expect(placed([2048, -5])).not.toBeNull();
  for (const at of [-1, 0.5]) expect([placed(at), placed([at, 0.5])]).toEqual([null, null]);
  for (const place of [-0.5, 2 ** 60]) {
    expect(read({ arrangement: { locked: [place], groups: [] } })).toBeNull();
    expect(read({ arrangement: { locked: [], groups: [[0], [place]] } })).toBeNull();
  }
});

test("a tab of an older page lacks what came later", () => {
  const { opponent, times, trying, handicap, unsaved, written, snapping, arrangement, ...older } =
    COMPLETE;
  expect(readTab(JSON.stringify(older))).toEqual({
    ...older,
    opponent: HERE,
    times: null,
    trying: null,
    handicap: null,
    unsaved: false,
    written: 0,
    snapping: null,
    arrangement: null,
  });
});

test("a tab returns to its own address; a reload knows which of two words is the newer", () => {
  const x = { fragment: "#x", written: 4 };
  const y = { fragment: "#y", written: 4 };
  expect(restoredTab(TAB, x, "visit")).toBe(TAB);
  expect(restoredTab(TAB, y, "visit")).toBeNull();
  expect(restoredTab(TAB, y, "reload")).toBe(TAB);
  expect(restoredTab({ ...TAB, gone: false }, y, "reload")?.fragment).toBe("#y");
});

test("an address that is newer than the last word of a tab starts anew", () => {
  const later = { fragment: "#y", written: 6 };
  expect(restoredTab(TAB, later, "reload")).toBeNull();
  expect(restoredTab(TAB, { ...later, written: 5 }, "reload")).toBe(TAB);
  expect(restoredTab(TAB, { ...later, fragment: "#x" }, "reload")).toBe(TAB);
  expect(restoredTab({ ...TAB, gone: false }, later, "reload")?.fragment).toBe("#y");
});

test("days are distinguished by the calendar, not by hours", () => {
  const at = (...day: [number, number, number, number]) => new Date(...day).getTime();
  const now = at(2026, 2, 1, 0);
  expect(dayWords(at(2026, 2, 1, 0), now)).toBe("today");
  expect(dayWords(at(2026, 1, 28, 23), now)).toBe("yesterday");
  expect(dayWords(at(2026, 1, 27, 23), now)).toBe("27 Feb");
  expect(dayWords(at(2025, 11, 31, 12), now)).toBe("31 Dec 2025");
  // Dates in the future, after a clock was set back, count as today.
  expect(dayWords(at(2026, 2, 2, 12), now)).toBe("today");
  const kept = nextEntry(null, { ...content("x"), turns: 1 }, { key: "a", now });
  expect(stateWords(kept, now)).toBe("1 turn · today");
});

const KEPT: Saved = withoutDocument(nextEntry(null, content("kept"), { key: "a", now: 1 }));

test("the offer to go on with a saved entry passes", () => {
  expect(isPassing({ kind: "resume", title: "kept", entry: KEPT })).toBe(true);
});

test("an entry without turns is none, and one without an opponent is one of this page", () => {
  expect(readSaved(KEPT)).toEqual(KEPT);
  const { opponent: _, ...older } = KEPT;
  expect(readSaved(older)).toEqual(KEPT);
  expect(readSaved({ ...KEPT, opponent: { kind: "team" } })).toEqual(KEPT);
  const { times: __, ...untimed } = KEPT;
  expect(readSaved(untimed)).toEqual(KEPT);
  expect(readSaved({ ...KEPT, folder: "of a newer version" })).toMatchObject(KEPT);
  for (const field of Object.keys(KEPT).filter((name) => !["opponent", "times"].includes(name))) {
    const { [field]: _, ...less } = KEPT as unknown as Record<string, unknown>;
    expect(readSaved(less)).toBeNull();
    expect(readSaved({ ...KEPT, [field]: { no: "such value" } })).toBeNull();
  }
  for (const value of [null, undefined, 5, "a", [], () => 1]) expect(readSaved(value)).toBeNull();
});

test("times that are none leave a game without a clock", () => {
  expect(readSaved({ ...KEPT, times: TIMES })?.times).toEqual(TIMES);
  const { black } = TIMES;
  for (const times of [
    null,
    "5:00",
    { ...TIMES, running: "red" },
    { ...TIMES, white: null },
    { ...TIMES, black: { ...black, left: -1 } },
    { ...TIMES, black: { ...black, left: null } },
    { ...TIMES, black: { ...black, periods: 0.5 } },
    { ...TIMES, black: { ...black, inPeriod: 1 } },
  ]) {
    expect(readSaved({ ...KEPT, times })).toEqual(KEPT);
  }
});

test("an unreadable entry is a file of its document, or of whatever else it holds", () => {
  const ring: { self?: unknown } = {};
  ring.self = ring;
  expect(storedText({ key: "a" }, { gospace: 9 })).toBe('{"gospace":9}');
  const drawing = { gospace: 1, arrangement: { locked: [0], groups: [], background: {} } };
  expect(storedText({ key: "a" }, drawing)).toBe('{"gospace":1}');
  expect(storedText({ key: "a" }, undefined)).toBe('{"key":"a"}');
  expect(storedText({ key: "a" }, ring)).toBe('{"key":"a"}');
  expect(storedText({ key: "a" }, '{"gospace":')).toBe('{"gospace":');
  expect(storedText({ big: 1n }, 5)).toBeNull();
  expect(setAside("a", { title: 5 })).toEqual({ key: "a", title: "" });
});

test("a stored drawing may have errors, but no part of another type", () => {
  const graph = (fields: object) => ({
    gospace: 1,
    board: { kind: "graph", points: [], ...fields },
  });
  const sound: unknown[] = [
    graph({ points: [[0, 0.5]], labels: ["a"], edges: [[0, 0]], start: { black: [0] } }),
    { gospace: 1, board: { kind: "disks", disks: [[0, 0, 4]] } },
    { gospace: 1, board: { kind: "plane", region: { outer: [] }, radius: 1024 } },
    { gospace: 1, board: { kind: "plane", region: { circle: [0, 0, 9] } } },
    { gospace: 1, board: { kind: "gospace", points: [[0, 0]], open: [[0]], placements: [] } },
  ];
  for (const value of sound) expect(isDrawing(value)).toBe(true);
  const garbage: unknown[] = [
    null,
    5,
    {},
    { board: null },
    { board: { kind: "study" } },
    { board: { kind: "grid", columns: 5, rows: 5 } },
    { ...graph({}), title: 5 },
    graph({ points: ["x"] }),
    graph({ points: [[0]] }),
    graph({ points: [[0, "1"]] }),
    graph({ points: [[0, Number.NaN]] }),
    graph({ points: [[0, 0]], labels: [5] }),
    { board: { kind: "disks", disks: [[0, 0]] } },
    { board: { kind: "plane", region: {} } },
  ];
  for (const value of garbage) expect(isDrawing(value)).toBe(false);
});

test("a stored drawing keeps its locks and groups, on each kind of board, and garbage among them is none", () => {
  const drawings: StoredDrawing[] = [
    {
      gospace: 1,
      board: {
        kind: "graph",
        points: [
          [0, 0],
          [1, 0],
          [2, 0],
        ],
        edges: [[0, 2]],
      },
    },
    {
      gospace: 1,
      board: {
        kind: "gospace",
        points: [
          [0, 0],
          [1, 0],
          [2, 0],
        ],
        open: [],
        placements: [[0]],
      },
    },
    {
      gospace: 1,
      board: {
        kind: "disks",
        disks: [
          [0, 0, 4],
          [9, 0, 4],
        ],
        region: {
          outer: [
            [0, 0],
            [9, 0],
            [0, 9],
          ],
        },
      },
    },
    {
      gospace: 1,
      board: {
        kind: "plane",
        region: {
          outer: [
            [0, 0],
            [9, 0],
            [0, 9],
          ],
        },
        radius: 1,
        tolerance: 0,
        start: { black: [[1, 1]], white: [[3, 3]] },
      },
    },
  ];
  for (const drawing of drawings) {
    const arrangement = { locked: [2], groups: [[0, 2]] };
    const sketch = restoredSketch({ ...drawing, arrangement }, 7);
    expect(storedDrawing(sketch)).toEqual({ ...drawing, arrangement });
    const [locked] = [...sketch.locked].map((id) => spotOfItem(sketch, id));
    expect(locked).toEqual(spotOfItem(sketch, [...(sketch.groups[0] ?? [])][1] ?? itemId(-1)));
  }
  const [graph] = drawings;
  for (const arrangement of [
    null,
    5,
    {},
    { locked: [0] },
    { locked: ["a"], groups: [] },
    { locked: [], groups: [5] },
  ])
    expect(isDrawing({ ...graph, arrangement })).toBe(false);
  expect(isDrawing({ ...graph, arrangement: { locked: [99], groups: [] } })).toBe(true);
});

test("a drawing is an entry; a title that is no text and a detour that is none are not read", () => {
  const stored = withoutDocument(nextEntry(null, content("A"), { key: "a", now: 1 }));
  expect(readSaved({ ...stored, kind: "drawing" })).toMatchObject({ kind: "drawing" });
  expect(readSaved({ ...stored, kind: "picture" })).toBeNull();
  expect(setAside("a", { title: 7 })).toEqual({ key: "a", title: "" });
  expect(setAside("a", { title: "Ours" })).toEqual({ key: "a", title: "Ours" });
  const moment = { turns: 1, detours: [{ choice: 2, turns: 1 }] };
  expect(readSaved({ ...stored, moment })).toMatchObject({ moment });
  const broken = { ...moment, detours: [...moment.detours, { choice: 2 }] };
  expect(readSaved({ ...stored, moment: broken })).toBeNull();
});
