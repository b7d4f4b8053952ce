/** Marks of an explanation over the board: stones that are gone are pale ghosts with a dashed ring,
 *  liberties that were closed are crossed out, the play that closed them has two rings, stones that matter
 *  have one, and empty places that belong together lie on a tint. */
import type { Player, Site } from "../engine/types.ts";
import type { Explanation, Group } from "../model/explanation.ts";
import { colourOf } from "../model/state.ts";
import { placeIn } from "../model/turns.ts";
import type { BoardLayout } from "./board-layout.ts";
import { onCanvas } from "./canvas-pen.ts";
import { CLOSES, CROSSES } from "./liberty-ink.ts";
import { ownerInk } from "./owner-squares.ts";
import type { CanvasPen } from "./pen.ts";
import { focusColour } from "./rings.ts";
import { seen, strokeRound } from "./round-marks.ts";

const TINT = 0.3;
/** Largest radius in CSS pixels: a mark on a disk is no larger than on a usual stone. */
const LARGEST = 22;

/** Paints the marks; of a capture those that have come by this share of its replay. */
export function paintWhy(
  pen: CanvasPen,
  layout: BoardLayout,
  { answer, groups }: Explanation,
  replayed: number,
): void {
  const share = answer.kind === "taken" ? replayed : 1;
  for (const group of groups) if (group.role === "region") paintRegion(pen, layout, group);
  for (const group of groups)
    if (group.role === "gone" && group.owner !== null)
      layout.paintGone(pen, group.sites, colourOf(group.owner));
  for (const { role, sites } of groups) {
    if (role === "stones") layout.ringPlaces(pen, sites, [2]);
    if (role === "closer" && share >= CLOSES) layout.ringPlaces(pen, sites, [2, 6]);
    if (role === "asked") paintQuestion(pen, layout, sites);
    if (role === "closed" && share >= CROSSES) paintCrosses(pen, layout, sites);
  }
}

function paintRegion(pen: CanvasPen, layout: BoardLayout, { sites, owner }: Group): void {
  const { context } = pen;
  context.save();
  context.globalAlpha = TINT;
  context.fillStyle = focusColour(pen, layout);
  layout.fillPlaces(pen, sites);
  context.restore();
  if (owner !== null) paintOwner(pen, layout, sites, owner);
}

/** Square in its owner's colour, as where all owners are shown. */
function paintOwner(
  pen: CanvasPen,
  layout: BoardLayout,
  sites: readonly Site[],
  owner: Player,
): void {
  onCanvas(pen).shapes(null, ownerInk(colourOf(owner)), (shapes) => {
    for (const { x, y, radius } of seen(pen, layout, sites)) {
      const half = Math.max(Math.min(radius, LARGEST) * 0.3, 1.5);
      shapes.rectangle(x - half, y - half, 2 * half, 2 * half, 0);
    }
  });
}

/** Place of the question. */
function paintQuestion(pen: CanvasPen, layout: BoardLayout, sites: readonly Site[]): void {
  const { context } = pen;
  context.strokeStyle = focusColour(pen, layout);
  context.lineWidth = 2.5;
  context.setLineDash([4, 4]);
  for (const site of sites) strokeRound(pen, layout.spots(pen, placeIn(site)), 4);
  context.setLineDash([]);
}

/** Dots with a cross through them; their light edge shows on wood, on paper and on stones. */
function paintCrosses(pen: CanvasPen, layout: BoardLayout, sites: readonly Site[]): void {
  const { context, palette } = pen;
  for (const { x, y, radius } of seen(pen, layout, sites)) {
    const arm = Math.max(Math.min(radius, LARGEST) * 0.42, 4);
    for (const [colour, width] of [
      [palette.paper, 5.5],
      [palette.seal, 2.4],
    ] as const) {
      context.strokeStyle = colour;
      context.lineWidth = width;
      context.lineCap = "round";
      context.beginPath();
      context.moveTo(x - arm, y - arm);
      context.lineTo(x + arm, y + arm);
      context.moveTo(x + arm, y - arm);
      context.lineTo(x - arm, y + arm);
      context.stroke();
      context.beginPath();
      context.arc(x, y, 0.5 * arm + width / 2, 0, 2 * Math.PI);
      context.fillStyle = colour;
      context.fill();
    }
  }
}
