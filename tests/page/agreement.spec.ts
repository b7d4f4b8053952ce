/** The end of a game between two people who agree on a dead stone: by mouse and by links. */

import { part, press, RESULT, SENTENCE } from "./both/agreement.ts";
import { expect, JOURNEY, type Page, test } from "./shared-page.ts";
import { openGame, visit } from "./stage.ts";
import { HOPELESS } from "./units/dead-position.ts";

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
