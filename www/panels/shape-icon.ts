/** Small picture of a set: its points on their soft shape. */
import type { Spot } from "../view/camera.ts";
import { makeHull } from "../view/hulls.ts";
import { html, type Markup } from "./template.ts";

const ICON = { width: 38, height: 26, pad: 16 } as const;

export function shapeIcon(spots: readonly Spot[]): Markup {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const scale = Math.min(
    (ICON.width - ICON.pad) / (wide || 1),
    (ICON.height - ICON.pad) / (high || 1),
  );
  const at = spots.map(({ x, y }) => ({
    x: ICON.width / 2 + scale * (x - left - wide / 2),
    y: ICON.height / 2 + scale * (y - top - high / 2),
  }));
  const [part] = makeHull(new Uint32Array(), [{ spots: at, pad: 0 }], () => false).parts;
  const lines = part === undefined ? [] : part.shape === "convex" ? [part.spots] : part.sides;
  const body = (lines.length === 0 ? [at] : lines).map(pathOf).join("");
  const dots = at.map((spot) => pathOf([spot])).join("");
  return html`<svg class="shape-icon" viewBox=${`0 0 ${ICON.width} ${ICON.height}`} aria-hidden="true"><path class="shape-body" d=${body} /><path class="shape-dots" d=${dots} /></svg>`;
}

function pathOf(spots: readonly Spot[]): string {
  return `M${spots.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}
