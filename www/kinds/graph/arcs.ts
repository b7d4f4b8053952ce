/** One-way arcs: a line with a head that stands clear of any stone at its end. */

import { radiusOf } from "../../view/board-layout.ts";
import type { Spot } from "../../view/camera.ts";
import { lineColour, lineWidth } from "../../view/line-style.ts";
import { type Ink, onScreen, type Pen, toPen } from "../../view/pen.ts";
import type { GraphLayout } from "./curves.ts";
import { drawnLinks } from "./drawn-links.ts";

/** Length of a head: as a share of the board's spacing, and at most in CSS pixels. */
const HEAD_SHARE = 0.21;
const HEAD_MOST = 13;
/** Half the head's width over its length. */
const HEAD_SLENDER = 0.42;
/** Length of a head as a share of its arc: a short arc has a short head. */
const HEAD_OF_ARC = 0.24;
/** Such a share of the part of a bent arc on which its head stands. */
const HEAD_OF_PART = 0.5;
/** Gap between the head's tip and the stone, in CSS pixels. */
const CLEAR = 1.5;

export const ARC_INK = 0.76;

interface Arc {
  /** Spots from end to end of a bent arc; of a straight one none. */
  readonly curve: readonly Spot[];
  /** Ends; of a bent arc those of the part on which its head stands. */
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly length: number;
  /** Radius of the stone at the end. */
  readonly radius: number;
}

export function paintArcs(pen: Pen, layout: GraphLayout): void {
  const spacing = layout.spacing * pen.camera.scale;
  const arcs = [...visibleArcs(pen, layout)];
  const colour = lineColour(pen.palette, layout.drawing.grid);
  const shaft: Ink = {
    stroke: colour,
    strokeAlpha: ARC_INK,
    width: lineWidth(false, spacing) * 0.85,
    cap: layout.drawing.grid ? "square" : "round",
  };
  pen.group("arcs", () => {
    pen.shapes(null, shaft, (shapes) => {
      for (const { curve, x1, y1, x2, y2 } of arcs)
        if (curve.length > 0) shapes.polyline(curve);
        else shapes.line(x1, y1, x2, y2);
    });
    pen.shapes(null, { fill: colour }, (shapes) => {
      for (const arc of arcs) shapes.polygon(headOf(arc, spacing));
    });
  });
}

/** Arcs that show, on the screen. */
function* visibleArcs(pen: Pen, layout: GraphLayout): Iterable<Arc> {
  const { xy, arcs } = layout.drawing;
  const curves = layout.curves.arcs;
  for (const link of drawnLinks(pen, xy, arcs, curves)) {
    const [from, to] = [arcs[2 * link] ?? 0, arcs[2 * link + 1] ?? 0];
    const curve = (curves.get(link) ?? []).map((spot) => toPen(pen, spot));
    const { x: x2, y: y2 } = onScreen(pen, xy, to);
    const radius = radiusOf(layout, to) * pen.camera.scale;
    const far = ({ x, y }: Spot) => Math.hypot(x2 - x, y2 - y) > radius + HEAD_MOST;
    const { x: x1, y: y1 } = [...curve].reverse().find(far) ?? curve[0] ?? onScreen(pen, xy, from);
    const length = Math.hypot(x2 - x1, y2 - y1);
    if (length === 0) continue;
    yield { curve, x1, y1, x2, y2, length, radius };
  }
}

/** Corners of an arrowhead, its tip first. */
function headOf(arc: Arc, spacing: number): Spot[] {
  const longest = Math.min(spacing * HEAD_SHARE, HEAD_MOST);
  const part = arc.curve.length > 0 ? HEAD_OF_PART : HEAD_OF_ARC;
  const head = Math.min(longest, arc.length * part);
  const [ux, uy] = [(arc.x2 - arc.x1) / arc.length, (arc.y2 - arc.y1) / arc.length];
  const tip = Math.min(arc.radius + CLEAR, arc.length - head);
  const [tx, ty] = [arc.x2 - ux * tip, arc.y2 - uy * tip];
  const [bx, by] = [tx - ux * head, ty - uy * head];
  const wide = head * HEAD_SLENDER;
  return [
    { x: tx, y: ty },
    { x: bx - uy * wide, y: by + ux * wide },
    { x: bx + ux * head * 0.18, y: by + uy * head * 0.18 },
    { x: bx + uy * wide, y: by - ux * wide },
  ];
}
