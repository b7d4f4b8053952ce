/** Colours of a drawing: given by buttons and by keys to all that is selected, told, and kept in files alone. */
import type { Page } from "@playwright/test";
import { draw, drawnGame, keys, press, take } from "./editor.ts";
import { expect, JOURNEY, test } from "./shared-page.ts";
import { expectSaid } from "./stage.ts";

/** Three points in a row with two links, all selected. */
async function drawRow(page: Page): Promise<void> {
  await draw(page);
  await take(page, "Link");
  await press(page, [-80, 0], [0, 0], [80, 0]);
  await keys(page, "Escape", "v");
  await page.locator("#drawing").focus();
  await keys(page, "Control+a");
}

test(
  "all that is selected is coloured by keys in one step, told, undone, and kept in the file",
  JOURNEY,
  async ({ page }) => {
    await drawRow(page);
    const colours = page.getByRole("group", { name: "Colour" });
    await colours.getByRole("button", { name: "None" }).focus();
    await keys(page, "ArrowRight", "ArrowRight");
    await expect(colours.getByRole("button", { name: "Amber" })).toBeFocused();
    await keys(page, "Enter");
    await expectSaid(page, "5 items coloured amber");
    await expect(colours.getByRole("button", { name: "Amber" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await keys(page, "Control+z");
    await expectSaid(page, "5 items without colour");
    await expect(colours.getByRole("button", { name: "None" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await keys(page, "Control+y");
    const drawn = await drawnGame(page);
    expect(drawn.drawing).toEqual({
      colours: {
        amber: {
          points: [0, 1, 2],
          links: [
            [0, 1],
            [1, 2],
          ],
        },
      },
    });
    await page.locator("#drawing").focus();
    await keys(page, "Control+a");
    await expect(colours.getByRole("button", { name: "Amber" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  },
);

test("a colour is painted, and a selection of several says so", async ({ page }) => {
  await drawRow(page);
  const colours = page.getByRole("group", { name: "Colour" });
  await keys(page, "Escape");
  await press(page, [80, 0]);
  await colours.getByRole("button", { name: "Blue" }).click();
  // The theme's blue, which nothing else on the paper has.
  const painted = () =>
    page.evaluate(() => {
      const canvas = document.querySelector<HTMLCanvasElement>("#drawing-canvases canvas");
      const { data } =
        canvas?.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
      const isBlue = (at: number) =>
        data?.[at] === 0x2a && data[at + 1] === 0x2f && data[at + 2] === 0xe0;
      return Array.from({ length: (data?.length ?? 0) / 4 }, (_, i) => 4 * i).filter(isBlue).length;
    });
  await expect.poll(painted).toBeGreaterThan(20);
  await page.locator("#drawing").focus();
  await keys(page, "Control+a");
  await expect(colours).toContainText("Several");
  await expect(colours.locator("[aria-pressed=true]")).toHaveCount(0);
});
