/** Colours of a drawing: given by keys to all that is selected, told, undone, and kept in the file. */

import { drawRow } from "./drawings.ts";
import { drawnGame, keys } from "./editor.ts";
import { expect, test } from "./shared-page.ts";
import { expectSaid } from "./stage.ts";

test("all that is selected is coloured by keys in one step, told, undone, and kept in the file", async ({
  page,
}) => {
  await drawRow(page);
  const colours = page.getByRole("group", { name: "Colour" });
  await colours.getByRole("button", { name: "None" }).focus();
  await keys(page, "ArrowRight", "ArrowRight");
  await expect(colours.getByRole("button", { name: "Amber" })).toBeFocused();
  await keys(page, "Enter");
  await expectSaid(page, "5 items coloured amber");
  await expect(colours.getByRole("button", { name: "Amber" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await keys(page, "Control+z");
  await expectSaid(page, "5 items without colour");
  await expect(colours.getByRole("button", { name: "None" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await keys(page, "Control+y");
  const drawn = await drawnGame(page);
  expect(drawn.drawing).toEqual({
    colours: {
      amber: {
        points: [0, 1, 2],
        links: [
          [0, 1],
          [1, 2],
        ],
      },
    },
  });
  await page.locator("#drawing").focus();
  await keys(page, "Control+a");
  await expect(colours.getByRole("button", { name: "Amber" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});
