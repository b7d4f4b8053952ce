/** The Learn room. */

import { board, clickIn, enter, sheet } from "../../both/learn.ts";
import { click, expectTurn, visit } from "../../stage.ts";
import { expect, test } from "../app.ts";

test("the room has a segment and an address of its own, and the browser goes back and forward", async ({
  page,
}) => {
  await visit(page);
  await click(page, 4, 4);
  await expect(page).toHaveURL(/#\w/);
  const game = new URL(page.url()).hash;
  await page.getByRole("button", { name: "Learn", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`\\?learn${game}$`));
  await expect(page).toHaveTitle("Learn · Gospace");
  await expect(page.getByRole("heading", { name: "The plane" })).toBeAttached();
  await page.goBack();
  await expect(page.locator("#stage")).toBeVisible();
  await expectTurn(page, "White", 2);
  await page.goForward();
  await expect(page.locator("#learn")).toBeVisible();
});

test("by keyboard: the refused turn says which board would come back, and the mathematics open", async ({
  page,
}) => {
  await enter(page);
  const superko = sheet(page, "No board twice");
  const pair = await board(superko);
  await pair.getByRole("application").focus();
  for (const key of ["ArrowLeft", "Enter", "ArrowRight", "Enter", "ArrowLeft", "Enter"])
    await page.keyboard.press(key);
  await expect(superko.getByRole("status").first()).toHaveText(
    /^Refused: the board after turn 1 would come back/,
  );
  const summary = superko.getByText("The mathematics");
  await summary.focus();
  await page.keyboard.press("Enter");
  await expect(superko.getByText("Positional superko")).toBeVisible();
  await expect(superko.getByRole("link", { name: "Tromp–Taylor", exact: true })).toBeVisible();
  const source = superko.getByRole("link", { name: "Go rules" });
  await expect(source).toHaveAttribute("href", "https://tromp.github.io/go.html");
});

test("White says “and so on for ever”, Black agrees, and the pair is worth nothing", async ({
  page,
}) => {
  await enter(page);
  const forever = sheet(page, "And so on for ever");
  const pair = await board(forever);
  await forever.getByRole("button", { name: /as since turn 1/ }).click();
  await pair.getByRole("button", { name: "Agree" }).click();
  await expect(forever.getByRole("status").first()).toHaveText(/^A draw, 0 : 0/);
});

test("the ninth step says who wins: the dead stone counts until it is taken", async ({ page }) => {
  await enter(page);
  await page.getByRole("button", { name: "9 Who wins" }).click();
  const winner = sheet(page, "Who wins");
  const walls = await board(winner);
  const said = winner.getByRole("status").first();
  for (const _ of [1, 2]) await walls.getByRole("button", { name: "Pass" }).click();
  await expect(said).toHaveText(/^White wins: Black has 4, White 12½/);
  for (const _ of [1, 2]) await walls.getByRole("button", { name: "One turn back" }).click();
  await clickIn(page, walls, 0, 1);
  await expect(said).toHaveText(/^Taken/);
  for (const _ of [1, 2]) await walls.getByRole("button", { name: "Pass" }).click();
  await expect(said).toHaveText(/^Black wins: Black has 12, White 11½/);
});

test("Learn leads to the tables", async ({ page }) => {
  await page.goto("./");
  await page.getByRole("button", { name: "Learn", exact: true }).click();
  const link = page.getByRole("link", { name: "Values of small boards" });
  await expect(link).toHaveAttribute("href", "values/");
});
