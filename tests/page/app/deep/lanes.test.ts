/** Lanes beside the board: its note, and the choices of its shape and of its stones', which no board enters. */

import { openFromAtlas, visit } from "../../stage.ts";
import { expect, test } from "../app.ts";

test("shapes are pictures, with names that a player would say", async ({ page }) => {
  await visit(page);
  await openFromAtlas(page, "Trominoes");
  const chips = page.locator("#shapes button");
  await expect(chips).toHaveText(["", "", "", "", "", ""]);
  const names = await chips.evaluateAll((all) => all.map((each) => each.ariaLabel));
  expect(names.sort()).toEqual([
    "bent three, corner at the bottom left",
    "bent three, corner at the bottom right",
    "bent three, corner at the top left",
    "bent three, corner at the top right",
    "row of 3, lying",
    "row of 3, standing",
  ]);
});
