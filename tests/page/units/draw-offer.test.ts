/** Tests of the offer of a draw between people: when it can be made, and what the page says of it. */
import { load } from "gospace/play";
import { beforeAll, expect, test } from "vitest";
import type { GameDocument, Turn } from "../../../www/engine/types.ts";
import type { Opponent } from "../../../www/model/opponent.ts";
import { acceptance } from "../../../www/model/turns.ts";
import { offered } from "../../../www/panels/command-button.ts";
import { possible, run } from "../../../www/panels/commands.ts";
import { endingWords, sealWords } from "../../../www/words/ending.ts";
import { gameStatusWords } from "../../../www/words/game-status.ts";
import { offerLine } from "../../../www/words/phases.ts";
import { turnSentence } from "../../../www/words/turns.ts";
import { opened, PAIR } from "./controlled.ts";

beforeAll(() => load());

const GRID: GameDocument = { gospace: 1, board: { kind: "grid", columns: 5, rows: 5 } };
const COMPUTER: Opponent = { kind: "computer", side: "second", level: "beginner" };

function statusOf(controller: ReturnType<typeof opened>): string {
  const { game, board } = controller.store.state;
  return gameStatusWords(game, board);
}

test("a draw is offered in a turn, and answered by the other player", () => {
  const controller = opened({ ...GRID, turns: [{ play: 6 }] });
  run(controller, "draw");
  const { game, board } = controller.store.state;
  expect(game.record.at(-1)).toEqual({ agree: "draw" });
  expect(turnSentence("white", { agree: "draw" }, board.names)).toBe("White offers a draw");
  expect(statusOf(controller)).toBe("Black: White offers a draw; agree or decline");
  expect(offerLine(game, board.names)).toBe("The game would end here, and nobody would win.");
  controller.play(acceptance(game));
  const { state } = controller.store;
  expect(statusOf(controller)).toBe("A draw (agreed)");
  expect(endingWords(state, null)).toBe("Both agreed on a draw, so nothing is counted.");
  expect(state.game.result && sealWords(state.game.result).name).toBe("A draw");
});

test("a draw that was declined can be offered again after another turn", () => {
  const controller = opened(GRID);
  const may = () => possible(controller.store.state, "draw");
  expect(may()).toBe(true);
  run(controller, "draw");
  expect(may()).toBe(false);
  controller.play("decline");
  expect(controller.store.state.game.actor).toBe("black");
  expect(may()).toBe(false);
  controller.play({ play: 6 });
  expect(may()).toBe(true);
});

test.each([
  ["two people here", GRID, { kind: "here" }, true, true],
  ["the computer", GRID, COMPUTER, false, true],
  ["by link, in one's own turn", GRID, { kind: "link", mine: "first", game: "k3x9" }, true, true],
  ["by link, in the other's", GRID, { kind: "link", mine: "second", game: "k3x9" }, true, false],
  ["before colours are chosen", PAIR, { kind: "here" }, false, false],
  ["in a game that is over", { ...GRID, turns: ["resign"] }, { kind: "here" }, false, false],
] satisfies [string, GameDocument & { turns?: Turn[] }, Opponent, boolean, boolean][])(
  "a draw can be offered or not: %s",
  (_, document, opponent, isOffered, isPossible) => {
    const controller = opened(document);
    controller.store.dispatch({ kind: "opponent", opponent });
    const { state } = controller.store;
    expect(offered("draw", state)).toBe(isOffered);
    expect(isOffered && possible(state, "draw")).toBe(isOffered && isPossible);
  },
);
