/** Kind of the board in a link, read before there is a core: a decoder of the format of links, as far as the heading and the kind,
 *  that checks nothing. */

/** In the order of the format. */
const KINDS = ["grid", "graph", "gospace", "disks", "plane"] as const;

/** The text that trains the models of texts. */
const PRIMER =
  "1 2 3 4 5 6 7 8 9 10 11 12 A B C D E F a b c d e f x y The game of Go on a board of stones. Black to play and live. White captures the corner. This is the point where the ladder breaks, and there are two eyes for each of them. A graph with points and edges; the torus, the plane and the hexagonal lattice. Why not here? I think that Black has a better move in the centre, but it was not played by either player.";

/** The models of bits in a row: those of a byte by the bits before, by these and a byte, by these and a hash of two;
 *  then those of the lengths of titles and of comments. */
const BY_BYTE = 1 << 8;
const BY_TWO = BY_BYTE + (1 << 16);
const TITLES = BY_TWO + (1 << 18);
const COMMENTS = TITLES + 128;
const WEIGHTS = [1, 6, 30];
const WHOLE = 1 << 16;

type Kind = (typeof KINDS)[number];

/** The core's part for games in links, by kind. */
export const PART_FOR_LINKS = {
  grid: "links",
  graph: "links",
  gospace: "spaces",
  disks: "disks",
  plane: "planes",
} as const;

/** True: the core's part for grids and graphs has all that such a board needs. */
export function isLight(kind: Kind | null): boolean {
  return kind === "grid" || kind === "graph";
}

/** Null where a link has none that is known. */
export function kindInLink(link: string): Kind | null {
  if (!/^[1-5]/.test(link)) return null;
  try {
    return new Heading(payload(link)).kind() ?? null;
  } catch {
    return null;
  }
}

/** The bytes between the version and the checksum. */
function payload(link: string): Uint8Array {
  const signs = link
    .slice(1)
    .replace(/\s|%20|%0[9ad]/gi, "")
    .replace(/-|%2d/gi, "+")
    .replace(/_|%5f/gi, "/");
  return Uint8Array.from(atob(signs), (sign) => sign.charCodeAt(0)).subarray(0, -4);
}

class Heading {
  readonly #bytes: Uint8Array;
  readonly #shares = new Uint16Array(COMMENTS + 128).fill(WHOLE / 2);
  readonly #seen = new Uint8Array(COMMENTS + 128);
  #next = 0;
  #offset = 0n;
  #range = 1n << 56n;
  #before: [number, number] = [0, 0];

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    for (let count = 0; count < 7; count++) this.#take();
  }

  kind(): Kind | undefined {
    // The shares of a title, an author and a comment.
    if (this.#chance(WHOLE / 2)) this.#skip(TITLES);
    if (this.#chance(WHOLE / 16)) this.#skip(TITLES);
    if (this.#chance(WHOLE / 16)) this.#skip(COMMENTS);
    return KINDS[this.#below(5)];
  }

  /** Reads a text. */
  #skip(lengths: number): void {
    if (this.#seen[1] === 0) this.#train();
    this.#before = [0, 0];
    for (let left = this.#number(lengths); left > 0 && !this.#isPast; left--)
      this.#byte((models) => this.#chance(this.#share(models)));
  }

  /** True: no link ends here. */
  get #isPast(): boolean {
    return this.#next > this.#bytes.length + 7;
  }

  #train(): void {
    for (const sign of PRIMER) {
      const code = sign.charCodeAt(0);
      let level = 8;
      this.#byte(() => {
        level -= 1;
        return (code >> level) & 1;
      });
    }
  }

  #byte(next: (models: number[]) => number): void {
    const [last, second] = this.#before;
    const pair = (2533 * last + 753 * second) % 1024;
    let node = 1;
    while (node < 256) {
      const models = [node, BY_BYTE + 256 * last + node, BY_TWO + 256 * pair + node];
      const bit = next(models);
      for (const model of models) this.#learn(model, bit);
      node = 2 * node + bit;
    }
    this.#before = [node - 256, last];
  }

  /** The mean of what the models say, each counted by what it has seen. */
  #share(models: readonly number[]): number {
    let [sum, weights] = [WHOLE / 2, 1];
    for (const [at, model] of models.entries()) {
      const weight = (WEIGHTS[at] ?? 0) * (this.#seen[model] ?? 0);
      sum += weight * (this.#shares[model] ?? 0);
      weights += weight;
    }
    return Math.floor(sum / weights);
  }

  #learn(model: number, bit: number): void {
    const [share, seen] = [this.#shares[model] ?? 0, this.#seen[model] ?? 0];
    const moved = share + Math.trunc((bit * WHOLE - share) / (seen + 2));
    this.#shares[model] = Math.min(WHOLE - 64, Math.max(64, moved));
    this.#seen[model] = Math.min(30, seen + 1);
  }

  #number(models: number): number {
    let node = 1;
    while (node < 64) node = 2 * node + this.#bit(models + node);
    const length = node - 64;
    if (length < 2) return length;
    const second = this.#bit(models + node);
    return (2 + second) * 2 ** (length - 2) + this.#below(2 ** (length - 2));
  }

  #bit(model: number): number {
    const bit = this.#chance(this.#shares[model] ?? 0);
    this.#learn(model, bit);
    return bit;
  }

  /** A bit that is set `share` times of `WHOLE`. */
  #chance(share: number): number {
    const part = this.#range / BigInt(WHOLE);
    const split = part * BigInt(share);
    if (this.#offset < split) return this.#choose(0n, split, 1);
    return this.#choose(split, part * BigInt(WHOLE) - split, 0);
  }

  #below(count: number): number {
    const part = this.#range / BigInt(count);
    const value = this.#offset / part;
    return this.#choose(part * value, part, Number(value));
  }

  #choose(start: bigint, range: bigint, value: number): number {
    this.#offset -= start;
    this.#range = range;
    while (this.#range <= 1n << 48n) {
      this.#take();
      this.#range <<= 8n;
    }
    return value;
  }

  #take(): void {
    this.#offset = (this.#offset << 8n) | BigInt(this.#bytes[this.#next++] ?? 0);
  }
}
