/** A finding: a link that passes through a point is named in words, and split there by a button. */

import { draw, drawnBoard, finding, keys, press, take, WHOLE_PIXELS } from "../editor.ts";
import { expect, test } from "./app.ts";

test.use(WHOLE_PIXELS);

test("a link drawn through a point is said to be bent, and split there by a button", async ({
  page,
}) => {
  await draw(page);
  await take(page, "Link");
  await press(page, [-80, 0], [0, 0], [80, 0], [80, 0]);
  await keys(page, "a");
  await press(page, [-80, 0], [80, 0], [80, 0]);
  const bent = finding(page, "The link from A1 to C1 passes through B1.");
  await expect(bent).toContainText("It is drawn bent");
  expect((await drawnBoard(page, "graph")).arcs).toEqual([[0, 2]]);
  await bent.getByRole("button", { name: "Split it there" }).click();
  await expect(bent).toHaveCount(0);
  const { arcs, edges } = await drawnBoard(page, "graph");
  expect({ arcs: arcs ?? [], edges }).toEqual({
    arcs: [],
    edges: [
      [0, 1],
      [1, 2],
    ],
  });
});
