/** Spots: what lies at a place, but for rounding. Cost: O(1) of each addition, and of a search the items near by. */
import type { Pair } from "../engine/types.ts";
import type { Spot } from "../view/camera.ts";

/** Rows of cells that have keys of their own in a column. */
const KEY_ROWS = 2 ** 26;
/** Width of a cell in distances at which a spot is found, so that most searches look into one cell. */
const WIDTH = 8;
/** Share of that distance by which a search goes farther, for rounding. */
const ROUNDING = 1e-6;

const NONE: readonly never[] = [];

export class Spots<Key> {
  readonly #within: number;
  readonly #size: number;
  /** Cells far apart may share a number; distances tell their spots apart. */
  readonly #cells = new Map<number, [Key, Spot][]>();

  /** `within`: the greatest distance at which a place is found. */
  constructor(within: number, items: Iterable<readonly [Key, Spot]> = []) {
    this.#within = within;
    this.#size = within > 0 ? WIDTH * within : 1;
    for (const [key, spot] of items) this.add(key, spot);
  }

  add(key: Key, spot: Spot): void {
    const number = cellNumber(this.#line(spot.x), this.#line(spot.y));
    const cell = this.#cells.get(number);
    if (cell === undefined) this.#cells.set(number, [[key, spot]]);
    else cell.push([key, spot]);
  }

  /** The nearest that is not skipped. */
  at([x, y]: Pair, isSkipped: (key: Key) => boolean = () => false): Key | null {
    const far = this.#within * (1 + ROUNDING);
    const [right, bottom] = [this.#line(x + far), this.#line(y + far)];
    let best: Key | null = null;
    let least = this.#within;
    for (let column = this.#line(x - far); column <= right; column++)
      for (let row = this.#line(y - far); row <= bottom; row++)
        for (const [key, spot] of this.#cells.get(cellNumber(column, row)) ?? NONE) {
          const away = Math.hypot(spot.x - x, spot.y - y);
          if (away <= least && !isSkipped(key)) [least, best] = [away, key];
        }
    return best;
  }

  #line(value: number): number {
    return Math.floor(value / this.#size);
  }
}

function cellNumber(column: number, row: number): number {
  return column * KEY_ROWS + row;
}
