/** Large go-spaces: every one that a generator makes is laid out in well below two seconds of one core. */
import { Game, generate, generators, load } from "gospace";
import { expect, test } from "vitest";
import { makeSpace } from "../../../www/kinds/space/space.ts";

await load();

/** Milliseconds of a core, which other programs do not lengthen as they do those of a clock. */
const MOST_MS = 2000;

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

test.each(largest)("$id at its most is laid out at once", ({ id, values }) => {
  const game = new Game(generate(id, values, 1));
  const drawing = game.drawing();
  game.free();
  const before = process.cpuUsage();
  const { hulls } = makeSpace(drawing);
  const { user } = process.cpuUsage(before);
  expect(hulls.length).toBeGreaterThan(0);
  expect(user / 1000).toBeLessThan(MOST_MS);
});

test("points that lie in one place are laid out at once", () => {
  const count = 3000;
  const points = Array.from({ length: count }, (_, i): [number, number] => [i < 8 ? 40 * i : 9, 9]);
  const all = points.map((_, i) => i);
  const open = [...all.map((i) => [i]), all];
  const placements = [...all.map((i) => [i]), all];
  const game = new Game({ gospace: 1, board: { kind: "gospace", points, open, placements } });
  const before = process.cpuUsage();
  makeSpace(game.drawing());
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(MOST_MS);
  game.free();
});
