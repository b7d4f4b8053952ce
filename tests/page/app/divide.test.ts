/** Divide-and-choose: phases, claims, and verdicts. */

import { PAIRS } from "../both/divide.ts";
import {
  click,
  expectSaid,
  expectScore,
  expectSeen,
  fromMenu,
  openFile,
  openGame,
  savedText,
  tap,
  visit,
} from "../stage.ts";
import { expect, type Locator, type Page, test } from "./app.ts";

function panel(page: Page): Locator {
  return page.locator("#panel");
}

async function press(page: Page, name: string | RegExp): Promise<void> {
  await panel(page).getByRole("button", { name }).click();
}

async function expectTurn(page: Page, words: string): Promise<void> {
  await expect(page.locator("#turn")).toHaveText(words);
}

/** Komi ½, and Second takes Black. */
async function begin(page: Page): Promise<void> {
  await visit(page);
  await openGame(page, PAIRS);
  await expectTurn(page, "First: name the komi");
  // A komi may be typed with a comma, as much of the world does.
  await panel(page).getByRole("textbox", { name: "Komi" }).fill("0,5");
  await press(page, "Name this komi");
  await expectTurn(page, "Second: take Black, or White with komi ½");
  await press(page, "Take Black");
  await expectSaid(page, "Second takes Black. Black to play.");
}

async function playWithBid(page: Page, bid: string, x: number, y: number): Promise<void> {
  await panel(page).getByLabel("Bid for the ko with this play").check();
  await panel(page).getByLabel("Ko bid", { exact: true }).fill(bid);
  await click(page, x, y);
}

test("two people play every phase of divide-and-choose to a draw for ever", async ({ page }) => {
  await begin(page);
  await page.getByRole("button", { name: /Why this score/ }).click();
  await expect(page.locator("#tally")).toContainText("First plays White, Second Black.");
  await click(page, 0, 0);
  await expectSaid(page, "Black A2. White to play.");

  await playWithBid(page, "3/2", 0, 1);
  await expectTurn(page, "Black: name the ko winner, or ignore the bid of 1½");
  await expectSaid(page, /^White A1, bid 1½, captures 1\. Black: name the ko winner/);
  await expect(panel(page).getByRole("button", { name: "Pass", exact: true })).toBeHidden();
  await press(page, "Black wins the ko");
  await expectTurn(page, "Black: reset the board, or keep it");

  const moments = panel(page).getByRole("group", { name: "Boards of the history" });
  await expect(moments.getByRole("button")).toHaveCount(2);
  await moments.getByRole("button", { name: "The board after turn 1" }).click();
  await expect(page.locator("#tip")).toHaveText("This is the board after turn 1");
  await expectSeen(page, 0, 0, "black", 0.1);
  await press(page, "Reset to this");
  await expectSaid(page, "Black resets to the board after turn 1. Black to play.");
  await expectSeen(page, 0, 0, "black", 0.1);
  await expectScore(page, "1", "2");

  await panel(page)
    .getByText(/^History: \d boards/)
    .click();
  await press(page, "White deletes it");
  await expectSaid(page, "White deletes the history. Black to play.");
  await panel(page).getByText("History: 0 boards").click();
  await expect(panel(page).getByRole("button", { name: "White deletes it" })).toBeDisabled();
  await press(page, "Black deletes it");

  await panel(page).getByText("End the game").click();
  await press(page, "Offer to end here");
  await expectTurn(page, "White: Black offers to end the game here; agree or decline");
  await press(page, "Decline");
  await expectSaid(page, "White declines. Black to play.");
  await panel(page).getByText("End the game").click();
  await press(page, /^Claim a repetition/);
  await expect(page.locator("#claims")).toContainText("No earlier board has come back");
  await page.locator("#claims").getByText("Why other turns don’t work").click();
  await expect(page.locator("#claims li").first()).not.toBeEmpty();
  await page.locator("#claims").getByRole("button", { name: "Play on" }).click();

  await click(page, 1, 0);
  await click(page, 0, 1);
  await click(page, 0, 0);
  await panel(page).getByText("End the game").click();
  await press(page, /^Claim a repetition/);
  await page.locator("#claims").getByRole("button", { name: "after turn 9" }).click();
  await expectTurn(
    page,
    "Black: White claims that turns 10 to 11 repeat for ever; agree or decline",
  );
  await press(page, "Agree");
  await expectTurn(page, "White wins by 1");
  const verdict = page.getByRole("list", { name: "Verdict" });
  await expect(verdict.getByRole("listitem")).toHaveText([
    "Turns 10 to 11 go on again and again.",
    "Black repeats no costly action.",
    "White repeats no costly action.",
    "Both can go on so for ever: the scores decide.",
    "Black: 0 + 1 live stone = 1",
    "White: 2 + 0 live stones = 2",
  ]);
});

test("an isolated pair is a draw for ever, claimed from the record", async ({ page }) => {
  await visit(page);
  await openGame(page, { ...PAIRS, turns: [{ komi: "0" }, { take: "white" }] });
  for (const y of [0, 1, 0]) await click(page, 0, y);
  await panel(page).getByText("End the game").click();
  await press(page, /^Claim a repetition/);
  await page.locator("#record").getByRole("button", { name: "Turn 1: Black A2" }).click();
  await expectTurn(page, "Black: White claims that turns 2 to 3 repeat for ever; agree or decline");
  await press(page, "Agree");
  await expectSaid(page, "Black agrees. A draw: equal for ever.");
});

test("who is less unsustainable wins, and the verdict names the turns", async ({ page }) => {
  await visit(page);
  const turns = [{ komi: "0" }, { take: "white" }, { play: 0 }, { play: 1 }] as const;
  await openGame(page, { ...PAIRS, turns: [...turns] });
  await playWithBid(page, "1", 0, 0);
  await press(page, "Ignore the bid");
  await click(page, 0, 1);
  await panel(page).getByText("End the game").click();
  await press(page, /^Claim a repetition/);
  await page.locator("#claims").getByRole("button", { name: "after turn 2" }).click();
  await press(page, "Agree");
  await expectTurn(page, "Black wins: White loses by repeating costlier actions");
  const verdict = page.getByRole("list", { name: "Verdict" });
  await expect(verdict).toContainText(
    "Black keeps making ko bids (turn 3), the least costly of four actions.",
  );
  await expect(verdict).toContainText(
    "White keeps ignoring ko bids (turn 4), which is costlier than to name oneself winner.",
  );
  await expect(verdict).toContainText("Black repeats less costly actions, and wins.");
});

test("a game saved in the middle of a bid goes on where it stood", async ({ page }) => {
  await begin(page);
  await playWithBid(page, "5/3", 1, 1);
  const saving = page.waitForEvent("download");
  await fromMenu(page, "Save");
  const saved = JSON.stringify(savedText(await (await saving).path()));
  await page.reload();
  await openFile(page, saved);
  await expectTurn(page, "White: name the ko winner, or ignore the bid of 1⅔");
  await press(page, "White wins the ko");
  await press(page, "Keep the board");
  await expectSaid(page, "White keeps the board. White to play.");
  await page.keyboard.press("Home");
  await expectTurn(page, "First: name the komi");
  await page.keyboard.press("End");
  await expectTurn(page, "White to play");
});

test("a bid that is no rational from 0 up is refused in words", async ({ page }) => {
  await begin(page);
  await playWithBid(page, "-1", 0, 0);
  await expectTurn(page, "Black to play");
  await expectSaid(page, /^A2: .*bid/);
  await expect(page.locator("#tip")).toHaveText(/^A2: a bid cannot be below 0/);
  await panel(page).getByLabel("Ko bid", { exact: true }).fill("0.5");
  await click(page, 0, 0);
  await expectTurn(page, "White: name the ko winner, or ignore the bid of ½");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the dock has what the phase asks", async ({ page }) => {
    await visit(page);
    await openGame(page, PAIRS);
    const dock = page.locator("#dock");
    await dock.getByRole("button", { name: "Name this komi" }).tap();
    await dock.getByRole("button", { name: "Take White" }).tap();
    await dock.getByLabel("Bid for the ko with this play").check();
    await dock.getByLabel("Ko bid", { exact: true }).fill("1");
    await tap(page, 0, 0);
    await tap(page, 0, 0);
    await dock.getByRole("button", { name: "Black wins the ko" }).tap();
    await dock.getByRole("button", { name: "The first board" }).tap();
    await dock.getByRole("button", { name: "Reset to this" }).tap();
    await expectSaid(page, "Black resets to the first board. Black to play.");
  });
});
