/** Boards as bodies that turn. */
import { drag, middle, openBody, plays } from "./both/bodies.ts";
import { expect, forgetAll, test } from "./shared-page.ts";
import { painted } from "./stage.ts";
import { newWindow } from "./windows.ts";

test("a body is 85 % of the stage, and a drag turns it without a play", async ({ page }) => {
  await test.step("a body is 85 % of the stage", async () => {
    await openBody(page, "football");
    const stage = await page.locator("#stage").boundingBox();
    const camera = await page.locator("#canvases").getAttribute("data-camera");
    // The corners of a football lie on a sphere of radius 1.
    const across = 2 * Number(camera?.split(" ")[0]);
    expect(across).toBeGreaterThanOrEqual(0.85 * Math.min(stage?.width ?? 0, stage?.height ?? 0));
  });
  await forgetAll(page);
  await test.step("a drag turns without a play, and what was hidden can be played then", async () => {
    await openBody(page, "icosahedron");
    const { x, y } = await middle(page);
    await page.mouse.move(x, y);
    const before = await painted(page);
    await drag(page, 260, 0);
    expect(await plays(page)).toEqual([]);
    await page.mouse.move(x, y);
    expect(await painted(page)).not.toEqual(before);
    // One after the other, all points come by under a click in the middle or beside it.
    for (let turn = 0; turn < 14; turn++) {
      for (const away of [-130, -60, 0, 60, 130]) await page.mouse.click(x, y + away);
      await drag(page, 90, 0);
    }
    const points = new Set((await plays(page)).map((turn) => JSON.stringify(turn)));
    expect(points.size).toBeGreaterThan(8);
  });
});

test("a tap on the flat board in the corner turns the body to that place", async ({ page }) => {
  await openBody(page, "torus");
  const box = await page.locator("#body-map canvas").boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  await page.mouse.move(x - 30, y - 10);
  const before = await painted(page);
  await page.mouse.click(x + 30, y + 30);
  await page.mouse.click(x - 30, y - 10);
  await expect.poll(() => painted(page)).not.toEqual(before);
  expect(await plays(page)).toEqual([]);
});

test("on phones the note of a body is whole, and its map covers it nowhere", async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    await newWindow(page, [width, height]);
    await page.goto("./#atlas");
    await page
      .locator("#atlas")
      .getByRole("button", { name: /^Football/ })
      .click();
    await page.keyboard.press("b");
    const note = page.locator("#board-note");
    const box = async (name: string) => {
      const found = await page.locator(name).boundingBox();
      if (found === null) throw new Error(`${name} is not shown`);
      return found;
    };
    await expect(note).toBeVisible();
    await expect(page.locator("#body-map")).toBeVisible();
    const [words, map] = [await box("#board-note p"), await box("#body-map")];
    expect(words.x + words.width).toBeLessThanOrEqual(width);
    expect(words.width).toBeGreaterThan(150);
    const isBeside = map.x + map.width <= words.x || words.x + words.width <= map.x;
    expect(isBeside || map.y + map.height <= words.y).toBe(true);
  }
});
