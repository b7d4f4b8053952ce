/** Boards as bodies that turn. */

import { ofGallery, plays } from "../both/bodies.ts";
import { click, expectSeen, openGame, spotOf, visit } from "../stage.ts";
import { expect, test } from "./app.ts";

test("a plane rolls through its sides under a drag, and a click plays where it is seen", async ({
  page,
}) => {
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
});
