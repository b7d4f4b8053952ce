/** Helpers of the tests of share in the browser and of those in Node. */
import { readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";
import { documentInPicture } from "../../../www/share/picture/read-document.ts";
import { click, visit } from "../stage.ts";

export async function playThree(page: Page): Promise<void> {
  await click(page, 4, 4);
  await click(page, 5, 4);
  await click(page, 4, 5);
}

/** The address once it has been written and stays. */
export async function addressOf(page: Page): Promise<string> {
  let before = "";
  await expect
    .poll(
      () => {
        const same = page.url() === before && page.url().includes("#");
        before = page.url();
        return same;
      },
      { intervals: [700] },
    )
    .toBe(true);
  return page.url();
}

/** The game in a picture. */
export function carried(path: string): unknown {
  return JSON.parse(documentInPicture(readFileSync(path)) ?? "null");
}

export function dialog(page: Page): Locator {
  return page.getByRole("dialog", { name: "Share" });
}

export async function openShare(page: Page, tab: string): Promise<Locator> {
  await page.getByRole("button", { name: "Share link" }).click();
  await dialog(page).getByRole("tab", { name: tab }).click();
  return dialog(page);
}

/** Opens the link of a game, one letter of which is another. */
export async function openBroken(page: Page): Promise<void> {
  await visit(page);
  await playThree(page);
  const played = await addressOf(page);
  const middle = played.indexOf("#") + 6;
  const swapped = played[middle] === "A" ? "B" : "A";
  await page.goto("about:blank");
  await page.goto(played.slice(0, middle) + swapped + played.slice(middle + 1));
}
