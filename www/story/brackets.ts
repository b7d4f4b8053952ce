/** Places in brackets, such as [C5], [@12] and [C5@12], become links to a board. Only names of a grid's form are
 *  taken, so that a footnote stays as it is; any other place has a link of its own. */

const BRACKETS = /\[([A-Z]{1,2}\d{1,3}(?:@[\d.-]+)?|@\d[\d.-]*)\]/g;
/** Contents that are left alone. */
const LEFT = "a, code, pre, script, style, textarea, go-space";

export function linkBrackets(story: Element, board: string): void {
  const walker = story.ownerDocument.createTreeWalker(story, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node instanceof Text && node.parentElement?.closest(LEFT) === null) texts.push(node);
  for (const text of texts) replace(text, board);
}

function replace(text: Text, board: string): void {
  const parts = text.data.split(BRACKETS);
  if (parts.length === 1) return;
  const nodes = parts.map((part, i) =>
    i % 2 === 0 ? text.ownerDocument.createTextNode(part) : linkTo(text.ownerDocument, board, part),
  );
  text.replaceWith(...nodes);
}

/** The link shows the name alone: "C5" for "C5@12", and for a moment its number. */
function linkTo(page: Document, board: string, target: string): HTMLAnchorElement {
  const link = page.createElement("a");
  link.href = `#${board}:${target}`;
  link.textContent = target.replace(/^@|@.*$/g, "") || target;
  return link;
}
