/** The address that follows the game, and the Share dialog. */

import type { GameDocument } from "../../../www/engine/types.ts";
import { addressOf, carried, openBroken, openShare, playThree } from "../both/share.ts";
import { click, expectSaid, expectTurn, openGame, savedGame, visit } from "../stage.ts";
import { expect, test } from "./app.ts";

test("back and forward go from board to board, and a turn is no step", async ({ page }) => {
  await visit(page);
  await playThree(page);
  const first = await addressOf(page);
  await page.getByRole("button", { name: "One-way streets" }).click();
  await expect(page.locator("#title")).toHaveText("One-way streets");
  const second = await addressOf(page);
  await page.goBack();
  await expect(page.locator("#title")).toHaveText("Grid 9×9");
  expect(page.url()).toBe(first);
  expect((await savedGame(page)).turns).toHaveLength(3);
  await page.goForward();
  await expect(page.locator("#title")).toHaveText("One-way streets");
  expect(page.url()).toBe(second);
});

test("turns that were played just before another board was opened are in the address too", async ({
  page,
}) => {
  await visit(page);
  await playThree(page);
  await page.getByRole("button", { name: "Torus", exact: true }).click();
  await expect(page.locator("#title")).toHaveText("Torus");
  await page.goBack();
  await expect(page.locator("#title")).toHaveText("Grid 9×9");
  expect((await savedGame(page)).turns).toHaveLength(3);
});

test("a broken link says so beside an empty board, which can be played on", async ({ page }) => {
  await openBroken(page);
  const notice = page.locator("#notice");
  await expect(notice).toContainText(
    "This link is incomplete: part was lost in copying. Here is an empty board instead.",
  );
  await expect(page.locator("#title")).toHaveText("Grid 9×9");
  await notice.getByRole("button", { name: "Paste again" }).click();
  await expect(notice).toContainText("incomplete");
  await expect(page.locator("#gallery .card").first()).toBeVisible();
  await notice.getByRole("button", { name: "Browse boards" }).click();
  await expect(notice).toBeHidden();
  await expect(page.locator("#gallery button").first()).toBeFocused();
  await click(page, 2, 2);
  await expectSaid(page, /Black .*White to play/);
});

test("a broken link is pasted again", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit(page);
  await playThree(page);
  const played = await addressOf(page);
  await page.goto("about:blank");
  await page.goto(played.slice(0, -4));
  await expect(page.locator("#notice")).toContainText("incomplete");
  await page.evaluate((link) => navigator.clipboard.writeText(`${link}\n`), played);
  await page.locator("#notice").getByRole("button", { name: "Paste again" }).click();
  await expectTurn(page, "White", 4);
  await expect(page.locator("#notice")).toBeHidden();
});

test("the dialog's link opens what it says: the board, the moment, the game", async ({ page }) => {
  await visit(page);
  await playThree(page);
  await page.getByRole("button", { name: "Undo" }).click();
  const share = await openShare(page, "Link");
  const links: string[] = [];
  for (const name of [/The board/, /This moment/, /The whole game/]) {
    await share.getByRole("radio", { name }).check();
    links.push(await share.getByRole("textbox", { name: "Link" }).inputValue());
    await expect(share.getByRole("img", { name: "The link as a QR code" })).toBeVisible();
  }
  await expect(share).toContainText(/\d+ characters: fits in/);
  const turns: (number | undefined)[] = [];
  for (const link of links) {
    await page.goto("about:blank");
    await page.goto(link);
    await expect(page.locator("body")).toHaveAttribute("data-state", "ready");
    turns.push(await page.locator("#record .entry").count());
  }
  // The start is an entry too, where there are turns at all.
  expect(turns).toEqual([0, 3, 4]);
});

test("the link to this moment gives no solution away", async ({ page }) => {
  await visit(page);
  await openGame(page, {
    gospace: 1,
    title: "Problem",
    board: { kind: "grid", columns: 5, rows: 5 },
    turns: [
      { play: 12 },
      { play: 13, variations: [[{ play: 7, comment: "The solution." }]] },
      { play: 8, variations: [[{ play: 18 }]] },
    ],
  });
  await page.getByRole("button", { name: "Undo" }).click();
  const share = await openShare(page, "Link");
  const linked = async (name: RegExp) => {
    await share.getByRole("radio", { name }).check();
    return share.getByRole("textbox", { name: "Link" }).inputValue();
  };
  const [moment, onward] = [await linked(/This moment/), await linked(/From this moment on/)];
  const turnsAt = async (link: string) => {
    await page.goto("about:blank");
    await page.goto(link);
    await expect(page.locator("body")).toHaveAttribute("data-state", "ready");
    return (await savedGame(page)).turns;
  };
  expect(await turnsAt(moment)).toEqual([{ play: 12 }, { play: 13 }]);
  expect(await turnsAt(onward)).toEqual([
    { play: 12 },
    { play: 13 },
    { play: 8, variations: [[{ play: 18 }]] },
  ]);
  await expect(page.locator("#record [aria-current]")).toContainText("2");
});

test("copying says that it was done", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit(page);
  const share = await openShare(page, "Link");
  await share.getByRole("button", { name: "Copy the link" }).click();
  await expect(share.getByRole("status")).toHaveText("Copied.");
  const link = await share.getByRole("textbox", { name: "Link" }).inputValue();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
});

test("every snippet names the picture that is saved, of the moment at which the embed starts", async ({
  page,
}) => {
  await visit(page);
  await playThree(page);
  const share = await openShare(page, "Embed");
  await share.getByRole("spinbutton", { name: "Start at turn" }).fill("2");
  const pasted = share.getByRole("textbox", { name: "What to paste into your page" });
  for (const name of [/Frame/, /Element/]) {
    await share.getByRole("radio", { name }).check();
    await expect(pasted).toHaveValue(/grid-9-9\.png/);
  }
  const saving = page.waitForEvent("download");
  await share.getByRole("button", { name: "Save the picture" }).click();
  const picture = await saving;
  expect(picture.suggestedFilename()).toBe("grid-9-9.png");
  const { turns } = carried(await picture.path()) as GameDocument;
  expect(turns).toEqual([{ play: 40 }, { play: 41 }]);
});

test("the author is warned of a self-closing element", async ({ page }) => {
  await visit(page);
  const share = await openShare(page, "Embed");
  await expect(share.locator("#share-page")).not.toContainText("<go-space … />");
  await share.getByRole("radio", { name: /Element/ }).check();
  await expect(share.locator("#share-page")).toContainText("<go-space … />");
});

test("a drawing is shared as it is drawn", async ({ page }) => {
  await visit(page);
  await page.getByRole("button", { name: "One-way streets" }).click();
  await page.getByRole("button", { name: "Draw", exact: true }).first().click();
  await expect(page.locator("#drawing")).toBeVisible();
  const share = await openShare(page, "Link");
  await expect(share.getByRole("radio")).toHaveCount(1);
  const link = await share.getByRole("textbox", { name: "Link" }).inputValue();
  await page.goto("about:blank");
  await page.goto(link);
  await expect(page.locator("#title")).toHaveText("One-way streets");
});
