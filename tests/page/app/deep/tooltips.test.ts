/** Tooltips: every button has words or a tooltip, and one beside a board has a tooltip in any case. */

import { visit } from "../../stage.ts";
import { walkOnADesk } from "../../tour.ts";
import { expect, type Page, test } from "../app.ts";

/** Buttons with words of their own: answers to a question, turns, boards, menus, and sentences in dialogs. */
const SPEAKING =
  "dialog, [role=dialog], [role=menu], #phase, #claims, #notice, #confirm, #question, #record, #gallery, #mine, #learn, #choices, #findings, .sets";

/** Names of the visible buttons without a tooltip, and in brackets those without words either. */
async function bareButtons(page: Page): Promise<string[]> {
  return page.evaluate((speaking) => {
    const buttons = [...document.querySelectorAll<HTMLElement>("button, [role=button]")];
    return buttons
      .filter((button) => button.checkVisibility() && button.title === "")
      .flatMap((button) => {
        const { id, className, innerText, ariaLabel } = button;
        if (innerText.trim() === "") return [`[${id || className}: ${ariaLabel}]`];
        const place = button.closest("[id]:not(button)")?.id;
        return button.closest(speaking) === null ? [`${place}: ${innerText.trim()}`] : [];
      });
  }, SPEAKING);
}

test("every toggle and button has a tooltip in all rooms", async ({ page }) => {
  test.slow();
  const found = new Set<string>();
  await walkOnADesk(page, async () => {
    for (const name of await bareButtons(page)) found.add(name);
  });
  expect([...found]).toEqual([]);
});

test("on a phone every button has words or a tooltip", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page);
  const bare = await bareButtons(page);
  expect(bare.filter((name) => name.startsWith("["))).toEqual([]);
});
