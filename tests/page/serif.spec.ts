/** The page's serif: small, after the first stone, and without a jump. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { expect, type Page, test } from "./shared-page.ts";
import { click, holdBack, twoFrames, visit } from "./stage.ts";

const FOLDER = "www/fonts";

const isThere = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].some(
      ({ family, status }) => /Crimson Pro/.test(family) && status === "loaded",
    ),
  );

test("both styles of the serif together weigh at most 30 kB, and bring their licence", async ({
  page,
}) => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(".woff2"));
  expect(files).toEqual(["crimson-pro-italic.woff2", "crimson-pro-normal.woff2"]);
  const bytes = files.reduce((sum, name) => sum + statSync(`${FOLDER}/${name}`).size, 0);
  expect(bytes).toBeLessThanOrEqual(30_000);
  const listed = await (await page.request.get("./third-party.md")).text();
  expect(listed).toContain(readFileSync(`${FOLDER}/LICENSE.txt`, "utf8").slice(0, 400));
});

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
