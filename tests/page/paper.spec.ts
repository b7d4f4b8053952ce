/** The page on paper. */
import { expect, JOURNEY, test } from "./shared-page.ts";
import { click, visit } from "./stage.ts";

test(
  "on paper are the title, the board, the record and the link, and no buttons",
  JOURNEY,
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await visit(page);
    for (const [x, y] of [
      [4, 4],
      [2, 2],
      [6, 2],
    ] as const)
      await click(page, x, y);
    await expect(page.locator("#record")).toContainText("G7");
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await page.setViewportSize({ width: 720, height: 1020 });
    const parts = page.locator("#title, #stage, #game .turn-line, #record, #printed-link");
    const boxes = await parts.evaluateAll((found) =>
      found.map((part) => {
        const { id, className } = part;
        const { top, left, right, height } = part.getBoundingClientRect();
        return { name: id || className, top, left, right, height };
      }),
    );
    expect(boxes.map(({ name }) => name)).toEqual([
      "title",
      "stage",
      "turn-line",
      "record",
      "printed-link",
    ]);
    let bottom = 0;
    for (const { name, top, left, right, height } of boxes) {
      expect(height, name).toBeGreaterThan(10);
      expect(top, name).toBeGreaterThanOrEqual(bottom - 1);
      expect([left >= 0, right <= 720], name).toEqual([true, true]);
      bottom = top + height;
    }
    await expect(page.locator("#printed-link")).toHaveText(page.url());
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    const buttons = page.getByRole("button").filter({ visible: true });
    expect(
      await buttons.evaluateAll((found) =>
        found
          .filter((each) => !each.matches("#record .entry, .standing *"))
          .map((each) => each.outerHTML),
      ),
    ).toEqual([]);
    const board = await page.locator("#stage").boundingBox();
    expect(board?.height).toBeGreaterThan(400);
    await page.emulateMedia({ media: null, colorScheme: "dark" });
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(page.locator("#printed-link")).toBeHidden();
  },
);
