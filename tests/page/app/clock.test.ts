/** The clock of a game here: its times after a reload, and one of the reader's own. */
import { TIMED, times } from "../both/clock.ts";
import { click, expectSaid, openGame, visit } from "../stage.ts";
import { expect, test } from "./app.ts";

test("the time that was used stays used after a reload", async ({ page }) => {
  await visit(page);
  await openGame(page, TIMED);
  await expect(times(page)).toHaveText(["10:00", "10:00"]);
  await click(page, 2, 2);
  await expect(times(page).last()).toHaveText(/^9:/);
  await page.reload();
  await expect(page.locator("body")).toHaveAttribute("data-state", "ready");
  await expect(times(page)).toHaveText(["10:00", /^9:/]);
});

test("a reader writes a time of their own, and one that cannot be is refused in words", async ({
  page,
}) => {
  await visit(page);
  await page.getByRole("button", { name: "Change the rules" }).filter({ visible: true }).click();
  const form = page.locator("#rules-form");
  await form.getByRole("combobox", { name: "Clock" }).selectOption("Your own…");
  await form.getByRole("combobox", { name: "Kind of clock" }).selectOption("Byo-yomi");
  const field = (name: string) => form.getByRole("textbox", { name });
  await field("Periods").fill("5");
  await field("Seconds in each").fill("45");
  await field("Main time, minutes").fill("ten");
  await page.keyboard.press("Tab");
  await expect(form.getByRole("alert").filter({ visible: true })).toHaveText(
    "Write a number from 0 to 1,440.",
  );
  await field("Main time, minutes").fill("1,5");
  await page.keyboard.press("Tab");
  await expect(form.getByRole("alert").filter({ visible: true })).toHaveCount(0);
  await form.getByRole("button", { name: "Play by these rules" }).click();
  await expect(times(page)).toHaveText(["1:30", "1:30"]);
  await page.getByRole("button", { name: "Change the rules" }).filter({ visible: true }).click();
  await expect(form.getByRole("combobox", { name: "Clock" })).toHaveValue(
    "1:30 min, then 5 × 45 s",
  );
});

test("a game that names a time brings its clock, and C tells it", async ({ page }) => {
  await visit(page);
  await openGame(page, TIMED);
  await expect(times(page)).toHaveText(["10:00", "10:00"]);
  await page.locator("#stage").focus();
  await page.keyboard.press("c");
  await expectSaid(page, "Time left: Black 10 minutes, White 10 minutes.");
});

test("the clock's own lines are heard as no comment, and words beside them are", async ({
  page,
}) => {
  await visit(page);
  for (const [comment, heard] of [
    ["Time: 600\nOvertime: 3x20 byo-yomi", ""],
    ["Black: Ann\nTime: 600\n\nA friendly game.", " Comment: Black: Ann\n\nA friendly game."],
  ] as const) {
    await openGame(page, { ...TIMED, comment });
    await click(page, 2, 2);
    await page.keyboard.press("u");
    await expectSaid(page, `Took back Black C3. Black to play.${heard}`);
  }
});

test("a clock is chosen once the form is closed by its button, and none by Escape", async ({
  page,
}) => {
  await visit(page);
  await openGame(page, TIMED);
  await click(page, 2, 2);
  const change = page.getByRole("button", { name: "Change the rules" }).filter({ visible: true });
  const form = page.locator("#rules-form");
  const choice = form.getByRole("combobox", { name: "Clock" });
  await change.click();
  await choice.selectOption("5 min");
  expect(await times(page).first().textContent()).toBe("10:00");
  await page.keyboard.press("Escape");
  await expect(form).toBeHidden();
  expect(await times(page).first().textContent()).toBe("10:00");
  await change.click();
  await expect(choice).toHaveValue("10 min");
  await choice.selectOption("5 min");
  await form.getByRole("button", { name: "Keep the rules as they are" }).click();
  await expect(times(page)).toHaveText(["5:00", "5:00"]);
});
