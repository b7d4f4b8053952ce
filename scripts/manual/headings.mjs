// Headings of Markdown, with the anchors by which GitHub and mdBook name them.

/** @typedef {{ line: number, level: number, title: string, anchor: string }} Heading */

/** The headings outside of fenced code, by line from 0. @param {string} text @returns {Heading[]} */
export function headingsIn(text) {
  let fenced = false;
  return text.split("\n").flatMap((words, line) => {
    if (/^\s*```/.test(words)) fenced = !fenced;
    const [, signs = "", title = ""] = /^(#+) (.*)$/.exec(words) ?? [];
    if (fenced || signs === "") return [];
    return [{ line, level: signs.length, title, anchor: anchorOf(title) }];
  });
}

/** @param {string} title */
function anchorOf(title) {
  const plain = title.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").toLowerCase();
  return plain.replace(/[^\p{L}\p{N}\s_-]/gu, "").replace(/\s/g, "-");
}
