/** The atlas in a browser: its history, its plates, its accessibility, and small screens. */

import { atlas, enter, plate } from "./both/atlas.ts";
import { expect, test } from "./shared-page.ts";
import { axeFinds, visit } from "./stage.ts";
import { newWindow } from "./windows.ts";

test("plates that a search takes away while they wait keep no others from being painted", async ({
  page,
}) => {
  await page.addInitScript(() => {
    // Idle for no more than a moment each second.
    window.requestIdleCallback = (work) =>
      window.setTimeout(() => work({ didTimeout: true, timeRemaining: () => 0 }), 1000);
  });
  await visit(page);
  await page.locator("#stage").focus();
  await page.keyboard.press("g");
  const search = page.getByLabel("Search");
  await expect(search).toBeVisible();
  await page.locator("#atlas canvas").first().waitFor();
  await search.fill("torus");
  await page.evaluate(() => document.documentElement.setAttribute("data-theme", "dark"));
  const unpainted = () =>
    page.locator("#atlas canvas").evaluateAll(
      (all) =>
        all.filter((canvas) => {
          const { top } = canvas.getBoundingClientRect();
          const { width, height } = canvas as HTMLCanvasElement;
          const context = (canvas as HTMLCanvasElement).getContext("2d");
          const pixels = context?.getImageData(0, 0, width, height).data ?? [];
          return top < innerHeight && !pixels.some((value) => value > 0);
        }).length,
    );
  await expect.poll(unpainted).toBe(0);
});

test("in windows of every size nothing of the atlas is cut, and axe finds nothing in either theme", async ({
  page,
}) => {
  await test.step("in windows of every size nothing of the atlas is cut", async () => {
    for (const [width, height] of [
      [390, 844],
      [844, 390],
      [640, 430],
      [820, 1180],
    ] as const) {
      const name = await newWindow(page, [width, height]);
      await page.goto("./#atlas");
      await expect(plate(page, /^Torus/)).toBeAttached();
      const wide = await atlas(page).evaluate((room) => room.scrollWidth - room.clientWidth);
      expect(wide, name).toBeLessThanOrEqual(0);
      await plate(page, /^Grid 9×9/).scrollIntoViewIfNeeded();
      await expect(plate(page, /^Grid 9×9/)).toBeInViewport();
    }
  });
  await test.step("the atlas has no faults of accessibility in either theme", async () => {
    for (const scheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      await enter(page);
      expect(await axeFinds(page, "#atlas")).toEqual([]);
    }
  });
});
