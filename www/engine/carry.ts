/** Carries stones over to a finite board. From a plane to a sample of it: each to the nearest disk that no other stone
 *  overlaps; the core says which would have no liberty there. From disks to their quotient: all. Runs in the worker. */
import { Game, quotient, survey } from "gospace";
import { distanceOver, type Image, imageOf, imagesOf } from "./glued-images.ts";
import type {
  DiskNumbers,
  DisksBoard,
  GoSpaceBoard,
  Pair,
  PlaneBoard,
  Start,
  Stone,
} from "./types.ts";

export type Carried = {
  readonly start: Start;
  /** Numbers of stones: carried over, and left out since no disk is near or they would have no liberty. */
  readonly kept: number;
  readonly left: number;
};

/** A stone of the plane, by its centre. */
export type Centre = Pick<Stone, "x" | "y" | "colour">;

interface Placed {
  readonly disk: number;
  readonly colour: Stone["colour"];
}

/** A stone moves by less than its radius. Cost: O(stones + disks), and the disks near each stone. */
export function carriedTo(
  board: DisksBoard,
  plane: PlaneBoard,
  stones: readonly Centre[],
): Carried {
  let placed = placedOn(board, imagesOfPlane(plane), stones);
  let dead = deadOf(board, placed);
  while (dead.size > 0) {
    placed = placed.filter(({ disk }) => !dead.has(disk));
    dead = deadOf(board, placed);
  }
  return {
    start: startOf(placed),
    kept: placed.length,
    left: stones.length - placed.length,
  };
}

/** The quotient of disks with their start: its placements are the disks, in their order. Throws GospaceError. */
export function carriedToQuotient({ start, ...disks }: DisksBoard): GoSpaceBoard {
  const space = quotient(disks);
  return start === undefined ? space : { ...space, start };
}

/** Images of a glued plane, the identity first. */
function imagesOfPlane(plane: PlaneBoard): readonly Image[] {
  const { start: _, ...bare } = plane;
  const game = new Game({ gospace: 1, board: bare });
  const images = imagesOf(game.drawing());
  game.free();
  return images;
}

function placedOn(
  { disks }: DisksBoard,
  images: readonly Image[],
  stones: readonly Centre[],
): Placed[] {
  const [, , core] = disks[0] ?? [0, 0, 1];
  const cells = new Map<string, number[]>();
  const cell = (x: number, y: number) => `${Math.floor(x / core)} ${Math.floor(y / core)}`;
  disks.forEach(([x, y], disk) => {
    const key = cell(x, y);
    const there = cells.get(key);
    if (there === undefined) cells.set(key, [disk]);
    else there.push(disk);
  });
  const around = ({ x, y }: { readonly x: number; readonly y: number }) =>
    [-core, 0, core].flatMap((dx) =>
      [-core, 0, core].flatMap((dy) => cells.get(cell(x + dx, y + dy)) ?? []),
    );
  const placed: Placed[] = [];
  const isFree = (disk: number) =>
    placed.every(
      (other) => distanceOver(images, spot(disks, disk), spot(disks, other.disk)) >= 2 * core,
    );
  for (const { x, y, colour } of stones) {
    const near = images.flatMap((image) => around(imageOf(image, x, y)));
    const ranked = [...new Set(near)]
      .map((disk) => ({ disk, away: distanceOver(images, [x, y], spot(disks, disk)) }))
      .filter(({ away }) => away < core)
      .sort((a, b) => a.away - b.away);
    const found = ranked.find(({ disk }) => isFree(disk));
    if (found !== undefined) placed.push({ disk: found.disk, colour });
  }
  return placed;
}

function spot(disks: readonly DiskNumbers[], disk: number): Pair {
  const [x = 0, y = 0] = disks[disk] ?? [];
  return [x, y];
}

/** Disks whose stones have no liberty: a start has none such. */
function deadOf(board: DisksBoard, placed: readonly Placed[]): ReadonlySet<number> {
  if (placed.length === 0) return new Set();
  const { findings } = survey({ gospace: 1, board: { ...board, start: startOf(placed) } });
  return new Set(
    findings.flatMap((finding) => (finding.kind === "dead-point" ? [finding.point] : [])),
  );
}

function startOf(placed: readonly Placed[]): Start {
  const of = (wanted: Stone["colour"]) =>
    placed.flatMap(({ disk, colour }) => (colour === wanted ? [disk] : []));
  return { black: of(1), white: of(2) };
}
