/** Spots: what lies at a place, but for rounding. Cost: O(1) of each addition, and of a search the items near by. */
import type { Pair } from "../engine/types.ts";
import type { Spot } from "../view/camera.ts";

/** Rows of cells that have keys of their own in a column. */
const KEY_ROWS = 2 ** 26;

export class Spots<Key> {
  readonly #within: number;
  readonly #size: number;
  /** Cells of one number are told apart where they are searched. */
  readonly #cells = new Map<number, [Key, Spot][]>();

  /** `within`: the greatest distance at which a place is found. */
  constructor(within: number, items: Iterable<readonly [Key, Spot]> = []) {
    this.#within = within;
    this.#size = within > 0 ? within : 1;
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
    const [column, row] = [this.#line(x), this.#line(y)];
    let best: Key | null = null;
    let least = this.#within;
    for (let across = column - 1; across <= column + 1; across++)
      for (let down = row - 1; down <= row + 1; down++)
        for (const [key, spot] of this.#cells.get(cellNumber(across, down)) ?? []) {
          if (this.#line(spot.x) !== across || this.#line(spot.y) !== down) continue;
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
