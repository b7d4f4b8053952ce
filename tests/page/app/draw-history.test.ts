/** The list of steps, by keys. */

import { drawThreeSteps } from "../drawings.ts";
import { draw, expectCounts, keys, newBoard, showBoards, steps } from "../editor.ts";
import { expectSaid } from "../stage.ts";
import { expect, test } from "./app.ts";

test("H opens the list of steps, arrows walk it, Enter takes one, and the live region tells it", async ({
  page,
}) => {
  await drawThreeSteps(page);
  await page.locator("#drawing").focus();
  await keys(page, "h");
  await expect(steps(page).first()).toBeFocused();
  await keys(page, "ArrowDown", "ArrowDown", "Enter");
  await expect(page.locator("#drawing")).toBeFocused();
  await expectCounts(page, "1 point · 0 edges · 1 piece");
  await expect(page.locator("#live-region")).toContainText("Point removed");
  await keys(page, "h");
  await expect(steps(page).nth(2)).toBeFocused();
  await keys(page, "Escape");
  await expect(page.locator("#button-menu")).toBeHidden();
});

test("a new page is told when keys take it, and so is the way back", async ({ page }) => {
  await draw(page);
  await keys(page, "p", "ArrowRight", "Enter");
  await expectSaid(page, /^Point added\./);
  await showBoards(page);
  await newBoard(page).getByRole("button", { name: "Disks" }).focus();
  await keys(page, "Enter");
  await expectSaid(page, "Another board");
  await keys(page, "d", "ArrowRight", "Enter");
  await expectSaid(page, /^Disk added\./);
  await keys(page, "Control+z");
  await expectSaid(page, /^Disk removed\./);
  await keys(page, "Control+z");
  await expectCounts(page, "1 point · 0 edges · 1 piece");
  await expectSaid(page, "Another board");
});
