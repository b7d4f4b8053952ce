/** Tests of the layers of stones on a board of disks: a ring marks those inside a larger stone of their colour. */
import { Game, load } from "gospace/play";
import { expect, test } from "vitest";
import { disksExtent } from "../../../www/kinds/disks/extent.ts";
import { layered } from "../../../www/kinds/disks/pieces.ts";
import { chance } from "../../chance.ts";

await load();

const [BLACK, WHITE] = [1, 2];

function layout(disks: readonly (readonly [x: number, y: number, radius: number])[]) {
  const board = { kind: "disks", disks: disks.map(([x, y, r]) => [x, y, r] as const) } as const;
  return { ...disksExtent(new Game({ gospace: 1, board }).drawing()), coverage: 1 };
}

test("a stone is inside if a larger one of its colour holds all of it", () => {
  const below = chance(3);
  for (let round = 0; round < 20; round++) {
    const disks = Array.from(
      { length: 60 },
      () => [below(1000), below(1000), 20 + below(200)] as const,
    );
    const colours = Uint8Array.from(disks, () => below(3));
    const isInside = (at: number) =>
      disks.some(([x, y, radius], other) => {
        const [ownX, ownY, own] = disks[at] ?? [0, 0, 0];
        const holds = Math.hypot(x - ownX, y - ownY) + own <= radius && own < radius;
        return holds && colours[other] === colours[at];
      });
    const stones = [...colours.keys()].filter((at) => colours[at] !== 0);
    const { outer, inner } = layered(layout(disks), colours);
    expect(inner.toSorted((a, b) => a - b)).toEqual(stones.filter(isInside));
    expect([...outer, ...inner].toSorted((a, b) => a - b)).toEqual(stones);
  }
});

test("painting 10,000 stones of one size compares none of them with all others", () => {
  const side = 100;
  const lattice = Array.from(
    { length: side * side },
    (_, i) => [20 * (i % side), 20 * Math.floor(i / side), 9] as const,
  );
  const board = layout(lattice);
  let reads = 0;
  const radii = new Proxy(board.radii, {
    get(of, key) {
      reads += 1;
      return Reflect.get(of, key);
    },
  });
  const colours = Uint8Array.from(lattice, (_, at) => (at % 2 === 0 ? BLACK : WHITE));
  expect(layered({ ...board, radii }, colours).outer).toHaveLength(lattice.length);
  expect(reads).toBeLessThan(100 * lattice.length);
});
