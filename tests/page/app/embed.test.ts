/** The embed by itself: played on, walked through, and led by its address. */

import type { GameDocument } from "../../../www/engine/types.ts";
import { embed, NINE, PATH } from "../both/embed.ts";
import { linkOf, spotIn } from "../players.ts";
import { expect, test } from "./app.ts";

test("a reader plays by mouse and by keys, hears it, walks, and goes back to the game", async ({
  page,
}) => {
  await embed(page, NINE, "?turn=2");
  const words = page.locator(".words");
  const count = page.locator(".count");
  await expect(count).toHaveText("2 / 4");
  await expect(page.locator(".voice")).toHaveAttribute("aria-live", "off");
  const spot = await spotIn(page, 4, 4);
  await page.mouse.move(spot.x + 3, spot.y);
  await expect(words).toHaveText("E5");
  await page.mouse.click(spot.x, spot.y);
  await expect(page.locator(".voice")).toHaveText("Black E5, variation 2 of 2. White to play.");
  await expect(page.locator(".voice")).toHaveAttribute("aria-live", "polite");
  await expect(count).toHaveText("3 / 3");
  await page.locator(".stage").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.locator(".voice")).toHaveText(/^White \w\d\. Black to play\.$/);
  await expect(page.locator(".mirror td", { hasText: "E5" })).toHaveText("E5 black");
  await page.getByRole("button", { name: "Back to the game" }).click();
  await expect(count).toHaveText("2 / 4");
  await page.getByRole("button", { name: "To the end" }).click();
  await expect(count).toHaveText("4 / 4");
  await page.getByRole("slider", { name: "Turn" }).fill("1");
  await expect(count).toHaveText("1 / 4");
  const link = page.getByRole("link", { name: "Open in Gospace" });
  await link.focus();
  await expect(link).toHaveAttribute("href", new RegExp(`/some/folder/#${linkOf(NINE)}\\.1$`));
});

test("a text from a link is only ever text", async ({ page }) => {
  const markup = "<img src=x onerror=\"document.title='broken into'\"><b>x</b>";
  const board = { ...PATH.board, labels: [markup, "b", "c"] } as GameDocument["board"];
  await embed(page, { ...PATH, title: markup, author: markup, comment: markup, board });
  const spot = await spotIn(page, 0, 0);
  await page.mouse.move(spot.x + 2, spot.y);
  await expect(page.locator(".words")).toContainText("<b>x</b>");
  await expect(page.locator(".mirror caption")).toHaveText(markup);
  expect(await page.locator("img, b").count()).toBe(0);
  await expect(page).toHaveTitle("A board in Gospace");
});
