/** Play on go-spaces, with placements of several points. */

import { board, clickIn, enter, sheet } from "../both/learn.ts";
import { click, expectSaid, expectSeen, spotOf, tap } from "../stage.ts";
import { openTiles } from "../tiles.ts";
import { expect, test } from "./app.ts";

test("a placement in two far parts is one stone, tied together", async ({ page }) => {
  await openTiles(page);
  await click(page, 2, 0);
  await expectSaid(page, "Black A2–C2. White to play.");
  await expectSeen(page, 0, 0, "black", 0.2);
  await expectSeen(page, 4, 0, "black", 0.2);
});

test("where placements overlap, clicks go through them and a list names them", async ({ page }) => {
  await openTiles(page);
  const list = page.getByRole("group", { name: "Placements here" });
  await click(page, 0, 0);
  await expect(list).toBeVisible();
  const first = await list.locator("[aria-current]").innerText();
  await click(page, 0, 0);
  await expect(list.locator("[aria-current]")).not.toHaveText(first);
  await list.getByRole("button", { name: "A1–A2" }).click();
  await expectSaid(page, "Black A1–A2. White to play.");
  await expect(list).toBeHidden();
});

test("the chosen shape is placed where placements meet, and R chooses the next one", async ({
  page,
}) => {
  await openTiles(page);
  const shapes = page.getByRole("group", { name: "Shape of the stone" });
  await expect(shapes.getByRole("button")).toHaveCount(5);
  const names = await shapes
    .getByRole("button")
    .evaluateAll((all) => all.map((each) => each.ariaLabel));
  expect(names).toEqual([
    "single point",
    "small domino, lying",
    "domino, standing",
    "square",
    "large domino, lying",
  ]);
  await shapes.getByRole("button", { name: "domino, standing" }).click();
  await click(page, 0, 0);
  await expectSaid(page, "Black A1–A2. White to play.");
  await page.keyboard.press("u");
  const isChosen = (name: string) =>
    expect(shapes.getByRole("button", { name })).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("r");
  await isChosen("square");
  await page.keyboard.press("r");
  await isChosen("large domino, lying");
  await click(page, 0, 0);
  await expectSaid(page, /^Black A2–C2/);
});

test("N goes through overlapping placements under the pointer, and a click plays that one", async ({
  page,
}) => {
  await openTiles(page);
  await page.locator("#stage").focus();
  const spot = await spotOf(page, 0, 0);
  await page.mouse.move(spot.x, spot.y);
  await expect(page.locator("#tip")).toContainText("one of 2 here, N for the next");
  const before = await page.locator("#tip").innerText();
  await page.keyboard.press("n");
  await expect(page.locator("#tip")).not.toHaveText(before);
  const name = (await page.locator("#tip").innerText()).replace(/ ·.*/, "");
  await page.mouse.click(spot.x, spot.y);
  await expectSaid(page, `Black ${name}. White to play.`);
});

test("a space is played by keyboard alone", async ({ page }) => {
  await openTiles(page);
  await page.locator("#stage").focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expectSaid(page, "A1–A2, empty");
  await page.keyboard.press("ArrowUp");
  await expectSaid(page, "A2–B2, empty");
  await page.keyboard.press("Enter");
  await expectSaid(page, "Black A2–B2. White to play.");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expectSaid(page, "A1–B1, empty");
});

test("a stone under the pointer shows its string and says its liberties", async ({ page }) => {
  await openTiles(page);
  await click(page, 0.5, 0);
  await page.mouse.move(5, 400);
  const spot = await spotOf(page, 0.5, 0);
  await page.mouse.move(spot.x + 2, spot.y);
  await expect(page.locator("#tip")).toHaveText(
    /^Black A2–B2: a lone stone, (1 liberty|\d liberties)$/,
  );
});

test.describe("by touch", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a tap proposes, a second one plays, and a list names what overlaps", async ({ page }) => {
    await openTiles(page);
    await tap(page, 0.5, 0);
    await expectSaid(page, "A2–B2 chosen. Tap again to play.");
    await tap(page, 0.5, 0);
    await expectSaid(page, "Black A2–B2. White to play.");
    await page.getByRole("button", { name: "Undo" }).tap();
    await tap(page, 0, 0);
    await page
      .getByRole("group", { name: "Placements here" })
      .getByRole("button", { name: "A1–A2" })
      .tap();
    await expectSaid(page, "Black A1–A2, variation 2 of 2. White to play.");
  });
});

test("a lesson's placement is played by a click, before the page has shown a go-space", async ({
  page,
}) => {
  await enter(page);
  const two = await board(sheet(page, "Stones of any shape"), 1);
  await clickIn(page, two, 8, 0);
  await expect(two.locator(".voice")).toHaveText(/^Black .* White to play/);
});
