/** The embed by itself: its options, its fragment, and the phases of divide-and-choose. */
import type { GameDocument } from "../../../../www/engine/types.ts";
import { embed, NINE } from "../../both/embed.ts";
import { linkOf, spotIn } from "../../players.ts";
import { expect, test } from "../app.ts";

const DIVIDED: GameDocument = {
  gospace: 1,
  board: { kind: "grid", columns: 3, rows: 1 },
  rules: { preset: "divide-and-choose" },
};

test("options are followed, and what is no option is told and left out", async ({ page }) => {
  const warnings: string[] = [];
  page.on("console", (message) => warnings.push(message.text()));
  await embed(page, NINE, "?readonly&steps=no&size=300&label=Corner&theme=loud&turns=3");
  await expect(page.getByRole("application", { name: "Corner" })).toBeVisible();
  await expect(page.getByRole("slider")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Pass" })).toHaveCount(0);
  await expect(page.locator(".player")).toHaveAttribute("style", "max-width: 300px;");
  const spot = await spotIn(page, 4, 4);
  await page.mouse.click(spot.x, spot.y);
  await page.keyboard.press("Enter");
  await expect(page.locator(".mirror td", { hasText: "E5" })).toHaveText("E5 empty");
  expect(warnings).toEqual([
    'Gospace embed: There is no option "turns".',
    "Gospace embed: theme=loud is not understood: it is one of auto, light, dark.",
  ]);
});

test("a fragment may name the moment, and a broken one says what is broken", async ({ page }) => {
  await embed(page, `${linkOf(NINE)}.3`);
  await expect(page.locator(".count")).toHaveText("3 / 4");
  await embed(page, "2");
  await page.reload();
  await expect(page.getByRole("alert")).toContainText("This board cannot be shown.");
  await expect(page.getByRole("link", { name: "Open Gospace" })).toHaveAttribute("href", /\/$/);
});

test("every phase of divide-and-choose can be gone through", async ({ page }) => {
  await embed(page, {
    ...DIVIDED,
    turns: [{ komi: "1/2" }, { take: "black" }, { play: 0 }, { play: 2, bid: "3/2" }],
  });
  const words = page.locator(".words");
  await expect(words).toHaveText("Black: name the ko winner, or ignore the bid of 1½");
  await page.getByRole("button", { name: "White wins the ko" }).click();
  await expect(words).toHaveText(/^White: reset the board, or keep it/);
  await page.getByRole("button", { name: "Keep the board" }).click();
  await expect(words).toHaveText("White to play");
  await page.getByRole("button", { name: "To the start" }).click();
  await page.getByRole("textbox", { name: "Komi" }).fill("7/2");
  await page.getByRole("button", { name: "Name it" }).click();
  await page.getByRole("button", { name: "Take White" }).click();
  await expect(words).toHaveText("Black to play");
});
