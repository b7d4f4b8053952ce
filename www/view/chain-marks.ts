/** All chains of a board, joined by lines, and all their liberties: dots in the colour of their chains, and
 *  on stones the number of liberties. They are among the pieces, so that they are painted as rarely. */
import type { Chains } from "../engine/why.ts";
import { chainsSlice } from "../model/explanation.ts";
import { overlaysSlice } from "../model/overlays.ts";
import {
  BLACK,
  type Colouring,
  isStone,
  placement,
  type State,
  type StoneColour,
  WHITE,
} from "../model/state.ts";
import type { BoardLayout } from "./board-layout.ts";
import type { Spot } from "./camera.ts";
import { NUMBERED, NUMERALS, numberColour, writeNumber } from "./numerals.ts";
import {
  type Circle,
  type Lens,
  type Pen,
  type Shapes,
  segmentVisible,
  toPen,
  visible,
} from "./pen.ts";
import type { ChainsShown, Pieces } from "./pieces.ts";
import { sights } from "./region.ts";

export const BODY: Readonly<Record<StoneColour, string>> = { 1: "#151515", 2: "#fffdf8" };
export const RIM: Readonly<Record<StoneColour, string>> = { 1: "#ffffffb3", 2: "#000000b3" };
/** Radius of a ring of ink, in radii of the dot in it. */
const RING = 1.7;

export function chainsShown(state: State): ChainsShown | null {
  const overlays = overlaysSlice.of(state);
  const chains = chainsSlice.of(state);
  return (
    chains && {
      all: chains.all,
      joined: overlays.chains,
      liberties: overlays.liberties,
      counted: !overlays.numbers,
    }
  );
}

export function paintChains(
  pen: Pen,
  layout: BoardLayout,
  pieces: Pieces,
  { all, joined, liberties, counted }: ChainsShown,
): void {
  if (joined) paintJoins(pen, layout, pieces, all);
  if (joined && pieces.numbers !== null) padNumbers(pen, layout, pieces, pieces.numbers);
  if (!liberties) return;
  layout.paintLiberties(pen, all);
  if (counted) paintCounts(pen, layout, pieces, all, joined ? "over lines" : "plain");
}

/** Pads under the turns' numbers, which are written later. */
function padNumbers(
  pen: Pen,
  layout: BoardLayout,
  { colours }: Pieces,
  numbers: Uint32Array,
): void {
  for (let at = 0; at < numbers.length; at++) {
    const colour = colours[at];
    if (numbers[at] === 0 || !isStone(colour)) continue;
    for (const seat of layout.spots(pen, placement(at)))
      if (visible(pen, seat.x, seat.y, seat.radius)) paintPad(pen, seat, colour);
  }
}

/** Lines between neighbours of a chain, in the colour that shows on both. */
function paintJoins(pen: Pen, layout: BoardLayout, colouring: Colouring, { joins }: Chains): void {
  const most = 0.16 * layout.largestRadius * pen.camera.scale;
  const width = Math.min(Math.max(most, 1.5), 5);
  for (const colour of [BLACK, WHITE] as const) {
    const trace = (shapes: Shapes) => {
      for (let i = 0; i + 1 < joins.length; i += 2) {
        const [u = 0, v = 0] = joins.subarray(i, i + 2);
        const from = layout.stoneOf(colouring, u);
        if (from.colour === colour && layout.joins(u, v))
          traceJoin(pen, shapes, layout, from.at, layout.stoneOf(colouring, v).at);
      }
    };
    pen.shapes(null, { stroke: BODY[colour], width: width + 2.5, cap: "round" }, trace);
    pen.shapes(null, { stroke: RIM[colour], width, cap: "round" }, trace);
  }
}

/** Line from one stone to the nearest image of the other, in each image that shows. */
function traceJoin(lens: Lens, shapes: Shapes, layout: BoardLayout, from: Spot, to: Spot): void {
  const reach = 3 * layout.largestRadius;
  for (const start of sights(layout.region, from, reach)) {
    let end: Spot = to;
    let least = Infinity;
    for (const sight of sights(layout.region, to, reach)) {
      const away = Math.hypot(sight.x - start.x, sight.y - start.y);
      if (away < least) [end, least] = [sight, away];
    }
    const [a, b] = [toPen(lens, start), toPen(lens, end)];
    if (segmentVisible(lens, a.x, a.y, b.x, b.y)) shapes.line(a.x, a.y, b.x, b.y);
  }
}

/** Dots on liberties, in the order of the placements: where these overlap, dots may stand on one spot. */
export function paintLibertyDots(pen: Pen, layout: BoardLayout, beside: Uint8Array): void {
  for (let from = 0; from < beside.length; ) {
    let to = from + 1;
    while (to < beside.length && beside[to] === beside[from]) to++;
    for (const colour of [BLACK, WHITE] as const)
      paintDotsOf(pen, layout, beside[from] ?? 0, colour, from, to);
    from = to;
  }
}

/** Rings of ink round the dots on liberties. */
export function ringLiberties(pen: Pen, layout: BoardLayout, beside: Uint8Array): void {
  pen.shapes(null, { fill: pen.palette.seal }, (shapes) => {
    for (let at = 0; at < beside.length; at++)
      if (beside[at] !== 0)
        for (const { x, y, radius } of layout.spots(pen, placement(at)))
          if (visible(pen, x, y, radius)) shapes.circle(x, y, RING * dotSize(radius));
  });
}

/** Radius of a dot on a liberty, in CSS pixels, on a place for a stone of this radius. */
function dotSize(radius: number): number {
  return Math.min(Math.max(radius * 0.24, 1.6), 6);
}

/** Dots of one colour: whole on liberties of that colour only, halves on those of both. */
function paintDotsOf(
  pen: Pen,
  layout: BoardLayout,
  whose: number,
  colour: StoneColour,
  from: number,
  to: number,
): void {
  if ((whose & colour) === 0) return;
  const start = (colour === BLACK ? 0.5 : -0.5) * Math.PI;
  pen.shapes(null, { fill: BODY[colour], stroke: RIM[colour] }, (shapes) => {
    for (let at = from; at < to; at++)
      for (const { x, y, radius } of layout.spots(pen, placement(at))) {
        if (!visible(pen, x, y, radius)) continue;
        const size = dotSize(radius);
        if (whose === colour) shapes.circle(x, y, size);
        else shapes.arc(x, y, size, start, start + Math.PI, true);
      }
  });
}

/** Number of a chain's liberties, on each of its stones that has room for it; a single liberty in red.
 *  It is written once on stones that overlap. */
function paintCounts(
  pen: Pen,
  layout: BoardLayout,
  { colours, last }: Pieces,
  all: Chains,
  ground: "plain" | "over lines",
): void {
  const written = new Set<number>();
  for (let at = 0; at < all.chains.length; at++) {
    const chain = all.chains[at] ?? 0;
    const count = all.liberties[chain - 1];
    if (count === undefined || at === last || written.has(chain)) continue;
    if (layout.numberedOnce) written.add(chain);
    const [seat] = layout.spots(pen, placement(at));
    if (seat === undefined || !visible(pen, seat.x, seat.y, seat.radius)) continue;
    const colour = colours[at];
    if (ground === "over lines" && isStone(colour)) paintPad(pen, seat, colour);
    pen.writing(null, NUMERALS, (write) =>
      writeNumber(write, seat, count, numberColour(colour, count === 1)),
    );
  }
}

/** Pad under a number, readable where lines meet. */
function paintPad(pen: Pen, { x, y, radius }: Circle, colour: StoneColour): void {
  if (radius >= NUMBERED)
    pen.shapes(null, { fill: BODY[colour] }, (shapes) => shapes.circle(x, y, 0.5 * radius));
}
