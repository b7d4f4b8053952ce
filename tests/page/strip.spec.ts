/** The strip of boards, and the controls around it: how many there are, how large they are, and what marks the open one. */
import { expect, JOURNEY, type Page, test } from "./shared-page.ts";
import { CONTROLS, named, visit } from "./stage.ts";

test.use({ viewport: { width: 1360, height: 860 } });

const cards = (page: Page) => page.locator("#gallery .card");
const card = (page: Page, name: string) =>
  page.locator("#gallery").getByRole("button", { name, exact: true });

/** Height at which a bead stands in a card; null: there is none. */
const bead = (page: Page, name: string) =>
  card(page, name).evaluate((each) => {
    const { content, top, height } = getComputedStyle(each, "::before");
    if (content === "none") return null;
    return (
      each.getBoundingClientRect().top + Number.parseFloat(top) + Number.parseFloat(height) / 2
    );
  });

test(
  "play at rest has at most thirty controls, and the strip marks the open board",
  JOURNEY,
  async ({ page }) => {
    await visit(page);
    await expect(cards(page)).toHaveCount(6);
    await test.step("at most thirty controls, the strip among them", async () => {
      await expect(page.locator("#board-note")).toBeVisible();
      const found = await named(page, CONTROLS);
      expect(found).toContain("Without lines");
      expect(found.length, found.join(", ")).toBeLessThanOrEqual(30);
    });
    await test.step("a button fits the board while it does not fit, which has the focus then", async () => {
      const fit = page.getByRole("button", { name: "Fit the board" });
      await expect(fit).toBeHidden();
      const plus = page.getByRole("button", { name: "Zoom in" });
      const before = await plus.boundingBox();
      await plus.click();
      expect(await plus.boundingBox()).toEqual(before);
      await fit.press("Enter");
      await expect(fit).toBeHidden();
      await expect(page.locator("#stage")).toBeFocused();
    });
    await test.step("drawings are small and faint, and that of the open board is not", async () => {
      const drawing = (name: string) => card(page, name).locator("canvas");
      await expect(drawing("Torus")).toHaveCSS("opacity", "0.62");
      await expect(drawing("Grid 9×9")).toHaveCSS("opacity", "1");
      await card(page, "Torus").hover();
      await expect(drawing("Torus")).toHaveCSS("opacity", "1");
      const box = await drawing("Torus").boundingBox();
      expect([box?.width, box?.height]).toEqual([64, 40]);
      expect((await page.locator("footer").boundingBox())?.height).toBe(76);
    });
    await test.step("a bead on the hairline marks the open board", async () => {
      const line = (await page.locator("footer").boundingBox())?.y ?? 0;
      expect(Math.abs(((await bead(page, "Grid 9×9")) ?? 0) - line)).toBeLessThan(1.5);
      expect(await bead(page, "Torus")).toBeNull();
      await card(page, "Torus").click();
      await expect.poll(() => bead(page, "Torus")).not.toBeNull();
      expect(await bead(page, "Grid 9×9")).toBeNull();
    });
  },
);
