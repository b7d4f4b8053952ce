/** Play by keyboard alone. */
import { expect, JOURNEY, test } from "./shared-page.ts";
import { expectSaid, expectSeen, expectTurn, openFile, visit } from "./stage.ts";

test("a game is played by keyboard alone", JOURNEY, async ({ page }) => {
  await visit(page);
  await page.keyboard.press("ArrowRight");
  await expectSaid(page, "E5, empty");
  await page.keyboard.press("Enter");
  await expectSaid(page, "Black E5. White to play.");
  await expectSeen(page, 4, 4, "black");

  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowUp");
  await expectSaid(page, "F6, empty");
  await page.keyboard.press("Space");
  await expectSeen(page, 5, 3, "white");
  await page.keyboard.press("Enter");
  await expectSaid(page, "F6: a stone is there already.");

  await page.keyboard.press("u");
  await expectSaid(page, "Took back White F6. White to play.");
  await page.keyboard.press("Control+y");
  await expectSaid(page, "White F6 again. Black to play.");
  await page.keyboard.press("Home");
  await expectSaid(page, "After turn 0 of 2. Black to play.");
  await page.keyboard.press("]");
  await page.keyboard.press("End");
  await page.keyboard.press("p");
  await page.keyboard.press("p");
  await expectSaid(page, "White passes. A draw (area, two passes).");
  await expect(page.locator("#phase .count-bar b")).toHaveText(["1", "1"]);
  await page.keyboard.press("s");
  await expectSaid(page, "Area: Black 1 stone; White 1 stone; 79 empty points belong to neither.");
});

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

test("arrows lead back to the board from a button", JOURNEY, async ({ page }) => {
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

test("the focus ring of a chosen segment has the colour of its words, also in a reader's own colours", async ({
  page,
}) => {
  await visit(page);
  const kinds = [
    page.getByRole("navigation", { name: "Rooms" }).locator("[aria-current]"),
    page.getByRole("group", { name: "Opponent" }).locator('[aria-pressed="true"]'),
  ];
  for (const forcedColors of ["none", "active"] as const) {
    await page.emulateMedia({ forcedColors });
    for (const segment of kinds) {
      await page.keyboard.press("Tab");
      await segment.focus();
      const { color, outlineColor, outlineStyle } = await segment.evaluate((button) => {
        const { color, outlineColor, outlineStyle } = getComputedStyle(button);
        return { color, outlineColor, outlineStyle };
      });
      expect(outlineStyle).not.toBe("none");
      expect(outlineColor).toBe(color);
    }
  }
});
