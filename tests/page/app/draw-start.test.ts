/** The first seconds of drawing: the code that is loaded, the choice of a drawing, and the places of what is said. */

import { expectCounts, firstBoard, room } from "../editor.ts";
import { visit } from "../stage.ts";
import { expect, test } from "./app.ts";

test("Draw opens with four pictures, Generate, Import and this board", async ({ page }) => {
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
});
