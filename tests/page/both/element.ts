/** Helpers of the tests of element in the browser and of those in Node. */

import type { Page } from "@playwright/test";
import type { GameDocument } from "../../../www/engine/types.ts";
import type { Blog } from "../blog.ts";

export const FIVE: GameDocument = {
  gospace: 1,
  title: "Five",
  board: { kind: "grid", columns: 5, rows: 5 },
  turns: [{ play: 6 }, { play: 18 }, { play: 8 }],
};

export const PAIR: GameDocument = {
  gospace: 1,
  title: "Pair",
  board: {
    kind: "graph",
    points: [
      [0, 0],
      [40, 0],
    ],
    edges: [[0, 1]],
  },
};

const FALLBACK = "<p>A picture of the board</p>";

/** A post whose script is the site's element; `head` stands before the script. */
export function write(page: Page, blog: Blog, body: string, head = ""): Promise<void> {
  return blog.post(page, body, `${head}<script type="module" src="site/element.js"></script>`);
}

export function element(attributes: string, children = FALLBACK): string {
  return `<go-space style="width:420px" ${attributes}>${children}</go-space>`;
}

/** The events of the first element so far, by name. */
export async function heard(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(window, "heard"));
}

/** Hears all of the element's events on the document, up to which they bubble. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const reported: string[] = [];
    Object.assign(window, { heard: reported });
    for (const name of ["ready", "turn", "refused", "error"])
      document.addEventListener(`gospace-${name}`, (event) => {
        if (!(event instanceof CustomEvent)) return;
        const { turns, words } = event.detail;
        reported.push(`${name} ${turns ?? words}`);
      });
  });
}
