/** The placement nearest to a spot: a uniform grid over the points, searched ring by ring. */
import { type PlacementId, placement } from "../model/state.ts";
import type { Box } from "./camera.ts";

const POINTS_PER_CELL = 2;

export class PointIndex {
  readonly #xy: Float64Array;
  readonly #box: Box;
  readonly #cell: number;
  readonly #columns: number;
  readonly #rows: number;
  /** #starts[c] ≤ i < #starts[c + 1] ⇔ the point #points[i] lies in cell c. */
  readonly #starts: Uint32Array;
  readonly #points: Uint32Array;

  constructor(xy: Float64Array, box: Box) {
    this.#xy = xy;
    this.#box = box;
    const count = xy.length / 2;
    const width = box.x1 - box.x0;
    const height = box.y1 - box.y0;
    const cells = Math.max(1, count / POINTS_PER_CELL);
    this.#cell = Math.max(Math.sqrt((width * height) / cells), width / cells, height / cells) || 1;
    this.#columns = Math.floor(width / this.#cell) + 1;
    this.#rows = Math.floor(height / this.#cell) + 1;
    this.#starts = new Uint32Array(this.#columns * this.#rows + 1);
    this.#points = new Uint32Array(count);
    this.#fill(count);
  }

  /** The nearest point that is not `except`; null only where there is none. */
  nearest(x: number, y: number, except: number | null = null): PlacementId | null {
    return this.nearestOf(x, y, (point) => point !== except);
  }

  /** The nearest of those that are admitted. */
  nearestOf(x: number, y: number, admits: (point: number) => boolean): PlacementId | null {
    const column = this.#column(x);
    const row = this.#row(y);
    const best = { point: -1, distance: Infinity };
    const rings = Math.max(this.#columns, this.#rows);
    for (let ring = 0; ring < rings; ring++) {
      if (best.distance <= this.#clearance(x, y, column, row, ring)) break;
      this.#searchRing(x, y, column, row, ring, admits, best);
    }
    return best.point < 0 ? null : placement(best.point);
  }

  /** Whether there is such a point in a box; points a little outside of it may be asked as well. */
  some({ x0, y0, x1, y1 }: Box, test: (point: number) => boolean): boolean {
    const [left, right] = [this.#column(x0), this.#column(x1)];
    for (let row = this.#row(y0); row <= this.#row(y1); row++) {
      const line = row * this.#columns;
      const [from, to] = [this.#start(line + left), this.#start(line + right + 1)];
      for (let i = from; i < to; i++) if (test(this.#points[i] ?? 0)) return true;
    }
    return false;
  }

  #fill(count: number): void {
    const cells = new Uint32Array(count);
    for (let point = 0; point < count; point++) {
      const cell = this.#row(this.#y(point)) * this.#columns + this.#column(this.#x(point));
      cells[point] = cell;
      this.#starts[cell + 1] = this.#start(cell + 1) + 1;
    }
    for (let cell = 1; cell < this.#starts.length; cell++) {
      this.#starts[cell] = this.#start(cell) + this.#start(cell - 1);
    }
    const next = this.#starts.slice();
    for (let point = 0; point < count; point++) {
      const cell = cells[point] ?? 0;
      const free = next[cell] ?? 0;
      this.#points[free] = point;
      next[cell] = free + 1;
    }
  }

  /** No point outside the rings before this one is nearer than this. */
  #clearance(x: number, y: number, column: number, row: number, ring: number): number {
    if (ring === 0) return -1;
    const left = x - (this.#box.x0 + (column - ring + 1) * this.#cell);
    const right = this.#box.x0 + (column + ring) * this.#cell - x;
    const up = y - (this.#box.y0 + (row - ring + 1) * this.#cell);
    const down = this.#box.y0 + (row + ring) * this.#cell - y;
    return Math.min(left, right, up, down);
  }

  #searchRing(
    x: number,
    y: number,
    column: number,
    row: number,
    ring: number,
    admits: (point: number) => boolean,
    best: { point: number; distance: number },
  ): void {
    for (let r = Math.max(row - ring, 0); r <= Math.min(row + ring, this.#rows - 1); r++) {
      const step = Math.abs(r - row) === ring || ring === 0 ? 1 : 2 * ring;
      for (let c = column - ring; c <= column + ring; c += step) {
        if (c >= 0 && c < this.#columns)
          this.#searchCell(x, y, r * this.#columns + c, admits, best);
      }
    }
  }

  #searchCell(
    x: number,
    y: number,
    cell: number,
    admits: (point: number) => boolean,
    best: { point: number; distance: number },
  ): void {
    for (let i = this.#start(cell); i < this.#start(cell + 1); i++) {
      const point = this.#points[i] ?? 0;
      if (!admits(point)) continue;
      const distance = Math.hypot(this.#x(point) - x, this.#y(point) - y);
      if (distance < best.distance) {
        best.point = point;
        best.distance = distance;
      }
    }
  }

  #start(cell: number): number {
    return this.#starts[cell] ?? 0;
  }

  #x(point: number): number {
    return this.#xy[2 * point] ?? 0;
  }

  #y(point: number): number {
    return this.#xy[2 * point + 1] ?? 0;
  }

  #column(x: number): number {
    return Math.min(Math.max(Math.floor((x - this.#box.x0) / this.#cell), 0), this.#columns - 1);
  }

  #row(y: number): number {
    return Math.min(Math.max(Math.floor((y - this.#box.y0) / this.#cell), 0), this.#rows - 1);
  }
}
