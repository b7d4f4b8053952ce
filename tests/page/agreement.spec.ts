/** The end of a game between two people who agree on a dead stone: by mouse and by links. */
import { expect, JOURNEY, type Page, test } from "./shared-page.ts";
import { axeFinds, click, followScripts, openGame, visit } from "./stage.ts";
import { HOPELESS } from "./units/dead-position.ts";

const SENTENCE =
  "C3 still stands. If you pass now it counts as alive: White wins by 26. Play on, or agree that it is dead.";
const RESULT = /Black wins by 9.*area, dead stones agreed/;

function part(page: Page) {
  return page.locator("#agreement");
}

async function press(page: Page, name: string): Promise<void> {
  await part(page).getByRole("button", { name }).click();
}

test("by mouse both agree on a dead stone before the second pass, and why is said with the result", async ({
  page,
}) => {
  await visit(page);
  await openGame(page, HOPELESS);
  await page.locator("#turn-buttons").getByRole("button", { name: "Pass" }).click();
  await expect(part(page)).toContainText(SENTENCE);
  await press(page, "Agree on dead stones…");
  await expect(part(page)).toContainText("C3 is dead: Black wins by 9.");
  // C3, by a tap: alive, and dead again.
  await click(page, 2, 6);
  await expect(part(page)).toContainText("No stone is dead: White wins by 26.");
  await click(page, 2, 6);
  await expect(part(page)).toContainText("C3 is dead: Black wins by 9.");
  expect(await axeFinds(page)).toEqual([]);
  await press(page, "Ask White to agree");
  await expect(part(page)).toBeHidden();
  await page.locator("#phase").getByRole("button", { name: "Agree" }).click();
  await expect(page.locator("#turn")).toContainText(RESULT);
  await expect(page.locator("#phase .counted")).toContainText(
    "Both agreed on dead stones, which are off the board.",
  );
});

test(
  "by links the proposal travels, and so does the answer",
  JOURNEY,
  async ({ page: white, browser, baseURL }) => {
    const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
    const black = await context.newPage();
    const letter = async (from: Page, to: Page) => {
      const field = from.locator("#by-link").getByRole("textbox", { name: "Link to send" });
      const address = await field.inputValue();
      await to.goto("about:blank");
      await to.goto(address);
      await expect(to.locator("body")).toHaveAttribute("data-state", "ready");
    };
    await visit(white);
    await openGame(white, HOPELESS);
    await white.locator("#panel").getByRole("button", { name: "By link" }).click();
    await white.locator("#turn-buttons").getByRole("button", { name: "Pass" }).click();
    await expect(white.locator("#by-link")).toContainText("Send this to Black");
    await expect(part(white)).toBeHidden();
    await letter(white, black);
    await expect(part(black)).toContainText(SENTENCE);
    await press(black, "Agree on dead stones…");
    await press(black, "Ask White to agree");
    await letter(black, white);
    await expect(white.locator("#turn")).toContainText(
      "Black offers to end the game here: C3 is dead",
    );
    await white.locator("#phase").getByRole("button", { name: "Agree" }).click();
    await letter(white, black);
    await expect(black.locator("#turn")).toContainText(RESULT);
    await context.close();
  },
);

test("the page loads the agreement with the first pass, and the clock with the form of the rules", async ({
  page,
}) => {
  const hasLoaded = followScripts(page);
  const loaded = async () => [
    await hasLoaded("Agree on dead stones"),
    await hasLoaded("There is no clock."),
  ];
  await visit(page);
  await click(page, 2, 2);
  expect(await loaded()).toEqual([false, false]);
  await page.locator("#turn-buttons").getByRole("button", { name: "Pass" }).click();
  await expect(part(page).getByRole("button", { name: "Agree on dead stones…" })).toBeVisible();
  expect(await loaded()).toEqual([true, false]);
  await page.getByRole("button", { name: "Change the rules" }).filter({ visible: true }).click();
  await expect(page.getByRole("combobox", { name: "Clock" })).toBeVisible();
  expect(await loaded()).toEqual([true, true]);
});
