/** Dropped and pasted boards: each is read as rarely as can be, since a large one takes long. */
import { load } from "gospace/play";
import { beforeAll, expect, test, vi } from "vitest";
import { GameController } from "../../../www/model/game-controller.ts";
import { IncomingGames } from "../../../www/model/incoming-games.ts";
import { OnDemand } from "../../../www/model/on-demand.ts";
import { receiver } from "../../../www/panels/incoming-files.ts";
import type { DrawingRoom } from "../../../www/share/autosave.ts";

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
