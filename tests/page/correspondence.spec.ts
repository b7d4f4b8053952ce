/** Two people, each with a browser of their own, play one another by the links that they send. */
import { card, letter, panel, playByLink } from "./both/correspondence.ts";
import { type Browser, expect, JOURNEY, type Page, test } from "./shared-page.ts";
import {
  click,
  command,
  expectSaid,
  expectSeen,
  expectTurn,
  openGame,
  opponentChoice,
  savedGame,
  visit,
  writeComment,
} from "./stage.ts";

async function someone(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  return context.newPage();
}

/** Comes to an address as by a click in a message: in a tab that shows something else. */
async function follow(page: Page, address: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(address);
  await expect(page.locator("body")).toHaveAttribute("data-state", "ready");
}

/** The database has one game, with so many turns: a page that opens now finds it at once. */
async function expectStored(page: Page, turns: number): Promise<void> {
  await expect.poll(() => page.evaluate(storedTurns)).toEqual([turns]);
}

/** Of each game in the database. */
function storedTurns(): Promise<number[]> {
  return new Promise((resolve) => {
    const opening = indexedDB.open("gospace");
    opening.onsuccess = () => {
      const request = opening.result.transaction("heads").objectStore("heads").getAll();
      request.onsuccess = () => {
        opening.result.close();
        resolve(request.result.map(({ turns }) => turns));
      };
    };
  });
}

/** Upgrades the database, which no page can open meanwhile. */
function upgradeUntilClick(): Promise<void> {
  let isOver = false;
  document.addEventListener("click", () => {
    isOver = true;
  });
  return new Promise((started) => {
    // More than any version of the page asks for.
    const opening = indexedDB.open("gospace", 50);
    opening.onupgradeneeded = () => {
      const heads = opening.transaction?.objectStore("heads");
      const keepOpen = () => {
        const request = heads?.count();
        if (request !== undefined && !isOver) request.onsuccess = keepOpen;
      };
      keepOpen();
      started();
    };
    opening.onsuccess = () => opening.result.close();
  });
}

async function beginByLink(page: Page): Promise<void> {
  await visit(page);
  await playByLink(page);
}

test(
  "a stone is taken by three links, and nothing is played for the other side unasked",
  JOURNEY,
  async ({ page: black, browser, baseURL }) => {
    const white = await someone(browser, baseURL);
    await beginByLink(black);
    await expect(card(black)).toBeHidden();
    await click(black, 0, 0);
    await expectSaid(black, "Black A9. White to play. Link to send is ready.");
    await expect(card(black)).toContainText("Send this to White");
    await expect(card(black)).toContainText(/\d+ characters: fits in/);
    await click(black, 5, 5);
    await expect(card(black)).toContainText(/It is White's turn, .* Play here anyway\?/);
    await expectSeen(black, 5, 5, "neither");
    await card(black).getByRole("button", { name: "Leave it" }).click();

    const sent = await letter(black);
    await expectStored(black, 1);
    await follow(black, sent);
    await expect(card(black)).toContainText("This link was made here, for White: you are Black.");
    await follow(white, sent);
    await expect(card(white)).toContainText("Your turn: you are White. Black played A9.");
    await expectSaid(white, /^Your turn: you are White\. Black played A9\./);
    await expect(await opponentChoice(white, "By link")).toHaveAttribute("aria-pressed", "true");
    await click(white, 1, 0);
    await expect(card(white)).toContainText("Send this to Black");

    await follow(black, await letter(white));
    await expect(card(black)).toContainText("Your turn: you are Black. White played B9.");
    await expect(black.locator("#mine .card small")).toHaveText(["2 turns · today"]);
    await click(black, 8, 8);
    await follow(white, await letter(black));
    await expect(card(white)).toContainText("Your turn: you are White. Black played J1.");
    await click(white, 0, 1);
    await expectSaid(white, /captures 1/);
    await white.reload();
    await expect(card(white)).toContainText("Send this to Black");

    const last = await letter(white);
    await black.evaluate((address) => location.assign(address), last);
    await expect(card(black)).toContainText(
      "Your turn: you are Black. White played A8 and took 1 stone.",
    );
    await expect(black).not.toHaveURL(/~/);
    await expect(black.locator("#mine .card small")).toHaveText(["4 turns · today"]);
    await expectSeen(black, 0, 0, "neither");
    await card(black).getByRole("button", { name: "Look at it from the start" }).click();
    await expectTurn(black, "Black", 1);
    await card(black).getByRole("button", { name: "Back to the last turn" }).click();
    await expectTurn(black, "Black", 5);
    await expect(black.locator("#notice")).toBeHidden();
    expect((await savedGame(black)).turns).toHaveLength(4);
    await black.locator("#gallery").getByRole("button", { name: "Torus" }).click();
    await expect(await opponentChoice(black, "Two here")).toHaveAttribute("aria-pressed", "true");
    await black.goBack();
    await expect(await opponentChoice(black, "By link")).toHaveAttribute("aria-pressed", "true");
    await expect(card(black)).toBeHidden();
    await expect(black.locator("#mine .card")).toHaveCount(1);
  },
);

test("a link finds its game in a database that opens late", async ({
  page: black,
  browser,
  baseURL,
}) => {
  const white = await someone(browser, baseURL);
  await beginByLink(black);
  await click(black, 0, 0);
  await expect(card(black)).toContainText("Send this to White");
  await expectStored(black, 1);
  await follow(white, await letter(black));
  await click(white, 1, 0);
  await expect(card(white)).toContainText("Send this to Black");
  await black.goto("about:blank");
  const upgrade = await black.context().newPage();
  await upgrade.goto("./third-party.md");
  await upgrade.evaluate(upgradeUntilClick);
  await follow(black, await letter(white));
  await expect(card(black)).toContainText("Your turn: you are Black. White played B9.");
  // Longer than the page looks again by itself.
  await black.waitForTimeout(1500);
  await upgrade.locator("body").click();
  await expect(black.locator("#mine .card small")).toHaveText(["2 turns · today"]);
});

test("in divide-and-choose links go round through komi, colour, bid and answer", async ({
  page: first,
  browser,
  baseURL,
}) => {
  const second = await someone(browser, baseURL);
  await visit(first);
  await openGame(first, {
    gospace: 1,
    title: "Divided",
    board: { kind: "grid", columns: 3, rows: 3 },
    rules: { preset: "divide-and-choose" },
  });
  await playByLink(first);
  await panel(first).getByRole("button", { name: "Name this komi" }).click();
  await expect(card(first)).toContainText("Send this to Second");

  await follow(second, await letter(first));
  await expect(card(second)).toHaveText(
    /^Your turn: you are Second\. First named the komi 0\. Second: take Black, or White/,
  );
  await panel(second).getByRole("button", { name: "Take White" }).click();
  await expect(card(second)).toContainText("Send this to Black");

  await follow(first, await letter(second));
  await expect(card(first)).toContainText("Your turn: you are Black. Second took White.");
  await panel(first).getByLabel("Bid for the ko with this play").check();
  await panel(first).getByLabel("Ko bid", { exact: true }).fill("3/2");
  await click(first, 1, 1);
  await expect(card(first)).toContainText("Send this to White");

  await follow(second, await letter(first));
  await expect(card(second)).toContainText(
    "Your turn: you are White. Black played B2 with a bid of 1½. White: name the ko winner",
  );
  await panel(second).getByRole("button", { name: "Ignore the bid" }).click();
  // White is to play still: nothing to send.
  await expect(card(second)).toBeHidden();
  await click(second, 0, 0);
  await follow(first, await letter(second));
  await expect(card(first)).toContainText(
    "Your turn: you are Black. White ignored the bid. White played A3.",
  );
  await command(first, "Resign");
  await first.locator("#question").getByRole("button", { name: "Resign" }).click();
  await expect(card(first)).toContainText("Send the end of it to White");
  await follow(second, await letter(first));
  await expect(card(second)).toContainText("The game is over. White wins: Black resigned.");
});

test("a game that went on in two places is shown as two branches, and both are kept", async ({
  page: black,
  browser,
  baseURL,
}) => {
  const white = await someone(browser, baseURL);
  await beginByLink(black);
  await click(black, 4, 4);
  await follow(white, await letter(black));
  await click(white, 2, 2);
  const theirs = await letter(white);
  await writeComment(white, "From White.");
  const commented = await letter(white);

  await click(black, 6, 6);
  await card(black).getByRole("button", { name: "Play here anyway" }).click();
  await expect(card(black)).toContainText("You are trying out");
  await click(black, 6, 5);
  await expectSeen(black, 6, 5, "black");
  await black.reload();
  await card(black).getByRole("button", { name: "Back to the game" }).click();
  await expect(card(black)).toContainText("Send this to White");
  await follow(black, theirs);
  await expect(black.locator("#notice")).toContainText(
    "This game went on in two places after turn 1. Both are kept: your line and theirs.",
  );
  await expectSaid(black, /White played C7\. This game went on in two places after turn 1\./);
  await expectSeen(black, 2, 2, "white");
  await expectSeen(black, 6, 6, "neither");
  await black.getByRole("button", { name: "Look at your line" }).click();
  await expectSeen(black, 6, 6, "white");
  await expectSeen(black, 6, 5, "black");
  await black.getByRole("button", { name: "Look at theirs" }).click();
  await expectSeen(black, 2, 2, "white");
  const ours = [{ play: 60 }, { play: 51 }];
  expect((await savedGame(black)).turns).toEqual([{ play: 40 }, { play: 20, variations: [ours] }]);

  await follow(black, commented);
  await expect(panel(black).getByRole("textbox", { name: /^Comment on/ })).toHaveValue(
    "From White.",
  );
  await expect(black.locator("#mine .card")).toHaveCount(1);
  await black.reload();
  await expect(black.locator("body")).toHaveAttribute("data-state", "ready");
  await expect(await opponentChoice(black, "By link")).toHaveAttribute("aria-pressed", "true");
  expect((await savedGame(black)).turns).toEqual([
    { play: 40 },
    { play: 20, comment: "From White.", variations: [ours] },
  ]);
});

test("plain links open as they are, and a game that only looks the same is asked about", async ({
  page,
  browser,
  baseURL,
}) => {
  const other = await someone(browser, baseURL);
  await visit(other);
  await click(other, 4, 4);
  await click(other, 2, 2);
  await expect(other).toHaveURL(/#/);
  await other.waitForTimeout(400);
  const plain = other.url();

  await visit(page);
  await click(page, 4, 4);
  await expect(page.locator("#mine .card")).toHaveCount(1);
  await follow(page, plain);
  await expect(card(page)).toBeHidden();
  await expect(page.locator("#notice")).toBeHidden();
  await expectSeen(page, 2, 2, "white");

  await visit(page);
  await page.locator("#gallery").getByRole("button", { name: "Grid 9×9" }).click();
  await playByLink(page);
  await click(page, 4, 4);
  await expect(page.locator("#mine .card")).toHaveCount(2);
  await follow(page, plain);
  await expect(page.locator("#notice")).toContainText("This looks like your game “Grid 9×9”");
  await expect(page.locator("#record button")).toHaveCount(3);
  await page.getByRole("button", { name: "Put both together" }).click();
  await expect(card(page)).toContainText("Your turn: you are Black. White played C7.");
  await page.reload();
  await expect(card(page)).toBeHidden();
  await expect(await opponentChoice(page, "By link")).toHaveAttribute("aria-pressed", "true");
});
