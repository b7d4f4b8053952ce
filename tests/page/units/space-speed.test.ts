/** Large go-spaces: to lay out any that a generator makes takes few lengths for each point of each placement. */
import { Game, type GameDocument, generate, generators, load } from "gospace";
import { expect, test, vi } from "vitest";
import { makeSpace } from "../../../www/kinds/space/space.ts";

await load();

/** Lengths for each point of a placement. A tree of lines takes the square of its points, which are at most 4,096. */
const MOST = 1000;

const largest = generators()
  .map(({ id, parameters }) => ({
    id,
    values: Object.fromEntries(parameters.map(({ id: name, most }) => [name, most])),
  }))
  .filter(({ id, values }) => generate(id, usual(values, id), 1).board.kind === "gospace");

/** The usual values, which tell a generator's kind in no time. */
function usual(values: Record<string, number>, id: string): Record<string, number> {
  const found = generators().find((each) => each.id === id);
  return Object.fromEntries(
    Object.keys(values).map((name) => [
      name,
      found?.parameters.find((each) => each.id === name)?.usual ?? 1,
    ]),
  );
}

/** The lengths that are worked out while a board is laid out, for each point of a placement. */
function lengthsOf(document: GameDocument): number {
  const game = new Game(document);
  const drawing = game.drawing();
  game.free();
  const hypot = vi.spyOn(Math, "hypot");
  const { hulls } = makeSpace(drawing);
  const lengths = hypot.mock.calls.length;
  hypot.mockRestore();
  expect(hulls.length).toBeGreaterThan(0);
  return lengths / drawing.hullPoints.length;
}

test.each(largest)("$id at its most is laid out at once", ({ id, values }) => {
  expect(lengthsOf(generate(id, values, 1))).toBeLessThan(MOST);
});

test("points that lie in one place are laid out at once", () => {
  const count = 3000;
  const points = Array.from({ length: count }, (_, i): [number, number] => [i < 8 ? 40 * i : 9, 9]);
  const all = points.map((_, i) => i);
  const open = [...all.map((i) => [i]), all];
  const placements = [...all.map((i) => [i]), all];
  const document: GameDocument = {
    gospace: 1,
    board: { kind: "gospace", points, open, placements },
  };
  expect(lengthsOf(document)).toBeLessThan(MOST);
});

test("placements that list 480,000 points are laid out at once, as the convex hulls of their points", () => {
  const total = 60_000;
  const points = Array.from({ length: total }, (_, i): [number, number] => [
    i % 316,
    Math.floor(i / 316),
  ]);
  const placements = Array.from({ length: 1200 }, (_, i) =>
    Array.from({ length: 400 }, (_, j) => (i * 37 + j * 3) % total),
  );
  const open = points.map((_, i) => [i]);
  const document: GameDocument = {
    gospace: 1,
    board: { kind: "gospace", points, open, placements },
  };
  const entered = vi.spyOn(Map.prototype, "set");
  expect(lengthsOf(document)).toBeLessThan(3);
  // The joints that hulls round their own points ask for are not looked for.
  expect(entered.mock.calls.length).toBeLessThan(total / 10);
  entered.mockRestore();
});
