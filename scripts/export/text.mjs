// Texts of games in other pages: cut between characters as they are seen, and as names of folders.

/** @param {string} text @param {number} most */
export function cutTitle(text, most) {
  const seen = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  return seen.length <= most
    ? text
    : `${seen
        .slice(0, most - 1)
        .join("")
        .trimEnd()}…`;
}

/**
 * A name for a folder that no other has: letters and digits of the title.
 * @param {string} title @param {Set<string>} taken
 */
export function slugOf(title, taken) {
  const plain = title
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");
  const stem = [...plain].slice(0, 60).join("").toLowerCase() || "board";
  let slug = stem;
  for (let count = 2; taken.has(slug); count++) slug = `${stem}-${count}`;
  taken.add(slug);
  return slug;
}
