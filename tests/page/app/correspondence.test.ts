/** Play by links, by keys and by ear. */

import { fromLink, load, toLink } from "gospace/play";
import type { Turn } from "../../../www/engine/types.ts";
import { card, letter, playByLink } from "../both/correspondence.ts";
import { command, expectSaid, hearFromStart, visit } from "../stage.ts";
import { expect, type Page, test } from "./app.ts";

/** The link that comes back once the other side has taken a turn. */
async function answerTo(page: Page, turn: Turn): Promise<string> {
  await load();
  const [address = "", name = ""] = (await letter(page)).split("~second.");
  const { turns = [], ...game } = fromLink(new URL(address).hash.slice(1));
  return `./#${toLink({ ...game, turns: [...turns, turn] })}~first.${name}`;
}

test("by keys the link is one key away from the turn that it tells", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit(page);
  await playByLink(page);
  await page.locator("#stage").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expectSaid(page, "Black E5. White to play. Link to send is ready.");
  await page.keyboard.press("l");
  await expect(card(page).getByRole("button", { name: "Copy link" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(card(page)).toContainText("Copied.");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await letter(page));
});

test("who offers a draw by link waits for the answer, and hears that it was declined", async ({
  page,
}) => {
  await visit(page);
  await playByLink(page);
  await command(page, "Offer a draw");
  const phase = page.locator("#phase");
  await expect(phase).toContainText("Waiting for White’s answer.");
  await expect(phase.getByRole("button")).toHaveCount(0);
  await expect(card(page)).toContainText("Send this to White");
  await page.goto(await answerTo(page, "decline"));
  await expect(card(page)).toContainText("Your turn: you are Black. White declined.");
  await expect(phase.getByRole("button")).toHaveCount(0);
});

test("a link to a game that is kept here is heard once", async ({ page }) => {
  await visit(page);
  await playByLink(page);
  await page.locator("#stage").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(page.locator("#mine .card small")).toHaveText(["1 turn · today"]);
  const link = await answerTo(page, { play: 0 });
  const said = await hearFromStart(page);
  await page.goto("about:blank");
  await page.goto(link);
  await expect(page.locator("#mine .card small")).toHaveText(["2 turns · today"]);
  const words = "Your turn: you are Black. White played A9.";
  await expectSaid(page, words);
  expect((await said()).filter((each) => each.includes("Your turn"))).toEqual([words]);
});
