// Text in the pages that are written here.

/** Text on one line as it may stand between tags and in attributes of HTML. @param {string} text */
export function escaped(text) {
  return text
    .replace(/\s+/g, " ")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
