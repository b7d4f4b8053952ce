/** Tests of what a drawing is told: red is for what is wrong, not for what has just begun or gone well. */
import { load } from "gospace/play";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { loadFull } from "../../../www/engine/full-module.ts";
import { GameController } from "../../../www/model/game-controller.ts";
import { EditorController } from "../../../www/sketch/editor-controller.ts";
import { paintEditorMarks } from "../../../www/view/editor-canvas/marks.ts";
import type { CanvasPen, Context2D } from "../../../www/view/pen.ts";
import { palette, recorder } from "./painted.ts";
import { SlowWorker } from "./slow-worker.ts";

const PAIR = {
  gospace: 1,
  board: {
    kind: "graph",
    points: [
      [0, 0],
      [80, 0],
    ],
    edges: [[0, 1]],
  },
} as const;

beforeAll(() => Promise.all([load(), loadFull()]));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("Worker", SlowWorker);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function penOn(context: Context2D): CanvasPen {
  const camera = { scale: 0.1, left: 0, top: 0 };
  return { context, camera, palette, size: { width: 900, height: 900 }, margin: 900, density: 1 };
}

function editorOf(): EditorController {
  return new EditorController(new GameController(structuredClone(PAIR) as never));
}

test("a success is news, and only a refusal is red", () => {
  const editor = editorOf();
  editor.replace(structuredClone(PAIR) as never, ["Read as: GraphML."]);
  expect(editor.store.state).toMatchObject({ message: "Read as: GraphML.", tone: "news" });
  editor.store.dispatch({ kind: "message", message: "Nothing is selected." });
  expect(editor.store.state.tone).toBe("refusal");
});

test("what a gesture draws is not in the red of what is wrong", () => {
  const editor = editorOf();
  editor.start("plane");
  const corners = [0, 1, 2, 3, 4, 5].map((i) => [400 * i, 900 * (i % 2)] as const);
  const drawing = [
    { kind: "outline", corners, to: [0, 0], ring: "outline" },
    { kind: "radius", from: [0, 0], centre: [0, 0], radius: 300 },
    { kind: "frame", shape: "rectangle", from: [0, 0], to: [500, 500], ring: "outline" },
  ] as const;
  for (const gesture of drawing) {
    const { context, drawn } = recorder();
    paintEditorMarks(penOn(context), { ...editor.store.state, gesture }, new Set());
    expect(drawn.length).toBeGreaterThan(0);
    expect(
      drawn.filter(({ colour, arcs, lines }) => colour === "seal" && arcs.length + lines > 0),
    ).toEqual([]);
  }
});

test("nothing is wrong with a region before a point is drawn, nor while its corners are", () => {
  const editor = editorOf();
  editor.start("plane");
  vi.advanceTimersByTime(5000);
  expect(editor.store.state.survey?.findings).toEqual([]);
  const corners = [0, 1, 2, 3, 4, 5].map((i) => [400 * i, 900 * (i % 2)] as const);
  editor.do([
    { kind: "gesture", gesture: { kind: "outline", corners, to: [0, 0], ring: "outline" } },
  ]);
  vi.advanceTimersByTime(5000);
  expect(editor.store.state.survey?.findings).toEqual([]);
});
