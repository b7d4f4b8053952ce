/** The record as a tree: where a variation stands, and a link to it in another tab. */

import { turn } from "../../both/record.ts";
import { STORY } from "../../long-game.ts";
import { openGame, savedGame, visit } from "../../stage.ts";
import { expect, type Page, test } from "../app.ts";

const current = (page: Page) => page.locator("#record [aria-current]");

const comment = (page: Page) => page.getByRole("textbox", { name: /^Comment on/ });

test("a moment in a variation is in the address, and opens there", async ({ page, context }) => {
  await visit(page);
  await openGame(page, STORY);
  await turn(page, "Turn 5: Black passes").click();
  await expect.poll(() => page.url()).toMatch(/#[^.]+\.3-2\.2$/);
  const address = page.url();
  await page.close();
  const other = await context.newPage();
  await other.goto(address);
  await expect(current(other)).toHaveText("5pass");
  await expect(comment(other)).toHaveValue("Calm.");
  expect(await savedGame(other)).toEqual(STORY);
});
