/** The pointer by mouse, finger or keys, on boards of placements and on a plane. */
import { load } from "gospace/play";
import { beforeAll, expect, test } from "vitest";
import type { GameDocument, Pair } from "../../../www/engine/types.ts";
import type { Aim } from "../../../www/model/aim.ts";
import { surroundingsSlice } from "../../../www/model/explanation.ts";
import { NO_CHOICES, placement } from "../../../www/model/state.ts";
import { FORKED, opened, rectangle } from "./controlled.ts";

beforeAll(() => load());

const GRID: GameDocument = { ...FORKED, turns: [{ play: 1 }, { play: 0 }] };
/** A plane 200 wide and 100 high, with black stones 20 wide. */
function plane({ tolerance }: { tolerance: number }, ...black: Pair[]): GameDocument {
  const outer = rectangle([0, 0], [200, 100]);
  return {
    gospace: 1,
    board: { kind: "plane", region: { outer }, radius: 10, tolerance, start: { black } },
  };
}

const PLANE = plane({ tolerance: 0 }, [50, 50]);

function at(x: number, y: number, near = 0, far = 0): Aim {
  return { at: [x, y], near, far };
}

/** A controller, and how often it has told of a change. */
function pointed(document: GameDocument) {
  const controller = opened(document);
  const { store, pointer } = controller;
  let changes = 0;
  store.subscribe((state, before) => {
    if (state !== before) changes++;
  });
  return { controller, store, pointer, changes: () => changes };
}

test("a place is read once, until the pointer leaves it or the board changes", () => {
  const { controller, store, pointer, changes } = pointed(GRID);
  pointer.point(placement(7));
  expect(store.state.pointing).toMatchObject({ kind: "open", at: 7 });
  expect(store.state.choices.placements).toEqual([7]);
  pointer.point(placement(7));
  expect(changes()).toBe(1);
  pointer.point(placement(1));
  expect(store.state.pointing).toMatchObject({ kind: "stone", at: 1, colour: 1 });
  pointer.point();
  expect(store.state.pointing).toEqual({ kind: "nothing" });
  pointer.leave();
  expect(changes()).toBe(3);
  pointer.point(placement(0));
  expect(store.state.pointing).toMatchObject({ kind: "stone", colour: 2 });
  controller.undo();
  expect(store.state.pointing).toMatchObject({ kind: "open", at: 0 });
  pointer.leave();
  expect(store.state.pointing).toEqual({ kind: "nothing" });
});

test("other choices at the same place are told, and the keyboard's place gives way", () => {
  const { store, pointer, changes } = pointed(GRID);
  pointer.point(placement(7), placement(8));
  pointer.point(placement(7), placement(8));
  expect(changes()).toBe(1);
  pointer.point(placement(8), placement(7));
  expect(store.state).toMatchObject({ choices: { placements: [8, 7] }, pointing: { at: 8 } });
  pointer.point(placement(7), placement(9));
  expect(store.state.choices.placements).toEqual([7, 9]);
  pointer.point(placement(7));
  expect(store.state.choices).toEqual({ placements: [7], singled: false });
  expect(store.state.cursor).toBeNull();
  pointer.singleOut([placement(9), placement(7)]);
  expect(store.state).toMatchObject({
    choices: { placements: [9, 7], singled: true },
    pointing: { at: 9 },
  });
  pointer.singleOut([]);
  expect(store.state.pointing).toEqual({ kind: "nothing" });
  pointer.moveCursor(placement(7));
  expect(store.state).toMatchObject({
    cursor: 7,
    choices: NO_CHOICES,
    pointing: { kind: "open", at: 7 },
  });
  pointer.point(placement(7));
  expect(store.state).toMatchObject({ cursor: null, pointing: { at: 7 } });
  pointer.moveCursor(placement(3));
  pointer.leave();
  expect(store.state).toMatchObject({ cursor: null, pointing: { kind: "nothing" } });
  pointer.point(placement(7), placement(8));
  pointer.leave();
  expect(store.state.choices.placements).toEqual([]);
});

test("the stone that was just played is marked only when the pointer comes back to it", () => {
  const { controller, store, pointer } = pointed(GRID);
  pointer.point(placement(7));
  controller.playAt(placement(7));
  expect(store.state.pointing).toEqual({ kind: "nothing" });
  pointer.point(placement(7));
  expect(store.state.pointing).toEqual({ kind: "nothing" });
  pointer.point(placement(8));
  pointer.point(placement(7));
  expect(store.state.pointing).toMatchObject({ kind: "stone", at: 7 });
});

test("under the cursor of the keyboard a played stone is marked at once", () => {
  const { controller, store, pointer } = pointed(GRID);
  pointer.moveCursor(placement(7));
  controller.playAt(placement(7));
  expect(store.state).toMatchObject({ cursor: 7, pointing: { kind: "stone", at: 7 } });
});

test("another board keeps nothing of the stone that was just played", () => {
  const { controller, store, pointer } = pointed(GRID);
  controller.playAt(placement(7));
  controller.open({ ...GRID, turns: [{ play: 7 }] });
  pointer.point(placement(7));
  expect(store.state.pointing).toMatchObject({ kind: "stone", at: 7 });
});

test("a tap proposes what can be played, and explains what cannot", () => {
  const { store, pointer } = pointed(GRID);
  pointer.propose(placement(7), placement(8));
  expect(store.state).toMatchObject({
    proposal: 7,
    choices: { placements: [7, 8] },
    refused: null,
  });
  // White's stone in the corner has one liberty, and Black's next to it is no place to play.
  pointer.propose(placement(1));
  expect(store.state).toMatchObject({ proposal: null, pointing: { kind: "stone" }, refused: null });
  pointer.propose();
  expect(store.state).toMatchObject({ proposal: null, pointing: { kind: "nothing" } });
  const suicide = pointed({ ...FORKED, turns: [{ play: 1 }, "pass", { play: 5 }] });
  suicide.pointer.propose(placement(0));
  expect(suicide.store.state).toMatchObject({
    proposal: null,
    pointing: { kind: "refused", at: 0 },
    refused: { turn: { play: 0 }, refusal: { code: "repetition" } },
  });
});

test("what lies around is asked of a placement, and of the whole board elsewhere", () => {
  const { store, pointer } = pointed(GRID);
  pointer.lookAround();
  expect(surroundingsSlice.of(store.state)).toEqual({ around: null });
  pointer.point(placement(6));
  pointer.lookAround();
  expect(surroundingsSlice.of(store.state)?.around).not.toBeNull();
  const onPlane = pointed(PLANE);
  onPlane.pointer.aim(at(100, 30));
  onPlane.pointer.lookAround();
  expect(surroundingsSlice.of(onPlane.store.state)).toEqual({ around: null });
});

test("on a plane an aim has its spot, the stone there, or the reason why none can be", () => {
  const { store, pointer } = pointed(PLANE);
  pointer.aim(at(100.4, 29.6));
  expect(store.state).toMatchObject({ choices: NO_CHOICES });
  expect(store.state.pointing).toMatchObject({
    kind: "free",
    at: [100, 30],
    touching: { stones: [], walls: 0 },
  });
  pointer.aim(at(55, 50));
  expect(store.state.pointing).toMatchObject({ kind: "plane-stone", at: [50, 50], colour: 1 });
  pointer.aim(at(65, 50));
  expect(store.state.pointing).toMatchObject({ kind: "barred", refusal: { code: "overlap" } });
  pointer.aim(at(100, 5));
  expect(store.state.pointing).toMatchObject({ kind: "barred", refusal: { code: "outside" } });
  // A stone goes to what it touches if that is near enough, and further where it cannot stand.
  pointer.aim(at(72, 50, 3));
  expect(store.state.pointing).toMatchObject({ kind: "free", at: [70, 50] });
  pointer.aim(at(74, 50, 3));
  expect(store.state.pointing).toMatchObject({ kind: "free", at: [74, 50] });
  pointer.aim(at(65, 50, 0, 6));
  expect(store.state.pointing).toMatchObject({ kind: "free", touching: { stones: [0] } });
});

test("on a plane a tap proposes the free centre, and the stone just played settles", () => {
  const { controller, store, pointer } = pointed(PLANE);
  pointer.proposeNear(at(120, 50));
  expect(store.state).toMatchObject({ proposal: [120, 50], choices: NO_CHOICES });
  pointer.proposeNear(at(65, 50));
  expect(store.state).toMatchObject({ proposal: null, refused: { turn: { play: [65, 50] } } });
  controller.playNear(at(120, 50));
  expect(store.state.pointing).toEqual({ kind: "nothing" });
  pointer.aim(at(121, 50));
  expect(store.state.pointing).toEqual({ kind: "nothing" });
  pointer.aim(at(160, 50));
  pointer.aim(at(121, 50));
  expect(store.state.pointing).toMatchObject({ kind: "plane-stone", at: [120, 50] });
  controller.undo();
  expect(store.state.pointing).toMatchObject({ kind: "free", at: [121, 50] });
  // A stone that is taken back before the pointer left it leaves its place to be pointed at.
  pointer.leave();
  controller.playNear(at(120, 50));
  controller.undo();
  pointer.aim(at(120, 50));
  expect(store.state.pointing).toMatchObject({ kind: "free", at: [120, 50] });
});

test("the keyboard walks on a plane through the places that touch something, and back", () => {
  const { controller, store, pointer } = pointed(plane({ tolerance: 2 }, [50, 50], [86, 50]));
  expect(pointer.walk(1, 20)).toBe(false);
  pointer.moveCursorTo(at(68, 28));
  expect(store.state).toMatchObject({ cursor: [68, 28], pointing: { kind: "free" } });
  const places: string[] = [];
  const touches: string[] = [];
  while (pointer.walk(1, 20) && places.length < 100) {
    const { cursor, pointing } = store.state;
    if (pointing.kind !== "free") throw new Error("only free places are walked to");
    const { stones, walls } = pointing.touching;
    touches.push(`${stones} ${walls}`);
    places.push(String(cursor));
  }
  // Beside each stone, between both and at the wall; none twice, and the same ones from the same place.
  expect(touches).toEqual(expect.arrayContaining(["0 0", "1 0", "0,1 0", " 1"]));
  expect(touches).not.toContain(" 0");
  expect(new Set(places).size).toBe(places.length);
  pointer.moveCursorTo(at(68, 28));
  expect(pointer.walk(-1, 20)).toBe(false);
  for (const way of [1, 1, -1] as const) pointer.walk(way, 20);
  expect(String(store.state.cursor)).toBe(places[0]);
  // From between two ticks it goes on to places that touch something, as it does from one that does.
  pointer.moveCursorTo(at(68.4, 28.3));
  expect(pointer.walk(1, 20)).toBe(true);
  expect(store.state.pointing).toMatchObject({ kind: "free", touching: { stones: [1] } });
  pointer.moveCursorTo(at(108, 50));
  expect(pointer.walk(1, 4)).toBe(true);
  expect(store.state.cursor).toEqual([106, 50]);
  expect(pointer.walk(1, 4)).toBe(false);
  pointer.moveCursorTo(at(106, 50));
  expect(pointer.walk(1, 2)).toBe(false);
  pointer.moveCursorTo(at(68, 28));
  for (const way of [1, 1, -1] as const) pointer.walk(way, 20);
  // The place that is walked to is what is played, and another walk begins there.
  controller.playAt(store.state.cursor ?? placement(0));
  expect(store.state.pointing).toMatchObject({ kind: "plane-stone", colour: 1 });
  expect(pointer.walk(1, 20)).toBe(true);
  expect(places).not.toContain(String(store.state.cursor));
});
