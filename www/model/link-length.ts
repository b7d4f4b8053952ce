/** The length of a link, and where it fits, by the words of a language. */
import { grouped } from "../words/counts.ts";

/** In characters, the shortest first. */
const LIMITS = [280, 2_000, 8_000, 32_000] as const;

/** Places by their limits, and the sentences. */
interface LengthWords extends Readonly<Record<(typeof LIMITS)[number], string>> {
  readonly fits: (characters: string, where: string) => string;
  readonly tooLong: (characters: string) => string;
}

/* @__NO_SIDE_EFFECTS__ */
export function lengthsBy(words: LengthWords): (characters: number) => string {
  return (characters) => {
    const most = LIMITS.find((limit) => characters <= limit);
    const count = grouped(characters);
    return most === undefined ? words.tooLong(count) : words.fits(count, words[most]);
  };
}
