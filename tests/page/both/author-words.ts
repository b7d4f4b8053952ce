/** Helpers of the tests of author-words in the browser and of those in Node. */

import { expect, type Page } from "@playwright/test";
import type { GameDocument } from "../../../www/engine/types.ts";

export const LONG = "With superko one of them must stop first. ".repeat(20).trim();

/** Turn 2 has three branches; the second one goes on. */
export const BRANCHED: GameDocument = {
  gospace: 1,
  title: "A pair that nobody can own",
  comment: "It begins.",
  board: { kind: "grid", columns: 9, rows: 9 },
  turns: [
    { play: 20, comment: LONG },
    {
      play: 24,
      variations: [[{ play: 30 }, { play: 31 }], [{ play: 40, comment: "The centre." }]],
    },
    { play: 60 },
    { play: 56 },
  ],
};

export const PLAIN: GameDocument = {
  gospace: 1,
  board: { kind: "grid", columns: 9, rows: 9 },
  turns: [{ play: 20 }, { play: 24 }],
};

export async function embed(page: Page, fragment: string, query = ""): Promise<string[]> {
  const warnings: string[] = [];
  page.on("console", (message) => warnings.push(message.text()));
  await page.goto(`embed.html${query}#${fragment}`);
  await expect(page.locator("html")).toHaveAttribute("data-state", "ready");
  return warnings;
}
