/** The first seconds of drawing: the code that is loaded, the choice of a drawing, and the places of what is said. */

import { draw, firstBoard, keys, room } from "./editor.ts";
import { expect, test } from "./shared-page.ts";
import { pasteText } from "./stage.ts";
import { visitAt } from "./windows.ts";

test("the choice, the hint and notices of Draw stand clear of one another, also in low windows", async ({
  page,
}) => {
  const notice = page.locator("#notice");
  for (const [width, height] of [
    [640, 430],
    [844, 390],
    [390, 844],
  ] as const) {
    const name = await visitAt(page, [width, height]);
    await room(page, "Draw");
    const choices = await firstBoard(page).getByRole("button").all();
    for (const button of choices) await expect(button, name).toBeInViewport({ ratio: 1 });
    await pasteText(page, '{"gospace":1,"board":{"kind":"graph"}}');
    await expect(notice).toBeVisible();
    for (const button of choices) await button.click({ trial: true });
    await notice.locator(".dismiss").click();
    await expect(firstBoard(page), name).toBeVisible();
  }
  await page.locator("#tabs").getByRole("button", { name: "Boards" }).click();
  await pasteText(page, '{"gospace":1,"board":{"kind":"graph"}}');
  await expect(notice, "the choice is for Draw alone").toHaveCSS("position", "fixed");
  await notice.locator(".dismiss").click();
  await visitAt(page, [1280, 720]);
  await draw(page);
  const hint = page.locator("#drawing-tip");
  await keys(page, "p");
  await expect(hint).toHaveClass(/beginning/);
  const [paper, words] = [await page.locator("#drawing").boundingBox(), await hint.boundingBox()];
  if (paper === null || words === null) throw new Error("the paper and its hint are seen");
  const off = paper.y + paper.height / 2 - (words.y + words.height / 2);
  expect(Math.abs(off), "in the middle of the paper").toBeLessThan(2);

  await keys(page, "Escape", "v");
  await pasteText(page, '{"gospace":1,"board":{"kind":"graph"}}');
  await expect(notice).toBeVisible();
  await expect(page.locator("#drawing")).toBeVisible();
  const [box, tip] = [await notice.boundingBox(), await page.locator("#drawing-tip").boundingBox()];
  if (box === null || tip === null) throw new Error("the notice and the tip are seen");
  const apart = box.y + box.height <= tip.y || tip.y + tip.height <= box.y;
  expect(apart || box.x >= tip.x + tip.width || tip.x >= box.x + box.width).toBe(true);
  await expect(notice).toBeHidden();
});
