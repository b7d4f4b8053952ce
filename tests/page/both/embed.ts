/** Helpers of the tests of embed in the browser and of those in Node. */

import { expect, type Page } from "@playwright/test";
import type { GameDocument } from "../../../www/engine/types.ts";
import { linkOf } from "../players.ts";

export const NINE: GameDocument = {
  gospace: 1,
  title: "Nine",
  board: { kind: "grid", columns: 9, rows: 9 },
  turns: [{ play: 20 }, { play: 24 }, { play: 60 }, { play: 56 }],
};

/** Points on no wood, so that the ground is seen. */
export const PATH: GameDocument = {
  gospace: 1,
  title: "Path",
  board: {
    kind: "graph",
    points: [
      [0, 0],
      [40, 0],
      [80, 0],
    ],
    edges: [
      [0, 1],
      [1, 2],
    ],
  },
  turns: [{ play: 0 }],
};

export async function embed(page: Page, game: GameDocument | string, query = ""): Promise<void> {
  const link = typeof game === "string" ? game : linkOf(game);
  await page.goto(`embed.html${query}#${link}`);
  await expect(page.locator("html")).toHaveAttribute("data-state", /./);
}
