/** Texts that a document gives, as parts of sentences: they turn round no word beside them (Unicode UAX #9). */

/** Signs that are written from right to left, some that are not, and those that turn the direction of writing. */
const TURNS = /[\p{Bidi_C}\u0590-\u08ff\ufb1d-\ufefc\u{10800}-\u{1efff}]/u;

/** The text between signs that isolate it, if it needs them; none of its own ends them before its end. */
export function isolated(text: string): string {
  return TURNS.test(text) ? `\u2068${text.replace(/[\u2066-\u2069]/g, "")}\u2069` : text;
}
