/** Tests of the first visit's board: nine stones, and one of White's whose last liberty is one arc, all along which a
 *  play takes it. */
import { beforeAll, expect, test } from "vitest";
import { Game, load } from "../../../pkg/gospace.js";
import type { Pair } from "../../../www/engine/types.ts";
import { firstBoard, TARGET } from "../../../www/features/first-visit/boards.ts";
import {
  COLUMNS,
  LINKS,
  linkInk,
  placeIn,
  ROWS,
} from "../../../www/features/first-visit/shapes.ts";
import type { STOPS } from "../../../www/words/first.ts";

beforeAll(async () => {
  await load();
});

/** Centre of a stone that touches the target in this direction, in degrees clockwise from the right. */
function beside(degrees: number): Pair {
  const angle = (degrees * Math.PI) / 180;
  return [
    Math.round(TARGET[0] + 2048 * Math.cos(angle)),
    Math.round(TARGET[1] + 2048 * Math.sin(angle)),
  ];
}

test("nine stones stand, and Black is to play", () => {
  const game = new Game(firstBoard());
  const colours = game.state().stones.map(({ colour }) => colour);
  expect(colours.filter((colour) => colour === 1)).toHaveLength(5);
  expect(colours.filter((colour) => colour === 2)).toHaveLength(4);
  expect(game.actor).toBe("black");
});

test("White's stone has one liberty, an arc of 56°, and any play on it takes the stone", () => {
  for (const degrees of [-66, -55, -41, -30, -16]) {
    const game = new Game(firstBoard());
    game.play({ play: beside(degrees) });
    const left = game.state().stones.filter(({ x, y }) => x === TARGET[0] && y === TARGET[1]);
    expect(left, `${degrees}°`).toHaveLength(0);
  }
  for (const degrees of [-129, -80, 0, 47, 90, 138, 180])
    expect(new Game(firstBoard()).refusal({ play: beside(degrees) }), `${degrees}°`).not.toBeNull();
});

test("no other stone is taken by one play", () => {
  const game = new Game(firstBoard());
  game.play({ play: beside(-41) });
  expect(game.state().stones).toHaveLength(9);
});

test("the forms of the tour have the links that their names say", () => {
  const degree = (form: (typeof STOPS)[number]["id"], i: number, j: number) =>
    LINKS.filter((link) => linkInk(form, link) === 1).filter((link) => {
      const next =
        link.along === "row" ? [(link.i + 1) % COLUMNS, link.j] : [link.i, (link.j + 1) % ROWS];
      return (link.i === i && link.j === j) || (next[0] === i && next[1] === j);
    }).length;
  expect(degree("grid", 2, 2)).toBe(4);
  expect(degree("grid", 0, 0)).toBe(2);
  for (let at = 0; at < COLUMNS * ROWS; at++)
    expect(degree("torus", at % COLUMNS, Math.floor(at / COLUMNS))).toBe(4);
  for (let i = 1; i < COLUMNS - 1; i++) expect(degree("honeycomb", i, 2)).toBe(3);
  expect(degree("bare", 2, 2)).toBe(0);
});

test("on the torus the last column runs on into the first", () => {
  for (let j = 0; j < ROWS; j++) {
    const [from, to] = [placeIn("torus", 0, j), placeIn("torus", COLUMNS, j)];
    expect(from.x).toBeCloseTo(to.x, 9);
    expect(from.y).toBeCloseTo(to.y, 9);
  }
});
