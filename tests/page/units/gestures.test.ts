// Gestures, from pointer events to taps, pans and pinches.
import { expect, test } from "vitest";
import { Gestures } from "../../../www/view/gestures.ts";

/** Pointers on a made-up stage, and all that its handlers were calls. */
function stage() {
  const calls: string[] = [];
  const host = Object.assign(new EventTarget(), {
    setPointerCapture: () => {},
    getBoundingClientRect: () => ({ left: 0, top: 0 }),
  });
  new Gestures(host as unknown as HTMLElement, {
    hover: () => {},
    leave: () => {},
    tap: () => calls.push("tap"),
    claims: () => false,
    drag: () => calls.push("drag"),
    pan: (dx, dy) => calls.push(`pan ${dx} ${dy}`),
    zoom: (factor) => calls.push(`zoom ${factor.toFixed(2)}`),
  });
  const send = (type: string, pointerId: number, x: number, y: number, rest = {}) => {
    const pointer = { pointerId, clientX: x, clientY: y, pointerType: "touch", button: 0, ...rest };
    host.dispatchEvent(Object.assign(new Event(type), pointer));
  };
  return { calls, send };
}

test("a middle click plays no stone", () => {
  const { calls, send } = stage();
  const middle = { pointerType: "mouse", button: 1 };
  send("pointerdown", 1, 50, 50, middle);
  send("pointerup", 1, 50, 50, middle);
  expect(calls).toEqual([]);
});

test("a drag with the middle button pans", () => {
  const { calls, send } = stage();
  const middle = { pointerType: "mouse", button: 1 };
  send("pointerdown", 1, 50, 50, middle);
  send("pointermove", 1, 60, 45, middle);
  send("pointerup", 1, 60, 45, middle);
  expect(calls).toEqual(["pan 10 -5"]);
});

test("two fingers that are left of three pan once", () => {
  const { calls, send } = stage();
  for (const [id, x] of [
    [1, 0],
    [2, 100],
    [3, 200],
  ] as const)
    send("pointerdown", id, x, 0);
  send("pointerup", 3, 200, 0);
  send("pointermove", 1, 0, 20);
  send("pointermove", 2, 100, 20);
  const panned = calls.filter((words) => words.startsWith("pan"));
  expect(panned).toEqual(["pan 0 10", "pan 0 10"]);
});
