/** The end of a game between two people who agree on a dead stone, by keys and by ear. */

import { press, RESULT, SENTENCE } from "../both/agreement.ts";
import { expectSaid, listen, openGame, visit } from "../stage.ts";
import { HOPELESS } from "../units/dead-position.ts";
import { expect, type Page, test } from "./app.ts";

test("by keys and by ear a pass waits for the answer, and the other player agrees", async ({
  page,
}) => {
  await visit(page);
  await openGame(page, HOPELESS);
  await page.locator("#stage").focus();
  await page.keyboard.press("p");
  await expectSaid(page, SENTENCE);
  await page.keyboard.press("d");
  await page.keyboard.press("Enter");
  await expectSaid(page, "C3 is dead: Black wins by 9.");
  // The cursor begins in the middle, on E5.
  for (const key of ["ArrowUp", "Enter"]) await page.keyboard.press(key);
  await expectSaid(page, /^E9, E8, E7, E6, E5 and 5 more stones are dead/);
  await page.keyboard.press("Enter");
  await expectSaid(page, "C3 is dead: Black wins by 9.");
  await page.keyboard.press("d");
  await page.keyboard.press("Enter");
  await expectSaid(page, /Black offers to end here: C3 is dead/);
  await page.locator("#phase").getByRole("button", { name: "Agree" }).focus();
  await page.keyboard.press("Enter");
  await expectSaid(page, RESULT);
});

test("a list that is begun before the answer is heard once with the stones that are found", async ({
  page,
}) => {
  await visit(page);
  await openGame(page, HOPELESS);
  const said = await listen(page);
  await page.getByRole("button", { name: "Pass", exact: true }).click();
  await press(page, "Agree on dead stones…");
  await expectSaid(page, /^C3 is dead: Black wins by 9\./);
  const heard = (await said()).map((words) => words.trim());
  expect(heard).toEqual([...new Set(heard)]);
});

test.describe("a list that is put away", () => {
  for (const [way, put] of [
    ["Resume", (page: Page) => press(page, "Resume")],
    ["Escape", (page: Page) => page.keyboard.press("Escape")],
  ] as const)
    test(`says by ${way} who plays on`, async ({ page }) => {
      await visit(page);
      await openGame(page, HOPELESS);
      await page.getByRole("button", { name: "Pass", exact: true }).click();
      await press(page, "Agree on dead stones…");
      await expectSaid(page, /^C3 is dead: Black wins by 9\./);
      await put(page);
      await expectSaid(page, "Black to play.");
    });
});
