/** Dropped and pasted boards: each is read as rarely as can be, since a large one takes long. */
import { load } from "gospace/play";
import { beforeAll, expect, test, vi } from "vitest";
import { GameController } from "../../../www/model/game-controller.ts";
import { IncomingGames } from "../../../www/model/incoming-games.ts";
import { OnDemand } from "../../../www/model/on-demand.ts";
import type { DrawingRoom } from "../../../www/panels/drawing-room.ts";
import { receiver } from "../../../www/panels/incoming-files.ts";

const opened = vi.hoisted(() => ({ count: 0 }));

vi.mock("gospace/play", async (original) => {
  const module = await original<typeof import("gospace/play")>();
  class CountedGame extends module.Game {
    constructor(document: ConstructorParameters<typeof module.Game>[0]) {
      super(document);
      opened.count++;
    }
  }
  return { ...module, Game: CountedGame };
});

const BOARD = { kind: "graph", points: [[0.1, 0.2]] };
const TEXT = JSON.stringify({ gospace: 1, title: "One point", board: BOARD });

beforeAll(() => load());

function page() {
  const controller = new GameController({
    gospace: 1,
    board: { kind: "grid", columns: 3, rows: 3 },
  });
  const drawingRoom: DrawingRoom = new OnDemand(() => Promise.reject(new Error("Nobody draws.")));
  const files = receiver(new IncomingGames(controller), drawingRoom);
  opened.count = 0;
  return { controller, files };
}

test.each(["board.json", null])("a document is read once, as a file or pasted: %s", (name) => {
  const { controller, files } = page();
  files.text(TEXT, name);
  expect(controller.store.state.board.title).toBe("One point");
  expect(opened.count).toBe(1);
});

test("a fault in a document is reported at its place, and the open game stays", () => {
  const { controller, files } = page();
  files.text(TEXT.replace("0.2", '"0.2"'), "board.json");
  const { notice, board } = controller.store.state;
  expect(notice).toMatchObject({ kind: "broken", path: "board.points[0]" });
  expect(board.size).toEqual({ columns: 3, rows: 3 });
});

/** A document of 3,000 points, with a title. */
function largeText(title: string): string {
  const points = Array.from({ length: 3000 }, (_, i) => [i / 3, i / 7]);
  return JSON.stringify({ gospace: 1, title, board: { kind: "graph", points } });
}

const task = () => new Promise((resolve) => setTimeout(resolve));

test("a large document is opened in several tasks, and its board is shown in the last one", async () => {
  const { controller, files } = page();
  files.text(largeText("Large"), "board.json");
  let tasks = 1;
  for (; controller.store.state.board.title !== "Large" && tasks < 20; tasks++) await task();
  expect(tasks).toBeGreaterThanOrEqual(3);
  expect(controller.store.state.board.title).toBe("Large");
  expect(opened.count).toBe(1);
});

test("of several openings the last one counts, and a play made meanwhile is kept with the game that is left", async () => {
  const { controller, files } = page();
  files.text(largeText("First"), "board.json");
  files.text(largeText("Second"), "board.json");
  controller.play({ play: 4 });
  await vi.waitUntil(() => controller.store.state.board.title === "Second");
  const { notice } = controller.store.state;
  expect(notice).toMatchObject({
    kind: "opened",
    previous: { document: { turns: [{ play: 4 }] } },
  });
  files.text(largeText("Third"), "board.json");
  files.text(TEXT, "board.json");
  for (let tasks = 0; tasks < 5; tasks++) await task();
  expect(controller.store.state.board.title).toBe("One point");
});

test("a fault in a large document is reported, and the open game stays", async () => {
  const { controller, files } = page();
  files.text(largeText("Large").replace("0.14285714285714285", '"0"'), "board.json");
  await task();
  const { notice, board } = controller.store.state;
  expect(notice).toMatchObject({ kind: "broken", path: "board.points[1]" });
  expect(board.size).toEqual({ columns: 3, rows: 3 });
});
