/** The discretizer: samples of planes, and their reports. */

import type { Pair } from "../../www/engine/types.ts";
import { openDiscretizer, places, R, square } from "./both/discretizer.ts";
import { expect, JOURNEY, test } from "./shared-page.ts";
import { command, openGame, savedGame, visit } from "./stage.ts";

test("a sample is shown with its report, and can be played on", JOURNEY, async ({ page }) => {
  const dialog = await openDiscretizer(page);
  await dialog.getByLabel(/^Square/).check();
  const count = await places(page);
  await expect(dialog.locator(".report")).toContainText("On average a stone blocks");
  await dialog.getByRole("button", { name: "Play on it" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator("#title")).toHaveText("A plane, sampled");

  const { board } = await savedGame(page);
  if (board.kind !== "disks") throw new Error("not a board of disks");
  expect(board.disks).toHaveLength(count);
  // Neighbours stand a pitch apart, half a stone's radius, and every stone inside.
  const [first, ...rest] = board.disks.map(([x, y]): Pair => [x, y]);
  const away = rest.map(([x, y]) => Math.hypot(x - (first?.[0] ?? 0), y - (first?.[1] ?? 0)));
  expect(Math.min(...away)).toBe(R / 2);
  for (const [x, y] of rest)
    for (const tick of [x, y]) {
      expect(tick).toBeGreaterThanOrEqual(R - 2);
      expect(tick).toBeLessThanOrEqual(15 * R + 2);
    }
});

test("a dialog that cannot be fetched is told in words, and nothing goes on without it", async ({
  page,
}) => {
  await page.route(/\/assets\/discretizer-[\w-]+\.js$/, (route) => route.abort());
  await visit(page);
  await openGame(page, { gospace: 1, title: "A plane", board: square(16) });
  await command(page, "Make it finite…");
  await expect(page.locator("#notice")).toContainText("could not be fetched");
  await expect.poll(() => page.workers().length).toBe(0);
  await page.unroute(/\/assets\/discretizer-[\w-]+\.js$/);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the discretizer comes up from below", async ({ page }) => {
    await visit(page);
    await openGame(page, { gospace: 1, title: "A plane", board: square(16) });
    await command(page, "Make it finite…");
    // A slow press chooses, though the sample that comes meanwhile has more to say, and moves the choices.
    const noise = page.getByLabel(/^Blue noise/);
    await noise.click({ delay: 600 });
    await expect(noise).toBeChecked();
    await places(page);
    await page.getByRole("button", { name: "Play on it" }).tap();
    await expect(page.locator("#title")).toHaveText("A plane, sampled");
  });
});
