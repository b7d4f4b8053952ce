/** Keys: the way of Tab through each room, the size of their list, and words that come late. */

import { draw, expectCounts, keys } from "./editor.ts";
import { expect, forgetAll, JOURNEY, type Page, test } from "./shared-page.ts";
import { expectSaid, fromMenu, holdBack, listen, visit } from "./stage.ts";
import { visitAt } from "./windows.ts";

/** The code with the words of a drawing. */
const WORDS = /\/drawing-news-[\w-]+\.js$/;

/** More presses than any room has stops. */
const MOST = 300;

/** The part of the page that has the focus; null: none. */
async function part(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const { activeElement: at, body } = document;
    if (at === null || at === body) return null;
    const parts = "header, #stage, #drawing, #learn, #rail, #panel, #inspector, footer";
    const found = at.closest(parts);
    return found === null ? at.id : found.id || found.localName;
  });
}

/** The parts that Tab comes through until it leaves the page. */
async function wayOf(page: Page, key: "Tab" | "Shift+Tab"): Promise<string[]> {
  const way: string[] = [];
  for (let presses = 0; presses < MOST; presses++) {
    await page.keyboard.press(key);
    const there = await part(page);
    if (there === null) return way;
    if (way.at(-1) !== there) way.push(there);
  }
  throw new Error(`${key} is caught: ${way.slice(-6).join(", ")}`);
}

const ROOMS = [
  ["Play", ["header", "stage", "panel", "footer"]],
  ["Draw", ["header", "drawing", "rail", "inspector"]],
  ["Learn", ["header", "learn"]],
] as const;

test(
  "Tab walks through Play, Draw and Learn and leaves the page, and Shift Tab walks back",
  JOURNEY,
  async ({ page }) => {
    for (const [name, parts] of ROOMS) {
      await visit(page);
      await page.locator("#rooms").getByRole("button", { name, exact: true }).click();
      await expect(page.locator("body")).toHaveAttribute("data-room", name.toLowerCase());
      // The text of Learn comes a moment after its room.
      await expect(page.locator("#learn .loading")).toHaveCount(0);
      // From the end of the page, the next Tab begins at its top.
      await wayOf(page, "Tab");
      const [on, back] = [await wayOf(page, "Tab"), await wayOf(page, "Shift+Tab")];
      for (const each of parts) {
        expect(on, name).toContain(each);
        expect(back, name).toContain(each);
      }
      expect(await part(page), name).toBeNull();
    }
  },
);

test("the list of keys fits into one screen, in Play and in Draw", async ({ page }) => {
  for (const name of ["Play", "Draw"]) {
    await visitAt(page, [1360, 860]);
    await page.locator("#rooms").getByRole("button", { name, exact: true }).click();
    await expect(page.locator("body")).toHaveAttribute("data-room", name.toLowerCase());
    await fromMenu(page, "Keys");
    const list = page.locator("#keys");
    await expect(list).toBeVisible();
    const rest = () => list.evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight);
    expect(await rest()).toBe(0);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await rest()).toBeGreaterThan(0);
  }
});

/** Draws a point by keys, whose words stay away until `come`, and goes to the game. */
async function drawnWithoutWords(page: Page): Promise<{ come: () => Promise<void> }> {
  const release = await holdBack(page, WORDS);
  await draw(page);
  const asking = page.waitForRequest(WORDS);
  await keys(page, "p", "ArrowRight", "Enter");
  await expectCounts(page, "1 point · 0 edges · 1 piece");
  const address = (await asking).url();
  await keys(page, "F2");
  await expect(page.locator("#stage")).toBeFocused();
  const come = async () => {
    release();
    // The page asked for this code first, and goes on first.
    await page.evaluate((words) => import(words).then(() => undefined), address);
  };
  return { come };
}

test("words of the drawing that come after it was left are said neither over the game nor when it is entered again", async ({
  page,
}) => {
  const LATER = [
    [["ArrowRight", "Enter"], /suicide is not allowed here/],
    [["F2"], /^Draw\. F2 plays on this board\.$/],
  ] as const;
  for (const [pressed, last] of LATER) {
    await forgetAll(page);
    const words = await drawnWithoutWords(page);
    const said = await listen(page);
    await keys(page, ...pressed);
    await expectSaid(page, last);
    await words.come();
    expect((await said()).at(-1)).toMatch(last);
    await page.unrouteAll();
  }
});
