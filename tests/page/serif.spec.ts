import { expect, type Page, test } from "./shared-page.ts";
import { click, holdBack, twoFrames, visit } from "./stage.ts";

const isThere = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].some(
      ({ family, status }) => /Crimson Pro/.test(family) && status === "loaded",
    ),
  );

test("the serif comes after the first stone, and moves nothing", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".woff2")) fetched.push(request.url());
  });
  await visit(page);
  await page.waitForTimeout(600);
  expect(fetched).toEqual([]);
  const before = await heights(page);
  await page.evaluate(() => {
    const next = document.createElement("p");
    next.id = "probe";
    next.textContent = "Stones that touch are joined, and a liberty is room for one stone more.";
    next.style.cssText = "position:absolute;font:17px/normal var(--serif);visibility:hidden";
    document.body.append(next);
  });
  const fallback = await page.locator("#probe").boundingBox();
  await click(page, 4, 4);
  await expect.poll(() => isThere(page)).toBe(true);
  const own = await page.locator("#probe").boundingBox();
  // Heights agree to the pixel, widths as means of English do.
  expect(Math.abs((own?.height ?? 0) - (fallback?.height ?? 0))).toBeLessThanOrEqual(1);
  expect((own?.width ?? 0) / (fallback?.width ?? 1)).toBeGreaterThan(0.96);
  expect((own?.width ?? 0) / (fallback?.width ?? 1)).toBeLessThan(1.04);
  expect(await heights(page)).toEqual(before);
});

/** Heights of what stands in the serif before and after the first stone. */
async function heights(page: Page): Promise<number[]> {
  return page
    .locator(".logo, #title, #turn")
    .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().height)));
}

test("when the serif takes the place of its stand-in, no line of Learn moves", async ({ page }) => {
  const release = await holdBack(page, /\.woff2$/);
  await visit(page);
  await page.keyboard.press("Shift+F2");
  // Both boards in sight have come; what they moved is not the serif's doing.
  await expect(page.locator("#learn .canvases[data-camera]").nth(1)).toBeAttached();
  const shift = await page.evaluateHandle(() => {
    const shift = { sum: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ("value" in entry && typeof entry.value === "number") shift.sum += entry.value;
    }).observe({ type: "layout-shift" });
    return shift;
  });
  expect(await isThere(page)).toBe(false);
  release();
  await expect.poll(() => isThere(page)).toBe(true);
  await page.evaluate(twoFrames);
  // A fifth of what still counts as good.
  expect(await shift.evaluate(({ sum }) => sum)).toBeLessThan(0.02);
});

test.describe("a first visit", () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test("the header does not move when the serif arrives, and the sentence is in it, of its own weight", async ({
    page,
  }) => {
    const release = await holdBack(page, /\.woff2$/);
    // The page is not loaded before its fonts are.
    await page.goto("./", { waitUntil: "commit" });
    await expect(page.locator("#greeting")).toBeVisible();
    expect(await isThere(page)).toBe(false);
    const before = await places(page);
    release();
    await expect.poll(() => isThere(page)).toBe(true);
    await page.evaluate(twoFrames);
    expect(await places(page)).toEqual(before);
    await expect(page.locator(".first-words")).toHaveCSS("font-weight", "400");
    const styles = await page.evaluate(() =>
      [...document.fonts]
        .filter(({ family, status }) => /Crimson Pro/.test(family) && status === "loaded")
        .map(({ style }) => style),
    );
    // The italic comes after the first stone.
    expect(styles).toEqual(["normal"]);
  });
});

/** Places of the top line's parts, of the sentence's line, and of the board. */
async function places(page: Page): Promise<number[][]> {
  const parts = await page
    .locator("header, .logo, #rooms button, #title, #file-buttons button, .first-words, #stage")
    .evaluateAll((all) =>
      all.map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return [x, y, width, height].map((length) => Math.round(10 * length) / 10);
      }),
    );
  expect(parts).toHaveLength(11);
  return parts;
}
