/** Texts that a document gives, as parts of sentences: they turn round no word beside them. */

/** The text, isolated if any sign of it runs from right to left or turns. */
export function isolated(text: string): string {
  return /[\p{Bidi_C}\u0590-\u08ff\ufb1d-\u{1efff}]/u.test(text)
    ? `\u2068${text.replace(/[\u2066-\u2069]/g, "")}\u2069`
    : text;
}
