/** The author's words in a player: the moment that a link names, comments, branches, title, and the part of
 *  the board to show. */

import { BRANCHED, embed } from "../both/author-words.ts";
import { linkOf } from "../players.ts";
import { expect, test } from "./app.ts";

test("where the record branches, buttons name the other branches and lead into them", async ({
  page,
}) => {
  await embed(page, linkOf(BRANCHED), "?turn=1");
  const branches = page.getByRole("group", { name: "Branches" });
  await expect(branches).toHaveText("Or nextWhite D6White E5");
  await branches.getByRole("button", { name: "White D6" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".count")).toHaveText("2 / 3");
  await expect(branches).toHaveText("InsteadWhite G7White E5");
  await expect(branches.getByRole("button", { name: "White G7" })).toBeFocused();
  await branches.getByRole("button", { name: "White E5" }).click();
  await expect(page.locator(".comment p")).toHaveText("The centre.");
  await branches.getByRole("button", { name: "White G7" }).click();
  await expect(page.locator(".count")).toHaveText("2 / 4");
  await expect(page.getByRole("button", { name: "Back to the game" })).toHaveCount(0);
  await page.getByRole("button", { name: "To the end" }).click();
  await expect(branches).toHaveText("");
});
