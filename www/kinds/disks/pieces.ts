/** Placements of a board of disks as fine circles, and their stones at true size. Circles that a stone has
 *  closed are paler; where disks crowd, their centres stand for them. */
import { type Contact, CROWDED, isSample, type Round } from "../../model/contacts.ts";
import { BLACK, EMPTY, isStone, type PlacementId, placement, WHITE } from "../../model/state.ts";
import type { Extent } from "../../view/board-layout.ts";
import {
  areMarked,
  contactsSeen,
  paintContacts,
  paintStoneContacts,
  restingInk,
} from "../../view/contact-marks.ts";
import { pair } from "../../view/measure.ts";
import { type Lens, type Pen, screenX, screenY, visible } from "../../view/pen.ts";
import { eachSight, wallsOf } from "../../view/region.ts";
import { circlesOf } from "../../view/stone-circles.ts";

/** Coverage beyond which circles overlap so much that their centres help to see them. */
const OVERLAPPING = 1.5;
/** Radius in CSS pixels; circles of smaller disks are drawn finer, and paler in a thumbnail. */
const ROOMY = 9;
/** Least width of a circle in CSS pixels, and the difference of widths. */
const FINEST = 0.3;
const FINER = 0.1;
/** Opacity of an open circle, and of one that a stone has closed. */
const OPEN_INK = 0.76;
const CLOSED_INK = 0.16;
/** Ring round a stone that lies in a larger one. */
const INNER_RING = {
  [BLACK]: { stroke: "#ffffff40" },
  [WHITE]: { stroke: "#00000038" },
} as const;

/** Circles of the disks that can be filled, and paler ones of those that a stone has closed. */
export function paintDisks(pen: Pen, layout: DisksExtent, colours: Uint8Array): void {
  const inks = diskInks(pen, layout);
  const [open, closed] = [empty(colours, true), empty(colours, false)];
  if (inks.closed > 0) paintCircles(pen, layout, "closed-disks", closed, inks.width, inks.closed);
  if (inks.open > 0) paintCircles(pen, layout, "open-disks", open, inks.width, inks.open);
  if (inks.dot === 0) return;
  const { half } = inks;
  pen.shapes("middles", { fill: pen.palette.boardInk, fillAlpha: inks.dot }, (shapes) => {
    eachShown(pen, layout, open, (x, y) =>
      shapes.rectangle(x - half, y - half, 2 * half, 2 * half, 0),
    );
  });
}

function paintCircles(
  pen: Pen,
  layout: DisksExtent,
  name: string,
  placements: readonly PlacementId[],
  width: number,
  strokeAlpha: number,
): void {
  const stroke = pen.palette.boardInk;
  pen.group(name, () => {
    for (const [fine, disks] of byWidth(pen, layout, placements, width))
      pen.shapes(null, { stroke, strokeAlpha, width: fine }, (shapes) => {
        eachShown(pen, layout, disks, (x, y, radius) =>
          shapes.circle(x, y, Math.max(radius - 0.5, 0.5)),
        );
      });
  });
}

/** Disks by the width of their circles, which would be all ink where they are small. */
export function byWidth(
  { camera }: Lens,
  { radii }: DisksExtent,
  placements: readonly PlacementId[],
  most: number,
): ReadonlyMap<number, readonly PlacementId[]> {
  const found = new Map<number, PlacementId[]>();
  for (const at of placements) {
    const fine = Math.max(((radii[at] ?? 0) * camera.scale) / ROOMY, FINEST);
    const width = Math.min(FINER * Math.round(fine / FINER), most);
    const disks = found.get(width) ?? [];
    disks.push(at);
    found.set(width, disks);
  }
  return found;
}

/** Largest radius and usual distance of disks, and the number of them over a spot. */
interface Crowd {
  readonly largestRadius: number;
  readonly spacing: number;
  readonly coverage: number;
}

type DisksExtent = Extent & Crowd;

interface DiskInks {
  /** Width of the circles, in CSS pixels. */
  readonly width: number;
  /** Opacity of the circles of open disks, of closed disks, and of the dots; 0: they are not drawn. */
  readonly open: number;
  readonly closed: number;
  readonly dot: number;
  /** Half the side of a dot, in CSS pixels. */
  readonly half: number;
}

export function diskInks({ camera }: Lens, layout: Crowd): DiskInks {
  const room = Math.min((layout.largestRadius * camera.scale) / ROOMY, 1);
  const pale = Math.max(room, 0.3) * Math.min(1, 1.9 / Math.max(layout.coverage, 1));
  const circles = layout.coverage <= CROWDED ? pale : 0;
  return {
    width: Math.max(room, 0.5),
    open: OPEN_INK * circles,
    closed: CLOSED_INK * circles,
    dot: layout.coverage > OVERLAPPING ? 0.75 * Math.max(room, 0.5) : 0,
    half: Math.min(Math.max(layout.spacing * camera.scale * 0.08, 0.4), 1.6),
  };
}

/** Placements that can be filled, or those that cannot and hold no stone. */
function empty(colours: Uint8Array, open: boolean): PlacementId[] {
  const found: PlacementId[] = [];
  colours.forEach((colour, at) => {
    if (!isStone(colour) && (colour === EMPTY) === open) found.push(placement(at));
  });
  return found;
}

/** Disks in each image that shows on the screen. */
function eachShown(
  lens: Lens,
  { drawing, radii, region }: Extent,
  placements: readonly PlacementId[],
  see: (x: number, y: number, radius: number, at: PlacementId) => void,
): void {
  let at = placement(0);
  const show = (x: number, y: number) => {
    const radius = (radii[at] ?? 0) * lens.camera.scale;
    const [left, top] = [screenX(lens, x), screenY(lens, y)];
    if (visible(lens, left, top, 1.3 * radius)) see(left, top, radius, at);
  };
  for (at of placements)
    eachSight(region, drawing.xy[2 * at] ?? 0, drawing.xy[2 * at + 1] ?? 0, radii[at] ?? 0, show);
}

/** Marks where empty disks meet, as far as their circles are drawn. */
export function paintDiskContacts(
  pen: Pen,
  layout: DisksExtent,
  contacts: () => readonly Contact[],
): void {
  const { drawing, largestRadius, region, coverage } = layout;
  const count = drawing.radii.length;
  if (isSample(count, coverage) || !areMarked(pen, count, largestRadius)) return;
  const ink = restingInk(pen.palette, largestRadius * pen.camera.scale);
  pen.glued(region, () => pen.group("contacts", () => paintContacts(pen, contacts(), ink)));
}

/** Contacts of all disks, as they read at the camera's scale. */
export function diskContacts(lens: Lens, layout: DisksExtent): readonly Contact[] {
  const all = Array.from(layout.drawing.radii, (_, at) => roundOf(layout, at));
  return [...contactsSeen(lens, all, layout.region)];
}

function roundOf({ drawing, radii }: Extent, at: number): Round {
  const core = radii[at] ?? 0;
  return { ...pair(drawing.xy, at), core, reach: drawing.reaches[at] ?? core };
}

export function paintDiskStones(
  pen: Pen,
  layout: DisksExtent,
  colours: Uint8Array,
  moving: ReadonlySet<number>,
): void {
  const { outer, inner } = layered(layout, colours);
  pen.stones((stone) =>
    eachShown(pen, layout, outer, (x, y, radius, at) => {
      const colour = colours[at];
      if (isStone(colour) && !moving.has(at)) stone(x, y, radius, colour);
    }),
  );
  paintInner(pen, layout, colours, inner);
  const { region, largestRadius } = layout;
  if (!areMarked(pen, outer.length, largestRadius)) return;
  for (const colour of [BLACK, WHITE] as const) {
    const own = outer.filter((at) => colours[at] === colour && !moving.has(at));
    if (own.length < 2) continue;
    const rounds = own.map((at) => roundOf(layout, at));
    const contacts = contactsSeen(pen, rounds, region);
    const radius = Math.min(...rounds.map(({ core }) => core)) * pen.camera.scale;
    paintStoneContacts(pen, contacts, colour, radius, wallsOf(region));
  }
}

/** Rings on the stones that lie inside a larger one. */
function paintInner(
  pen: Pen,
  layout: DisksExtent,
  colours: Uint8Array,
  inner: readonly PlacementId[],
): void {
  pen.group("inner-stones", () => {
    for (const at of inner)
      pen.shapes(null, INNER_RING[colours[at] === BLACK ? BLACK : WHITE], (shapes) => {
        for (const { x, y, radius } of circlesOf(pen, layout, at)) shapes.circle(x, y, radius);
      });
  });
}

/** Stones in no larger one, and those that a larger one of their colour holds; larger ones first. */
export function layered(
  { drawing: { xy }, radii, index, largestRadius }: DisksExtent,
  colours: Uint8Array,
): { readonly outer: PlacementId[]; readonly inner: PlacementId[] } {
  const stones: PlacementId[] = [];
  colours.forEach((colour, at) => {
    if (isStone(colour)) stones.push(placement(at));
  });
  const size = (at: number) => radii[at] ?? 0;
  const isHeld = (at: PlacementId) => {
    const { x, y } = pair(xy, at);
    // The centre of a stone that holds it is no farther away.
    const far = largestRadius - size(at);
    return index.some(
      { x0: x - far, y0: y - far, x1: x + far, y1: y + far },
      (other) =>
        size(other) > size(at) &&
        colours[other] === colours[at] &&
        apart(xy, at, other) + size(at) <= size(other),
    );
  };
  const [outer, inner]: [PlacementId[], PlacementId[]] = [[], []];
  for (const at of stones.sort((a, b) => size(b) - size(a))) (isHeld(at) ? inner : outer).push(at);
  return { outer, inner };
}

function apart(xy: Float64Array, a: number, b: number): number {
  return Math.hypot(
    (xy[2 * a] ?? 0) - (xy[2 * b] ?? 0),
    (xy[2 * a + 1] ?? 0) - (xy[2 * b + 1] ?? 0),
  );
}
