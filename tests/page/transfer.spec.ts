/** Boards brought in by a drop, from the clipboard, and while other texts are read. */

import { TRIANGLE } from "./drawings.ts";
import { draw, drawnBoard, expectCounts, keys, room } from "./editor.ts";
import { expect, forgetAll, type Page, test } from "./shared-page.ts";
import { holdBack, openGame, pasteText, visit } from "./stage.ts";

/** Script of the worker, which reads texts. */
const WORKER = /\/worker-[\w-]+\.js$/;

/** Pastes two texts, which are read once the function that it returns is called. */
async function pasteTwoUnread(page: Page): Promise<() => void> {
  const release = await holdBack(page, WORKER);
  await draw(page);
  await pasteText(page, "a b\nb c\nc a");
  await pasteText(page, "d -> e\ne -> f");
  return release;
}

test("texts wait for their worker in their order, are stopped together, and a copied part needs none", async ({
  page,
}) => {
  await test.step("all that is pasted meanwhile comes onto the paper, in its order", async () => {
    const release = await pasteTwoUnread(page);
    await expect(page.locator("#notice")).toContainText("Reading");
    await room(page, "Play");
    release();
    await room(page, "Draw");
    await expectCounts(page, "6 points · 3 edges · 2 arcs · 2 pieces");
    const { labels } = await drawnBoard(page, "graph");
    expect(labels).toEqual(["a", "b", "c", "d", "e", "f"]);
  });
  await test.step("a text whose reading is stopped takes those after it along, and the next one is read", async () => {
    await forgetAll(page);
    const release = await pasteTwoUnread(page);
    await page.locator("#notice").getByRole("button", { name: "Stop" }).click();
    release();
    await pasteText(page, "g h\nh i");
    await expectCounts(page, "3 points · 2 edges · 1 piece");
  });
  await test.step("a copied part is pasted though no worker comes", async () => {
    await forgetAll(page);
    await holdBack(page, WORKER);
    await visit(page);
    await openGame(page, TRIANGLE);
    await room(page, "Draw");
    await page.keyboard.press("Escape");
    await keys(page, "Control+a", "Control+c", "Control+v", "Control+v");
    await expectCounts(page, /^9 points · 0 edges · 9 arcs · 3 pieces/);
  });
});
