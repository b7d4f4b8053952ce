/** The first seconds of drawing: the code that is loaded, the choice of a drawing, and the places of what is said. */

import { draw, expectCounts, firstBoard, keys, room } from "./editor.ts";
import { expect, JOURNEY, test } from "./shared-page.ts";
import { followScripts, pasteText, visit } from "./stage.ts";
import { visitAt } from "./windows.ts";

test("the page loads the editor only with its room", async ({ page }) => {
  const hasLoaded = followScripts(page);
  const loaded = () => hasLoaded("What would you like to draw?");
  await visit(page);
  expect(await loaded()).toBe(false);
  await room(page, "Draw");
  await expect(firstBoard(page)).toBeVisible();
  expect(await loaded()).toBe(true);
});

test(
  "Draw opens with four pictures, Generate, Import and this board",
  JOURNEY,
  async ({ page }) => {
    await visit(page);
    await room(page, "Draw");
    await expect(firstBoard(page).locator("svg")).toHaveCount(4);
    for (const name of ["Graph", "Disks", "Without lines", "Go-space"])
      await expect(firstBoard(page).getByRole("button", { name })).toBeVisible();
    for (const name of ["Generate…", "Import…"])
      await expect(firstBoard(page).getByRole("button", { name })).toBeVisible();
    await firstBoard(page).getByRole("button", { name: "This board" }).click();
    await expect(firstBoard(page)).toBeHidden();
    await expectCounts(page, "81 points · 144 edges · 1 piece");
    await room(page, "Play");
    await room(page, "Draw");
    await expect(firstBoard(page)).toBeHidden();
  },
);

test("in a low window every way to begin a drawing is in sight at once", async ({ page }) => {
  for (const [width, height] of [
    [640, 430],
    [844, 390],
  ] as const) {
    const name = await visitAt(page, [width, height]);
    await room(page, "Draw");
    for (const button of await firstBoard(page).getByRole("button").all())
      await expect(button, name).toBeInViewport({ ratio: 1 });
  }
});

test("a sentence stands in the middle of the empty paper", async ({ page }) => {
  await draw(page);
  const hint = page.locator("#drawing-tip");
  await keys(page, "p");
  await expect(hint).toHaveClass(/beginning/);
  const [paper, words] = [await page.locator("#drawing").boundingBox(), await hint.boundingBox()];
  if (paper === null || words === null) throw new Error("the paper and its hint are seen");
  const off = paper.y + paper.height / 2 - (words.y + words.height / 2);
  expect(Math.abs(off)).toBeLessThan(2);
});

test("notices in Draw cover neither the tip nor the choice, keep the room, and fade", async ({
  page,
}) => {
  await draw(page);
  await pasteText(page, '{"gospace":1,"board":{"kind":"graph"}}');
  const notice = page.locator("#notice");
  await expect(notice).toBeVisible();
  await expect(page.locator("#drawing")).toBeVisible();
  const [box, tip] = [await notice.boundingBox(), await page.locator("#drawing-tip").boundingBox()];
  if (box === null || tip === null) throw new Error("the notice and the tip are seen");
  const apart = box.y + box.height <= tip.y || tip.y + tip.height <= box.y;
  expect(apart || box.x >= tip.x + tip.width || tip.x >= box.x + box.width).toBe(true);
  await expect(notice).toBeHidden();
});
