/** Contacts of the disks and stones of a drawing: quiet ones of all at rest, and strong ones of a disk that is drawn,
 *  moved, selected or pointed at. */
import { contactsAmong, type Round } from "../../model/contacts.ts";
import { BLACK, WHITE } from "../../model/state.ts";
import { imagesOver, isSampled, roundsOf, sightsOf } from "../../sketch/contacts.ts";
import { type ItemId, ringsOf, type Sketch } from "../../sketch/sketch.ts";
import type { EditorState } from "../../sketch/state.ts";
import { onCanvas } from "../canvas-pen.ts";
import {
  areMarked,
  type ContactInk,
  paintContacts,
  paintStoneContacts,
  READS_AS_TOUCH,
  restingInk,
} from "../contact-marks.ts";
import { polygon } from "../outline.ts";
import { type CanvasPen, toPen } from "../pen.ts";
import { paintStone } from "../stones.ts";
import type { Wanted } from "./items.ts";

/** Disks with strong marks at most; more would hide the drawing. */
const MOST_ACTIVE = 200;
/** Sizes of strong marks, in CSS pixels. */
const STRONG = { alpha: 1, dot: 4, ring: 6, width: 3 } as const;
/** Opacity of what is seen over a glued side. */
const IMAGE_INK = 0.35;

/** Contacts at rest, and the other halves of disks and stones that reach over a glued side. */
export function paintRestingContacts(pen: CanvasPen, sketch: Sketch, wanted: Wanted): void {
  paintImages(pen, sketch, wanted);
  const near = READS_AS_TOUCH / pen.camera.scale;
  const { region, start, centres } = sketch;
  const kept = roundsOf(sketch).filter(([id]) => wanted(id));
  const contactsOf = (rounds: readonly Round[]) => contactsAmong(sightsOf(region, rounds), near);
  const disks = kept.flatMap(([id, round]) => (sketch.disks.has(id) ? [round] : []));
  const radius = disks.reduce((most, { core }) => Math.max(most, core), 0);
  if (!isSampled(sketch) && areMarked(pen, disks.length, radius)) {
    const quiet = restingInk(pen.palette, radius * pen.camera.scale);
    paintContacts(onCanvas(pen), contactsOf(disks), {
      ...quiet,
      gap: pen.palette.seal,
      ring: STRONG.ring,
    });
  }
  const walls = ringsOf(region)
    .slice(isGlued(sketch) ? 1 : 0)
    .map(polygon);
  for (const colour of [BLACK, WHITE] as const) {
    const own = kept.filter(([id]) => (start.get(id) ?? centres.get(id)?.colour) === colour);
    if (own.length < 2 || !areMarked(pen, own.length, Infinity)) continue;
    const rounds = own.map(([, round]) => round);
    const least = rounds.reduce((small, { core }) => Math.min(small, core), Infinity);
    const size = least * pen.camera.scale;
    paintStoneContacts(onCanvas(pen), contactsOf(rounds), colour, size, walls);
  }
}

function isGlued({ region }: Sketch): boolean {
  return region?.kind === "rings" && region.wrap !== "none";
}

function paintImages(pen: CanvasPen, sketch: Sketch, wanted: Wanted): void {
  const { context, palette, camera } = pen;
  const { region, start, centres } = sketch;
  if (!isGlued(sketch) || isSampled(sketch)) return;
  context.save();
  context.globalAlpha = IMAGE_INK;
  context.strokeStyle = palette.boardInk;
  context.lineWidth = 1.2;
  for (const [id, round] of roundsOf(sketch)) {
    if (!wanted(id)) continue;
    const colour = start.get(id) ?? centres.get(id)?.colour;
    const radius = (round.radius ?? round.core) * camera.scale;
    for (const image of imagesOver(region, round)) {
      const { x, y } = toPen(pen, image);
      context.beginPath();
      context.arc(x, y, radius, 0, 2 * Math.PI);
      if (sketch.disks.has(id)) context.stroke();
      if (colour !== undefined) paintStone(pen, x, y, radius, colour);
    }
  }
  context.restore();
}

/** Strong marks of the disks in hand. */
export function paintActiveContacts(pen: CanvasPen, editorState: EditorState): void {
  const { sketch } = editorState.now;
  const { focus, seal } = pen.palette;
  const ink: ContactInk = { touch: focus, overlap: seal, gap: seal, ...STRONG };
  const near = READS_AS_TOUCH / pen.camera.scale;
  for (const [id, disk] of activeDisks(editorState)) {
    const others = [...sketch.disks].flatMap(([other, round]) => (other === id ? [] : [round]));
    const sights = sightsOf(sketch.region, [disk, ...others]);
    const own = [...contactsAmong(sights, near)].filter(({ a }) => a.place === 0);
    paintContacts(onCanvas(pen), own, ink);
  }
}

/** Disks in hand; one that is being drawn has no number. */
function activeDisks(editorState: EditorState): [ItemId | null, Round][] {
  const { now, under, gesture, ghost, tool, radius, slack } = editorState;
  const found: [ItemId | null, Round][] = [];
  const drawn = (at: readonly [number, number], core: number) =>
    found.push([null, { x: at[0], y: at[1], core, reach: core + slack }]);
  if (gesture.kind === "radius" && gesture.radius > 0) drawn(gesture.centre, gesture.radius);
  else if (gesture.kind === "none" && ghost !== null && tool === "disk") drawn(ghost, radius);
  const ids = new Set(now.selection.size > MOST_ACTIVE ? [] : now.selection);
  if (under?.kind === "disk") ids.add(under.id);
  for (const id of ids) {
    const disk = now.sketch.disks.get(id);
    if (disk !== undefined) found.push([id, disk]);
  }
  return found;
}
