/** Boards from generators: one is seen, changed and drawn on, on a desk and on a phone. */

import { choose, counts, openGenerator, preview, radio } from "./new-board.ts";
import { expect, JOURNEY, test } from "./shared-page.ts";
import { axeFinds } from "./stage.ts";

const NINE = "81 points, 144 edges";

test(
  "a tiling is seen faintly, changed and drawn on, and undo brings the old drawing back",
  JOURNEY,
  async ({ page }) => {
    const dialog = await openGenerator(page);
    expect(await counts(dialog)).toBe(NINE);
    await expect(preview(page)).toHaveCSS("opacity", "0.55");
    expect(await axeFinds(page)).toEqual([]);
    await choose(dialog, "Penrose rhombs");
    const usual = await counts(dialog);
    const picture = await preview(page).screenshot();
    await dialog.getByRole("slider", { name: "Divisions" }).press("ArrowLeft");
    await expect(dialog.getByRole("textbox", { name: /^Divisions/ })).toHaveValue("3");
    const fewer = await counts(dialog);
    expect(Number.parseInt(fewer, 10)).toBeLessThan(Number.parseInt(usual, 10));
    expect(picture.equals(await preview(page).screenshot())).toBe(false);
    await dialog.getByRole("button", { name: "Draw on it" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.locator("#drawing")).toBeFocused();
    await expect(page.locator("#counts")).toHaveText(`${fewer.replace(", ", " · ")} · 1 piece`);
    await page.keyboard.press("Control+z");
    await expect(page.locator("#counts")).toHaveText("81 points · 144 edges · 1 piece");
    await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled();
  },
);

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the generators come up from below, as wide as the screen", async ({ page }) => {
    const dialog = await openGenerator(page);
    await dialog
      .locator("label")
      .filter({ has: radio(dialog, "King's moves") })
      .tap();
    // Eight rows of eight crossings have both diagonals.
    expect(await counts(dialog)).toBe("81 points, 272 edges");
    const box = await dialog.boundingBox();
    expect(box?.width).toBe(390);
    // Firefox's lengths are floats of 32 bits.
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(844, 3);
    await dialog.getByRole("slider", { name: "One-way" }).scrollIntoViewIfNeeded();
    await dialog.getByRole("button", { name: "Draw on it" }).tap();
    await expect(dialog).toBeHidden();
  });
});
