/** Tests of the survey of a drawing: what is told of it is of the drawing as it is. */
import { load } from "gospace/play";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { loadFull } from "../../../www/engine/full-module.ts";
import { pressGuard } from "../../../www/engine/press-guard.ts";
import type { GameDocument, Pair } from "../../../www/engine/types.ts";
import { GameController } from "../../../www/model/game-controller.ts";
import { EditorController } from "../../../www/sketch/editor-controller.ts";

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
});

afterEach(() => {
  vi.useRealTimers();
});

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
