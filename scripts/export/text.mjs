// Titles of games as names of folders.

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
