/** Symmetric drawing: in all images, undone as one step, and saved with its symmetry. */
import { chooseSymmetry, draw, drawnGame, expectCounts, keys, pull, room, take } from "./editor.ts";
import { expect, test } from "./shared-page.ts";
import { savedGame } from "./stage.ts";

test("what is drawn is drawn in all its images, undone as one step, and saved with its symmetry", async ({
  page,
}) => {
  await draw(page);
  await chooseSymmetry(page, "Turns and mirrors");
  await expect(page.getByLabel("Fold")).toHaveValue("4");
  await take(page, "Link");
  await pull(page, [40, 120], [80, 200]);
  await expectCounts(page, "16 points · 8 edges · 8 pieces");
  await page.locator("#drawing").focus();
  await keys(page, "Control+z");
  await expectCounts(page, "Nothing drawn yet");
  await keys(page, "Control+y");
  await expectCounts(page, "16 points · 8 edges · 8 pieces");
  const { drawing } = await drawnGame(page);
  expect(drawing).toEqual({ symmetry: { kind: "mirrors", fold: 4, centre: [0, 0] } });
  await page.reload();
  await expect(page.locator("body")).toHaveAttribute("data-state", "ready");
  await room(page, "Play");
  expect((await savedGame(page)).drawing).toEqual(drawing);
  expect(page.url()).toMatch(/#1/);
  await room(page, "Draw");
  await expect(page.getByRole("combobox", { name: "Symmetry" })).toHaveValue("mirrors");
});
