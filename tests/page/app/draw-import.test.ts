/** Texts in the drawing room: the format found, a reading that is stopped, and the place of the picture. */

import { draw, expectCounts } from "../editor.ts";
import { drawOn, found, openImport } from "../import-dialog.ts";
import { pasteText } from "../stage.ts";
import { expect, test } from "./app.ts";

test("the format found is said, and can be changed before anything is replaced", async ({
  page,
}) => {
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
});
