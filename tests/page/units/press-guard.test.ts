/** Tests of the press guard: updates wait while a pointer is pressed, and no longer. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pressGuard } from "../../../www/engine/press-guard.ts";

const heard: string[] = [];
const hear = (word: string) => pressGuard.whenReleased(() => heard.push(word));

beforeEach(() => {
  vi.useFakeTimers();
  heard.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
});

test("it is heard at once where nothing is pressed, and in its order once the hand is up", () => {
  hear("a");
  pressGuard.press();
  for (const word of ["b", "c"]) hear(word);
  vi.advanceTimersByTime(5000);
  expect(heard).toEqual(["a"]);
  pressGuard.release();
  expect(heard).toEqual(["a"]);
  vi.advanceTimersByTime(200);
  expect(heard).toEqual(["a", "b", "c"]);
});

test("a pointer that moves on after it went up holds nothing back", () => {
  pressGuard.press();
  hear("a");
  for (let move = 0; move < 50; move++) {
    pressGuard.release();
    vi.advanceTimersByTime(10);
  }
  expect(heard).toEqual(["a"]);
});

test("a second press before the first is over goes on with it", () => {
  pressGuard.press();
  pressGuard.release();
  vi.advanceTimersByTime(10);
  pressGuard.press();
  hear("a");
  vi.advanceTimersByTime(1000);
  expect(heard).toEqual([]);
  pressGuard.release();
  vi.advanceTimersByTime(200);
  expect(heard).toEqual(["a"]);
});
