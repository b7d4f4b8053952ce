/** Liberties as ink: where it is seen, and what of it moves. */

import { GRID } from "../both/breath.ts";
import { expectRed, hover, openGame, visit } from "../stage.ts";
import { test } from "./app.ts";

test("ink runs from a stone along its free links, and gathers at the liberties", async ({
  page,
}) => {
  await visit(page);
  await openGame(page, GRID);
  await hover(page, 4, 4);
  for (const [x, y] of [
    [4.7, 4],
    [5, 4],
    [4, 3.3],
    [4, 5],
  ] as const)
    await expectRed(page, x, y);
  await expectRed(page, 2.5, 4, false);
  await page.mouse.move(0, 0);
  await expectRed(page, 5, 4, false);
});
