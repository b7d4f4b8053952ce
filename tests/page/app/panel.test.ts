/** The play panel: the opponent, the menu under the turn, and the sheet of a phone. */

import type { GameDocument } from "../../../www/engine/types.ts";
import { click, command, fromMenu, openGame, visit } from "../stage.ts";
import { expect, test } from "./app.ts";

/** Few enough points to be solved. */
const SMALL: GameDocument = {
  gospace: 1,
  title: "Small",
  board: { kind: "grid", columns: 3, rows: 3 },
  turns: [{ play: 0 }, { play: 1 }],
};

test("the opponent is chosen before the first turn, and then folded into a line", async ({
  page,
}) => {
  await visit(page);
  const choices = page.locator("#opponent .segments").first().getByRole("button");
  await expect(choices).toHaveText(["Two here", "Computer", "By link"]);
  await click(page, 4, 4);
  await expect(page.locator("#opponent")).toHaveText("Two herechange");
  const change = page.getByRole("button", { name: "Change the opponent" });
  await expect(change).toHaveAttribute("aria-expanded", "false");
  await change.click();
  await expect(change).toHaveAttribute("aria-expanded", "true");
  await page.locator("#opponent").getByRole("button", { name: "Computer" }).click();
  await page.getByLabel("Strength").selectOption("Club");
  await change.click();
  await expect(page.locator("#opponent")).toHaveText("Against:Computer, Clubchange");
});

test("the menu under the turn has what can be done here, and gives letter keys back to the board", async ({
  page,
}) => {
  await visit(page);
  const more = page.getByRole("button", { name: "More", exact: true });
  const items = page.getByRole("menu", { name: "More" }).getByRole("menuitem");
  await more.click();
  await expect(items).toHaveText(["RedoR", "Review", "Mark", "Comment", "Offer a draw", "Resign"]);
  await expect(items.first()).toBeDisabled();
  await page.keyboard.press("Escape");
  await openGame(page, SMALL);
  await page.locator("#stage").focus();
  await more.click();
  await expect(items).toHaveText([
    "RedoR",
    "Review",
    "WorthW",
    "Mark",
    "Comment",
    "Options for this turn",
    "Offer a draw",
    "Resign",
  ]);
  await items.filter({ hasText: "Mark" }).click();
  await expect(page.getByRole("group", { name: "Marks" })).toBeVisible();
  await expect(page.locator("#stage")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("group", { name: "Marks" })).toBeHidden();
  await command(page, "Comment");
  await expect(page.getByRole("textbox", { name: /^Comment on/ })).toBeFocused();
});

test.describe("on a phone that lies", () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true });

  test("the menu under the turn has the overlays and the rules as well", async ({ page }) => {
    await visit(page);
    await expect(page.locator("#overlays, #rules").filter({ visible: true })).toHaveCount(0);
    await expect(page.locator("#standing")).toHaveText("area 0 : 0turn 1");
    await expect(page.locator("#standing .method")).toBeHidden();
    const more = page.getByRole("button", { name: "More", exact: true });
    const owners = page.getByRole("menuitemcheckbox", { name: "Owners" });
    await more.tap();
    await expect(owners).toHaveAttribute("aria-checked", "false");
    await owners.tap();
    await more.tap();
    await expect(owners).toHaveAttribute("aria-checked", "true");
    await page.keyboard.press("Escape");
    await command(page, "Change the rules");
    await expect(page.getByRole("dialog", { name: "Rules" })).toBeVisible();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("what answers on the board or in the dock closes the sheet", async ({ page }) => {
    await visit(page);
    await openGame(page, SMALL);
    const panel = page.locator("#panel");
    for (const name of ["Suggest", "Review", "Worth", "Mark"]) {
      await page.getByRole("button", { name: "More" }).tap();
      await expect(panel).toBeVisible();
      await page.getByRole("button", { name, exact: true }).filter({ visible: true }).tap();
      await expect(panel).toBeHidden();
    }
    await expect(page.locator("#marks")).toBeHidden();
  });
});

test("the menu of the top line is walked by arrows and gives the focus back", async ({ page }) => {
  await visit(page);
  const opener = page.getByRole("button", { name: "Menu" });
  await expect(opener).toHaveAttribute("aria-haspopup", "menu");
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(opener).toHaveAttribute("aria-expanded", "true");
  const menu = page.getByRole("menu", { name: "Menu" });
  const [items, languages] = [menu.getByRole("menuitem"), menu.getByRole("menuitemradio")];
  const words = ["Save", "Export…", "Embed", "Light or dark", "Keys"];
  await expect(items).toHaveText(words);
  await expect(languages).toHaveText(["English", "Deutsch"]);
  await expect(items.first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(items.nth(1)).toBeFocused();
  await page.keyboard.press("End");
  await expect(languages.last()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
  await expect(opener).toHaveAttribute("aria-expanded", "false");
  await fromMenu(page, "Keys");
  await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
});
