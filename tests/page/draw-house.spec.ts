/** A house of five points, from the empty paper to the first stone, in counted presses. */
import { type At, draw, pull, room, take, tapAt } from "./editor.ts";
import { expect, JOURNEY, type Page, test } from "./shared-page.ts";
import { click, expectSaid, tap } from "./stage.ts";

const HOUSE: readonly At[] = [
  [-40, 40],
  [40, 40],
  [40, -40],
  [0, -80],
  [-40, -40],
];

/** The function that it returns tells the presses since. */
async function counted(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.documentElement.dataset.presses = "0";
    const count = () => {
      const { dataset } = document.documentElement;
      if (dataset.presses !== undefined) dataset.presses = String(Number(dataset.presses) + 1);
    };
    addEventListener("pointerdown", count, { capture: true });
  });
  return async () => Number(await page.locator("html").getAttribute("data-presses"));
}

async function expectHouse(page: Page): Promise<void> {
  await expect(page.locator("#counts")).toHaveText("5 points · 5 edges · 1 piece");
}

test(
  "a house of five points by mouse takes at most 8 clicks to its first stone",
  JOURNEY,
  async ({ page }) => {
    await draw(page);
    const presses = await counted(page);
    await take(page, "Link");
    for (const [i, from] of HOUSE.entries()) await pull(page, from, HOUSE[(i + 1) % 5] ?? from);
    await expectHouse(page);
    await room(page, "Play");
    await click(page, -40, 40);
    await expectSaid(page, /^Black .*White to play\.$/);
    expect(await presses()).toBeLessThanOrEqual(8);
  },
);

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test(
    "a house of five points takes at most 10 taps to its first stone",
    JOURNEY,
    async ({ page }) => {
      await draw(page);
      const presses = await counted(page);
      await take(page, "Link");
      await tapAt(page, ...HOUSE, [-40, 40]);
      await expectHouse(page);
      await room(page, "Play");
      await tap(page, -40, 40);
      await tap(page, -40, 40);
      await expectSaid(page, /^Black .*White to play\.$/);
      expect(await presses()).toBeLessThanOrEqual(10);
    },
  );
});
