/** Styles of stories in the author's page. They say where parts stand, and leave the look to the page. */
const STYLES = `
go-story { display: block; }
go-story .go-place { text-decoration: underline dotted; text-underline-offset: 0.2em; }
go-story [data-beside] { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); gap: 1rem; }
go-story [data-beside] figure { margin: 0; }
@media screen {
  go-story [data-still] { display: none; }
  go-story > go-space[pinned] { position: sticky; top: 0; z-index: 1; height: min(46vh, 30rem); aspect-ratio: auto; background: var(--go-story-ground, Canvas); }
  go-story [data-at] { scroll-margin-top: 50vh; }
}
@media screen and (min-width: 60rem) {
  go-story:has(> go-space[pinned]) { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); column-gap: 2.5rem; }
  go-story:has(> go-space[pinned]) > * { grid-column: 1; }
  go-story > go-space[pinned] { grid-column: 2; grid-row: 1 / span 1000; align-self: start; top: 4vh; height: min(92vh, 40rem); }
}
@media print {
  go-story:has([data-still]) > go-space[pinned] { display: none; }
}
`;

/** Adds the styles to a page, once. */
export function dress(page: Document): void {
  if (dressed.has(page)) return;
  dressed.add(page);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
}

const dressed = new WeakSet<Document>();

/** The nearest opaque colour behind an element: a pinned board hides the prose that passes below it. */
export function groundBehind(element: Element): string | null {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (!/^rgba\(.*, 0(\.\d+)?\)$|^transparent$/.test(backgroundColor)) return backgroundColor;
  }
  return null;
}
