/** Tests of recovery after a trap: the module continues, and every game keeps its position. */

import { readFileSync } from "node:fs";
import { beforeAll, expect, test, vi } from "vitest";
import { Session } from "../../build/wasm/full/gospace_wasm.js";
import { Game, type GameDocument, GospaceError, load, toLink } from "../../www/engine/play.ts";

const BOARD: GameDocument = { gospace: 1, board: { kind: "grid", columns: 5, rows: 5 } };

/** The turn that traps. */
const TRAP = { play: 3 };

/** An address behind the memory of every instance: reading there is a real trap. */
const NOWHERE = 0xffff_fff0;

beforeAll(async () => {
  const file = new URL("../../build/wasm/full/gospace_wasm_bg.wasm", import.meta.url);
  await load(readFileSync(file));
  const play = Session.prototype.play;
  vi.spyOn(Session.prototype, "play").mockImplementation(function (this: Session, turn: string) {
    if (turn === JSON.stringify(TRAP)) Object.assign(this, { __wbg_ptr: NOWHERE });
    return play.call(this, turn);
  });
});

function codeOf(work: () => unknown): string | undefined {
  try {
    work();
  } catch (error) {
    if (error instanceof GospaceError) return error.code;
    throw error;
  }
  return undefined;
}

test("a trapped turn is an error, and the game stands as it was before that turn", () => {
  const game = new Game(BOARD);
  game.play({ play: 7 });
  game.play({ play: 12 });
  expect(codeOf(() => game.play(TRAP))).toBe("trap");
  expect(game.document().turns).toEqual([{ play: 7 }, { play: 12 }]);
  expect(game.actor).toBe("black");
  expect([...game.chain(12)]).toEqual([12]);
});

test("other games go on too, with what they had taken back", () => {
  const document: GameDocument = { ...BOARD, turns: [{ play: 0 }, { play: 1 }] };
  const other = new Game(document);
  other.play({ play: 2 });
  other.undo();
  other.undo();
  other.play({ play: 24 });
  other.play("pass");
  other.undo();
  const before = [other.document(), other.turnCount, other.redoCount];
  const game = new Game(BOARD);
  for (const play of [1, 2]) game.play({ play });
  for (let time = 0; time < 3; time++) expect(codeOf(() => game.play(TRAP))).toBe("trap");
  expect([other.document(), other.turnCount, other.redoCount]).toEqual(before);
  expect(other.redo()).toBe(true);
  expect(other.document().turns).toEqual([{ play: 0 }, { play: 24 }, "pass"]);
});

test("a game that only went back and forth stands where it stood, with nothing added", () => {
  const document: GameDocument = { ...BOARD, turns: [{ play: 0 }, { play: 1 }, { play: 2 }] };
  const other = new Game(document);
  other.undo();
  other.undo();
  other.redo();
  const game = new Game(BOARD);
  for (const play of [1, 2]) game.play({ play });
  expect(codeOf(() => game.play(TRAP))).toBe("trap");
  expect([other.turnCount, other.redoCount]).toEqual([2, 1]);
  other.redo();
  expect(other.document()).toEqual(document);
});

test("a step back or forth where there is none is no step after a trap either", () => {
  const document: GameDocument = { ...BOARD, turns: [{ play: 0 }, { play: 1 }] };
  const [first, last] = [new Game(BOARD), new Game(document)];
  expect([first.undo(), last.redo()]).toEqual([false, false]);
  last.undo();
  const game = new Game(BOARD);
  for (const play of [1, 2]) game.play({ play });
  expect(codeOf(() => game.play(TRAP))).toBe("trap");
  expect([first.turnCount, last.turnCount, last.redoCount]).toEqual([0, 1, 1]);
});

test("a game that came by a link is opened from it again", () => {
  const document: GameDocument = { ...BOARD, turns: [{ play: 0 }, { play: 1 }] };
  const linked = Game.fromLink(toLink(document));
  linked.undo();
  linked.play({ play: 2 });
  const game = new Game(BOARD);
  for (const play of [1, 2]) game.play({ play });
  expect(codeOf(() => game.play(TRAP))).toBe("trap");
  expect(linked.document().turns).toEqual([{ play: 0 }, { play: 2 }]);
});

test("a game given free before the trap harms nothing after it", () => {
  const gone = new Game(BOARD);
  const game = new Game(BOARD);
  for (const play of [1, 2]) game.play({ play });
  expect(codeOf(() => game.play(TRAP))).toBe("trap");
  gone.free();
  const fresh = new Game(BOARD);
  expect(fresh.play({ play: 5 }).captured).toHaveLength(0);
  expect(game.turnCount).toBe(2);
});
