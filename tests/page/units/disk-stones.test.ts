/** Tests of the layers of stones on a board of disks: a ring marks those inside a larger stone of their colour. */
import { readFileSync } from "node:fs";
import { Game, type GameDocument, load } from "gospace/play";
import { expect, test } from "vitest";
import { disksExtent } from "../../../www/kinds/disks/extent.ts";
import { byWidth, layered } from "../../../www/kinds/disks/pieces.ts";
import { placement } from "../../../www/model/state.ts";
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

test("the circle of a small disk is fine enough to leave its middle free", () => {
  const disks = [1, 2, 4, 8, 40].map((radius, at) => [200 * at, 0, radius] as const);
  const camera = { scale: 1, left: 0, top: 0 };
  const lens = { camera, size: { width: 1000, height: 100 }, margin: 0 };
  const all = disks.map((_, at) => placement(at));
  const widths = new Map<number, number>();
  for (const [width, those] of byWidth(lens, layout(disks), all, 1))
    for (const at of those) widths.set(at, width);
  expect(all.map((at) => widths.get(at)?.toFixed(1))).toEqual(["0.3", "0.3", "0.4", "0.9", "1.0"]);
});

test("no disk of the gallery's sunflower is too small to be seen, on a phone either", () => {
  const boards: { id: string; document: GameDocument }[] = JSON.parse(
    readFileSync("build/gallery.json", "utf8"),
  );
  const board = boards.find(({ id }) => id === "sunflower")?.document.board;
  if (board?.kind !== "disks") throw new Error("the sunflower is a board of disks");
  const ends = board.disks.flatMap(([x, y, radius]) => [
    x - radius,
    x + radius,
    y - radius,
    y + radius,
  ]);
  const wide = Math.max(...ends.map(Math.abs));
  const least = Math.min(...board.disks.map(([, , radius]) => radius));
  expect((least / wide) * (390 / 2)).toBeGreaterThan(4);
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
