/** The picture of a board, drawn from its row. */
import { svg, type TemplateResult } from "lit-html";
import type { Row, Turn } from "./tables.ts";

const RADIUS = 7;
const RING = 9;
/** Side of the square around every picture, so that points are of one size on all of them. */
const SIDE = 128;
/** Length of the head of an arrow. */
const HEAD = 15;

/** Rings stand round the best first placements of a graph; those of a space cover several points. */
export function picture(row: Row, best: readonly Turn[]): TemplateResult {
  const { size, points } = row.picture;
  const [left, top] = [(size[0] - SIDE) / 2, (size[1] - SIDE) / 2];
  const rings = row.open === undefined ? best : [];
  return svg`<svg viewBox="${left} ${top} ${SIDE} ${SIDE}" width="56" height="56" aria-hidden="true">
    ${linesOf(row).map(([x, y, u, v]) => svg`<line x1=${x} y1=${y} x2=${u} y2=${v} />`)}
    ${(row.arcs ?? []).map((arc) => arrow(row, arc))}
    ${points.map(([x, y]) => svg`<circle cx=${x} cy=${y} r=${RADIUS} />`)}
    ${rings.map((turn) => ring(turn === null ? undefined : points[turn]))}
  </svg>`;
}

function ring(place: readonly [number, number] | undefined) {
  if (place === undefined) return null;
  return svg`<circle class="best" cx=${place[0]} cy=${place[1]} r=${RING} />`;
}

type Line = readonly [number, number, number, number];

function linesOf(row: Row): readonly Line[] {
  return row.picture.lines ?? row.edges.map((edge) => between(row, edge));
}

function between({ picture: { points } }: Row, [a, b]: readonly [number, number]): Line {
  const [[x, y] = [0, 0], [u, v] = [0, 0]] = [points[a], points[b]];
  return [x, y, u, v];
}

/** A line that ends at the edge of the point, with a head there. */
function arrow(row: Row, arc: readonly [number, number]) {
  const [x, y, u, v] = between(row, arc);
  const length = Math.hypot(u - x, v - y) || 1;
  const [dx, dy] = [(u - x) / length, (v - y) / length];
  const at = (back: number, aside: number) =>
    `${(u - back * dx - aside * dy).toFixed(1)} ${(v - back * dy + aside * dx).toFixed(1)}`;
  const tip = RADIUS + 1;
  const base = tip + HEAD;
  return svg`<line x1=${x} y1=${y} x2=${u - base * dx} y2=${v - base * dy} />
    <path class="head" d="M${at(tip, 0)}L${at(base, 6)}L${at(base, -6)}Z" />`;
}
