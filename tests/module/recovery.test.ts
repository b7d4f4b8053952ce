/** Tests of recovery after a trap: the module continues, and every game keeps its position. */

import { beforeAll, expect, test } from "vitest";
import { Game, type GameDocument, GospaceError, load, toLink } from "../../build/trap/play.js";

/** With the build under test, the third turn of a game with this name traps. */
const TRAP: GameDocument = {
  gospace: 1,
  title: "trap",
  board: { kind: "grid", columns: 5, rows: 5 },
};

beforeAll(() => load());

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
  const game = new Game(TRAP);
  game.play({ play: 7 });
  game.play({ play: 12 });
  expect(codeOf(() => game.play({ play: 3 }))).toBe("trap");
  expect(game.document().turns).toEqual([{ play: 7 }, { play: 12 }]);
  expect(game.actor).toBe("black");
  expect([...game.chain(12)]).toEqual([12]);
});

test("other games go on too, with what they had taken back", () => {
  const document: GameDocument = { ...TRAP, title: "other", turns: [{ play: 0 }, { play: 1 }] };
  const other = new Game(document);
  other.play({ play: 2 });
  other.undo();
  other.undo();
  other.play({ play: 24 });
  other.play("pass");
  other.undo();
  const before = [other.document(), other.turnCount, other.redoCount];
  const game = new Game(TRAP);
  for (const play of [1, 2]) game.play({ play });
  for (let time = 0; time < 3; time++) expect(codeOf(() => game.play({ play: 3 }))).toBe("trap");
  expect([other.document(), other.turnCount, other.redoCount]).toEqual(before);
  expect(other.redo()).toBe(true);
  expect(other.document().turns).toEqual([{ play: 0 }, { play: 24 }, "pass"]);
});

test("a game that came by a link is opened from it again", () => {
  const document: GameDocument = { ...TRAP, title: "link", turns: [{ play: 0 }, { play: 1 }] };
  const linked = Game.fromLink(toLink(document));
  linked.undo();
  linked.play({ play: 2 });
  const game = new Game(TRAP);
  for (const play of [1, 2]) game.play({ play });
  expect(codeOf(() => game.play({ play: 3 }))).toBe("trap");
  expect(linked.document().turns).toEqual([{ play: 0 }, { play: 2 }]);
});

test("a game given free before the trap harms nothing after it", () => {
  const gone = new Game({ ...TRAP, title: "gone" });
  const game = new Game(TRAP);
  for (const play of [1, 2]) game.play({ play });
  expect(codeOf(() => game.play({ play: 3 }))).toBe("trap");
  gone.free();
  const fresh = new Game(TRAP);
  expect(fresh.play({ play: 5 }).captured).toHaveLength(0);
  expect(game.turnCount).toBe(2);
});
