/** Decoder of docs/link.md: choices and texts. */

export type Fields = Record<string, unknown>;
export type Place = [number, number];

const PRIMER =
  "1 2 3 4 5 6 7 8 9 10 11 12 A B C D E F a b c d e f x y " +
  "The game of Go on a board of stones. Black to play and live. White captures the corner. " +
  "This is the point where the ladder breaks, and there are two eyes for each of them. " +
  "A graph with points and edges; the torus, the plane and the hexagonal lattice. Why not here? " +
  "I think that Black has a better move in the centre, but it was not played by either player.";

export class Bit {
  count: number;
  constructor(
    public share = 1 << 15,
    public patience = 120,
  ) {
    this.count = share === 1 << 12 ? 6 : 0;
  }
  learn(bit: boolean) {
    const step = Math.trunc(((bit ? 1 << 16 : 0) - this.share) / (this.count + 2));
    this.share = Math.min(65_472, Math.max(64, this.share + step));
    this.count = Math.min(this.patience, this.count + 1);
  }
}
export const even = () => new Bit();
export const quick = () => new Bit(1 << 15, 30);
export const seldom = () => new Bit(1 << 12);

/** Bit models, created on first use. */
export class Bits {
  #all = new Map<number, Bit>();
  at(key: number): Bit {
    const bit = this.#all.get(key) ?? quick();
    this.#all.set(key, bit);
    return bit;
  }
}
export class Numbers {
  lengths = new Bits();
  seconds = new Bits();
}

/** Decoder of choices from a payload. */
export class Choices {
  #range = 1n << 56n;
  #offset = 0n;
  #next = 0;
  constructor(readonly bytes: Uint8Array) {
    for (let i = 0; i < 7; i++) this.#take();
  }
  #take() {
    this.#offset = (this.#offset << 8n) | BigInt(this.bytes[this.#next++] ?? 0);
  }
  #choose(whole: bigint, stretch: (seen: bigint) => [bigint, bigint]) {
    const part = this.#range / whole;
    const [start, size] = stretch(this.#offset / part);
    this.#offset -= part * start;
    this.#range = part * size;
    while (this.#range <= 1n << 48n) {
      this.#take();
      this.#range <<= 8n;
    }
    return start;
  }
  below(count: number): number {
    return Number(this.#choose(BigInt(count), (seen) => [seen, 1n]));
  }
  bits(count: number): bigint {
    if (count <= 32) return BigInt(this.below(2 ** count));
    const low = BigInt(this.below(2 ** 32));
    return (BigInt(this.below(2 ** (count - 32))) << 32n) | low;
  }
  chance(share: number): boolean {
    const s = BigInt(share);
    return this.#choose(65_536n, (seen) => (seen < s ? [0n, s] : [s, 65_536n - s])) === 0n;
  }
  bit(model: Bit): boolean {
    const bit = this.chance(model.share);
    model.learn(bit);
    return bit;
  }
  symbol(depth: number, tree: Bits): number {
    let node = 1;
    for (let i = 0; i < depth; i++) node = 2 * node + Number(this.bit(tree.at(node)));
    return node - 2 ** depth;
  }
  number(model = new Numbers()): number {
    const length = this.symbol(6, model.lengths);
    if (length < 2) return length;
    const second = this.bit(model.seconds.at(length)) ? 1n : 0n;
    const rest = this.bits(length - 2);
    return Number(((2n | second) << BigInt(length - 2)) | rest);
  }
  signed(model = new Numbers()): number {
    const folded = this.number(model);
    return folded % 2 === 0 ? folded / 2 : -(folded + 1) / 2;
  }
  list<T>(count: number, item: (index: number) => T): T[] {
    return Array.from({ length: count }, (_, index) => item(index));
  }
}

export class Texts {
  #bits = [new Bits(), new Bits(), new Bits()] as const;
  #lengths = { title: new Numbers(), comment: new Numbers(), label: new Numbers() };
  #before: [number, number] = [0, 0];
  constructor() {
    for (const byte of new TextEncoder().encode(PRIMER)) {
      let node = 1;
      for (let level = 7; level >= 0; level--) {
        const bit = ((byte >> level) & 1) === 1;
        for (const model of this.#models(node)) model.learn(bit);
        node = 2 * node + Number(bit);
      }
      this.#before = [byte, this.#before[0]];
    }
  }
  #models(node: number): [Bit, Bit, Bit] {
    const [last, second] = this.#before;
    const pair = (2533 * last + 753 * second) % 1024;
    const [none, one, two] = this.#bits;
    return [none.at(node), one.at(256 * last + node), two.at(256 * pair + node)];
  }
  read(choices: Choices, kind: "title" | "comment" | "label"): string {
    const length = choices.number(this.#lengths[kind]);
    this.#before = [0, 0];
    const bytes = choices.list(length, () => {
      let node = 1;
      while (node < 256) {
        const models = this.#models(node);
        const weights = models.map(({ count }, i) => count * ([1, 6, 30][i] ?? 0));
        const sum = models.reduce((all, { share }, i) => all + share * (weights[i] ?? 0), 32_768);
        const bit = choices.chance(Math.floor(sum / weights.reduce((all, w) => all + w, 1)));
        for (const model of models) model.learn(bit);
        node = 2 * node + Number(bit);
      }
      this.#before = [node - 256, this.#before[0]];
      return node - 256;
    });
    return new TextDecoder("utf-8", { ignoreBOM: true }).decode(new Uint8Array(bytes));
  }
}
