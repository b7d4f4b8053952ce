/** The address that follows the game, and the Share dialog. */

import { openShare, playThree } from "../../both/share.ts";
import { expectSaid, visit } from "../../stage.ts";
import { expect, test } from "../app.ts";

test("the address follows the game, and opens it again where it stood", async ({
  page,
  context,
}) => {
  await visit(page);
  expect(page.url()).not.toContain("#");
  await playThree(page);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => page.url()).toMatch(/\.2$/);
  const back = page.url();
  await page.close();
  const other = await context.newPage();
  await other.goto(back);
  await expectSaid(other, /Black to play/);
  await expect(other.locator("#record [aria-current]")).toContainText("2");
  await expect(other.locator("#record .ahead")).toHaveCount(1);
});

test("the moment is copied as Markdown, HTML, SVG, TikZ, LaTeX, oEmbed and a citation, by keyboard", async ({
  page,
}) => {
  await visit(page);
  await playThree(page);
  const share = await openShare(page, "Copy as");
  const text = share.getByRole("textbox", { name: "Text to copy" });
  await expect(text).toHaveValue(/^\[!\[Grid 9×9\]\(grid-9-9\.png\)\]\(http.*#1[\w-]+\)$/);
  const saving = page.waitForEvent("download");
  await share.getByRole("button", { name: "Save the picture" }).click();
  expect((await saving).suggestedFilename()).toBe("grid-9-9.png");
  await share.getByRole("radio", { name: /Markdown/ }).focus();
  const texts = [
    /^<a href="[^"]+#1[\w-]+"><img src="grid-9-9\.png" alt="Grid 9×9"/,
    /^<svg [\s\S]*urn:gospace:document:1[\s\S]*<\/svg>\n?$/,
    /^\\documentclass\[tikz[\s\S]*\\end\{document\}\n$/,
    /\\begin\{picture\}[\s\S]*\\end\{picture\}/,
    /^\{\n {2}"version": "1\.0",\n {2}"type": "rich",\n {2}"title": "Grid 9×9"/,
    /^“Grid 9×9”, after 3 turns\. Gospace, \d+ \w+ \d{4}\. After “Go rules”/,
  ];
  // Radio buttons take arrow keys.
  for (const each of texts) {
    await page.keyboard.press("ArrowDown");
    await expect(text).toHaveValue(each);
  }
  await share.getByRole("radio", { name: /LaTeX ?Without/ }).check();
  const file = page.waitForEvent("download");
  await share.getByRole("button", { name: "Save as a file" }).click();
  expect((await file).suggestedFilename()).toBe("grid-9-9.tex");
  await expect(share.getByRole("status")).toHaveText("Saved.");
});
