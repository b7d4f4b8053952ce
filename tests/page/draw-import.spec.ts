/** Texts in the drawing room: the format found, a reading that is stopped, and the place of the picture. */

import { draw } from "./editor.ts";
import { openImport } from "./import-dialog.ts";
import { expect, test } from "./shared-page.ts";

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
