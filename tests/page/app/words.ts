/** Words of the page beside those that a test expects. */
export type Words = string | RegExp;

export function spaced(text: string | null | undefined): string {
  return (text ?? "").replace(/[\s\u200b]+/g, " ").trim();
}

export function hasWords(text: string, words: Words, exact = false): boolean {
  if (words instanceof RegExp) return words.test(text);
  const wanted = spaced(words);
  return exact ? text === wanted : text.toLowerCase().includes(wanted.toLowerCase());
}
