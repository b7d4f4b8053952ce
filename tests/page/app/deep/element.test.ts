/** The element `<go-space>` in other pages. */

import type { GoSpaceElement } from "../../../../pkg/element.js";
import { element, FIVE, write } from "../../both/element.ts";
import { linkOf } from "../../players.ts";
import { expect, test } from "../app.ts";

test("switches are on by a word alone, and off by no, false and 0", async ({ page, blog }) => {
  await write(page, blog, element(`game="${linkOf(FIVE)}"`));
  const switches = await page.evaluate(() => {
    const made = document.querySelector<GoSpaceElement>("go-space");
    if (made === null) throw new Error("there is an element");
    return [null, "", "yes", "true", "1", "readonly", "no", "false", "0"].map((text) => {
      for (const name of ["readonly", "steps"]) {
        if (text === null) made.removeAttribute(name);
        else made.setAttribute(name, text);
      }
      return [made.readonly, made.steps];
    });
  });
  const [on, off] = [
    [true, true],
    [false, false],
  ];
  expect(switches).toEqual([[false, true], on, on, on, on, on, off, off, off]);
});

test("a site that is no address of the web is refused, and none of it runs", async ({
  page,
  blog,
}) => {
  const site = "javascript:document.title='run'//";
  await write(page, blog, element(`mode="frame" site="${site}" game="${linkOf(FIVE)}"`));
  await expect(page.getByText('The attribute "site" begins with javascript:')).toBeVisible();
  await expect(page.locator("go-space iframe")).not.toBeAttached();
  expect(await page.title()).not.toBe("run");
});
