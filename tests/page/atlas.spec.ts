/** The atlas: its ways in and out, plates, search, the problem of the day, and small screens. */
import { expect, JOURNEY, type Page, test } from "./shared-page.ts";
import { axeFinds, click, expectSaid, visit } from "./stage.ts";

const atlas = (page: Page) => page.locator("#atlas");
const plate = (page: Page, name: RegExp) => atlas(page).getByRole("button", { name });

async function enter(page: Page): Promise<void> {
  await visit(page);
  await page.keyboard.press("g");
  await expect(plate(page, /^Torus/)).toBeAttached();
}

test("G opens the atlas, and G goes back to the same game", JOURNEY, async ({ page }) => {
  await visit(page);
  await click(page, 4, 4);
  await page.keyboard.press("g");
  await expectSaid(page, "Atlas of boards. G goes back to the board.");
  await expect(page).toHaveURL(/#atlas$/);
  await expect(atlas(page).getByRole("heading", { name: "Atlas of boards" })).toBeVisible();
  await expect(page.locator("#stage")).toBeHidden();
  await page.keyboard.press("g");
  await expect(page.locator("#stage")).toBeVisible();
  await expect(page).not.toHaveURL(/#atlas$/);
  await expect(page.locator("#record")).toContainText("E5");
});

test("the atlas keeps its address after a turn that was played just before, and Back has the turn", async ({
  page,
}) => {
  await visit(page);
  await click(page, 4, 4);
  await page.keyboard.press("g");
  await expect(atlas(page).getByRole("heading", { name: "Atlas of boards" })).toBeVisible();
  // Longer than turns wait for their address.
  await page.waitForTimeout(600);
  await expect(page).toHaveURL(/#atlas$/);
  await page.goBack();
  await expect(page.locator("#stage")).toBeVisible();
  await expect(page.locator("#record")).toContainText("E5");
});

test("a plate opens its board, and Back returns to the atlas", JOURNEY, async ({ page }) => {
  await enter(page);
  await plate(page, /^Petersen/).click();
  await expect(page.locator("#title")).toHaveText("Petersen");
  await expect(page.locator("#stage")).toBeFocused();
  await page.goBack();
  await expect(plate(page, /^Petersen/)).toBeVisible();
  // Firefox does not tell Playwright of a step to an address without a fragment.
  await page.evaluate(() => history.back());
  await expect(page.locator("#stage")).toBeVisible();
});

test("the address #atlas opens the atlas, and a reload keeps it", async ({ page }) => {
  await page.goto("./#atlas");
  await expect(plate(page, /^Torus/)).toBeAttached();
  await page.reload();
  await expect(plate(page, /^Torus/)).toBeAttached();
  await expect(page).toHaveURL(/#atlas$/);
  await expect(page.locator("#notice")).toBeHidden();
});

test("the strip leads to the atlas, and plates are drawn", async ({ page }) => {
  await visit(page);
  await page.locator("#all-boards").getByRole("button", { name: "All boards" }).click();
  const canvas = plate(page, /^Round table/).locator("canvas");
  await canvas.scrollIntoViewIfNeeded();
  const colours = () =>
    canvas.evaluate((node) => {
      if (!(node instanceof HTMLCanvasElement)) throw new Error("no canvas");
      const data = node.getContext("2d")?.getImageData(0, 0, node.width, node.height).data ?? [];
      const seen = new Set<number>();
      for (let at = 0; at < data.length; at += 4)
        seen.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0));
      return seen.size;
    });
  await expect.poll(colours).toBeGreaterThan(20);
});

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

test("the search finds names, sentences and properties, and says how many", async ({ page }) => {
  await enter(page);
  await page.keyboard.press("/");
  await page.keyboard.type("mobius");
  await expect(atlas(page).locator(".plate")).toHaveCount(1);
  await expect(atlas(page).getByRole("status")).toHaveText("1 board");
  await page.keyboard.press("Escape");
  await atlas(page).getByRole("button", { name: "One-way", exact: true }).click();
  await expect(atlas(page).locator(".plate")).toHaveCount(4);
  await atlas(page).getByRole("searchbox").fill("nothing like it");
  await expect(atlas(page).getByRole("status")).toHaveText(
    "No board is like that. Take a word away.",
  );
  // The next visit begins with all boards.
  await atlas(page).getByRole("button", { name: "Back to the game" }).click();
  await page.keyboard.press("g");
  await expect(atlas(page).getByRole("searchbox")).toHaveValue("");
  await expect(atlas(page).getByRole("button", { name: "One-way", exact: true })).toHaveAttribute(
    "aria-pressed",
    "false",
  );
  await expect(plate(page, /^Without lines/)).toBeVisible();
});

test("arrow keys walk along the plates of a family, and Enter opens one", async ({ page }) => {
  await enter(page);
  await plate(page, /^Without lines/).focus();
  await page.keyboard.press("ArrowRight");
  await expect(plate(page, /^Round table/)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#title")).toHaveText("Round table");
});

test(
  "the problem of the day is posed, and its answers come from the solver",
  JOURNEY,
  async ({ page }) => {
    await page.clock.setFixedTime(new Date("2026-11-24T12:00:00Z"));
    await enter(page);
    const task = await atlas(page).locator(".day-title").textContent();
    expect(task).toMatch(/^(Black|White) to play and win by \d+$/);
    await atlas(page).getByRole("link", { name: "Solve it" }).click();
    await expect(page).toHaveURL(/\?mode=solve#/);
    await expect(page.locator("#problem")).toContainText(task ?? "");
  },
);

for (const scheme of ["light", "dark"] as const)
  test(`the atlas has no faults of accessibility in the ${scheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await enter(page);
    expect(await axeFinds(page, "#atlas")).toEqual([]);
  });

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [640, 430],
  [820, 1180],
] as const)
  test(`at ${width} × ${height} nothing of the atlas is cut`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("./#atlas");
    await expect(plate(page, /^Torus/)).toBeAttached();
    const wide = await atlas(page).evaluate((room) => room.scrollWidth - room.clientWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await plate(page, /^Grid 9×9/).scrollIntoViewIfNeeded();
    await expect(plate(page, /^Grid 9×9/)).toBeInViewport();
  });
