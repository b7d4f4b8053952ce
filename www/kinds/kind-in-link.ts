/** Kind of the board in a link, read before the core is there: what docs/link.md has up to that choice. */

const KINDS = ["grid", "graph", "gospace", "disks", "plane"];
const PRIMER =
  "1 2 3 4 5 6 7 8 9 10 11 12 A B C D E F a b c d e f x y The game of Go on a board of stones. Black to play and live. White captures the corner. This is the point where the ladder breaks, and there are two eyes for each of them. A graph with points and edges; the torus, the plane and the hexagonal lattice. Why not here? I think that Black has a better move in the centre, but it was not played by either player.";

/** Shares of a bit, in 65,536ths. */
const EVEN = 2 ** 15;
const SELDOM = 2 ** 12;
const PATIENCE = 30;
/** Digits of the length of a title that is read. */
const LONGEST = 12;

/** As documents name it; null: it is not known. */
export function kindInLink(link: string): string | null {
  try {
    return /^[1-4]/.test(link) ? kindIn(decodeURIComponent(link.slice(1))) : null;
  } catch {
    return null;
  }
}

function kindIn(payload: string): string | null {
  const choices = new Choices(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
  if (choices.bit(EVEN) && !passText(choices)) return null;
  // Long texts are left to the core.
  if (choices.bit(SELDOM) || choices.bit(SELDOM)) return null;
  return KINDS[choices.below(5)] ?? null;
}

/** Passes over a title; false: it is too long. */
function passText(choices: Choices): boolean {
  let digits = 0;
  for (let at = 0; at < 6; at++) digits = 2 * digits + Number(choices.bit(EVEN));
  if (digits > LONGEST) return false;
  const second = digits > 1 && choices.bit(EVEN) ? 3 : 2;
  const unit = 2 ** (digits - 2);
  const length = digits < 2 ? digits : second * unit + choices.below(unit);
  const text = new Text();
  for (const byte of new TextEncoder().encode(PRIMER)) {
    let place = 128;
    text.pass(() => {
      const isSet = (byte & place) !== 0;
      place /= 2;
      return isSet;
    });
  }
  text.begin();
  for (let at = 0; at < length; at++) text.pass((share) => choices.bit(share));
  return true;
}

/** Models of a text's bits. */
class Text {
  readonly #models = new Map<number, { share: number; count: number }>();
  #last = 0;
  #second = 0;

  begin(): void {
    this.#last = 0;
    this.#second = 0;
  }

  /** Passes over a byte, whose bits are asked for by their likelihood. */
  pass(isSet: (share: number) => boolean): void {
    const pair = (2533 * this.#last + 753 * this.#second) % 1024;
    let node = 1;
    while (node < 256) {
      const models = [0, 1 + this.#last, 257 + pair].map((group) => this.#at(256 * group + node));
      let [weights, sum] = [1, EVEN];
      models.forEach(({ share, count }, index) => {
        const weight = count * ([1, 6, 30][index] ?? 0);
        weights += weight;
        sum += weight * share;
      });
      const bit = isSet(Math.floor(sum / weights));
      for (const model of models) {
        const step = Math.trunc(((bit ? 65_536 : 0) - model.share) / (model.count + 2));
        model.share = Math.min(65_472, Math.max(64, model.share + step));
        model.count = Math.min(PATIENCE, model.count + 1);
      }
      node = 2 * node + Number(bit);
    }
    [this.#last, this.#second] = [node - 256, this.#last];
  }

  #at(key: number) {
    const model = this.#models.get(key) ?? { share: EVEN, count: 0 };
    this.#models.set(key, model);
    return model;
  }
}

/** The range coder. */
class Choices {
  readonly #bytes: string;
  #next = 0;
  #range = 1n << 56n;
  #offset = 0n;

  constructor(bytes: string) {
    this.#bytes = bytes;
    for (let at = 0; at < 7; at++) this.#take();
  }

  below(whole: number): number {
    const part = this.#range / BigInt(whole);
    const seen = this.#offset / part;
    this.#choose(part, seen, 1n);
    return Number(seen);
  }

  bit(share: number): boolean {
    const part = this.#range >> 16n;
    const isSet = this.#offset / part < share;
    this.#choose(part, isSet ? 0n : BigInt(share), BigInt(isSet ? share : 65_536 - share));
    return isSet;
  }

  #choose(part: bigint, start: bigint, size: bigint): void {
    this.#offset -= part * start;
    this.#range = part * size;
    for (; this.#range <= 1n << 48n; this.#range <<= 8n) this.#take();
  }

  #take(): void {
    this.#offset = (this.#offset << 8n) | BigInt(this.#bytes.charCodeAt(this.#next++) || 0);
  }
}
