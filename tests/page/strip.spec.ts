/** The strip of boards, and the controls around it: how many there are, how large they are, and what marks the open one. */
import { expect, JOURNEY, type Page, test } from "./shared-page.ts";
import { axeFinds, CONTROLS, named, toBoards, visit } from "./stage.ts";

const cards = (page: Page) => page.locator("#gallery .card");
const card = (page: Page, name: string) =>
  page.locator("#gallery").getByRole("button", { name, exact: true });

test.describe("at 1360 × 860", () => {
  test.use({ viewport: { width: 1360, height: 860 } });

  test(
    "play at rest has at most thirty controls, the strip among them",
    JOURNEY,
    async ({ page }) => {
      await visit(page);
      await expect(cards(page)).toHaveCount(6);
      await expect(page.locator("#board-note")).toBeVisible();
      const found = await named(page, CONTROLS);
      expect(found).toContain("Without lines");
      expect(found.length, found.join(", ")).toBeLessThanOrEqual(30);
    },
  );

  test("the board is fitted by a button that is there while it does not fit, and the board has the focus then", async ({
    page,
  }) => {
    await visit(page);
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
});

test("drawings of the strip are small and faint, and that of the open board is not", async ({
  page,
}) => {
  await visit(page);
  const drawing = (name: string) => card(page, name).locator("canvas");
  await expect(drawing("Torus")).toHaveCSS("opacity", "0.62");
  await expect(drawing("Grid 9×9")).toHaveCSS("opacity", "1");
  await card(page, "Torus").hover();
  await expect(drawing("Torus")).toHaveCSS("opacity", "1");
  const box = await drawing("Torus").boundingBox();
  expect([box?.width, box?.height]).toEqual([64, 40]);
  expect((await page.locator("footer").boundingBox())?.height).toBe(76);
});

test("a bead on the hairline marks the open board", async ({ page }) => {
  await visit(page);
  const bead = (name: string) =>
    card(page, name).evaluate((each) => {
      const { content, top, height } = getComputedStyle(each, "::before");
      if (content === "none") return null;
      return (
        each.getBoundingClientRect().top + Number.parseFloat(top) + Number.parseFloat(height) / 2
      );
    });
  await expect(cards(page)).toHaveCount(6);
  const line = (await page.locator("footer").boundingBox())?.y ?? 0;
  expect(Math.abs(((await bead("Grid 9×9")) ?? 0) - line)).toBeLessThan(1.5);
  expect(await bead("Torus")).toBeNull();
  await card(page, "Torus").click();
  await expect.poll(() => bead("Torus")).not.toBeNull();
  expect(await bead("Grid 9×9")).toBeNull();
});

test("axe finds nothing in the room of boards before the first game", async ({ page }) => {
  await visit(page);
  await toBoards(page);
  await expect(page.locator("#mine-shelf")).toContainText("Nothing yet.");
  expect(await axeFinds(page)).toEqual([]);
});
