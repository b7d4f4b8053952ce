/** Decoder of places, sets and links in docs/link.md. */

import { Bits, type Choices, even, Numbers, type Place, quick } from "./choices.ts";

export class Path {
  #at: Place = [0, 0];
  #known = [quick(), quick()] as const;
  #last: 0 | 1 = 0;
  #ways: Place[] = [];
  #which = new Bits();
  #far = [new Numbers(), new Numbers()] as const;
  next(choices: Choices): Place {
    this.#last = choices.bit(this.#known[this.#last]) ? 1 : 0;
    const known = this.#last && this.#ways.splice(choices.symbol(4, this.#which), 1)[0];
    const way: Place = known || [choices.signed(this.#far[0]), choices.signed(this.#far[1])];
    this.#ways = [way, ...this.#ways].slice(0, 16);
    this.#at = [this.#at[0] + way[0], this.#at[1] + way[1]];
    return this.#at;
  }
}

export class Sets {
  #counts = new Numbers();
  #sizes = new Numbers();
  #ascending = even();
  #firsts = new Numbers();
  #gaps = new Numbers();
  constructor(
    readonly choices: Choices,
    readonly points: number,
  ) {}
  read(): number[][] {
    const { choices } = this;
    let first = 0;
    return choices.list(choices.number(this.#counts), () => {
      const count = choices.number(this.#sizes);
      if (count === 0) return [];
      if (!choices.bit(this.#ascending))
        return choices.list(count, () => choices.below(this.points));
      first += choices.signed(this.#firsts);
      let last = first;
      return choices.list(count, (i) => {
        if (i > 0) last += 1 + choices.number(this.#gaps);
        return last;
      });
    });
  }
}

export class Links {
  #lists = new Map<number, number[]>();
  #cells: number[] = [];
  #columns = 1;
  #rows = 1;
  #upward = false;
  constructor(
    readonly choices: Choices,
    readonly points: Place[],
    readonly both: boolean,
  ) {}

  read(): Place[] {
    const { choices, points } = this;
    const count = choices.number();
    if (count === 0) return [];
    this.#upward = choices.bit(even());
    this.#fill();
    const trees = choices.list(5, () => new Bits());
    const [ranks, on, near] = [new Bits(), new Numbers(), even()];
    let [before, p, q] = [0, 0, 0];
    return choices.list(count, () => {
      before = choices.symbol(3, trees[before] ?? new Bits());
      if (before === 1) p += 1;
      else if (before === 2) p = q;
      else if (before === 3) p += 2 + choices.number(on);
      else if (before === 4) p = choices.below(points.length);
      const list = this.#near(p);
      if (choices.bit(near)) {
        q = list.splice(choices.symbol(5, ranks), 1)[0] ?? -1;
        const back = this.both && !this.#upward ? this.#near(q) : [];
        if (back.includes(p)) back.splice(back.indexOf(p), 1);
      } else {
        const first = this.#upward ? p + 1 : 0;
        q = first + choices.below(points.length - first);
      }
      return [p, q];
    });
  }

  #fill() {
    const [xs, ys] = [this.points.map(([x]) => x), this.points.map(([, y]) => y)];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
    const cells = Math.max(1, Math.floor(this.points.length / 2));
    const side = Math.max(Math.sqrt((width * height) / cells), Math.max(width, height) / cells);
    if (side > 0) {
      this.#columns = Math.floor(width / side) + 1;
      this.#rows = Math.floor(height / side) + 1;
    }
    const along = (x: number, least: number, count: number) =>
      side > 0 ? Math.min(Math.floor((x - least) / side), count - 1) : 0;
    this.#cells = this.points.map(
      ([x, y]) => along(y, top, this.#rows) * this.#columns + along(x, left, this.#columns),
    );
  }

  #near(p: number): number[] {
    const known = this.#lists.get(p);
    if (known) return known;
    const [px = 0, py = 0] = this.points[p] ?? [];
    const cell = this.#cells[p] ?? 0;
    const [column, row] = [cell % this.#columns, Math.floor(cell / this.#columns)];
    const around: number[] = [];
    for (let y = Math.max(0, row - 1); y <= Math.min(this.#rows - 1, row + 1); y++)
      for (let x = Math.max(0, column - 1); x <= Math.min(this.#columns - 1, column + 1); x++)
        this.#cells.forEach((c, i) => {
          if (c === y * this.#columns + x) around.push(i);
        });
    const square = (i: number) => {
      const [x = 0, y = 0] = this.points[i] ?? [];
      return (x - px) * (x - px) + (y - py) * (y - py);
    };
    const others = around.slice(0, 64).filter((i) => i !== p && !(this.#upward && i < p));
    const list = others.sort((i, j) => square(i) - square(j) || i - j).slice(0, 32);
    this.#lists.set(p, list);
    return list;
  }
}
