/** Helpers of the tests of story in the browser and of those in Node. */

import type { Locator, Page } from "@playwright/test";
import type { GameDocument } from "../../../www/engine/types.ts";
import type { Blog } from "../blog.ts";
import { linkOf } from "../players.ts";

/** C3 is the middle of five lines: Black B4, White D2, Black D4, and in a variation White B2 instead. */
export const FIVE: GameDocument = {
  gospace: 1,
  title: "Five",
  board: { kind: "grid", columns: 5, rows: 5 },
  turns: [{ play: 6 }, { play: 18, variations: [[{ play: 16 }]] }, { play: 8 }],
};

export function board(attributes: string, game = FIVE): string {
  return `<go-space style="width:420px" game="${linkOf(game)}" theme="light" ${attributes}><a href="#x"><img alt="A still of the board" src="data:,"></a></go-space>`;
}

export async function tell(page: Page, blog: Blog, story: string, head = ""): Promise<void> {
  const script = '<script type="module" src="site/story.js"></script>';
  await blog.post(page, story, `${head}${script}`);
}

export const count = (page: Page, index = 0) =>
  page.locator("go-space").nth(index).locator(".count");

/** The place that the board's live region has named last. */
export const voice = (page: Page): Locator => page.locator("go-space .voice");
