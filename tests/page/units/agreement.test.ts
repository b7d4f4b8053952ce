/** The agreement on dead stones: the stones that are dead for certain, the advice before a second pass, and the list. */
import { load } from "gospace";
import { Game, load as loadPlay } from "gospace/play";
import { beforeAll, expect, test } from "vitest";
import { deadStones } from "../../../www/engine/dead-stones.ts";
import type { Message, Request } from "../../../www/engine/protocol.ts";
import type { Board, GameDocument } from "../../../www/engine/types.ts";
import { AgreementController } from "../../../www/features/agreement/agreement-controller.ts";
import { holdPass } from "../../../www/features/agreement/hold-pass.ts";
import * as german from "../../../www/languages/de/agreement.ts";
import * as germanEnd from "../../../www/languages/de/ending.ts";
import {
  agreedStones,
  deadStonesSlice,
  listDead,
  toggleDead,
} from "../../../www/model/dead-stones.ts";
import type { GameController } from "../../../www/model/game-controller.ts";
import type { Opponent } from "../../../www/model/opponent.ts";
import { placement } from "../../../www/model/state.ts";
import * as english from "../../../www/words/agreement.ts";
import * as englishEnd from "../../../www/words/ending.ts";
import { opened } from "./controlled.ts";
import { HOPELESS, point, walled } from "./dead-position.ts";

beforeAll(async () => {
  await Promise.all([load(), loadPlay()]);
});

const C3 = placement(point("C3"));

/** A worker that answers when it is told to. */
class Waiting {
  readonly asked: Request[] = [];
  #onMessage: ((message: Message) => void) | null = null;

  send(request: Request, onMessage: (message: Message) => void): void {
    this.asked.push(request);
    this.#onMessage = onMessage;
  }

  cancel(): void {
    this.#onMessage = null;
  }

  answer(...stones: readonly number[]): void {
    this.#onMessage?.({ kind: "dead-found", stones });
  }
}

interface Followed {
  readonly controller: GameController;
  readonly worker: Waiting;
  readonly agreements: AgreementController;
}

function followed(document: GameDocument, opponent?: Opponent, isProblem = false): Followed {
  const controller = opened(document);
  if (opponent !== undefined) controller.store.dispatch({ kind: "opponent", opponent });
  const worker = new Waiting();
  const agreements = new AgreementController(controller, worker, () => isProblem);
  return { controller, worker, agreements };
}

/** After a first pass, and the answer that C3 is dead. */
function advised(): Followed {
  const all = followed(HOPELESS);
  all.controller.pass();
  all.worker.answer(C3);
  return all;
}

test("a hopeless stone is dead, and one that lives, that could live or that stands in the open is not", () => {
  expect(deadStones(HOPELESS)).toEqual([C3]);
  // Whoever begins here decides.
  expect(deadStones(walled(["B8", "C8"], ["C3", "C4"]))).toEqual([]);
  expect(deadStones(walled([], ["C3", "C7", "B5"]))).toEqual([]);
  // They die in the line that the search expects, and live in half of all games.
  expect(deadStones(walled(["D6", "A4"], ["C4", "D5"]))).toEqual([]);
  const open: Board = { kind: "grid", columns: 9, rows: 9, start: { black: [20], white: [60] } };
  expect(deadStones({ gospace: 1, board: open })).toEqual([]);
});

test("a stone in an eye of unconditional life is dead without a search", () => {
  const [black, white] = [[1, 4, 5, 6, 7, 8, 9], [3]];
  const row = { kind: "grid", columns: 5, rows: 2 } as const;
  const document: GameDocument = { gospace: 1, board: { ...row, start: { black, white } } };
  expect(deadStones(document, 0)).toEqual([3]);
  expect(deadStones(HOPELESS, 0)).toEqual([]);
});

test("a position is given up after a fixed number of searches, on every machine", () => {
  // On 81 points, 600 trial games each: one search for either player to begin.
  const one = 600 * 81;
  expect(deadStones(HOPELESS, 8 * one)).toEqual([C3]);
  expect(deadStones(HOPELESS, one)).toEqual([]);
});

test("after a first pass the page says which stone still stands, and what a second pass would make of it", () => {
  const { agreements, worker, controller } = advised();
  expect(worker.asked).toEqual([{ kind: "dead", position: controller.position() }]);
  const { advice } = agreements;
  if (advice.kind !== "dead") throw new Error(`the advice is ${advice.kind}`);
  const { names } = controller.store.state.board;
  expect(english.standingWords(advice.stones, advice.passed, names)).toBe(
    "C3 still stands. If you pass now it counts as alive: White wins by 26. Play on, or agree that it is dead.",
  );
  expect(german.standingWords(advice.stones, advice.passed, names)).toBe(
    "C3 steht noch. Wenn du jetzt passt, zählt der Stein als lebend: Weiß gewinnt mit 26. Spiel weiter, oder vereinbart, dass er tot ist.",
  );
  const two = [placement(point("C3")), placement(point("D3"))];
  expect(english.standingWords(two, { ...advice.passed, winner: "draw" }, names)).toBe(
    "C3 and D3 still stand. If you pass now they count as alive: a draw. Play on, or agree that they are dead.",
  );
});

test("a pass that comes before the answer waits for it, and a second press passes in any case", () => {
  const { controller, agreements, worker } = followed(HOPELESS);
  controller.pass();
  controller.pass();
  expect(agreements.advice).toEqual({ kind: "looking", isHeld: true });
  controller.pass();
  expect(controller.store.state.game.result?.winner).toBe("white");
  worker.answer(C3);
  expect(agreements.advice).toEqual({ kind: "none" });

  const shown = followed(HOPELESS);
  shown.controller.pass();
  shown.controller.pass();
  shown.worker.answer(C3);
  expect(shown.controller.store.state.game.result).toBeNull();
  shown.controller.pass();
  expect(shown.controller.store.state.game.result?.winner).toBe("white");
});

test("a pass waits for the part that looks for dead stones, and is played where that does not come", () => {
  const later = (press: (controller: GameController) => void, arrives = true) => {
    const controller = opened({ ...HOPELESS, turns: ["pass"] });
    const letGo = holdPass(controller);
    press(controller);
    const worker = new Waiting();
    const agreements = arrives ? new AgreementController(controller, worker, () => false) : null;
    letGo();
    return { game: controller.store.state.game, agreements, worker };
  };
  const held = later((controller) => controller.pass());
  expect(held.agreements?.advice).toEqual({ kind: "looking", isHeld: true });
  expect(held.game.result).toBeNull();
  const twice = later((controller) => {
    controller.pass();
    expect(controller.store.state.game.result).toBeNull();
    controller.pass();
  });
  expect(twice.game.result?.winner).toBe("white");
  expect(later(() => {}).agreements?.advice).toEqual({ kind: "looking", isHeld: false });
  expect(later((controller) => controller.pass(), false).game.result?.winner).toBe("white");
  const other = later((controller) => {
    controller.pass();
    controller.play({ play: point("A1") });
  }, false);
  expect(other.game.turnCount).toBe(2);
});

test("where no stone is dead nothing is said, and a pass that waits is played", () => {
  const { controller, agreements, worker } = followed(HOPELESS);
  controller.pass();
  worker.answer();
  expect(agreements.advice).toEqual({ kind: "open" });
  expect(controller.store.state.game.result).toBeNull();
  controller.undo();
  controller.pass();
  controller.pass();
  expect(controller.store.state.game.result).toBeNull();
  worker.answer();
  expect(controller.store.state.game.result?.by).toBe("two-passes");
});

test("the end says so where both agreed that no stone is dead", () => {
  const { controller, agreements } = followed(HOPELESS);
  controller.pass();
  agreements.mark();
  agreements.propose();
  controller.play("accept");
  const { state } = controller.store;
  expect(englishEnd.endingWords(state, null)).toBe("Both agreed that no stone is dead.");
  expect(germanEnd.endingWords(state, null)).toBe(
    "Beide sind sich einig, dass kein Stein tot ist.",
  );
});

test("a list that is begun before the answer gets the stones that are found, unless it has some", () => {
  const listed = (...own: readonly string[]) => {
    const { controller, agreements, worker } = followed(HOPELESS);
    controller.pass();
    agreements.mark();
    for (const name of own) toggleDead(controller, placement(point(name)));
    const before = deadStonesSlice.of(controller.store.state);
    worker.answer(C3);
    return [before, deadStonesSlice.of(controller.store.state)];
  };
  expect(listed()).toEqual([[], [C3]]);
  const [before, after] = listed("E9");
  expect(after).toBe(before);
});

test("a stone of which the count says nothing is not spoken of", () => {
  const { controller, agreements, worker } = followed({ ...HOPELESS, turns: [] });
  controller.pass();
  // Not closed: the wall is one chain.
  worker.answer(point("E5"));
  expect(agreements.advice).toEqual({ kind: "open" });
});

test("both agree: the stone is taken at the end, and the record plays again as it was", () => {
  const { controller, agreements } = advised();
  agreements.mark();
  expect(deadStonesSlice.of(controller.store.state)).toEqual([C3]);
  expect(agreements.agreed).toMatchObject({ winner: "black", black: "45", white: "36" });
  agreements.propose();
  expect(deadStonesSlice.of(controller.store.state)).toBeNull();
  expect(controller.store.state.game.phase).toBe("offer");
  expect(agreedStones(controller.store.state.game)).toEqual([C3]);
  controller.play("accept");
  const { game } = controller.store.state;
  expect(game.result).toMatchObject({ winner: "black", by: "agreement", black: "45", white: "36" });
  expect(agreedStones(game)).toEqual([C3]);
  const document = controller.document();
  expect(document.turns).toEqual(["pass", { agree: { dead: [C3] } }, "accept"]);
  const again = Game.fromLink(controller.documentLink());
  expect(again.result()).toEqual(game.result);
  again.free();
});

test("whoever declines plays on, and the page says again what a pass would make of the stone", () => {
  const { controller, agreements, worker } = advised();
  agreements.mark();
  agreements.propose();
  expect(agreements.advice).toEqual({ kind: "none" });
  controller.play("decline");
  worker.answer(C3);
  expect(agreements.advice.kind).toBe("dead");
  agreements.mark();
  agreements.resume();
  expect(deadStonesSlice.of(controller.store.state)).toBeNull();
  controller.play({ play: point("B2") });
  expect(agreements.advice).toEqual({ kind: "none" });
  expect(agreedStones(controller.store.state.game)).toEqual([]);
});

test("a tap changes a whole chain, and an empty point changes nothing", () => {
  const { controller, agreements } = advised();
  agreements.mark();
  toggleDead(controller, C3);
  expect(deadStonesSlice.of(controller.store.state)).toEqual([]);
  expect(english.markedWords([], agreements.agreed, controller.store.state.board.names)).toBe(
    "No stone is dead: White wins by 26.",
  );
  toggleDead(controller, placement(point("E5")));
  expect(deadStonesSlice.of(controller.store.state)).toHaveLength(9);
  toggleDead(controller, placement(point("A1")));
  expect(deadStonesSlice.of(controller.store.state)).toHaveLength(9);
  toggleDead(controller, placement(point("E1")));
  expect(deadStonesSlice.of(controller.store.state)).toEqual([]);
});

test("on a go-space stones that share a point are dead together, and alive again together", () => {
  const controller = opened({
    gospace: 1,
    board: {
      kind: "gospace",
      points: [...Array(11).keys()].map((at) => [at, 0]),
      // A row of six points joined by links: 10, 0, 2, 4, 6, 8.
      open: [[10], [0], [2], [4], [6], [8], [10, 9, 0], [0, 1, 2], [2, 3, 4], [4, 5, 6], [6, 7, 8]],
      placements: [[0, 1, 2], [2, 3, 4], [6], [8], [10]],
      start: { black: [0, 1], white: [2] },
    },
    turns: ["pass"],
  });
  listDead(controller, []);
  toggleDead(controller, placement(0));
  expect(deadStonesSlice.of(controller.store.state)).toEqual([0, 1]);
  toggleDead(controller, placement(2));
  expect(deadStonesSlice.of(controller.store.state)).toEqual([0, 1, 2]);
  toggleDead(controller, placement(1));
  expect(deadStonesSlice.of(controller.store.state)).toEqual([2]);
});

test("a problem never asks, nor does a game with the computer, or one of which the rest is on its way", () => {
  const asks = (document: GameDocument, opponent?: Opponent, isProblem = false) => {
    const { controller, worker } = followed(document, opponent, isProblem);
    controller.pass();
    return worker.asked.length > 0;
  };
  const link = (mine: "first" | "second"): Opponent => ({ kind: "link", mine, game: "abc" });
  expect(asks(HOPELESS)).toBe(true);
  expect(asks(HOPELESS, undefined, true)).toBe(false);
  expect(asks(HOPELESS, { kind: "computer", side: "first", level: "club" })).toBe(false);
  // First is Black, who is to act after White's pass.
  expect(asks({ ...HOPELESS, turns: ["pass"] }, link("second"))).toBe(false);
  const { controller, worker } = followed({ ...HOPELESS, turns: ["pass", "pass"] });
  controller.walkTo(0);
  controller.walkTo(1);
  expect(worker.asked).toHaveLength(0);
  controller.redo();
  controller.undo();
  expect(worker.asked).toHaveLength(1);
});

test("nobody is asked where stones count, where games are endless, or on a plane", () => {
  const asks = (document: GameDocument) => {
    const { controller, worker, agreements } = followed(document);
    controller.pass();
    return worker.asked.length > 0 || agreements.advice.kind !== "none";
  };
  const grid = { kind: "grid", columns: 5, rows: 1 } as const;
  expect(asks({ gospace: 1, board: grid })).toBe(true);
  expect(asks({ gospace: 1, board: grid, rules: { preset: "stone" } })).toBe(false);
  expect(asks({ gospace: 1, board: grid, rules: { preset: "primitive" } })).toBe(false);
  expect(
    asks({ gospace: 1, board: grid, rules: { end: "forever", score: "live", repetition: "none" } }),
  ).toBe(false);
  expect(asks({ gospace: 1, board: { kind: "plane", region: { circle: [0, 0, 8192] } } })).toBe(
    false,
  );
});
