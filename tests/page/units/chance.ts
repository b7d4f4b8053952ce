/** Test helper: seeded random numbers (xorshift32). */
export type Chance = (below: number) => number;

export function chance(seed: number): Chance {
  let state = seed;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}
