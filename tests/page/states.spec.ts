import { type Page, test } from "@playwright/test";
import { hardToPress } from "./reach.ts";
import { walkOnADesk, walkOnAPhone } from "./tour.ts";
const t0 = Date.now();
const log = (s: string) => console.log(`${((Date.now()-t0)/1000).toFixed(1)} ${s}`);
async function check(page: Page, state: string, sizes: [number, number, number][], within?: string) {
  const first = page.viewportSize()!;
  for (const [width, height, least] of /menu/.test(state) ? sizes.slice(0,1) : sizes) {
    await page.setViewportSize({ width, height });
    for (const c of await hardToPress(page, least, within)) log(`  ${state} @${width}: ${c}`);
  }
  await page.setViewportSize(first);
  log(state);
}
test.use({ actionTimeout: 8000, contextOptions: { reducedMotion: "reduce" } });
test("desk", async ({ page }) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 1360, height: 860 });
  await walkOnADesk(page, (s, w) => check(page, s, [[1360, 860, 24], [640, 400, 24]], w));
});
test.describe("phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test("phone", async ({ page }) => {
    test.setTimeout(90_000);
    await walkOnAPhone(page, (s, w) => check(page, s, [[390, 844, 44], [320, 640, 44]], w));
  });
});
