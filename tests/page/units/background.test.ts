/** Tests of the background picture of a drawing: it lies under the drawing and takes no part in it, and no document has it but a
 *  file that was asked to. */
import { Game, load, toLink } from "gospace/play";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { loadFull } from "../../../www/engine/full-module.ts";
import type { GameDocument } from "../../../www/engine/types.ts";
import {
  MOST_BYTES,
  refusalOf,
  refusalOfSize,
  within,
} from "../../../www/features/draw/background/intake.ts";
import { drawingNews } from "../../../www/features/draw/drawing-news.ts";
import { isDrawing } from "../../../www/features/saved-games/stored-drawing.ts";
import { GameController } from "../../../www/model/game-controller.ts";
import { IncomingGames } from "../../../www/model/incoming-games.ts";
import { OnDemand } from "../../../www/model/on-demand.ts";
import type { DrawingRoom } from "../../../www/panels/drawing-room.ts";
import { receiver } from "../../../www/panels/incoming-files.ts";
import {
  asWide,
  type Background,
  readBackground,
  withWritten,
} from "../../../www/sketch/background.ts";
import { CORE_TANGENCY } from "../../../www/sketch/core-tangency.ts";
import { documentOf, sketchOf } from "../../../www/sketch/document.ts";
import { EditorController } from "../../../www/sketch/editor-controller.ts";
import { allItems } from "../../../www/sketch/edits.ts";
import { EMPTY_SKETCH, type Sketch } from "../../../www/sketch/sketch.ts";
import { freshEditor, PITCH_IN_TICKS, USUAL_PITCH } from "../../../www/sketch/state.ts";
import { arrangementOf, restoredSketch, storedDrawing } from "../../../www/sketch/stored.ts";
import { backgroundTool } from "../../../www/tools/draw/background.ts";
import type { Touch } from "../../../www/tools/draw/tool.ts";
import { toolInHand } from "../../../www/tools/draw/tools.ts";
import { overPicture, paintBackground } from "../../../www/view/editor-canvas/background.ts";
import { PALETTES } from "../../../www/view/palettes.ts";
import type { CanvasPen } from "../../../www/view/pen.ts";
import { Hand } from "./hand.ts";
import { SlowWorker } from "./slow-worker.ts";

// On a slow machine a drawing is surveyed while its test still runs.
vi.stubGlobal("Worker", SlowWorker);

beforeAll(() => Promise.all([load(), loadFull()]));

const PAIR: GameDocument = {
  gospace: 1,
  board: {
    kind: "graph",
    points: [
      [0, 0],
      [40, 0],
    ],
    edges: [[0, 1]],
  },
};
const URL_OF_PIXEL = "data:image/png;base64,iVBORw0KGgo=";
const BACKGROUND: Background = {
  picture: "a-key",
  at: [-10, -20],
  width: 60,
  height: 30,
  opacity: 0.4,
  hidden: false,
};

function traced(document = PAIR): Sketch {
  return { ...sketchOf(document), background: BACKGROUND };
}

test("the document of a drawing has no background, and so no link, game or survey has it", () => {
  expect(documentOf(traced())).toEqual(PAIR);
});

test("a stored drawing keeps the key of its background, and gets it back", () => {
  const stored: unknown = JSON.parse(JSON.stringify(storedDrawing(traced())));
  if (!isDrawing(stored)) throw new Error("a sound drawing");
  expect(restoredSketch(stored, 50).background).toEqual(BACKGROUND);
  expect(arrangementOf(sketchOf(PAIR))).toBeNull();
});

test("a file that was asked to has the picture itself, which gives no other game and no other link", () => {
  const file = withWritten(documentOf(traced()), BACKGROUND, URL_OF_PIXEL);
  expect(sketchOf(file).background).toEqual({ ...BACKGROUND, picture: URL_OF_PIXEL });
  const game = new Game(file);
  expect(game.document()).toEqual(file);
  game.free();
  expect(toLink(file)).toBe(toLink(PAIR));
});

describe("a background that is none is left out", () => {
  const wrong: readonly (readonly [string, unknown])[] = [
    ["no object", 3],
    ["a key in a file", { ...BACKGROUND }],
    ["markup", { ...BACKGROUND, picture: "data:image/svg+xml;base64,PHN2Zy8+" }],
    ["an address", { ...BACKGROUND, picture: "https://example.org/a.png" }],
    ["no base64", { ...BACKGROUND, picture: "data:image/png;base64,<svg>" }],
    ["no place", { ...BACKGROUND, picture: URL_OF_PIXEL, at: ["0", 0] }],
    ["no width", { ...BACKGROUND, picture: URL_OF_PIXEL, width: 0 }],
    ["too far", { ...BACKGROUND, picture: URL_OF_PIXEL, at: [2e9, 0] }],
    ["too faint", { ...BACKGROUND, picture: URL_OF_PIXEL, opacity: 0 }],
  ];
  test.each(wrong)("%s", (_, background) => {
    const file = { ...PAIR, drawing: { background } } as GameDocument;
    expect(sketchOf(file).background).toBeNull();
  });

  test("in storage a data URL", () => {
    expect(readBackground({ ...BACKGROUND, picture: URL_OF_PIXEL }, "kept")).toBeNull();
    expect(readBackground({ ...BACKGROUND, hidden: "yes" }, "kept")).toEqual(BACKGROUND);
  });
});

function editorOf(document = PAIR): EditorController {
  return new EditorController(new GameController(structuredClone(document)));
}

test("the picture of an opened file is kept at once, and the drawing has its key", () => {
  const editor = editorOf();
  const kept: string[] = [];
  editor.keepPictures((picture) => {
    kept.push(picture);
    return "new-key";
  });
  editor.replace(withWritten(PAIR, BACKGROUND, URL_OF_PIXEL));
  expect(kept).toEqual([URL_OF_PIXEL]);
  expect(editor.sketch.background).toEqual({ ...BACKGROUND, picture: "new-key" });
});

test("a picture on an empty paper is a drawing to be saved", () => {
  const editor = editorOf();
  expect(editor.isUnplayed({ ...EMPTY_SKETCH, background: BACKGROUND })).toBe(true);
  expect(editor.isUnplayed({ ...EMPTY_SKETCH })).toBe(false);
});

test("a drag moves the picture alone, by the way of the pointer, and is undone in one step", () => {
  const hand = new Hand(freshEditor(traced()), "mouse", 1);
  hand.do({ kind: "moves-background", on: true });
  expect(toolInHand(hand.state)).toBe(backgroundTool);
  const touch = (x: number, y: number) => ({ at: [x, y] }) as unknown as Touch;
  const use = (...actions: ReturnType<typeof backgroundTool.press>) => hand.do(...actions);
  use(...backgroundTool.press(hand.state, touch(1, 2), CORE_TANGENCY));
  use(...backgroundTool.drag(hand.state, touch(4, 4), CORE_TANGENCY));
  use(...backgroundTool.drag(hand.state, touch(8, -1), CORE_TANGENCY));
  use(...backgroundTool.drop(hand.state, touch(8, -1), CORE_TANGENCY));
  const { sketch } = hand.state.now;
  expect(sketch.background).toEqual({ ...BACKGROUND, at: [-3, -23] });
  expect(documentOf(sketch)).toEqual(PAIR);
  hand.do({ kind: "undo" });
  expect(hand.state.now.sketch.background).toEqual(BACKGROUND);
  expect(hand.state.past).toEqual([]);
  hand.take("point");
  expect(toolInHand(hand.state)).not.toBe(backgroundTool);
});

test("an abandoned drag leaves the picture where it was, and a hidden one is not moved", () => {
  const hand = new Hand(freshEditor(traced()), "mouse", 1);
  const touch = (x: number) => ({ at: [x, 0] }) as unknown as Touch;
  hand.do({ kind: "moves-background", on: true });
  hand.do(...backgroundTool.press(hand.state, touch(0), CORE_TANGENCY));
  hand.do(...backgroundTool.drag(hand.state, touch(9), CORE_TANGENCY));
  hand.do({ kind: "abandoned" });
  expect(hand.state.now.sketch.background).toEqual(BACKGROUND);
  const hidden = { ...BACKGROUND, hidden: true };
  hand.do({ kind: "drawn", sketch: { ...hand.state.now.sketch, background: hidden } });
  expect(toolInHand(hand.state)).not.toBe(backgroundTool);
});

test("the picture is no item: all that can be selected is the same with it", () => {
  expect(allItems(traced())).toEqual(allItems(sketchOf(PAIR)));
});

test("a paper that changes to ticks keeps the picture over as many steps of the grid", () => {
  const hand = new Hand(freshEditor({ ...EMPTY_SKETCH, background: BACKGROUND }), "mouse", 1);
  hand.take("disk");
  const { background } = hand.state.now.sketch;
  expect(hand.state.snapping.pitch).toBe(PITCH_IN_TICKS);
  expect((background?.width ?? 0) / PITCH_IN_TICKS).toBe(BACKGROUND.width / USUAL_PITCH);
  expect((background?.at[1] ?? 0) / PITCH_IN_TICKS).toBe(BACKGROUND.at[1] / USUAL_PITCH);
});

test("another width keeps the corner and the proportions", () => {
  expect(asWide(BACKGROUND, 90)).toEqual({ ...BACKGROUND, width: 90, height: 45 });
});

test("steps of the picture have names", () => {
  const bare = freshEditor(sketchOf(PAIR));
  const withPicture = (background: Background | null) => ({
    ...bare,
    now: { ...bare.now, sketch: { ...bare.now.sketch, background } },
  });
  const [none, under, moved] = [null, BACKGROUND, { ...BACKGROUND, at: [0, 0] } as const].map(
    withPicture,
  ) as [typeof bare, typeof bare, typeof bare];
  expect(drawingNews(under, none)).toBe("Background picture added");
  expect(drawingNews(moved, under)).toBe("Background picture changed");
  expect(drawingNews(none, under)).toBe("Background picture removed");
});

test("the picture is painted faintly at its place, and wood over it lets it through", () => {
  const drawn: unknown[] = [];
  const context = {
    globalAlpha: 1,
    drawImage(...given: unknown[]) {
      drawn.push(this.globalAlpha, ...given.slice(1));
    },
  };
  const camera = { scale: 2, left: 100, top: 50 };
  const pen = { context, camera, palette: PALETTES.light } as unknown as CanvasPen;
  paintBackground(pen, BACKGROUND, {} as CanvasImageSource);
  expect(drawn).toEqual([0.4, 80, 10, 120, 60]);
  expect(context.globalAlpha).toBe(1);
  const { board } = PALETTES.light;
  expect(overPicture(pen).palette.board).toMatch(new RegExp(`^${board}[0-9a-f]{2}$`));
});

describe("limits", () => {
  test("by kind and bytes", () => {
    expect(refusalOf({ type: "image/png", size: MOST_BYTES })).toBeNull();
    expect(refusalOf({ type: "image/svg+xml", size: 9 })).toBeNull();
    expect(refusalOf({ type: "image/png", size: MOST_BYTES + 1 })).toBe(
      "This picture has 33 megabytes, and at most 32 megabytes are taken. Save a smaller one first.",
    );
    for (const type of ["", "image/tiff", "text/html"])
      expect(refusalOf({ type, size: 9 })).toMatch(/PNG, JPEG, WebP, GIF or SVG/);
  });

  test("by pixels", () => {
    expect(refusalOfSize({ width: 8000, height: 8000 })).toBeNull();
    expect(refusalOfSize({ width: 8000, height: 8001 })).toMatch(/8,000 by 8,001 pixels/);
    expect(refusalOfSize({ width: 0, height: 9 })).toMatch(/no width and height/);
  });

  test("a picture is made smaller, never larger, but for one of lines, and never empty", () => {
    expect(within({ width: 400, height: 100 }, 200, "pixels")).toEqual({ width: 200, height: 50 });
    expect(within({ width: 40, height: 10 }, 200, "pixels")).toEqual({ width: 40, height: 10 });
    expect(within({ width: 40, height: 10 }, 200, "lines")).toEqual({ width: 200, height: 50 });
    expect(within({ width: 9000, height: 1 }, 3, "pixels")).toEqual({ width: 3, height: 1 });
  });
});

describe("an image without a game", () => {
  const receive = async (room: "play" | "draw") => {
    const controller = new GameController(structuredClone(PAIR));
    const took: unknown[] = [];
    const loaded = { tracing: { take: async (file: unknown) => void took.push(file) } };
    const drawingRoom = new OnDemand(async () => loaded) as unknown as DrawingRoom;
    await drawingRoom.load();
    controller.store.dispatch({ kind: "room", room });
    const file = new File(["x"], "a.png", { type: "image/png" });
    receiver(new IncomingGames(controller), drawingRoom).image(file);
    return { took, file, notice: controller.store.state.notice };
  };

  test("is the background in the drawing room", async () => {
    const { took, file, notice } = await receive("draw");
    expect(took).toEqual([file]);
    expect(notice).toBeNull();
  });

  test("is refused elsewhere", async () => {
    const { took, notice } = await receive("play");
    expect(took).toEqual([]);
    expect(notice).toMatchObject({ message: "There is no game in this picture." });
  });
});
