/** Texts in the drawing room: the format found, a reading that is stopped, and the place of the picture. */

import { draw, expectCounts, press, take } from "./editor.ts";
import { drawOn, found, openImport } from "./import-dialog.ts";
import { expect, JOURNEY, type Page, test } from "./shared-page.ts";
import { pasteText } from "./stage.ts";

test(
  "the format found is said, and can be changed before anything is replaced",
  JOURNEY,
  async ({ page }) => {
    await draw(page);
    await pasteText(page, "a b\nc d");
    await expectCounts(page, "4 points · 2 edges · 2 pieces");
    const dialog = await openImport(page);
    await dialog.getByLabel("Text of the board").fill("0 1 0\n1 0 1\n0 1 0");
    await expect(found(dialog)).toHaveText("Found: Adjacency matrix, 3 points, 2 links.");
    await dialog.getByLabel("Format").selectOption("Edge list");
    await expect(found(dialog)).toContainText("Found: Edge list, 2 points, 1 link.");
    await expect(found(dialog)).toContainText("2 repeated links: merged with the first.");
    await expectCounts(page, "4 points · 2 edges · 2 pieces");
    await dialog.getByLabel("Format").selectOption("Find out the format");
    await drawOn(dialog).click();
    await expectCounts(page, "3 points · 2 edges · 1 piece");
  },
);

/** Drops a list of 8,000 links, whose points take a while to be laid out. */
async function dropLargeList(page: Page, name: string): Promise<void> {
  const links = Array.from({ length: 8000 }, (_, i) => `${i % 4000} ${(i * 7 + 1) % 4000}`);
  await page.evaluate(
    ([fileName = "", content = ""]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], fileName));
      const drop = new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true });
      document.body.dispatchEvent(drop);
    },
    [name, links.join("\n")],
  );
}

test("the reading of a dropped text is said, and stopped by a button", async ({ page }) => {
  await draw(page);
  await take(page, "Point");
  await press(page, [0, 0]);
  const notice = page.locator("#notice");
  await dropLargeList(page, "large.edges");
  await expect(notice).toContainText("Reading large.edges …");
  await notice.getByRole("button", { name: "Stop" }).click();
  await expect(notice).toBeHidden();
  // Read to its end, the list would replace the point within a few seconds.
  await page.waitForTimeout(7000);
  await expectCounts(page, "1 point · 0 edges · 1 piece");
  await pasteText(page, "a b\nb c");
  await expectCounts(page, "4 points · 2 edges · 2 pieces");
  await expect(notice).toBeHidden();
});

test("Import draws what it would make beside the text", async ({ page }) => {
  await draw(page);
  const dialog = await openImport(page);
  const picture = dialog.getByRole("img");
  await dialog.getByLabel("Text of the board").fill("a b\nb c\nc a");
  await expect(picture).toBeVisible();
  const [words, drawn] = [
    await dialog.getByLabel("Text of the board").boundingBox(),
    await picture.boundingBox(),
  ];
  if (words === null || drawn === null) throw new Error("the text and its picture are seen");
  expect(drawn.x).toBeGreaterThanOrEqual(words.x + words.width);
});
