/** Helpers of the tests of problem in the browser and of those in Node. */
import type { Locator, Page } from "@playwright/test";
import type { GameDocument } from "../../../www/engine/types.ts";
import { spotIn } from "../players.ts";

export const THREE: GameDocument = {
  gospace: 1,
  title: "Three by three",
  board: { kind: "grid", columns: 3, rows: 3 },
};

export const ROW: GameDocument = {
  gospace: 1,
  title: "A row",
  board: { kind: "grid", columns: 3, rows: 1 },
  turns: [
    {
      play: 1,
      comment: "Now White has no room.",
      variations: [[{ play: 0 }, { play: 1, comment: "White has the middle." }]],
    },
  ],
};

export const part = (page: Page): Locator =>
  page.locator(".problem-part").filter({ visible: true });

export const words = (page: Page): Locator => part(page).locator(".problem-words");

export const press = (page: Page, name: string): Promise<void> =>
  part(page).getByRole("button", { name }).click();

export async function playIn(page: Page, x: number, y: number): Promise<void> {
  const { x: left, y: top } = await spotIn(page, x, y);
  await page.mouse.click(left, top);
}
