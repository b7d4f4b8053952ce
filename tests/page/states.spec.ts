/** In every state of the page: axe finds nothing, nothing is cut off in a narrow or enlarged
 *  window, targets are large enough, and nothing moves where motion is unwelcome. */

import { hardToPress } from "./pointer-targets.ts";
import { expect, type Page, test } from "./shared-page.ts";
import { axeFinds, twoFrames } from "./stage.ts";
import { type Look, walkOnADesk, walkOnAPhone } from "./tour.ts";

interface Window {
  readonly width: number;
  readonly height: number;
}

/** In CSS pixels: the least side of a control. */
const BY_POINTER = 24;
const BY_FINGER = 44;

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test.use({ contextOptions: { reducedMotion: "reduce" } });

test.describe("on a desk", () => {
  test.use({ viewport: { width: 1360, height: 860 }, colorScheme: "light" });

  test("every state holds, also enlarged to 200 %", async ({ page }) => {
    test.slow();
    // The size that is left of 1280 × 800 when everything is twice as large.
    await walkOnADesk(page, lookClosely(page, BY_POINTER, { width: 640, height: 400 }));
  });
});

test.describe("on a phone", () => {
  test.use({ ...PHONE, colorScheme: "dark" });

  test("every state holds, also on the smallest screens", async ({ page }) => {
    test.slow();
    await walkOnAPhone(page, lookClosely(page, BY_FINGER, { width: 320, height: 640 }));
  });
});

function lookClosely(page: Page, least: number, narrow: Window): Look {
  const usual = page.viewportSize();
  return async (state, within, stays) => {
    expect.soft(await axeFinds(page, within), state).toEqual([]);
    expect.soft(await moving(page), `${state}: moves`).toEqual([]);
    expect.soft(await hardToPress(page, least, within), state).toEqual([]);
    if (stays === "in place" || usual === null) return;
    await page.setViewportSize(narrow);
    await page.evaluate(twoFrames);
    expect.soft(await hardToPress(page, least, within), `${state}, narrow`).toEqual([]);
    await page.setViewportSize(usual);
  };
}

/** Elements that would take any time to change or to appear, even if they do not do so just now. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const takesTime = (durations: string) =>
      durations.split(",").some((duration) => Number.parseFloat(duration) > 0);
    const moves = (element: Element) =>
      [undefined, "::before", "::after"].some((part) => {
        const style = getComputedStyle(element, part);
        const animated = style.animationName !== "none" && takesTime(style.animationDuration);
        return animated || takesTime(style.transitionDuration);
      });
    return [...document.querySelectorAll("*")]
      .filter(moves)
      .map((element) => `${element.localName}#${element.id}.${element.className}`);
  });
}
