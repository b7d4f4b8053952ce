/** Tests of the survey of a drawing: what is told of it is of the drawing as it is. */
import { load } from "gospace/play";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { loadFull } from "../../../www/engine/full-module.ts";
import { pressGuard } from "../../../www/engine/press-guard.ts";
import type { GameDocument, Pair } from "../../../www/engine/types.ts";
import { GameController } from "../../../www/model/game-controller.ts";
import { EditorController } from "../../../www/sketch/editor-controller.ts";
import { SlowWorker } from "./slow-worker.ts";

/** A row of points, with links between neighbours or none. */
function row(points: number, linked: boolean, ...longer: Pair[]): GameDocument {
  const places = Array.from({ length: points }, (_, i): Pair => [80 * i, 0]);
  const edges = places.slice(1).map((_, i): Pair => [i, i + 1]);
  return {
    gospace: 1,
    board: { kind: "graph", points: places, edges: linked ? [...edges, ...longer] : longer },
  };
}

beforeAll(() => Promise.all([load(), loadFull()]));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("Worker", SlowWorker);
  SlowWorker.ms = 0;
  SlowWorker.requests = 0;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Numbers of points of the surveys in the order in which they were shown; null where the last was put away. */
function shownBy({ store }: EditorController): (number | null)[] {
  const shown: (number | null)[] = [];
  store.subscribe(({ survey }, before) => {
    const points = survey?.points ?? null;
    if (survey !== before.survey && shown.at(-1) !== points) shown.push(points);
  });
  return shown;
}

test("advice on a board that is right is no problem", () => {
  const editor = new EditorController(new GameController(row(1, false)));
  // The long link runs through the point in the middle.
  editor.replace(row(3, true, [0, 2]));
  vi.advanceTimersByTime(5000);
  const { survey } = editor.store.state;
  if (survey === null) throw new Error("nothing is surveyed");
  const through = survey.findings.find(({ kind }) => kind === "through");
  expect(through?.severity).toBe("advice");
});

test("findings that wait for a pause are dropped when the drawing goes on", () => {
  const editor = new EditorController(new GameController(row(1, false)));
  // Drawn while a button is held, so that one survey waits for its release and another for a pause.
  pressGuard.press();
  editor.replace(row(4, false));
  vi.advanceTimersByTime(150);
  editor.replace(row(5, false));
  pressGuard.release();
  vi.advanceTimersByTime(250);
  editor.replace(row(6, true));
  vi.advanceTimersByTime(200);
  const { survey } = editor.store.state;
  vi.advanceTimersByTime(5000);
  expect(editor.store.state.survey).toBe(survey);
  expect(editor.store.state.survey?.findings).toEqual([]);
});

test("the page draws on while a survey takes long, and the last edit wins", () => {
  const editor = new EditorController(new GameController(row(1, false)));
  const shown = shownBy(editor);
  SlowWorker.ms = 3000;
  editor.replace(row(4, true));
  vi.advanceTimersByTime(2000);
  editor.replace(row(5, true));
  vi.advanceTimersByTime(2000);
  expect(shown).toEqual([]);
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual([5]);
});

test("an answer on an earlier drawing is dropped", () => {
  const editor = new EditorController(new GameController(row(1, false)));
  const shown = shownBy(editor);
  SlowWorker.ms = 100;
  editor.replace(row(4, true));
  vi.advanceTimersByTime(200);
  // The answer comes before the next survey begins.
  editor.replace(row(5, true));
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual([5]);
});

test("findings on an earlier drawing are put away while a survey takes long", () => {
  const editor = new EditorController(new GameController(row(1, false)));
  const shown = shownBy(editor);
  editor.replace(row(4, false));
  vi.advanceTimersByTime(2000);
  expect(editor.store.state.survey?.findings).not.toEqual([]);
  SlowWorker.ms = 3000;
  editor.replace(row(5, false));
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual([4, null, 5]);
});

test("a survey as quick as a hand replaces the last one at once", () => {
  const editor = new EditorController(new GameController(row(1, false)));
  const shown = shownBy(editor);
  for (const points of [4, 5, 6]) {
    editor.replace(row(points, true));
    vi.advanceTimersByTime(1000);
  }
  expect(shown).toEqual([4, 5, 6]);
});

test("a step back is surveyed, though findings of the later drawing still waited", () => {
  const editor = new EditorController(new GameController(row(1, false)));
  const shown = shownBy(editor);
  editor.replace(row(3, true));
  vi.advanceTimersByTime(5000);
  editor.replace(row(4, false));
  vi.advanceTimersByTime(300);
  editor.store.dispatch({ kind: "history", by: -1 });
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual([3, 4, 3]);
});

test("a survey goes on while the room is left, and is not made again on the return", () => {
  const game = new GameController(row(1, false));
  const editor = new EditorController(game);
  editor.enter();
  editor.replace(row(4, true));
  SlowWorker.ms = 3000;
  vi.advanceTimersByTime(1000);
  game.store.dispatch({ kind: "room", room: "play" });
  vi.advanceTimersByTime(5000);
  expect(editor.store.state.survey?.points).toBe(4);
  editor.enter();
  vi.advanceTimersByTime(5000);
  expect(SlowWorker.requests).toBe(1);
});

test("a survey that fails is said, and what was known before is put away", () => {
  const editor = new EditorController(new GameController(row(1, false)));
  editor.replace(row(4, true));
  vi.advanceTimersByTime(1000);
  vi.spyOn(SlowWorker.prototype, "postMessage").mockImplementation(function (this: SlowWorker) {
    this.onerror?.({ message: "out of memory" });
  });
  editor.replace(row(5, true));
  vi.advanceTimersByTime(1000);
  expect(editor.store.state).toMatchObject({ survey: null, message: "out of memory" });
});
