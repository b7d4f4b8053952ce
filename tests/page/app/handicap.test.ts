/** A handicap on a board without the usual points: its stones are placed by keys and by ear. */
import { choose, TORUS } from "../both/handicap.ts";
import { click, expectSaid, hearFromStart, openGame, visit } from "../stage.ts";
import { expect, test } from "./app.ts";

test("a handicap that is being placed survives a reload", async ({ page }) => {
  await choose(page);
  await click(page, 1, 1);
  await expect(page.locator("#turn")).toHaveText("Place 1 more stone");
  await page.reload();
  await expect(page.locator("#turn")).toHaveText("Place 1 more stone");
  await page.keyboard.press("u");
  await expect(page.locator("#turn")).toHaveText("Place 2 stones");
  await click(page, 1, 1);
  await click(page, 3, 3);
  await page.locator("#phase").getByRole("button", { name: "White begins" }).click();
  await expect(page.locator("#turn")).toHaveText("White to play");
});

test("a reload in the middle of placing is heard as such, and of no turn of Black's", async ({
  page,
}) => {
  await choose(page);
  await click(page, 1, 1);
  await expect(page.locator("#turn")).toHaveText("Place 1 more stone");
  const said = await hearFromStart(page);
  await page.reload();
  await expectSaid(page, "B4 stands. Place 1 more stone.");
  expect(await said()).toEqual(["B4 stands. Place 1 more stone."]);
});

test("two stones are placed by keys and by ear, and undone", async ({ page }) => {
  await choose(page);
  await expectSaid(page, "Place 2 stones.");
  await page.locator("#stage").focus();
  // The cursor begins in the middle, on C3.
  for (const key of ["ArrowUp", "Enter"]) await page.keyboard.press(key);
  await expectSaid(page, "C3 stands. Place 1 more stone.");
  await page.keyboard.press("u");
  await expectSaid(page, "Place 2 stones.");
  await page.keyboard.press("p");
  await expectSaid(page, "Place 2 stones.");
  for (const key of ["Enter", "ArrowRight", "Enter"]) await page.keyboard.press(key);
  await expectSaid(page, "C3 and D3 stand. White may begin.");
  await page.locator("#phase").getByRole("button", { name: "White begins" }).focus();
  await page.keyboard.press("Enter");
  await expectSaid(page, /White to play/);
});

test("the empty record says that White begins as soon as a handicap is placed", async ({
  page,
}) => {
  await choose(page);
  await expect(page.locator("#turn")).toHaveText("Place 2 stones");
  await expect(page.locator("#record")).toContainText("White begins.");
});

test("the form shows no handicap where First and Second divide", async ({ page }) => {
  await visit(page);
  await openGame(page, TORUS);
  await page.getByRole("button", { name: "Change the rules" }).filter({ visible: true }).click();
  const form = page.locator("#rules-form");
  const handicap = form.getByLabel("Handicap");
  await handicap.selectOption("2 stones");
  await form.getByRole("button", { name: /^Divide-and-choose/ }).click();
  await expect(handicap).toHaveValue("0");
  await form.getByRole("button", { name: /^Tromp-Taylor/ }).click();
  await expect(handicap).toHaveValue("2");
});
