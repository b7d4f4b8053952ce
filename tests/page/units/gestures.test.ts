// Gestures, from pointer events to taps, pans and pinches.
import { expect, test } from "vitest";
import { type GestureHandlers, Gestures, type Wheel } from "../../../www/view/gestures.ts";

/** Pointers on a made-up stage, and all that its handlers were calls. */
function stage(wheel: Wheel = "zooms") {
  const calls: string[] = [];
  const host = Object.assign(new EventTarget(), {
    setPointerCapture: () => {},
    getBoundingClientRect: () => ({ left: 0, top: 0 }),
  });
  const handlers: GestureHandlers = {
    hover: () => {},
    leave: () => {},
    tap: () => calls.push("tap"),
    claims: () => false,
    drag: () => calls.push("drag"),
    pan: (dx, dy) => calls.push(`pan ${dx} ${dy}`),
    zoom: (factor) => calls.push(`zoom ${factor.toFixed(2)}`),
  };
  new Gestures(host as unknown as HTMLElement, handlers, () => wheel);
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

/** Turns the wheel over the middle of a stage. */
function wheel(means: Wheel, rest: Partial<WheelEvent>) {
  const { calls, send } = stage(means);
  const still = { deltaX: 0, deltaY: 0, deltaMode: 0, ctrlKey: false, shiftKey: false };
  send("wheel", 0, 50, 50, { ...still, ...rest });
  return calls;
}

test("a wheel that pans moves the paper as a page scrolls, in lines and sideways too", () => {
  expect(wheel("pans", { deltaX: 5, deltaY: 30 })).toEqual(["pan -5 -30"]);
  expect(wheel("pans", { deltaY: 3, deltaMode: 1 })).toEqual(["pan 0 -48"]);
  expect(wheel("pans", { deltaY: 30, shiftKey: true })).toEqual(["pan -30 0"]);
  expect(wheel("pans", { deltaX: 30, shiftKey: true })).toEqual(["pan -30 0"]);
});

test("with Ctrl every wheel zooms, as a touchpad's pinch does", () => {
  for (const means of ["pans", "zooms", "scrolls"] as const)
    expect(wheel(means, { deltaY: -10, ctrlKey: true })).toEqual(["zoom 1.11"]);
});

test("without Ctrl a wheel zooms, or leaves the page to scroll, where it is told to", () => {
  expect(wheel("zooms", { deltaY: -100 })).toEqual(["zoom 1.17"]);
  expect(wheel("scrolls", { deltaY: -100 })).toEqual([]);
});
