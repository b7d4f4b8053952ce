/** The language that somebody reads, of those that there are. Each has a folder of `languages/`, but for English. */

/** The first of the wishes that can be met, as BCP 47 writes them: "de-AT" is met by "de". English where none can. */
export function languageFor(
  wishes: readonly (string | null | undefined)[],
  known: readonly string[],
): string {
  const subtags = wishes.map((wish) => wish?.toLowerCase().split("-", 1)[0]);
  return subtags.find((subtag) => subtag !== undefined && known.includes(subtag)) ?? "en";
}
