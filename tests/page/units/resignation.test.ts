/** The computer resigns a game that it has lost, as the page plays and tells it. */
import { load, Search } from "gospace";
import { load as loadPlay } from "gospace/play";
import { beforeAll, expect, test } from "vitest";
import type { GameDocument } from "../../../www/engine/types.ts";
import * as german from "../../../www/languages/de/game-status.ts";
import type { GameController } from "../../../www/model/game-controller.ts";
import { SearchController } from "../../../www/model/search-controller.ts";
import { placement } from "../../../www/model/state.ts";
import * as english from "../../../www/words/game-status.ts";
import { opened } from "./controlled.ts";
import { point } from "./dead-position.ts";

beforeAll(async () => {
  await Promise.all([load(), loadPlay()]);
});

/** GNU Go's game against a Black who played 13 times at random: White won by 30. */
const LOST =
  "C4 A8 C2 C8 F2 G4 D5 E8 A6 G6 C9 H2 G1 G2 A5 F3 E7 F8 D3 E2 B9 B8 F5 D7 C7 E6 D6 F7 F6 G5 E5 C6 B6 B7 C5 D2 D1 E3 E1 F1 C1 H1 E4 C7 E7 C3 B3 E6 F4 E7";

/** The reader's last stone is answered by the computer, Black, at a level of few games. */
async function answered(resigns: boolean): Promise<GameController> {
  const turns = LOST.split(" ").map((name) => ({ play: point(name) }));
  const last = turns.pop();
  const document: GameDocument = {
    gospace: 1,
    board: { kind: "grid", columns: 9, rows: 9 },
    rules: { preset: "tromp-taylor", komi: "7" },
    turns,
  };
  const controller = opened(document);
  const searches = new SearchController(controller);
  searches.prepare((position) => {
    const search = new Search(position, 1);
    search.run(100);
    const report = search.report();
    search.free();
    return report;
  });
  controller.store.dispatch({
    kind: "opponent",
    opponent: { kind: "computer", side: "first", level: "beginner", resigns },
  });
  controller.playAt(placement(last?.play ?? 0));
  await Promise.resolve();
  return controller;
}

test("the computer resigns a lost game, and the result says so", async () => {
  const { game, board } = (await answered(true)).store.state;
  expect(game.record.at(-1)).toBe("resign");
  expect(game.result).toEqual({ winner: "white", by: "resignation" });
  expect(english.gameStatusWords(game, board)).toBe("White wins: Black resigned");
  expect(german.gameStatusWords(game, board)).toBe("Weiß gewinnt: Schwarz hat aufgegeben");
});

test("a computer that is told not to resign plays a lost game on", async () => {
  const { game } = (await answered(false)).store.state;
  expect(game.result).toBeNull();
  expect(game.turnCount).toBe(LOST.split(" ").length + 1);
  expect(game.actor).toBe("white");
});
