/** Titles in other people's texts: one line, without signs that would disturb it, and not too long. */

/** In characters as they are seen; a line of a post has no room for more. */
const LONGEST = 120;

/** Without line breaks, control characters, turns of the writing direction and halves of characters. */
function flatTitle(title: string): string {
  return title
    .replace(/\p{Bidi_Control}+/gu, "")
    .replace(/\p{Cs}/gu, "\ufffd")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

/** A title that is cut between characters as they are seen, so that no emoji comes apart. */
export function cutTitle(title: string, most = LONGEST): string {
  if (title.length <= most) return title;
  const seen = [...new Intl.Segmenter().segment(title)].map(({ segment }) => segment);
  return seen.length <= most
    ? title
    : `${seen
        .slice(0, most - 1)
        .join("")
        .trimEnd()}…`;
}

/** A title in one line, cut. */
export function shortTitle(title: string): string {
  return cutTitle(flatTitle(title));
}
