/** A house of five points, from the empty paper to the first stone, in counted clicks. */

import { HOUSE } from "../drawings.ts";
import { countPresses, draw, expectCounts, pull, room, take } from "../editor.ts";
import { click, expectSaid } from "../stage.ts";
import { expect, test } from "./app.ts";

test("a house of five points by mouse takes at most 8 clicks to its first stone", async ({
  page,
}) => {
  await draw(page);
  const presses = await countPresses(page);
  await take(page, "Link");
  for (const [i, from] of HOUSE.entries()) await pull(page, from, HOUSE[(i + 1) % 5] ?? from);
  await expectCounts(page, "5 points · 5 edges · 1 piece");
  await room(page, "Play");
  await click(page, -40, 40);
  await expectSaid(page, /^Black .*White to play\.$/);
  expect(await presses()).toBeLessThanOrEqual(8);
});
