/** Numbers of figures: "Figure 2." before a caption, and "Figure 2" in links to it. All stories of a page count
 *  together, in its order. */

const NUMBER = "go-figure";

export function numberFigures(page: Document, wordOf: (story: Element) => string): void {
  const figures = [...page.querySelectorAll("go-story figure:has(> figcaption)")];
  figures.forEach((figure, i) => {
    const caption = figure.querySelector(":scope > figcaption");
    const words = `${wordFor(figure, wordOf)} ${i + 1}`;
    if (caption === null) return;
    caption.querySelector(`.${NUMBER}`)?.remove();
    const number = page.createElement("span");
    number.className = NUMBER;
    number.textContent = `${words}. `;
    caption.prepend(number);
    if (figure.id === "") return;
    const links = page.querySelectorAll(
      `go-story a[href="#${CSS.escape(figure.id)}"][data-figure]`,
    );
    for (const link of links) link.textContent = words;
  });
}

/** Authors may name another word on the story. */
function wordFor(figure: Element, wordOf: (story: Element) => string): string {
  const story = figure.closest("go-story");
  return story?.getAttribute("figure") ?? wordOf(story ?? figure);
}
