/** The value of a position: exact on small boards, bounds and an estimate on larger ones. Expected values are those
 *  of Tromp, and of Drange, "Mini-GO" (docs/solver.md). */

import { ask, card, grid, words } from "../both/value.ts";
import { expectTurn, openGame, savedGame, visit } from "../stage.ts";
import { expect, test } from "./app.ts";

test("best play becomes a variation, and a first turn leads to the answers to it", async ({
  page,
}) => {
  await visit(page);
  await ask(page, { ...grid(3, 1), turns: [{ play: 0 }] });
  await page.locator("#turn-buttons").getByRole("button", { name: "Undo" }).click();
  await expect(words(page)).toHaveText(/^Another position is shown/);
  await card(page).getByRole("button", { name: "Ask again" }).click();
  // Drange: a row of three is all Black's.
  await expect(words(page)).toHaveText("Black wins by 3. Best first: B1.");
  await card(page).getByRole("button", { name: "Add it as a variation" }).click();
  const [first] = (await savedGame(page)).turns ?? [];
  expect(first).toMatchObject({ play: 0, variations: [expect.arrayContaining([{ play: 1 }])] });
  await page.locator("#stage").focus();
  await page.keyboard.press("]");
  await expectTurn(page, "White", 2);
  await page.keyboard.press("[");

  await card(page).getByRole("button", { name: "Ask again" }).click();
  await card(page).getByRole("button", { name: /^A1 / }).click();
  await expectTurn(page, "White", 2);
  await expect(words(page)).toHaveText(
    /^(Black wins by \d|White wins by \d|A draw)\. Best first: /,
  );
});

test("the question is offered where it can be answered, and not while its answer is open", async ({
  page,
}) => {
  await visit(page);
  const inMenus = async () => {
    const found: string[] = [];
    for (const [bar, opener] of [
      ["#file-buttons", "Menu"],
      ["#turn-buttons", "More"],
    ] as const) {
      await page.locator(bar).getByRole("button", { name: opener, exact: true }).click();
      found.push(...(await page.getByRole("menuitem").allTextContents()));
      await page.keyboard.press("Escape");
    }
    return found.filter((words) => /worth/i.test(words));
  };
  await openGame(page, grid(9, 9));
  expect(await inMenus()).toEqual([]);
  await openGame(page, grid(3, 1));
  expect(await inMenus()).toEqual(["What is it worth?", "WorthW"]);
  await page.locator("#stage").focus();
  await page.keyboard.press("w");
  await expect(card(page)).toBeVisible();
  expect(await inMenus()).toEqual([]);
  await page.keyboard.press("w");
  await expect(card(page)).toHaveCount(0);
  expect(await inMenus()).toEqual(["What is it worth?", "WorthW"]);
});

test("a board too large to solve says so, and has an estimate that is marked as one", async ({
  page,
}) => {
  await visit(page);
  await ask(page, grid(9, 9));
  await expect(words(page)).toHaveText(
    "This board has more than 63 points, too many to be solved.",
  );
  await expect(card(page).getByText(/^Estimate by [\d,]+ trial games: /)).toBeVisible();
});

test("a board that takes long has bounds, and is stopped and asked for again", async ({ page }) => {
  await visit(page);
  await ask(page, grid(5, 5));
  await expect(words(page)).toHaveText(/^Between White wins by \d+ and Black wins by \d+\.$/);
  await expect(card(page).getByText(/^Estimate by [\d,]+ trial games: /)).toBeVisible();
  await expect(card(page).getByText(/^Working… [\d,]+ turns tried$/)).toBeVisible();
  await card(page).getByRole("button", { name: "Stop" }).click();
  await expect(card(page).getByText("Stopped")).toBeVisible();
  await card(page).getByRole("button", { name: "Ask again" }).click();
  await expect(card(page).getByText(/^Working…/)).toBeVisible();
  await page.locator("#stage").focus();
  await page.keyboard.press("w");
  await expect(card(page)).toBeHidden();
});

test("divide and choose on three points is valued from the komi to the answer to a bid", async ({
  page,
}) => {
  await visit(page);
  const rules = { preset: "divide-and-choose" } as const;
  const begun = [{ komi: "0" }, { take: "black" }] as const;
  await ask(page, { ...grid(3, 1), rules });
  await expect(words(page)).toHaveText("The fair komi is 1.");
  await ask(page, { ...grid(3, 1), rules, turns: [...begun] });
  await expect(words(page)).toHaveText("Black wins by 1. Best first: B1.");
  await card(page).getByRole("button", { name: /^B1 / }).click();
  await expectTurn(page, "White", 2);
  const bid = { play: 0, bid: "2" };
  await ask(page, { ...grid(3, 1), rules, turns: [...begun, { play: 1 }, bid] });
  await expect(words(page)).toHaveText(/^Black wins by 1\. Best first: .*ignores the bid/);
});
