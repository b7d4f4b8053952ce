/** Problems as elements of other pages. Expected values are those of Tromp and of Drange (docs/solver.md). */

import type { GameDocument } from "../../../../www/engine/types.ts";
import type { Blog } from "../../blog.ts";
import { part, playIn, press, ROW, THREE, words } from "../../both/problem.ts";
import { linkOf } from "../../players.ts";
import { expect, type Page, test } from "../app.ts";

async function pose(page: Page, blog: Blog, game: GameDocument, at = ""): Promise<void> {
  const element = `<go-space mode="solve" game="${linkOf(game)}${at}"></go-space>`;
  await blog.post(page, element, '<script type="module" src="site/element.js"></script>');
  await expect(words(page)).toHaveText(/ to play/);
}

test("the author's lines answer first, and their words stand at the end", async ({
  page,
  blog,
}) => {
  await pose(page, blog, ROW, ".0");
  await expect(words(page)).toHaveText("Black to play and win by 3.");
  await expect(page.locator(".branches")).toBeHidden();
  await page.locator(".stage").focus();
  await playIn(page, 0, 0);
  await expect(words(page)).toHaveText(/^Not solved\. White answers B1\..+White has the middle\.$/);
  await press(page, "Try again");
  await playIn(page, 1, 0);
  await expect(words(page)).toHaveText("Solved: Black wins by 3. Now White has no room.");
});

test("a button that is pressed by a key keeps the focus", async ({ page, blog }) => {
  await pose(page, blog, THREE);
  await expect(words(page)).toHaveText("Black to play and win by 9.");
  for (const [name, said] of [
    ["Show me", /^The solution/],
    ["Try again", /^Black to play/],
  ] as const) {
    const pressed = part(page).getByRole("button", { name });
    await pressed.press("Enter");
    await expect(words(page)).toHaveText(said);
    await expect(pressed).toBeFocused();
  }
});

test("a problem is answered by keys", async ({ page, blog }) => {
  await pose(page, blog, THREE);
  await expect(words(page)).toHaveText("Black to play and win by 9.");
  await page.locator(".stage").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(words(page)).toHaveText(/^Black B2 is right\. White answers /);
});
