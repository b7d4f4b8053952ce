/** Saved work: a tab's game comes back when the tab is loaded anew, unfinished work is kept, and tabs leave
 *  one another's work alone. */

import { mine, playRow, ready } from "../both/saved.ts";
import { at, draw, expectCounts, press, take } from "../editor.ts";
import { click, closeTab, expectSeen, savedGame, toBoards, visit, writeComment } from "../stage.ts";
import { expect, type Page, test } from "./app.ts";

async function choose(page: Page, card: number, item: "Rename" | "Delete"): Promise<void> {
  await page.locator("#mine .more-button").nth(card).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: item }).click();
}

test("a reload returns into a variation with its comment, and so does the next tab", async ({
  page,
  context,
}) => {
  const comment = (on: Page) => on.getByRole("textbox", { name: /^Comment on/ });
  await visit(page);
  await playRow(page, 2);
  await page.keyboard.press("u");
  await click(page, 6, 6);
  await click(page, 7, 7);
  await writeComment(page, "Instead.");
  await page.reload();
  await ready(page);
  await expect(page.locator("#record [aria-current]")).toHaveText("3H2");
  await expect(comment(page)).toHaveValue("Instead.");
  await expectSeen(page, 6, 6, "white");
  const { turns } = await savedGame(page);
  const aside = [{ play: 60 }, { play: 70, comment: "Instead." }];
  expect(turns).toEqual([{ play: 36 }, { play: 37, variations: [aside] }]);
  await closeTab(page);

  const next = await context.newPage();
  await visit(next);
  await next.getByRole("button", { name: "Go on" }).click();
  await expect(comment(next)).toHaveValue("Instead.");
  await expectSeen(next, 7, 7, "black");
  expect((await savedGame(next)).turns).toEqual(turns);
});

test("what was played just before the tab was closed is offered by the next one", async ({
  page,
  context,
}) => {
  await visit(page);
  await playRow(page, 2);
  await click(page, 6, 6);
  await closeTab(page);
  const next = await context.newPage();
  await visit(next);
  await expect(next.locator("#title")).toHaveText("Grid 9×9");
  await expect(next.locator("#notice")).toHaveText(/“Grid 9×9”, after 3 turns/);
  await next.getByRole("button", { name: "Go on" }).click();
  expect((await savedGame(next)).turns).toHaveLength(3);
  await click(next, 7, 7);
  await expect(next.locator("#mine .card small")).toHaveText(["4 turns · today"]);
});

test("a tab that blocked or crashed when it was restored offers its game, and opens it by a button", async ({
  page,
}) => {
  await visit(page);
  await playRow(page, 2);
  // It began a minute ago, and has not come to its end.
  await page.evaluate(() => sessionStorage.setItem("gospace.begun", String(Date.now() - 60_000)));
  await page.reload();
  await ready(page);
  await expect(page.locator("#record [aria-current]")).toHaveCount(0);
  await expect(page.locator("#notice")).toHaveText(/“Grid 9×9”, after 2 turns/);
  await page.getByRole("button", { name: "Go on" }).click();
  expect((await savedGame(page)).turns).toHaveLength(2);
  // The next reload is like any other.
  await page.reload();
  await ready(page);
  expect((await savedGame(page)).turns).toHaveLength(2);
});

test("my boards are opened, renamed and deleted, and deletion is undone", async ({ page }) => {
  await visit(page);
  await expect(page.locator("#mine-shelf")).toContainText("Nothing yet.");
  await playRow(page, 2);
  await page.locator("#gallery").getByRole("button", { name: "Torus", exact: true }).click();
  await expect(mine(page)).toHaveCount(1);
  await toBoards(page);
  await choose(page, 0, "Rename");
  await page.getByRole("textbox", { name: "Name" }).fill("Opening <b>");
  await page.keyboard.press("Enter");
  await expect(mine(page)).toHaveText(["Opening <b>2 turns · today"]);

  await choose(page, 0, "Delete");
  await expect(page.locator("#notice")).toContainText("Deleted “Opening <b>”.");
  await expect(mine(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Bring it back" }).click();
  await mine(page).click();
  await expect(page.locator("#title")).toHaveText("Opening <b>");
  await expect(mine(page)).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("#stage")).toBeVisible();
  expect((await savedGame(page)).turns).toHaveLength(2);

  await toBoards(page);
  await choose(page, 0, "Rename");
  await page.getByRole("textbox", { name: "Name" }).fill("On the table");
  await page.keyboard.press("Enter");
  await expect(page.locator("#title")).toHaveText("On the table");
  await expect(mine(page)).toHaveText(["On the table2 turns · today"]);
});

test("a drawing survives a reload in its room, and becomes the game that is played on it", async ({
  page,
}) => {
  await draw(page);
  await take(page, "Link");
  await press(page, [0, 0], [80, 0], [160, 0], [160, 0]);
  await take(page, "Select");
  await page.locator("#drawing-view").getByRole("button", { name: "Zoom in" }).click();
  await expectCounts(page, /^3 points · 2 edges/);
  const spot = await at(page, [80, 0]);
  await page.waitForTimeout(600);
  await page.reload();
  await ready(page);
  await expect(page.locator("body")).toHaveAttribute("data-room", "draw");
  await expectCounts(page, /^3 points · 2 edges/);
  expect(await at(page, [80, 0])).toEqual(spot);
  await page.locator("#rooms").getByRole("button", { name: "Play" }).click();
  await expect(mine(page)).toHaveText([/0 turns · today$/]);
});
