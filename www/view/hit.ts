/** Index of points by place: a k-d tree of tight boxes, so that clusters, lines and outliers cost no more
 *  than scattered points. A node is split when a search first enters it, so that a board of a million points is shown
 *  before it is indexed. */
import quickselect from "quickselect";
import { type PlacementId, placement } from "../model/state.ts";
import type { Box } from "./camera.ts";

/** Points that are searched one by one. */
const LEAF = 8;

export class PointIndex {
  readonly #xy: Float64Array;
  /** Points in the order of the leaves. The node n of the points from i to before j has the nodes 2n + 1
   *  and 2n + 2 below it, of the points before and from the middle (i + j) >> 1 on. */
  #points: number[] = [];
  /** Boxes of the nodes' points: x0, y0, x1, y1 of each. */
  #boxes = new Float64Array();
  /** 1 for each node whose points are divided between the two below it. */
  #isSplit = new Uint8Array();

  /** Index of the points x, y. Cost: with the first search O(n), and O(n log n) for all searches together beside their
   *  own. */
  constructor(xy: Float64Array) {
    this.#xy = xy;
  }

  /** Number of points. */
  get length(): number {
    return this.#xy.length / 2;
  }

  /** The first node with its points, as a search begins. */
  #root(): number[] {
    const { length } = this;
    if (this.#boxes.length === 0) {
      for (let point = 0; point < length; point++) this.#points.push(point);
      const nodes = 2 ** (Math.ceil(Math.log2(Math.max(1, length / LEAF))) + 2);
      this.#boxes = new Float64Array(4 * nodes);
      this.#isSplit = new Uint8Array(nodes);
      this.#measure(0, 0, length);
    }
    return [0, 0, length];
  }

  /** Nearest point; of several the one with the least number. Null only where there is none. */
  nearest(x: number, y: number): PlacementId | null {
    return this.nearestOf(x, y, () => true);
  }

  /** Nearest of the points that are admitted. */
  nearestOf(x: number, y: number, admits: (point: number) => boolean): PlacementId | null {
    let best = -1;
    let least = Infinity;
    this.#search(x, y, (point, square) => {
      if ((square < least || (square === least && point < best)) && admits(point)) {
        best = point;
        least = square;
      }
      return least;
    });
    return best < 0 ? null : placement(best);
  }

  /** Distance to the nearest of the points that are admitted, up to `reach`. */
  distanceWithin(x: number, y: number, reach: number, admits: (point: number) => boolean): number {
    let least = reach * reach;
    const visit = (point: number, square: number) => {
      if (square < least && admits(point)) least = square;
      return least;
    };
    this.#search(x, y, visit, least);
    return Math.sqrt(least);
  }

  /** Per point the distance to the nearest other: 0 where points coincide, Infinity where there is no other. Leaf by leaf:
   *  the others of its leaf bound the search of each point. */
  distancesToNearest(): Float64Array {
    const distances = new Float64Array(this.length);
    const parts = this.#root();
    while (parts.length > 0) {
      const [to = 0, from = 0, node = 0] = [parts.pop(), parts.pop(), parts.pop()];
      if (this.#isLeaf(node, from, to)) {
        for (let i = from; i < to; i++) {
          const point = this.#points[i] ?? 0;
          const least = this.#squareIn(from, to, point, Infinity);
          distances[point] = Math.sqrt(this.#squareToNearest(point, least));
        }
      } else {
        this.#split(node, from, to);
        pushHalves(parts, node, from, to);
      }
    }
    return distances;
  }

  /** The least of `least` and of the squares of a point's distances to others. Unlike a search with a visitor it leaves
   *  out what is just as far. */
  #squareToNearest(point: number, least: number): number {
    const [x, y] = [this.#x(point), this.#y(point)];
    const parts = this.#root();
    while (parts.length > 0) {
      const [to = 0, from = 0, node = 0] = [parts.pop(), parts.pop(), parts.pop()];
      if (this.#away(node, x, y) >= least) continue;
      if (this.#isLeaf(node, from, to)) least = this.#squareIn(from, to, point, least);
      else {
        this.#split(node, from, to);
        pushHalves(parts, node, from, to);
      }
    }
    return least;
  }

  #squareIn(from: number, to: number, point: number, least: number): number {
    const [x, y] = [this.#x(point), this.#y(point)];
    // Nothing is nearer than 0.
    for (let i = from; i < to && least > 0; i++) {
      const other = this.#points[i] ?? 0;
      const square = squared(this.#x(other) - x, this.#y(other) - y);
      if (square < least && other !== point) least = square;
    }
    return least;
  }

  /** True if the test holds for a point in the box. */
  some(box: Box, test: (point: number) => boolean): boolean {
    const within = (point: number) => {
      const [x, y] = [this.#x(point), this.#y(point)];
      return x >= box.x0 && x <= box.x1 && y >= box.y0 && y <= box.y1 && test(point);
    };
    const parts = this.#root();
    while (parts.length > 0) {
      const [to = 0, from = 0, node = 0] = [parts.pop(), parts.pop(), parts.pop()];
      if (!this.#meets(node, box)) continue;
      if (this.#isLeaf(node, from, to)) {
        for (let i = from; i < to; i++) if (within(this.#points[i] ?? 0)) return true;
      } else {
        this.#split(node, from, to);
        pushHalves(parts, node, from, to);
      }
    }
    return false;
  }

  /** Calls `visit` with points and the squares of their distances, near parts first. `visit` returns the
   *  square beyond which points need not be visited, at first `most`. */
  #search(
    x: number,
    y: number,
    visit: (point: number, square: number) => number,
    most = Infinity,
  ): void {
    const parts = this.#root();
    while (parts.length > 0) {
      const [to = 0, from = 0, node = 0] = [parts.pop(), parts.pop(), parts.pop()];
      if (this.#away(node, x, y) > most) continue;
      if (this.#isLeaf(node, from, to)) {
        for (let i = from; i < to && most >= 0; i++) {
          const point = this.#points[i] ?? 0;
          most = visit(point, squared(this.#x(point) - x, this.#y(point) - y));
        }
      } else {
        this.#split(node, from, to);
        const isSecondNear = this.#away(2 * node + 2, x, y) < this.#away(2 * node + 1, x, y);
        pushHalves(parts, node, from, to, isSecondNear);
      }
    }
  }

  #split(node: number, from: number, to: number): void {
    if (this.#isSplit[node] === 1) return;
    this.#isSplit[node] = 1;
    const middle = (from + to) >> 1;
    const axis = this.#extent(node, 0) >= this.#extent(node, 1) ? 0 : 1;
    const at = (point: number) => this.#xy[2 * point + axis] ?? 0;
    quickselect(this.#points, middle, from, to - 1, (a, b) => at(a) - at(b));
    this.#measure(2 * node + 1, from, middle);
    this.#measure(2 * node + 2, middle, to);
  }

  #measure(node: number, from: number, to: number): void {
    let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
    for (let i = from; i < to; i++) {
      const point = this.#points[i] ?? 0;
      x0 = Math.min(x0, this.#x(point));
      y0 = Math.min(y0, this.#y(point));
      x1 = Math.max(x1, this.#x(point));
      y1 = Math.max(y1, this.#y(point));
    }
    this.#boxes.set([x0, y0, x1, y1], 4 * node);
  }

  /** True for few points, or for points all in one place. */
  #isLeaf(node: number, from: number, to: number): boolean {
    return to - from <= LEAF || (this.#extent(node, 0) === 0 && this.#extent(node, 1) === 0);
  }

  #meets(node: number, { x0, y0, x1, y1 }: Box): boolean {
    const [left = 0, top = 0] = [this.#boxes[4 * node], this.#boxes[4 * node + 1]];
    const [right = 0, bottom = 0] = [this.#boxes[4 * node + 2], this.#boxes[4 * node + 3]];
    return left <= x1 && right >= x0 && top <= y1 && bottom >= y0;
  }

  #extent(node: number, axis: 0 | 1): number {
    return (this.#boxes[4 * node + 2 + axis] ?? 0) - (this.#boxes[4 * node + axis] ?? 0);
  }

  /** Square of the distance to a node's box. */
  #away(node: number, x: number, y: number): number {
    const [x0 = 0, y0 = 0] = [this.#boxes[4 * node], this.#boxes[4 * node + 1]];
    const [x1 = 0, y1 = 0] = [this.#boxes[4 * node + 2], this.#boxes[4 * node + 3]];
    return squared(Math.max(x0 - x, 0, x - x1), Math.max(y0 - y, 0, y - y1));
  }

  #x(point: number): number {
    return this.#xy[2 * point] ?? 0;
  }

  #y(point: number): number {
    return this.#xy[2 * point + 1] ?? 0;
  }
}

/** Pushes both halves; the one to be searched first comes last. */
function pushHalves(
  parts: number[],
  node: number,
  from: number,
  to: number,
  isSecondNear = false,
): void {
  const middle = (from + to) >> 1;
  if (isSecondNear) parts.push(2 * node + 1, from, middle, 2 * node + 2, middle, to);
  else parts.push(2 * node + 2, middle, to, 2 * node + 1, from, middle);
}

function squared(dx: number, dy: number): number {
  return dx * dx + dy * dy;
}
