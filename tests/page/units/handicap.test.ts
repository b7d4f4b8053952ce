/** A handicap that is placed freely, on boards without the usual points. */
import { load } from "gospace/play";
import { beforeAll, expect, test } from "vitest";
import type { Board, GameDocument } from "../../../www/engine/types.ts";
import * as german from "../../../www/languages/de/handicap.ts";
import { emptyWords as germanEmpty } from "../../../www/languages/de/record.ts";
import { isComputersTurn } from "../../../www/model/analysis.ts";
import { withoutHandicap } from "../../../www/model/even-game.ts";
import type { GameController } from "../../../www/model/game-controller.ts";
import { endHandicap, placeHandicap, takeHandicapBack } from "../../../www/model/handicap.ts";
import { type Handicap, handicapSlice } from "../../../www/model/placed-handicap.ts";
import {
  draftRules,
  handicapDraft,
  openRules,
  playWithForm,
} from "../../../www/model/rules-controller.ts";
import { rulesFormSlice } from "../../../www/model/rules-form.ts";
import { type Place, placement } from "../../../www/model/state.ts";
import { possible, run } from "../../../www/panels/commands.ts";
import * as english from "../../../www/words/handicap.ts";
import { emptyWords } from "../../../www/words/record.ts";
import { opened } from "./controlled.ts";

beforeAll(() => load());

const TORUS: Board = { kind: "grid", columns: 5, rows: 5, wrap: "torus" };
const PLANE: Board = { kind: "plane", region: { circle: [0, 0, 8192] } };

/** Begins a handicap by the form of the rules. */
function placing(
  board: Board,
  count: number,
  document: Partial<GameDocument> = {},
): GameController {
  const controller = opened({ gospace: 1, board, ...document });
  controller.beforePlay((at) => !placeHandicap(controller, at));
  choose(controller, count);
  return controller;
}

function choose(controller: GameController, count: number): void {
  openRules(controller);
  const rulesForm = rulesFormSlice.of(controller.store.state);
  if (rulesForm === null) throw new Error("the form is closed");
  const { board, rules } = controller.document();
  draftRules(controller, handicapDraft(rulesForm.draft, withoutHandicap(board, rules), count));
  expect(rulesFormSlice.of(controller.store.state)?.objection).toBeNull();
  playWithForm(controller);
}

function handicap(controller: GameController): Handicap {
  const handicap = handicapSlice.of(controller.store.state);
  if (handicap === null) throw new Error("no handicap is placed");
  return handicap;
}

function black(controller: GameController): readonly unknown[] {
  return controller.document().board.start?.black ?? [];
}

test("on a board without the usual points Black's stones are placed one by one before White begins", () => {
  const controller = placing(TORUS, 3);
  expect(controller.document().board.start).toBeUndefined();
  for (const at of [0, 7, 14]) controller.playAt(placement(at));
  expect(black(controller)).toEqual([0, 7, 14]);
  expect(controller.store.state.game.record).toEqual([]);
  expect(controller.store.state.game.actor).toBe("black");
  endHandicap(controller);
  expect(handicapSlice.of(controller.store.state)).toBeNull();
  expect(controller.store.state.game.actor).toBe("white");
  expect(controller.document()).toEqual({
    gospace: 1,
    board: { ...TORUS, start: { black: [0, 7, 14] } },
    rules: { preset: "tromp-taylor", komi: "1/2", handicap: 3, first: "white" },
  });
  controller.playAt(placement(1));
  expect(controller.document().turns).toEqual([{ play: 1 }]);
});

test("a stone is taken back by another tap, or by undo; White waits for all of them", () => {
  const controller = placing(TORUS, 2);
  const at = (...places: number[]) => {
    for (const each of places) controller.playAt(placement(each));
  };
  at(3, 4, 3);
  expect(black(controller)).toEqual([4]);
  endHandicap(controller);
  expect(handicap(controller).placed).toHaveLength(1);
  run(controller, "undo");
  expect(black(controller)).toEqual([]);
  expect(possible(controller.store.state, "undo")).toBe(false);
  at(8, 9);
  takeHandicapBack(controller);
  expect(black(controller)).toEqual([8]);
  at(9, 10);
  expect(black(controller)).toEqual([8, 9]);
  expect(handicap(controller).objection).toBe("full");
  at(9, 10);
  expect(black(controller)).toEqual([8, 10]);
  expect(handicap(controller).objection).toBeNull();
});

test("no turn is taken while stones are missing, neither by a pass nor by the computer", () => {
  const controller = placing(TORUS, 2);
  const opponent = { kind: "computer", side: "first", level: "club" } as const;
  controller.store.dispatch({ kind: "opponent", opponent });
  expect(isComputersTurn(controller.store.state)).toBe(false);
  for (const name of ["pass", "resign", "suggest"] as const)
    expect(possible(controller.store.state, name)).toBe(false);
  const before = handicap(controller);
  run(controller, "pass");
  expect(controller.store.state.game.record).toEqual([]);
  // The live region tells it again.
  expect(handicap(controller)).not.toBe(before);
  controller.playAt(placement(0));
  controller.playAt(placement(1));
  expect(controller.store.state.opponent).toEqual(opponent);
  endHandicap(controller);
  expect(controller.store.state.opponent).toEqual(opponent);
});

test("the keyboard's cursor stays where it set a stone", () => {
  const controller = placing(TORUS, 2);
  controller.pointer.moveCursor(placement(12));
  controller.playAt(placement(12));
  expect(controller.store.state.cursor).toBe(12);
});

test("a place where a game could not begin is refused, and changes nothing", () => {
  const pairs: Board = {
    kind: "graph",
    points: [...Array(8).keys()].map((at) => [at, 0] as const),
    edges: [
      [0, 1],
      [2, 3],
      [4, 5],
      [6, 7],
    ],
  };
  const controller = placing(pairs, 2);
  controller.playAt(placement(0));
  const document = controller.document();
  controller.playAt(placement(1));
  expect(controller.document()).toEqual(document);
  expect(handicap(controller)).toMatchObject({ placed: [0], objection: "refused" });
  controller.playAt(placement(2));
  expect(handicap(controller).objection).toBeNull();
});

test("on a plane stones are placed by their centres", () => {
  const controller = placing(PLANE, 2);
  const [a, b]: Place[] = [
    [0, 0],
    [3000, 0],
  ];
  for (const at of [a, b, a, a]) if (at !== undefined) controller.playAt(at);
  expect(black(controller)).toEqual([b, a]);
  endHandicap(controller);
  expect(controller.store.state.game.actor).toBe("white");
});

test("the form keeps stones that were placed, places others anew, and an even game has none", () => {
  const controller = placing(TORUS, 2);
  for (const at of [0, 7]) controller.playAt(placement(at));
  endHandicap(controller);
  choose(controller, 2);
  expect(handicapSlice.of(controller.store.state)).toBeNull();
  expect(black(controller)).toEqual([0, 7]);
  choose(controller, 3);
  expect(handicap(controller).count).toBe(3);
  expect(black(controller)).toEqual([]);
  choose(controller, 0);
  expect(handicapSlice.of(controller.store.state)).toBeNull();
  expect(controller.document().board).toEqual(TORUS);
});

test("another board ends it", () => {
  const controller = placing(TORUS, 2);
  controller.open({ gospace: 1, board: TORUS });
  expect(handicapSlice.of(controller.store.state)).toBeNull();
  controller.playAt(placement(0));
  expect(controller.document().turns).toEqual([{ play: 0 }]);
});

test("who begins is said before the first turn", () => {
  const controller = placing(TORUS, 2);
  expect(emptyWords(controller.store.state)).toBe("White begins.");
  for (const at of [0, 7]) controller.playAt(placement(at));
  endHandicap(controller);
  expect(emptyWords(controller.store.state)).toBe("White begins.");
  expect(germanEmpty(controller.store.state)).toBe("Weiß beginnt.");
  expect(emptyWords(opened({ gospace: 1, board: TORUS }).store.state)).toBe("Black begins.");
});

test("the stones that are missing are spoken, with the names of those that stand", () => {
  const controller = placing(TORUS, 2);
  const { names } = controller.store.state.board;
  const spoken = () => [
    english.handicapNews(handicap(controller), names),
    german.handicapNews(handicap(controller), names),
  ];
  expect(spoken()).toEqual(["Place 2 stones.", "Setze 2 Steine."]);
  controller.playAt(placement(0));
  expect(spoken()).toEqual(["A5 stands. Place 1 more stone.", "A5 steht. Setze noch 1 Stein."]);
  controller.playAt(placement(1));
  expect(spoken()).toEqual([
    "A5 and B5 stand. White may begin.",
    "A5 und B5 stehen. Weiß darf beginnen.",
  ]);
  controller.playAt(placement(2));
  expect(spoken()).toEqual([
    "All 2 stones stand. Take one back to move it.",
    "Alle 2 Steine stehen. Nimm einen zurück, um ihn zu versetzen.",
  ]);
});
