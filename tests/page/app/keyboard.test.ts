/** Play by keyboard alone. */

import { click, expectSaid, expectTurn, openFile, visit } from "../stage.ts";
import { expect, test } from "./app.ts";

test("the cursor goes to the nearest point in its direction on a drawn graph", async ({ page }) => {
  await visit(page);
  await openFile(page, {
    gospace: 1,
    board: {
      kind: "graph",
      points: [
        [0, 0],
        [10, 1],
        [20, -1],
        [10, 12],
      ],
      edges: [
        [0, 1],
        [1, 2],
        [1, 3],
      ],
      labels: ["west", "middle", "east", "south"],
    },
  });
  await page.locator("#stage").focus();
  await page.keyboard.press("ArrowRight");
  await expectSaid(page, "middle, empty");
  await page.keyboard.press("ArrowDown");
  await expectSaid(page, "south, empty");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowRight");
  await expectSaid(page, "east, empty");
  await page.keyboard.press("ArrowRight");
  await expectSaid(page, "east, empty");
});

test("arrows lead back to the board from a button", async ({ page }) => {
  await visit(page);
  await page.getByRole("button", { name: "Pass", exact: true }).click();
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator("#stage")).toBeFocused();
  await page.keyboard.press("Enter");
  await expectSaid(page, "White E5. Black to play.");
});

test("the question mark lists the keys, and Escape puts them away", async ({ page }) => {
  await visit(page);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
  await page.keyboard.press("p");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Keys" })).toBeHidden();
  await expectTurn(page, "Black", 1);
});

test("the list of keys and Learn lead to the manual on a site that has it", async ({ page }) => {
  await visit(page);
  const manual = page.getByRole("link", { name: "The manual" });
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
  await expect(manual).toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.evaluate(() =>
    document.head.insertAdjacentHTML("beforeend", '<meta name="gospace-manual" content="manual/">'),
  );
  await page.keyboard.press("?");
  await expect(manual).toHaveAttribute("href", "manual/");
  await page.keyboard.press("Escape");
  await page.locator("#rooms").getByRole("button", { name: "Learn" }).click();
  await expect(
    page.locator("#learn .ending").getByRole("link", { name: "The manual" }),
  ).toHaveAttribute("href", "manual/");
});

test("one board of the strip is on the way of Tab, and arrows go on from there", async ({
  page,
}) => {
  await visit(page);
  await page.getByRole("button", { name: "Grid 9" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("button", { name: "Grid 19" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveTitle(/Grid 19/);
  expect(await page.locator('#gallery button[tabindex="0"]').count()).toBe(1);
});

test("the board has the focus once a button that had it can do no more", async ({ page }) => {
  await visit(page);
  await click(page, 4, 4);
  const undo = page.locator("#turn-buttons").getByRole("button", { name: "Undo" });
  await undo.focus();
  await page.keyboard.press("Enter");
  await expect(undo).toBeDisabled();
  await expect(page.locator("#stage")).toBeFocused();
});
