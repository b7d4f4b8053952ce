/** Choice of the day: the same for everyone, by the date at Greenwich. */

const DAY_MS = 86_400_000;

/** Entry of a list for a day; `now` in milliseconds since 1970. */
export function ofTheDay<T>(list: readonly T[], now: number): T | undefined {
  return list[Math.floor(now / DAY_MS) % list.length];
}
