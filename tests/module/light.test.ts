/** Tests of the play module that begins in light.wasm, which has grids and graphs alone, or in another part, and goes on in
 *  play.wasm. */
import { readFileSync } from "node:fs";
import type * as Play from "gospace/play";
import { beforeEach, expect, test } from "vitest";
import { FIRST_BOARD } from "../../www/engine/gallery.ts";
import { errorOf } from "./thrown.ts";

const [LIGHT, SOLVER, WHOLE] = ["light", "light-solver", "play"].map(wasm);
const PLAY = new URL("../../pkg/play.js", import.meta.url).href;
const MISSING = new URL("no-file.wasm", import.meta.url);
const BROKEN = new Uint8Array([1, 2, 3]);

function wasm(name: string) {
  return readFileSync(new URL(`../../pkg/${name}.wasm`, import.meta.url));
}

/** Of this test alone. */
let play: typeof Play;
let count = 0;

beforeEach(async () => {
  count += 1;
  play = await import(/* @vite-ignore */ `${PLAY}?${count}`);
});

function begun() {
  const game = new play.Game(FIRST_BOARD.document);
  game.play({ play: 3 });
  game.play({ play: 4 });
  game.undo();
  return game;
}

function read(game: Play.Game) {
  return [game.document(), game.state(), game.redoCount, play.boardFacts(FIRST_BOARD.document)];
}

test("games that are there go on in the whole", async () => {
  await play.loadLight(LIGHT);
  const game = begun();
  const before = read(game);
  await play.load(WHOLE);
  expect(read(game)).toEqual(before);
});

test("games begin in the part that solves as in the light one, and go on in the whole", async () => {
  await play.loadLight(SOLVER);
  const game = begun();
  const before = read(game);
  await play.load(WHOLE);
  expect(read(game)).toEqual(before);
});

test.each<[string, string, readonly Play.Turn[], Play.Turn]>([
  ["light-links", "1pTEjHkZY", [{ play: 3 }, "pass"], { play: 9 }],
  ["space-links", "10f0papDmRBoYx4AurtMVrjNT", [{ play: 0 }, { play: 1 }], { play: 3 }],
  ["disk-links", "16SX_78NpEIGsrvbZPw", [{ play: 1 }, "pass"], { play: 2 }],
  [
    "plane-links",
    "1_22_28FsWnLYUqoVBPWd8A",
    [{ play: [2000, 2000] }, { play: [4048, 2000] }],
    { play: [-3, 2 ** 25] },
  ],
])(
  "games in links begin in %s, for these alone, and go on in the whole",
  async (part, link, turns, none) => {
    await play.loadLight(wasm(part));
    const game = play.Game.fromLink(link);
    const longer = play.Game.linkOfLine(link, [], turns);
    for (const turn of turns) game.play(turn);
    const taken = game.link();
    game.undo();
    const all = () => [
      game.document(),
      game.state(),
      game.redoCount,
      game.link(),
      game.drawing(),
      game.facts(),
      game.names(),
      game.refusal(none),
      errorOf(() => game.play(none)).message,
      play.fromLink(link),
    ];
    const before = all();
    await play.load(WHOLE);
    expect(all()).toEqual(before);
    expect(longer).toBe(taken);
    expect(play.Game.fromLink(taken).turnCount).toBe(turns.length);
  },
);

test("a whole that does not load leaves the light one, and can be loaded later", async () => {
  await play.loadLight(LIGHT);
  const game = begun();
  const before = read(game);
  await expect(play.load(BROKEN)).rejects.toMatchObject({ code: "load" });
  expect(read(game)).toEqual(before);
  await play.load(WHOLE);
  expect(read(game)).toEqual(before);
});

test("where the whole is, no light one is read", async () => {
  await play.load(WHOLE);
  const game = begun();
  await expect(play.loadLight(MISSING)).resolves.toBeUndefined();
  expect(game.state().turnCount).toBe(1);
});

test("a light one that does not load keeps no whole from loading", async () => {
  const light = play.loadLight(BROKEN).catch((error: unknown) => error);
  await play.load(WHOLE);
  expect(await light).toMatchObject({ code: "load" });
  expect(read(begun())[2]).toBe(1);
});

test("calls tell why the light one did not load, until it does", async () => {
  const failure = await play.loadLight(BROKEN).catch((error: unknown) => error);
  expect(errorOf(begun)).toBe(failure);
  await play.loadLight(LIGHT);
  expect(read(begun())[2]).toBe(1);
});
