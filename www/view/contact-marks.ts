/** Marks of contacts: a dot at a touch, a bridge over a gap that a touch spans, a chord at an overlap, an open ring at a
 *  gap that reads as a touch and is none. The one painter of them, in Draw, in Play and in pictures. */
import {
  type Contact,
  contactsAmong,
  drawnRadius,
  type Round,
  type Sight,
} from "../model/contacts.ts";
import { BLACK, type StoneColour, WHITE } from "../model/state.ts";
import type { Spot } from "./camera.ts";
import { BODY, RIM } from "./chain-marks.ts";
import type { Outline } from "./outline.ts";
import { type Ink, type Lens, type Pen, type Shapes, segmentVisible, toPen } from "./pen.ts";
import { type Region, sights } from "./region.ts";
import { segmentsCross } from "./segment.ts";

/** Widest gap that reads as a touch, in CSS pixels. */
export const READS_AS_TOUCH = 3;
/** Radius of the smallest disk with marks, in CSS pixels, and the most disks with marks: others would hide the board. */
const LEAST_MARKED = 6;
const MOST_MARKED = 3000;
/** Least length of a bridge in CSS pixels: where a wall parts two stones the gap itself may be less than a pixel. */
const SHORTEST = 9;

/** Colour that shows on stones of one. */
const OTHER = { [BLACK]: WHITE, [WHITE]: BLACK } as const;

/** Inks of the marks, and their sizes in CSS pixels. */
export interface ContactInk {
  readonly touch: string;
  readonly overlap: string;
  readonly gap: string;
  readonly alpha: number;
  readonly dot: number;
  readonly ring: number;
  readonly width: number;
}

/** True where contacts are worth marking: the disks are few, and large on the screen. */
export function areMarked({ camera }: Lens, count: number, radius: number): boolean {
  return count <= MOST_MARKED && radius * camera.scale >= LEAST_MARKED;
}

/** Contacts of disks as they read at the zoom of a pen, in each image that shows. */
export function contactsSeen(
  { camera }: Lens,
  rounds: readonly Round[],
  region: Region | null,
): Iterable<Contact> {
  const seen = rounds.flatMap((round, place) =>
    Array.from(
      sights(region, round, round.reach),
      ({ x, y }): Sight => ({ ...round, x, y, place }),
    ),
  );
  return contactsAmong(seen, READS_AS_TOUCH / camera.scale);
}

/** Quiet ink for the empty disks of a board. */
export function restingInk({ boardInk }: Pen["palette"], radius: number): ContactInk {
  const dot = Math.min(Math.max(0.07 * radius, 1), 2.4);
  const sizes = { dot, ring: 2.1 * dot, width: 0.6 * dot };
  return { touch: boardInk, overlap: boardInk, gap: boardInk, alpha: 0.62, ...sizes };
}

export function paintContacts(pen: Pen, contacts: Iterable<Contact>, ink: ContactInk): void {
  const { touch, overlap, gap, alpha, dot, ring, width } = ink;
  const kinds: Record<Contact["kind"], Contact[]> = { touch: [], bridge: [], overlap: [], gap: [] };
  for (const contact of contacts) if (isSeen(pen, contact)) kinds[contact.kind].push(contact);
  const line: Ink = { strokeAlpha: alpha, cap: "round" };
  paint(pen, "touches", { fill: touch, fillAlpha: alpha }, kinds.touch, (shapes, contact) => {
    const { x, y } = toPen(pen, spotOf(contact));
    shapes.circle(x, y, dot);
  });
  paint(pen, "bridges", { ...line, stroke: touch, width: 1.6 * width }, kinds.bridge, (...each) =>
    traceBridge(pen, 0, ...each),
  );
  paint(pen, "overlaps", { ...line, stroke: overlap, width }, kinds.overlap, (...each) =>
    traceChord(pen, ...each),
  );
  paint(pen, "gaps", { stroke: gap, width: Math.max(width, 1.2) }, kinds.gap, (shapes, contact) => {
    const { x, y } = toPen(pen, spotOf(contact));
    shapes.circle(x, y, ring);
  });
}

/** Contacts of stones of one colour: a chain is seen to be one, and stones that do not touch to be apart. */
export function paintStoneContacts(
  pen: Pen,
  contacts: Iterable<Contact>,
  colour: StoneColour,
  radius: number,
  walls: Outline,
): void {
  const isParted = (contact: Contact) => walls.length > 0 && crossesWall(walls, contact);
  const kinds = { touch: [] as Contact[], bridge: [] as Contact[], gap: [] as Contact[] };
  for (const contact of contacts) {
    const { kind } = contact;
    if (kind === "overlap" || !isSeen(pen, contact)) continue;
    kinds[kind === "touch" && isParted(contact) ? "bridge" : kind].push(contact);
  }
  const [body, rim] = [BODY[colour], RIM[colour]];
  const width = Math.min(Math.max(0.26 * radius, 2), 10);
  const bridge: Ink = { cap: "round" };
  const trace = (shapes: Shapes, contact: Contact) =>
    traceBridge(pen, 0.3 * radius, shapes, contact);
  paint(pen, "bridges", { ...bridge, stroke: rim, width: width + 2 }, kinds.bridge, trace);
  paint(pen, null, { ...bridge, stroke: body, width }, kinds.bridge, trace);
  const dot = Math.min(Math.max(0.1 * radius, 1.4), 3.4);
  const ring = Math.min(Math.max(0.16 * radius, 3), 5);
  const { seal, boardCasing } = pen.palette;
  const round = (size: number) => (shapes: Shapes, contact: Contact) => {
    const { x, y } = toPen(pen, spotOf(contact));
    shapes.circle(x, y, size);
  };
  paint(pen, "touches", { fill: BODY[OTHER[colour]], stroke: body }, kinds.touch, round(dot));
  paint(pen, null, { stroke: boardCasing, width: 3.4 }, kinds.gap, round(ring));
  paint(pen, "gaps", { stroke: seal, width: 1.6 }, kinds.gap, round(ring));
}

function paint(
  pen: Pen,
  name: string | null,
  ink: Ink,
  contacts: readonly Contact[],
  trace: (shapes: Shapes, contact: Contact) => void,
): void {
  if (contacts.length === 0) return;
  pen.shapes(name, ink, (shapes) => {
    for (const contact of contacts) trace(shapes, contact);
  });
}

function isSeen(lens: Lens, { a, b }: Contact): boolean {
  const [p, q] = [toPen(lens, a), toPen(lens, b)];
  return segmentVisible(lens, p.x, p.y, q.x, q.y);
}

/** The middle of the gap or the overlap of two disks. */
export function spotOf({ a, b }: Contact): Spot {
  const away = Math.hypot(a.x - b.x, a.y - b.y) || 1;
  return along(a, b, (away + drawnRadius(a) - drawnRadius(b)) / 2 / away);
}

function along(a: Spot, b: Spot, share: number): Spot {
  return { x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y) };
}

/** Traces a line over the gap between two disks, and so far into both. */
function traceBridge(lens: Lens, into: number, shapes: Shapes, { a, b }: Contact): void {
  const away = Math.hypot(a.x - b.x, a.y - b.y) || 1;
  const { scale } = lens.camera;
  const gap = away - drawnRadius(a) - drawnRadius(b);
  const more = Math.max(into, (SHORTEST - gap * scale) / 2) / scale;
  const from = toPen(lens, along(a, b, (drawnRadius(a) - more) / away));
  const to = toPen(lens, along(b, a, (drawnRadius(b) - more) / away));
  shapes.line(from.x, from.y, to.x, to.y);
}

/** Traces the line between the spots where two circles cross; the circle itself of one that lies in the other. */
function traceChord(lens: Lens, shapes: Shapes, { a, b }: Contact): void {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const away = Math.hypot(dx, dy) || 1;
  const [r, s] = [drawnRadius(a), drawnRadius(b)];
  const foot = (away ** 2 + r ** 2 - s ** 2) / (2 * away);
  const square = r ** 2 - foot ** 2;
  if (square <= 0) {
    const inner = r < s ? a : b;
    const { x, y } = toPen(lens, inner);
    shapes.circle(x, y, drawnRadius(inner) * lens.camera.scale);
    return;
  }
  const half = Math.sqrt(square);
  const [ux, uy] = [dx / away, dy / away];
  const [mx, my] = [a.x + foot * ux, a.y + foot * uy];
  const from = toPen(lens, { x: mx - half * uy, y: my + half * ux });
  const to = toPen(lens, { x: mx + half * uy, y: my - half * ux });
  shapes.line(from.x, from.y, to.x, to.y);
}

/** True if the line between the centres of two stones leaves the region. */
function crossesWall(walls: Outline, { a, b }: Contact): boolean {
  return walls.some((contour) =>
    contour.some((step, i) => {
      const before = contour.at(i - 1);
      if (step.kind !== "line" || before?.kind !== "line") return false;
      return segmentsCross(a, b, before.to, step.to);
    }),
  );
}
