/** Naive reader of links, written from docs/link.md alone. Checks nothing. */

import { Choices, even, type Fields, Numbers, type Place, seldom, Texts } from "./choices.ts";
import { Links, Path, Sets } from "./places.ts";
import { placements, type Sites, spots } from "./sites.ts";
import { PLAYERS, Turns } from "./turns.ts";

const WRAPS = ["cylinder", "torus", "mobius", "klein", "projective"];
const PRESETS = ["tromp-taylor", "primitive", "stone", "divide-and-choose"];
const REPETITIONS = ["positional", "situational", "simple", "none", "bids"];
const ENDS = ["two-passes", "no-turn-loses", "forever"];
const SCORES = ["area", "stones", "measure", "cardinality", "live", "none"];

class Reader {
  #texts = new Texts();
  #rationals = { negative: seldom(), whole: even(), above: new Numbers(), below: new Numbers() };
  constructor(
    readonly choices: Choices,
    readonly version: string,
  ) {}

  document(): unknown {
    const { choices } = this;
    const document: Fields = { gospace: 1 };
    if (choices.bit(even())) document.title = this.#texts.read(choices, "title");
    if (choices.bit(seldom())) document.author = this.#texts.read(choices, "title");
    if (choices.bit(seldom())) document.comment = this.#texts.read(choices, "comment");
    const board = this.#board();
    document.board = board;
    if (this.version === "2" || (this.version === "3" && choices.bit(even())))
      board.bends = this.#bends(board);
    if (this.version === "3") board.body = this.#body(board);
    if (this.version >= "4" && board.kind === "graph") {
      const hasBody = choices.bit(even());
      if (choices.bit(even())) board.bends = this.#bends(board);
      if (hasBody) board.body = this.#body(board);
    }
    const sites = this.#sites(board);
    if (choices.bit(seldom())) board.start = this.#start(sites);
    if (choices.bit(seldom())) document.rules = this.#rules();
    if (choices.bit(even()))
      document.turns = new Turns(choices, () => this.#rational(), this.#texts, sites).line();
    return document;
  }

  #board(): Fields {
    const { choices } = this;
    switch (choices.below(5)) {
      case 0:
        return this.#grid();
      case 1:
        return this.#graph();
      case 2: {
        const points = this.#points();
        const sets = new Sets(choices, points.length);
        const open = sets.read();
        return { kind: "gospace", points, open, placements: sets.read() };
      }
      case 3: {
        const region = choices.bit(even()) ? { region: this.#region() } : {};
        return { kind: "disks", ...region, disks: this.#disks() };
      }
      default:
        return this.#plane();
    }
  }

  #grid(): Fields {
    const { choices } = this;
    const size = new Numbers();
    const columns = choices.number(size) + 1;
    const rows = choices.bit(even()) ? columns : choices.number(size) + 1;
    return { kind: "grid", columns, rows, ...this.#wrap() };
  }

  #wrap(): Fields {
    const { choices } = this;
    if (choices.bit(even())) return { wrap: WRAPS[choices.below(5)] };
    return choices.bit(seldom()) ? { wrap: "none" } : {};
  }

  #graph(): Fields {
    const { choices } = this;
    const points = this.#points();
    const graph: Fields = { kind: "graph", points };
    for (const name of ["edges", "arcs"]) {
      const links = new Links(choices, points, name === "edges").read();
      if (links.length > 0 || choices.bit(seldom())) graph[name] = links;
    }
    if (choices.bit(seldom())) graph.labels = points.map(() => this.#texts.read(choices, "label"));
    return graph;
  }

  #bends({ edges, arcs }: Fields): unknown {
    const { choices } = this;
    const count = [edges, arcs].reduce<number>(
      (sum, links) => sum + (Array.isArray(links) ? links.length : 0),
      0,
    );
    const [whole, x, y] = [even(), new Numbers(), new Numbers()];
    return choices.list(choices.number(), () => {
      const link = choices.below(count);
      if (choices.bit(whole)) return [link, choices.signed(x), choices.signed(y)];
      return [link, this.#double(), this.#double()];
    });
  }

  #body({ points }: Fields): number[][] {
    const { choices } = this;
    const axes = choices.bit(even()) ? 4 : 3;
    const coordinate = this.#step();
    const models = Array.from({ length: axes }, () => ({ numbers: new Numbers(), at: 0 }));
    const next = (model: { numbers: Numbers; at: number }) => {
      if (coordinate === null) return this.#double();
      model.at += choices.signed(model.numbers);
      return coordinate(model.at);
    };
    const count = Array.isArray(points) ? points.length : 0;
    return choices.list(count, () => models.map(next));
  }

  #double(): number {
    return new Float64Array(new BigUint64Array([this.choices.bits(64)]).buffer)[0] ?? 0;
  }

  #points(): Place[] {
    const { choices } = this;
    const count = choices.number();
    const coordinate = this.#step();
    if (coordinate === null) return choices.list(count, () => [this.#double(), this.#double()]);
    let next: () => Place;
    if (choices.bit(even())) {
      const size = new Numbers();
      const [x, width] = [choices.signed(size), choices.number(size) + 1];
      const [y, height] = [choices.signed(size), choices.number(size) + 1];
      next = () => [x + choices.below(width), y + choices.below(height)];
    } else {
      const path = new Path();
      next = () => path.next(choices);
    }
    return choices.list(count, () => {
      const [x, y] = next();
      return [coordinate(x), coordinate(y)];
    });
  }

  #step(): null | ((count: number) => number) {
    const { choices } = this;
    switch (choices.below(4)) {
      case 0: {
        const step = choices.number() + 1;
        return (count) => count * step;
      }
      case 1: {
        const parts = 2 ** (choices.below(50) + 1);
        return (count) => count / parts;
      }
      case 2: {
        const parts = 10 ** (choices.below(15) + 1);
        return (count) => count / parts;
      }
      default:
        return null;
    }
  }

  #disks(): unknown {
    const { choices } = this;
    const path = new Path();
    const radius = () => {
      const [same, numbers] = [even(), new Numbers()];
      let last = 0;
      return () => {
        if (!choices.bit(same)) last = choices.signed(numbers);
        return last;
      };
    };
    const [core, reach, names] = [radius(), radius(), even()];
    return choices.list(choices.number(), () => {
      const disk = [...path.next(choices), core()];
      return choices.bit(names) ? [...disk, reach()] : disk;
    });
  }

  #plane(): Fields {
    const { choices } = this;
    const plane: Fields = { kind: "plane", region: this.#region() };
    const [differs, spelled] = [() => choices.bit(seldom()), () => choices.bit(seldom())];
    for (const [name, usual] of [
      ["radius", 1024],
      ["tolerance", 4],
    ] as const) {
      if (differs()) plane[name] = choices.signed();
      else if (spelled()) plane[name] = usual;
    }
    if (differs()) plane.reach = choices.signed();
    else if (spelled()) plane.reach = null;
    return plane;
  }

  #region(): Fields {
    const { choices } = this;
    if (choices.bit(even())) return { circle: [...new Path().next(choices), choices.signed()] };
    const [path, counts] = [new Path(), new Numbers()];
    const ring = () => choices.list(choices.number(counts), () => path.next(choices));
    const region: Fields = { outer: ring() };
    const holes = choices.list(choices.number(counts), ring);
    if (holes.length > 0 || choices.bit(seldom())) region.holes = holes;
    return { ...region, ...this.#wrap() };
  }

  #sites(board: Fields): Sites {
    if (board.kind === "plane") return spots(this.choices, board);
    const lists: Record<string, unknown> = { graph: board.points, gospace: board.placements };
    const list = lists[String(board.kind)] ?? board.disks;
    const count = Array.isArray(list) ? list.length : Number(board.columns) * Number(board.rows);
    return placements(this.choices, count);
  }

  #start(sites: Sites): unknown {
    const { choices } = this;
    const [start, counts]: [Fields, Numbers] = [{}, new Numbers()];
    for (const player of PLAYERS) {
      const stones = choices.list(choices.number(counts), () => {
        const site = sites.play();
        sites.note(site);
        return site;
      });
      if (stones.length > 0 || choices.bit(seldom())) start[player] = stones;
    }
    return start;
  }

  #rules(): unknown {
    const { choices } = this;
    const rules: Fields = {};
    const preset = choices.below(5);
    if (preset > 0) rules.preset = PRESETS[preset - 1];
    const there = choices.list(4, () => choices.bit(seldom()));
    if (there[0]) rules.repetition = REPETITIONS[choices.below(5)];
    if (there[1]) rules.end = ENDS[choices.below(3)];
    if (there[2]) rules.score = SCORES[choices.below(6)];
    if (there[3]) rules.komi = choices.bit(seldom()) ? "divide-and-choose" : this.#rational();
    if (this.version >= "4") {
      if (choices.bit(even())) rules.handicap = choices.number();
      if (choices.bit(even())) rules.first = PLAYERS[choices.below(2)];
    }
    return rules;
  }

  #rational(): string {
    const { choices } = this;
    const { negative, whole, above, below } = this.#rationals;
    const sign = choices.bit(negative) ? "-" : "";
    const isWhole = choices.bit(whole);
    const natural = (model: Numbers) => {
      let left = choices.number(model) - 1;
      if (left < 0) return 0n;
      let value = 1n << BigInt(left);
      for (let shift = 0; left > 0; shift += 32, left -= 32)
        value += choices.bits(Math.min(left, 32)) << BigInt(shift);
      return value;
    };
    const numerator = natural(above);
    return `${sign}${numerator}${isWhole ? "" : `/${natural(below)}`}`;
  }
}

/** The document in an undamaged link. */
export function naiveFromLink(link: string): unknown {
  const written = link.replace(/%2D$/, "-").replace(/%5F$/, "_");
  const bytes = Buffer.from(written.slice(1), "base64url");
  return new Reader(new Choices(bytes.subarray(0, -4)), written.slice(0, 1)).document();
}
