/** Seeded random numbers (xorshift32): the same in every run. */
/** A whole number from 0 to below the given one. */
export type Chance = (below: number) => number;

export function chance(seed: number): Chance {
  // From 0 it would never leave 0.
  let state = seed || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

/** Numbers from 0 to below 1. */
export function fractions(seed: number): () => number {
  const below = chance(seed);
  return () => below(2 ** 32) / 2 ** 32;
}
