/** Stones on a plane, each at its true size and in every image of a glued board. */
import type { Pair, Stone } from "../../engine/types.ts";
import type { Round } from "../../model/contacts.ts";
import { BLACK, isCentre, type Place, type StoneColour, WHITE } from "../../model/state.ts";
import type { Extent } from "../../view/board-layout.ts";
import { areMarked, contactsSeen, paintStoneContacts } from "../../view/contact-marks.ts";
import { NUMERALS, numberColour, writeNumber } from "../../view/numerals.ts";
import {
  type Circle,
  type Lens,
  type Pen,
  screenX,
  screenY,
  toPen,
  visible,
} from "../../view/pen.ts";
import { eachSight, sights, wallsOf } from "../../view/region.ts";

/** Circles of a stone of the plane's size at a spot, in each image that shows. */
export function* seats(
  lens: Lens,
  layout: Extent,
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
  layout: Extent,
  stones: readonly Stone[],
  moving: ReadonlySet<number>,
): void {
  const reach = layout.drawing.stone;
  const radius = reach * pen.camera.scale;
  pen.stones((draw) => {
    let colour: StoneColour = BLACK;
    const show = (x: number, y: number) => {
      const [left, top] = [screenX(pen, x), screenY(pen, y)];
      if (visible(pen, left, top, 1.3 * radius)) draw(left, top, radius, colour);
    };
    stones.forEach((stone, index) => {
      colour = stone.colour;
      if (!moving.has(index)) eachSight(layout.region, stone.x, stone.y, reach, show);
    });
  });
  if (!areMarked(pen, stones.length, reach)) return;
  for (const colour of [BLACK, WHITE] as const) {
    const own = stones.filter((stone, index) => stone.colour === colour && !moving.has(index));
    if (own.length < 2) continue;
    const rounds = own.map((stone) => roundOf(layout, stone));
    const contacts = contactsSeen(pen, rounds, layout.region);
    paintStoneContacts(pen, contacts, colour, radius, wallsOf(layout.region));
  }
}

function roundOf({ drawing }: Extent, { x, y }: Stone): Round {
  const { stone, clearance, contact } = drawing;
  return { x, y, core: clearance / 2, reach: contact / 2, radius: stone };
}

/** Number on each stone of the turn that put it there; the last one's is red. */
export function paintPlaneNumbers(
  pen: Pen,
  layout: Extent,
  stones: readonly Stone[],
  numbers: Uint32Array,
  last: Place | null,
): void {
  pen.writing("numbers", NUMERALS, (write) => {
    for (const [index, stone] of stones.entries()) {
      const number = numbers[index] ?? 0;
      if (number === 0) continue;
      const colour = numberColour(stone.colour, isAt(stone, last));
      for (const seat of seats(pen, layout, stone)) writeNumber(write, seat, number, colour);
    }
  });
}

/** Index of the stone with this centre; −1 where there is none. */
export function indexOf(stones: readonly Stone[], [x, y]: Pair): number {
  return stones.findIndex((stone) => stone.x === x && stone.y === y);
}

function isAt({ x, y }: Stone, place: Place | null): boolean {
  return isCentre(place) && place[0] === x && place[1] === y;
}
