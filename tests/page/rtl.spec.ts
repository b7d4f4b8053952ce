/** The page in a language that is written from right to left: mirrored, while boards and their names stay. */
import { expect, forgetAll, JOURNEY, type Page, test } from "./shared-page.ts";
import { visit } from "./stage.ts";
import { visitAt } from "./windows.ts";

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const turn = () => {
      document.documentElement.dir = "rtl";
    };
    if (document.documentElement !== null) turn();
    document.addEventListener("DOMContentLoaded", turn);
  });
});

/** Parts that are seen in one window and stick out of it. */
function cut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (part: Element | null): boolean =>
      part !== null &&
      (/auto|scroll/.test(getComputedStyle(part).overflowX) || scrolls(part.parentElement));
    return [...document.querySelectorAll("button, a, label, h1, h2, p, input, select, [role=tab]")]
      .filter((each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((each) => each.closest(".unseen, [hidden]") === null && !scrolls(each))
      .filter((each) => {
        const { left, right, width, height } = each.getBoundingClientRect();
        return width > 1 && height > 1 && (left < -1 || right > innerWidth + 1);
      })
      .map((each) => `${each.localName} ${each.textContent?.trim().slice(0, 30)}`);
  });
}

test(
  "nothing is cut, the panel changes sides, and a board is not mirrored",
  JOURNEY,
  async ({ page }) => {
    await test.step("nothing is cut, and the panel changes sides", async () => {
      for (const [width, height] of [
        [390, 844],
        [844, 390],
        [1360, 860],
      ] as const) {
        const name = await visitAt(page, [width, height]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
          width,
        );
        expect(await cut(page), name).toEqual([]);
        if (width > height) {
          const stage = await page.locator("#stage").boundingBox();
          const panel = await page.locator("#panel").boundingBox();
          expect(panel?.x).toBeLessThan(stage?.x ?? 0);
        }
      }
    });
    await forgetAll(page);
    await test.step("a board is not mirrored, and a click plays where it points", async () => {
      await visit(page);
      await page.locator("#stage").focus();
      // The first arrow shows the cursor in the middle, the second leads to the right.
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Enter");
      await expect(page.locator("#live-region")).toContainText("Black F5");
    });
  },
);
