/** States of features in which axe finds nothing; tests/page/states.spec.ts has those of the page itself. On a phone also the
 *  places of what a feature puts into the dock. */
import * as agreement from "./both/agreement.ts";
import * as computer from "./both/computer.ts";
import * as correspondence from "./both/correspondence.ts";
import * as problem from "./both/problem.ts";
import * as reviews from "./both/review.ts";
import * as values from "./both/value.ts";
import * as why from "./both/why.ts";
import { linkOf } from "./players.ts";
import { expect, forgetAll, type Page, test } from "./shared-page.ts";
import {
  axeFinds,
  click,
  command,
  openGame,
  opponentChoice,
  spotOf,
  tap,
  toBoards,
  visit,
} from "./stage.ts";
import { HOPELESS } from "./units/dead-position.ts";

/** Each comes to a state from an empty board, and names the part of the page that is looked at if it is not all of it. */
type States = Readonly<Record<string, (page: Page) => Promise<unknown>>>;

async function expectNone(page: Page, states: States): Promise<void> {
  for (const [state, come] of Object.entries(states))
    await test.step(state, async () => {
      await forgetAll(page);
      await visit(page);
      const part = await come(page);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        expect(
          await axeFinds(page, typeof part === "string" ? part : undefined),
          `${state}, ${colorScheme}`,
        ).toEqual([]);
      }
    });
}

/** In the address, so that the page opens it as a problem. */
async function pose(page: Page, link: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(`?mode=solve#${link}`);
  await expect(problem.words(page)).toHaveText(/ to play and win/);
}

async function comment(page: Page): Promise<void> {
  await click(page, 4, 4);
  await command(page, "Comment");
  await expect(page.getByRole("textbox", { name: /^Comment on/ })).toBeFocused();
}

const ON_A_DESK: States = {
  "dead stones are agreed on": async (page) => {
    await openGame(page, HOPELESS);
    await page.locator("#turn-buttons").getByRole("button", { name: "Pass" }).click();
    await expect(agreement.part(page)).toContainText(agreement.SENTENCE);
    await agreement.press(page, "Agree on dead stones…");
    await expect(agreement.part(page)).toContainText("C3 is dead: Black wins by 9.");
  },
  "a time of a reader's own is refused": async (page) => {
    await page.getByRole("button", { name: "Change the rules" }).click();
    const form = page.locator("#rules-form");
    await form.getByRole("combobox", { name: "Clock" }).selectOption("Your own…");
    await form.getByRole("textbox", { name: "Main time, minutes" }).fill("ten");
    await page.keyboard.press("Tab");
    await expect(form.getByRole("alert").filter({ visible: true })).toBeVisible();
    return "#rules-form";
  },
  "a turn is suggested": async (page) => {
    await openGame(page, computer.GRID);
    await page.keyboard.press("h");
    await expect(computer.tip(page)).toHaveText(/ to win/);
  },
  "the computer thinks": async (page) => {
    await openGame(page, computer.GRID);
    await (await opponentChoice(page, "Computer")).click();
    await computer.setLevel(page, "Strongest");
    await computer.press(page, "Pass");
    await expect(computer.panel(page).getByText(/^White is thinking…/)).toBeVisible();
  },
  "a problem is solved": async (page) => {
    await pose(page, `${linkOf(problem.ROW)}.0`);
    await click(page, 1, 0);
    await expect(problem.words(page)).toHaveText(/^Solved/);
    return "#problem";
  },
  "a comment is written": comment,
  "no game was saved yet": async (page) => {
    await toBoards(page);
    await expect(page.locator("#mine-shelf")).toContainText("Nothing yet.");
  },
  "a position is valued": async (page) => {
    await values.ask(page, values.grid(3, 3));
    await expect(values.card(page).getByText("Exact")).toBeVisible();
  },
};

const ON_A_PHONE: States = {
  "a problem stands in the dock": async (page) => {
    await pose(page, linkOf(problem.THREE));
    await expect(page.locator("#dock .problem-words")).toHaveText("Black to play and win by 9.");
    return "#dock";
  },
  "a position is valued above the dock's buttons": async (page) => {
    await openGame(page, values.grid(2, 2));
    await command(page, "Worth");
    // Tromp: 2×2 is worth 1.
    await expect(values.words(page)).toHaveText(
      /^Black wins by 1\. Best first: A2, B2, A1 and B1\.$/,
    );
    await expect(values.card(page).getByText("Exact")).toBeVisible();
  },
  "a finished game is reviewed under the board": async (page) => {
    const turns = [...(reviews.BLUNDER.turns ?? []), "pass", "pass"] as const;
    await openGame(page, { ...reviews.BLUNDER, turns: [...turns] });
    await page.locator("#dock").getByRole("button", { name: "Review" }).click();
    const review = reviews.review(page);
    await expect(review.getByText("The turns that cost most")).toBeVisible();
    await expect(review).toHaveAttribute("id", "dock-review");
    const stage = await page.locator("#stage").boundingBox();
    expect(stage?.height).toBeGreaterThan(280);
    await review.getByRole("button", { name: /^Turn 3: / }).click();
    await expect(review.getByText(/^Turn 3, Black lost/)).toBeVisible();
  },
  "a place tells why, and leaves the board visible": async (page) => {
    await openGame(page, why.KO);
    await tap(page, 2, 1);
    const ask = page.getByRole("button", { name: "Why not C8?" });
    await expectForThumbs(page, "Why not C8?");
    await ask.tap();
    await expect(why.words(page)).toContainText("would repeat the first board");
    const foot = await why.card(page).boundingBox();
    expect(foot?.y).toBeGreaterThan((await spotOf(page, 0, 8)).y);
  },
  "an opponent is chosen in the sheet": async (page) => {
    await page.getByRole("button", { name: "More" }).tap();
    await correspondence.panel(page).getByRole("button", { name: "By link" }).tap();
  },
  "a link is to be sent from the dock": async (page) => {
    await page.getByRole("button", { name: "More" }).tap();
    await correspondence.panel(page).getByRole("button", { name: "By link" }).tap();
    await page.getByRole("button", { name: "Close" }).tap();
    for (const _ of ["proposed", "played"]) await tap(page, 2, 2);
    await expect(page.locator("#dock")).toContainText("Send this to White");
    await expectForThumbs(page, "Copy link");
  },
  "a phone lies, and its menu has the overlays": async (page) => {
    await page.setViewportSize({ width: 844, height: 390 });
    const more = page.getByRole("button", { name: "More", exact: true });
    const owners = page.getByRole("menuitemcheckbox", { name: "Owners" });
    await more.tap();
    await owners.tap();
    await more.tap();
    await expect(owners).toHaveAttribute("aria-checked", "true");
    return "#button-menu";
  },
};

async function expectForThumbs(page: Page, name: string): Promise<void> {
  const button = page.getByRole("button", { name }).filter({ visible: true });
  const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
  expect(Math.min(width, height), name).toBeGreaterThanOrEqual(44);
}

test("axe finds nothing in states of features on a desk", async ({ page }) => {
  await expectNone(page, ON_A_DESK);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("axe finds nothing in states of features", async ({ page }) => {
    await expectNone(page, ON_A_PHONE);
  });
});
