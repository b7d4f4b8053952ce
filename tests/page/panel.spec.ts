/** The play panel and the rails beside the board: what is there at rest, and where it is on every screen. */

import type { GameDocument } from "../../www/engine/types.ts";
import { expect, JOURNEY, type Locator, type Page, test } from "./shared-page.ts";
import {
  axeFinds,
  expectSaid,
  expectSeen,
  openGame,
  opponentChoice,
  restAt,
  spotOf,
  tap,
  twoFrames,
  visit,
} from "./stage.ts";
import { pointer, type Size, visitAt } from "./windows.ts";

function gameOf(turns: number): GameDocument {
  return {
    gospace: 1,
    title: `Game of ${turns}`,
    board: { kind: "grid", columns: 9, rows: 9 },
    turns: Array.from({ length: turns }, (_, point) => ({ play: point })),
  };
}

/** Wide enough to leave no room for a legend beside it. */
const WIDE: GameDocument = {
  gospace: 1,
  title: "Wide",
  board: { kind: "grid", columns: 14, rows: 9 },
  turns: [{ play: 0 }],
};

/** Over by two passes. */
const OVER: GameDocument = { ...gameOf(8), title: "Over", turns: [{ play: 0 }, "pass", "pass"] };

const ROLES = ["button", "link", "slider", "checkbox", "radio", "textbox", "combobox"] as const;

/** Controls in the accessibility tree that can be used now. The turns of a record and the boards of the strip are
 *  lists that Tab passes in one step; they are no controls here. */
async function controls(within: Locator): Promise<string[]> {
  const lists = "#record *, #gallery *, #mine *";
  const found = await Promise.all(
    ROLES.map((role) =>
      within
        .getByRole(role, { disabled: false })
        .evaluateAll(
          (all, listed) =>
            all.flatMap((each) =>
              each.matches(listed) ? [] : [each.ariaLabel ?? each.textContent ?? each.tagName],
            ),
          lists,
        ),
    ),
  );
  return found.flat();
}

test(
  "Play at rest has at most 16 controls in panel and rails, and 30 in the whole page, only the record scrolls, and the score's terms move no button",
  JOURNEY,
  async ({ page }) => {
    await page.setViewportSize({ width: 1360, height: 860 });
    await visit(page);
    for (const turns of [0, 60]) {
      await openGame(page, gameOf(turns));
      const beside = await controls(page.locator("#panel, #rails"));
      expect(beside.length, beside.join(" · ")).toBeLessThanOrEqual(16);
      expect(beside.length).toBeGreaterThanOrEqual(14);
      const all = await controls(page.locator("body"));
      expect(all.length, all.join(" · ")).toBeLessThanOrEqual(30);
      const scrolling = await page.evaluate(() =>
        [...document.querySelectorAll("#panel, #panel *")]
          .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowY))
          .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
          .map(({ id }) => id),
      );
      expect(scrolling).toEqual(turns === 0 ? [] : ["record"]);
    }
    await openGame(page, gameOf(20));
    const score = page.getByRole("button", { name: /^area \d+ : \d+\. Why this score/ });
    const spots = () =>
      page
        .locator("#game button:not(.entry), #rules button")
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
    const before = await spots();
    await score.click();
    await expect(score).toHaveAttribute("aria-expanded", "true");
    await expect(page.locator("#tally")).toHaveText(/^Area now: Black \d+ stones?.*; White /);
    expect(await spots()).toEqual(before);
    await expect(page.locator("#record [aria-current]")).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press("Escape");
    await expect(page.locator("#tally")).toBeHidden();
    await expect(score).toHaveAttribute("aria-expanded", "false");
  },
);

/** Lines that words take. */
function linesOf(words: Locator): Promise<number> {
  return words.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getClientRects().length;
  });
}

const SIZES: readonly Size[] = [
  [640, 430],
  [667, 375],
  [768, 1024],
  [820, 1180],
  [844, 390],
  [960, 700],
  [1180, 820],
  [1360, 860],
  [2560, 1440],
];

test("Computer, the sides' words and the buttons of a result are in sight without scrolling, and the record keeps the current turn in sight", async ({
  page,
}) => {
  const by = await pointer(page);
  for (const size of SIZES) {
    const hand = size[0] < 1200 ? "finger" : "mouse";
    await by(hand);
    const where = `${await visitAt(page, size)} by ${hand}`;
    const computer = await opponentChoice(page, "Computer");
    await expect(computer, where).toBeInViewport({ ratio: 1 });
    await computer.click();
    const sides = page.locator(".mine-side .segment").filter({ visible: true });
    await expect(sides, where).toHaveText(["Black", "White"]);
    const margins = await sides.evaluateAll((all) =>
      all.flatMap((each) => {
        const range = document.createRange();
        range.selectNodeContents(each);
        const [words, box] = [range.getBoundingClientRect(), each.getBoundingClientRect()];
        return [words.left - box.left, box.right - words.right];
      }),
    );
    expect(Math.min(...margins), where).toBeGreaterThan(6);
    await openGame(page, gameOf(38));
    const current = page.locator("#record [aria-current]");
    await expect(current).toHaveText("38B5");
    await expect(current, where).toBeInViewport({ ratio: 0.9 });
    await page.locator("#stage").focus();
    for (let back = 0; back < 25; back++) await page.keyboard.press("[");
    await expect(current).toHaveText("13D8");
    await expect(current, where).toBeInViewport({ ratio: 0.9 });
    await openGame(page, OVER);
    for (const name of ["Play again", "Review", "Share this game"]) {
      const button = page.locator("#phase").getByRole("button", { name });
      await expect(button, where).toBeInViewport({ ratio: 1 });
      expect(await linesOf(button.locator("span")), `${where}, ${name}`).toBe(1);
    }
  }
});

/** Boxes of the board's points, as far as a stone reaches, and of the legend. */
async function coveredPoints(page: Page, columns: number, rows: number): Promise<number> {
  const box = await page.locator(".overlay-legend").boundingBox();
  if (box === null) throw new Error("There is no legend.");
  const [first, second] = [await spotOf(page, 0, 0), await spotOf(page, 1, 0)];
  const step = second.x - first.x;
  let covered = 0;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [x, y] = [first.x + column * step, first.y + row * step];
      const isOver =
        x + 0.4 * step > box.x &&
        x - 0.4 * step < box.x + box.width &&
        y + 0.4 * step > box.y &&
        y - 0.4 * step < box.y + box.height;
      covered += Number(isOver);
    }
  return covered;
}

test("a legend stands over no point", async ({ page }) => {
  for (const size of [
    [1360, 860],
    [960, 700],
    [820, 1180],
  ] as const) {
    const name = await visitAt(page, size);
    await openGame(page, gameOf(12));
    await page.getByRole("button", { name: "Owners" }).click();
    await expect(page.getByRole("note", { name: "Owners" })).toHaveText(
      /Black\s*\d+\s*White\s*\d+\s*neither\s*\d+/,
    );
    await expect.poll(() => coveredPoints(page, 9, 9), name).toBe(0);
    await openGame(page, WIDE);
    await expect.poll(() => coveredPoints(page, 14, 9), name).toBe(0);
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test(
    "above the sheet the board stays in sight, the opponent comes first, a tap on the board closes it, and the dock has the score's terms",
    JOURNEY,
    async ({ page }) => {
      await visit(page);
      await page.getByRole("button", { name: "More" }).tap();
      const panel = page.locator("#panel");
      const sheet = await panel.boundingBox();
      for (const corner of [await spotOf(page, 0, 0), await spotOf(page, 8, 8)])
        expect(corner.y).toBeLessThan(sheet?.y ?? 0);
      const first = panel.getByRole("button").first();
      await expect(first).toHaveText("Two here");
      await expect(await opponentChoice(page, "Computer")).toBeInViewport({ ratio: 1 });
      await expect(panel.getByRole("button", { name: "Liberties" })).toBeInViewport();
      expect(await axeFinds(page)).toEqual([]);
      await restAt(page, await spotOf(page, 4, 4), async () => {
        await expect(panel).toBeHidden();
        await page.evaluate(twoFrames);
      });
      await expect(page.getByRole("button", { name: "More" })).toBeVisible();
      await expect(page.locator("#live-region")).not.toContainText("chosen");
      await tap(page, 4, 4);
      await expectSaid(page, "E5 chosen. Tap again to play.");
      await tap(page, 4, 4);
      await expectSaid(page, "Black E5. White to play.");
      await expectSeen(page, 4, 4, "black");
      await openGame(page, gameOf(6));
      const score = page.locator("#dock").getByRole("button", { name: /Why this score/ });
      const before = await score.boundingBox();
      expect(Math.min(before?.width ?? 0, before?.height ?? 0)).toBeGreaterThanOrEqual(44);
      await score.tap();
      await expect(page.locator("#dock-tally")).toHaveText(/^Area now: /);
      expect(await score.boundingBox()).toEqual(before);
      await score.tap();
      await expect(page.locator("#dock-tally")).toBeHidden();

      await test.step("the buttons of a result have their words in one line, the first above the others", async () => {
        await openGame(page, OVER);
        const buttons = page.locator("#dock .ways-on .btn");
        await expect(buttons).toHaveText(["Play again", "Review", "Share this game"]);
        for (const button of await buttons.all())
          expect(await linesOf(button.locator("span"))).toBe(1);
        // The dock may still grow: all are measured at one moment.
        const [first = 0, second = 0, third] = await buttons.evaluateAll((all) =>
          all.map((button) => button.getBoundingClientRect().y),
        );
        expect(second).toBe(third);
        expect(first).toBeLessThan(second);
      });
      await test.step("the menu of the top line is in sight to its last item", async () => {
        await openGame(page, { ...gameOf(1), title: "Played" });
        await page.getByRole("button", { name: "Menu" }).filter({ visible: true }).click();
        const menu = page.getByRole("menu", { name: "Menu" });
        await expect(menu.getByRole("menuitemradio").last()).toBeInViewport({ ratio: 1 });
      });
    },
  );
});
