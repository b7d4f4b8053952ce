/** Words for a game that ends by agreement on dead stones, in both languages. */
import { Game, load } from "gospace/play";
import { beforeAll, expect, test } from "vitest";
import type { Turn } from "../../../www/engine/types.ts";
import * as german from "../../../www/languages/de/game-status.ts";
import * as germanPhases from "../../../www/languages/de/phases.ts";
import * as germanTurns from "../../../www/languages/de/turns.ts";
import { readBoard, readGame } from "../../../www/model/view-model.ts";
import * as english from "../../../www/words/game-status.ts";
import * as englishPhases from "../../../www/words/phases.ts";
import * as englishTurns from "../../../www/words/turns.ts";

beforeAll(() => load());

const PROPOSAL: Turn = { agree: { dead: [1] } };
const TURNS: Turn[] = [{ play: 1 }, { play: 3 }, "pass", PROPOSAL];

/** Five points in a row. */
function after(turns: Turn[]) {
  const game = new Game({ gospace: 1, board: { kind: "grid", columns: 5, rows: 1 }, turns });
  return [readGame(game), readBoard(game, null)] as const;
}

test("a proposal is told with its stones, and so is the answer", () => {
  const [, { names }] = after([]);
  const both = (turn: Turn) =>
    [englishTurns, germanTurns].map(({ turnSentence }) => turnSentence("white", turn, names));
  expect(both(PROPOSAL)).toEqual([
    `White offers to end here: ${names.of(1 as never)} is dead`,
    `Weiß bietet an, hier zu enden: ${names.of(1 as never)} ist tot`,
  ]);
  expect(both({ agree: { dead: [] } })).toEqual([
    "White offers to end here: no stone is dead",
    "Weiß bietet an, hier zu enden: kein Stein ist tot",
  ]);
  expect(both("accept")).toEqual(["White accepts", "Weiß stimmt zu"]);
});

test("the status line says what is proposed, then the result and that dead stones were agreed", () => {
  const [asked, board] = after(TURNS);
  expect(english.gameStatusWords(asked, board)).toMatch(
    /^Black: White offers to end the game here: .+ is dead; agree or decline$/,
  );
  expect(german.gameStatusWords(asked, board)).toMatch(
    /^Schwarz: Weiß bietet an, hier zu enden: .+ ist tot; zustimmen oder ablehnen$/,
  );
  expect(englishPhases.offerLine(asked, board.names)).toMatch(/without the dead stones/);
  expect(germanPhases.offerLine(asked, board.names)).toMatch(/ohne die toten Steine/);
  const [agreed] = after([...TURNS, "accept"]);
  expect(english.gameStatusWords(agreed, board)).toBe("White wins by 5 (area, dead stones agreed)");
  expect(german.gameStatusWords(agreed, board)).toBe(
    "Weiß gewinnt mit 5 (Fläche, tote Steine vereinbart)",
  );
});
