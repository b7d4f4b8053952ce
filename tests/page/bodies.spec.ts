/** Boards as bodies that turn. */
import { drag, middle, ofGallery, openBody, plays } from "./both/bodies.ts";
import { expect, JOURNEY, test } from "./shared-page.ts";
import { click, expectSeen, openGame, painted, spotOf, visit } from "./stage.ts";
import { newWindow } from "./windows.ts";

test("a body is 85 % of the stage", async ({ page }) => {
  await openBody(page, "football");
  const stage = await page.locator("#stage").boundingBox();
  const camera = await page.locator("#canvases").getAttribute("data-camera");
  // The corners of a football lie on a sphere of radius 1.
  const across = 2 * Number(camera?.split(" ")[0]);
  expect(across).toBeGreaterThanOrEqual(0.85 * Math.min(stage?.width ?? 0, stage?.height ?? 0));
});

test("the code of bodies is fetched when one is shown", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await visit(page);
  expect(fetched.filter((address) => /assets\/body-/.test(address))).toEqual([]);
  await openGame(page, ofGallery("dodecahedron"));
  await page.getByRole("button", { name: "3D", exact: true }).click();
  await expect(page.locator("#body-map")).toBeVisible();
  expect(fetched.filter((address) => /assets\/body-.*js/.test(address))).not.toEqual([]);
});

test("a drag turns without a play, and what was hidden can be played then", async ({ page }) => {
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

test(
  "a plane rolls through its sides under a drag, and a click plays where it is seen",
  JOURNEY,
  async ({ page }) => {
    await visit(page);
    const R = 1024;
    await openGame(page, { ...ofGallery("plane-klein"), turns: [{ play: [16 * R, 4 * R] }] });
    await expect(page.locator("#canvases")).toHaveAttribute("data-shape", "rolled");
    await expectSeen(page, 16 * R, 4 * R, "black", 0.4 * R);
    const [from, to] = [await spotOf(page, 9 * R, 9 * R), await spotOf(page, 13 * R, 11 * R)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 6 });
    await page.mouse.up();
    // 20 of 18 stone radii across is 2, upside down: 14 and 2 more.
    await expectSeen(page, 2 * R, 16 * R, "black", 0.4 * R);
    await expectSeen(page, 16 * R, 4 * R, "neither", 0.4 * R);
    await click(page, 9 * R, 9 * R);
    const turns = await plays(page);
    const [x = 0, y = 0] = (turns[1] as { play: [number, number] }).play;
    expect(Math.hypot(x - 5 * R, y - 7 * R)).toBeLessThan(0.6 * R);
    await page.locator("#stage").focus();
    await page.keyboard.press("0");
    await expectSeen(page, 16 * R, 4 * R, "black", 0.4 * R);
    await expectSeen(page, x, y, "white", 0.4 * R);
  },
);

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
