/** Signs of constraints: a line with its middle below a point, two equal strokes beside links, and two rings where
 *  disks touch. */
import type { Pair } from "../../engine/types.ts";
import { middleOfLink } from "../../sketch/curves.ts";
import {
  type Constraint,
  type ConstraintKind,
  type ItemId,
  inTicks,
  type Sketch,
  spotOfItem,
} from "../../sketch/sketch.ts";
import type { EditorState } from "../../sketch/state.ts";
import type { Camera, Spot } from "../camera.ts";
import { type CanvasPen, toPen, visible } from "../pen.ts";

/** Sizes in CSS pixels: of a sign, of its distance from a point or link, and of the gap between points below which signs
 *  would hide the drawing. */
const RADIUS = 7;
const ASIDE = 15;
const LEAST_PITCH = 14;
/** Distance at which a sign is hit, nearer than what it stands beside. */
export const SIGN_REACH = 12;

interface ConstraintSign {
  readonly kind: ConstraintKind;
  /** Place of the constraint among all. */
  readonly place: number;
  /** Link of equal length at which the sign stands. */
  readonly link: ItemId | null;
  readonly at: Spot;
}

export function signsOf(
  { now: { sketch }, snapping }: EditorState,
  { scale }: Pick<Camera, "scale">,
  toScreen: (at: Pair) => Spot,
): ConstraintSign[] {
  if (sketch.constraints.length === 0 || snapping.pitch * scale < LEAST_PITCH) return [];
  return sketch.constraints.flatMap((constraint, place) =>
    spotsOf(sketch, constraint, toScreen).map(({ at, link }) => ({
      kind: constraint.kind,
      place,
      link,
      at,
    })),
  );
}

function spotsOf(
  sketch: Sketch,
  constraint: Constraint,
  toScreen: (at: Pair) => Spot,
): Pick<ConstraintSign, "at" | "link">[] {
  switch (constraint.kind) {
    case "midpoint": {
      const spot = spotOfItem(sketch, constraint.point);
      if (spot === null) return [];
      const { x, y } = toScreen(spot);
      return [{ link: null, at: { x, y: y + ASIDE } }];
    }
    case "equal":
      return constraint.links.flatMap((id) => {
        const at = besideLink(sketch, id, toScreen);
        return at === null ? [] : [{ link: id, at }];
      });
    case "tangent": {
      const [a, b] = constraint.disks.map((id) => sketch.disks.get(id));
      if (a === undefined || b === undefined) return [];
      const share = a.core / (a.core + b.core);
      const spot: Pair = [a.x + share * (b.x - a.x), a.y + share * (b.y - a.y)];
      return [{ link: null, at: toScreen(spot) }];
    }
  }
}

function besideLink(sketch: Sketch, id: ItemId, toScreen: (at: Pair) => Spot): Spot | null {
  const link = sketch.links.get(id);
  if (link === undefined) return null;
  const [from, to] = [spotOfItem(sketch, link.from), spotOfItem(sketch, link.to)];
  const middle = middleOfLink(sketch, link);
  if (from === null || to === null || middle === null) return null;
  return beside(toScreen(middle), toScreen(from), toScreen(to));
}

/** Beside a link, always on the same side of the screen. */
function beside({ x, y }: Spot, a: Spot, b: Spot): Spot {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [dx, dy] = [(b.y - a.y) / length, (a.x - b.x) / length];
  const side = dy > 0 || (dy === 0 && dx > 0) ? 1 : -1;
  return { x: x + side * ASIDE * dx, y: y + side * ASIDE * dy };
}

export function paintConstraints(pen: CanvasPen, editorState: EditorState): void {
  const signs = signsOf(editorState, pen.camera, ([x, y]) => toPen(pen, { x, y }));
  const { context, palette } = pen;
  const { under, now } = editorState;
  for (const { kind, place, link, at } of signs) {
    if (!visible(pen, at.x, at.y, RADIUS)) continue;
    const isUnder = under?.kind === "constraint" && under.place === place && under.link === link;
    context.fillStyle = palette.panel;
    context.strokeStyle = isUnder ? palette.focus : palette.soft;
    context.lineWidth = isUnder ? 2 : 1;
    context.beginPath();
    context.arc(at.x, at.y, RADIUS, 0, 2 * Math.PI);
    context.fill();
    context.stroke();
    context.strokeStyle = inTicks(now.sketch.kind) || isUnder ? palette.ink : palette.soft;
    context.lineWidth = 1.2;
    context.beginPath();
    traceSign(context, kind, at);
    context.stroke();
  }
}

function traceSign(context: CanvasPen["context"], kind: ConstraintKind, { x, y }: Spot): void {
  switch (kind) {
    case "midpoint":
      for (const dx of [-4, 0, 4]) {
        context.moveTo(x + dx, y - 2);
        context.lineTo(x + dx, y + 2);
      }
      context.moveTo(x - 4, y);
      context.lineTo(x + 4, y);
      return;
    case "equal":
      for (const dy of [-1.5, 1.5]) {
        context.moveTo(x - 3, y + dy);
        context.lineTo(x + 3, y + dy);
      }
      return;
    case "tangent":
      for (const dx of [-2, 2]) {
        context.moveTo(x + dx + 2, y);
        context.arc(x + dx, y, 2, 0, 2 * Math.PI);
      }
  }
}
