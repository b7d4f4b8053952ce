/** Tests of the undo history of a drawing: it has a bound, and what is within it comes back. */
import { expect, test } from "vitest";
import { reduceEditor } from "../../../www/sketch/actions.ts";
import { FEWEST_STEPS, MOST_ITEMS, MOST_STEPS } from "../../../www/sketch/history.ts";
import { EMPTY_SKETCH, itemId, type PointItem, type Sketch } from "../../../www/sketch/sketch.ts";
import { type EditorState, freshEditor } from "../../../www/sketch/state.ts";

const POINT: PointItem = { x: 0, y: 0, label: "", pinned: false };

/** Named, so that steps can be told apart. */
function sketch(title: string, points = 1): Sketch {
  const items = Array.from({ length: points }, (_, i) => [itemId(i), POINT] as const);
  const heading = { ...EMPTY_SKETCH.heading, title };
  return { ...EMPTY_SKETCH, heading, points: new Map(items) };
}

function drawnOften(times: number, points?: number): EditorState {
  const { points: items } = sketch("", points);
  let state = freshEditor();
  for (let i = 1; i <= times; i++)
    state = reduceEditor(state, { kind: "drawn", sketch: { ...sketch(`${i}`), points: items } });
  return state;
}

function titles({ past }: EditorState): string[] {
  return past.map(({ sketch: { heading } }) => heading.title);
}

test("a drawing keeps its last steps, and counts those that it forgets", () => {
  const state = drawnOften(MOST_STEPS + 7);
  expect(state.past).toHaveLength(MOST_STEPS);
  expect(titles(state).slice(0, 2)).toEqual(["7", "8"]);
  expect(state.forgotten).toBe(7);
});

test("a large drawing keeps as many steps as have a million items, and never fewer than twenty", () => {
  expect(drawnOften(60, MOST_ITEMS / 50).past).toHaveLength(50);
  expect(drawnOften(60, MOST_ITEMS / 10).past).toHaveLength(FEWEST_STEPS);
});

test("undo goes back to the oldest step that is kept, and redo on to the last", () => {
  const drawn = drawnOften(MOST_STEPS + 7);
  const back = reduceEditor(drawn, { kind: "history", by: -(MOST_STEPS + 7) });
  expect(back.now.sketch.heading.title).toBe("7");
  expect(back.past).toEqual([]);
  const on = reduceEditor(back, { kind: "history", by: MOST_STEPS });
  expect(on.now).toEqual(drawn.now);
  expect(on.forgotten).toBe(7);
});

test("a gesture that is abandoned brings back the step that its edit made be forgotten", () => {
  const drawn = drawnOften(MOST_STEPS);
  const held = reduceEditor(drawn, { kind: "gesture", gesture: { kind: "erasing", at: [0, 0] } });
  const erased = reduceEditor(held, { kind: "drawn", sketch: sketch("erased"), stroke: "erase" });
  expect(erased.forgotten).toBe(1);
  const { past, forgotten } = reduceEditor(erased, { kind: "abandoned" });
  expect(past).toEqual(drawn.past);
  expect(forgotten).toBe(0);
});

test("another board clears what is forgotten with the history", () => {
  const state = drawnOften(MOST_STEPS + 7);
  const action = { kind: "loaded", sketch: sketch("other"), pitch: 40 } as const;
  expect(reduceEditor(state, action).forgotten).toBe(0);
});
