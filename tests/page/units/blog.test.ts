/** Tests of the sample post: its links open, and its pictures show the same games. */

import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { fromLink, Game, load } from "../../../pkg/gospace.js";
import { documentInPicture } from "../../../www/share/picture/read-document.ts";

const POST = readFileSync("www/blog/index.html", "utf8");
const GAMES = { pairs: 24, streets: 4, plane: 20 } as const;

beforeAll(() => load());

/** Links of the post, in order. */
function links(): string[] {
  return [...POST.matchAll(/(?:#|game=")([\w-]{20,})"/g)].map(([, link]) => link ?? "");
}

function pictured(name: string) {
  return JSON.parse(documentInPicture(readFileSync(`www/blog/${name}.svg`)) ?? "null");
}

test("every link opens a game that can be played to its end", () => {
  const turns = new Set(links().map((link) => new Game(fromLink(link)).turnCount));
  expect([...turns].sort((a, b) => a - b)).toEqual(Object.values(GAMES).sort((a, b) => a - b));
});

test.each(Object.entries(GAMES))("the picture of %s is a moment of its game", (name, turns) => {
  const link = links().find((each) => fromLink(each).turns?.length === turns) ?? "";
  const { turns: all = [], ...board } = fromLink(link);
  const { turns: some = [], ...same } = pictured(name);
  expect(same).toEqual(board);
  expect(some).toEqual(all.slice(0, some.length));
});

/** Each pair in five ways makes 25 boards: the empty one, and one after each of the 24 turns. */
test("the game on two pairs visits every board once and leaves nothing to play", () => {
  const link = links().find((each) => fromLink(each).turns?.length === 24) ?? "";
  const game = new Game(fromLink(link));
  const boards = Array.from({ length: 25 }, (_, turn) => game.coloursAfter(turn).join(""));
  expect(new Set(boards).size).toBe(25);
  expect(game.allowed()).toHaveLength(0);
});

/** A touching stone closes less than 120°, so three leave room; 4 · 90° is closed at once. */
test("on the plane three stones leave gaps, four at right angles take, and spread ones need six", () => {
  const link = links().find((each) => fromLink(each).turns?.length === 20) ?? "";
  const { turns = [], ...board } = fromLink(link);
  const game = new Game(board);
  const taken = turns.map((turn) => game.play(turn).captured.length);
  expect(taken.flatMap((count, i) => (count > 0 ? [i + 1] : []))).toEqual([8, 20]);
});
