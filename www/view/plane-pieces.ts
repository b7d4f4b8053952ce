/** Stones on a plane, each at its true size and in every image of a glued board. */
import type { Pair, Stone } from "../engine/types.ts";
import { BLACK, isCentre, isStone, type Place, type StoneColour, WHITE } from "../model/state.ts";
import type { BoardLayout } from "./board-layout.ts";
import { type Lens, type Lettering, type Pen, toPen, visible, type Write } from "./pen.ts";
import { sights } from "./region.ts";
import type { Circle } from "./stone-circles.ts";
import type { Palette } from "./theme.ts";

/** In CSS pixels: smaller stones have no room for a number. */
export const NUMBERED = 6;

/** The seal's red, light enough on black and dark enough on white. */
export const RED_ON: Readonly<Record<StoneColour, string>> = { 1: "#ff8a73", 2: "#a82815" };

/** A stone of the plane's size at a spot, wherever that is seen. */
export function* seats(
  lens: Lens,
  layout: BoardLayout,
  spot: { readonly x: number; readonly y: number },
): Iterable<Circle> {
  const radius = layout.drawing.stone * lens.camera.scale;
  for (const sight of sights(layout.region, spot, layout.drawing.stone)) {
    const { x, y } = toPen(lens, sight);
    if (visible(lens, x, y, 1.3 * radius)) yield { x, y, radius };
  }
}

export function paintPlaneStones(
  pen: Pen,
  layout: BoardLayout,
  stones: readonly Stone[],
  moving: ReadonlySet<number>,
): void {
  pen.stones((draw) => {
    stones.forEach((stone, index) => {
      if (moving.has(index)) return;
      for (const { x, y, radius } of seats(pen, layout, stone)) draw(x, y, radius, stone.colour);
    });
  });
}

/** Which turn put each stone there; the last one's number is red. */
export function paintPlaneNumbers(
  pen: Pen,
  layout: BoardLayout,
  stones: readonly Stone[],
  last: Place | null,
): void {
  pen.writing("numbers", NUMERALS, (write) => {
    for (const stone of stones) {
      if (stone.turn === 0) continue;
      const colour = numberColour(stone.colour, isAt(stone, last));
      for (const seat of seats(pen, layout, stone)) writeNumber(write, seat, stone.turn, colour);
    }
  });
}

/** The place of the stone with this centre; −1 where there is none. */
export function indexOf(stones: readonly Stone[], [x, y]: Pair): number {
  return stones.findIndex((stone) => stone.x === x && stone.y === y);
}

function isAt({ x, y }: Stone, place: Place | null): boolean {
  return isCentre(place) && place[0] === x && place[1] === y;
}

export const NUMERALS: Lettering = { weight: 600, align: "center", halo: null };

/** Nothing on a stone that has no room for it. */
export function writeNumber(
  write: Write,
  { x, y, radius }: Circle,
  number: number,
  colour: string,
): void {
  if (radius < NUMBERED) return;
  const size = radius * (number > 99 ? 0.72 : 0.92);
  write(String(number), x, y + radius * 0.04, size, colour);
}

export function numberColour(colour: number | undefined, last: boolean): string {
  if (last) return colour === BLACK ? RED_ON[BLACK] : RED_ON[WHITE];
  return colour === BLACK ? "#f4f0e8" : "#211e1a";
}

/** Of a mark on a stone, or on its empty place. */
export function redOn(colour: number | undefined, { seal }: Palette): string {
  return isStone(colour) ? RED_ON[colour] : seal;
}
