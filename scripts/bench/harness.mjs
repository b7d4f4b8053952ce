// The benchmarks' common parts: rounds, times, medians and tables.

/** @param {number[]} values @param {number} share 0.5: the median */
export function quantile(values, share) {
  return values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? Number.NaN;
}

/** @param {number[]} values */
export const median = (values) => quantile(values, 0.5);

/** "412 ms, 530": the median and the worst. @param {number[]} values */
export function medianAndWorst(values = []) {
  if (values.length === 0) return "–";
  return `${median(values).toFixed(0)} ms, ${Math.max(...values).toFixed(0)}`;
}

/** @param {string[]} heads the first is that of the names @param {unknown[][]} rows @returns {string[]} */
export function table(heads, rows) {
  const rule = heads.map((_, i) => (i === 0 ? "---" : "---:"));
  return [heads, rule, ...rows].map((cells) => `| ${cells.join(" | ")} |`);
}

/** Times in milliseconds by name. */
export class Times {
  /** @type {Record<string, number[]>} */
  of = {};

  /** @param {string} name @param {number[]} values */
  add(name, ...values) {
    this.of[name] ??= [];
    this.of[name].push(...values);
  }

  /** Does the work; the name may depend on its result. @template T
   *  @param {string | ((result: T) => string)} name @param {() => T} work @returns {T} */
  take(name, work) {
    const start = performance.now();
    const result = work();
    const time = performance.now() - start;
    this.add(typeof name === "string" ? name : name(result), time);
    return result;
  }
}

/**
 * Runs the competitors in turns, so that all see the same moments of the machine; another begins each round.
 * @template T @param {number} rounds @param {(() => T | Promise<T>)[]} competitors
 * @returns {Promise<T[][]>} the results of each competitor
 */
export async function race(rounds, competitors) {
  const results = competitors.map(() => /** @type {T[]} */ ([]));
  for (let round = 0; round < rounds; round++)
    for (const offset of competitors.keys()) {
      const at = (round + offset) % competitors.length;
      results[at]?.push(/** @type {T} */ (await competitors[at]?.()));
    }
  return results;
}

/** @param {number} seed @returns {() => number} from 0 up to 1 */
export function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 8) / 2 ** 24;
  };
}

/** Better mixed than those of `randomFrom`, whose games stay as they are. @param {number} seed @returns {() => number} from 0 up to 1 */
export function chances(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The corners of a square of a plane. @param {number} side */
export const square = (side) => [
  [0, 0],
  [side, 0],
  [side, side],
  [0, side],
];
