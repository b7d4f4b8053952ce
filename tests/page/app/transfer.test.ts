/** Boards brought in by a drop, from the clipboard, and while other texts are read. */

import { expectCounts, newPaper, room } from "../editor.ts";
import { savedGame, visit } from "../stage.ts";
import { expect, type Page, test } from "./app.ts";

const GRAPHML = `<?xml version="1.0"?>
<graphml xmlns="http://graphml.graphdrawing.org/xmlns">
  <key id="l" for="node" attr.name="label" attr.type="string"/>
  <key id="x" for="node" attr.name="x" attr.type="double"/>
  <key id="y" for="node" attr.name="y" attr.type="double"/>
  <graph edgedefault="undirected">
    <node id="p"><data key="l">left</data><data key="x">0</data><data key="y">0</data></node>
    <node id="q"><data key="l">right</data><data key="x">40</data><data key="y">30</data></node>
    <edge source="p" target="q"/>
  </graph>
</graphml>`;

async function dropFile(page: Page, name: string, text: string): Promise<void> {
  await page.evaluate(
    ([fileName, content]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content ?? ""], fileName ?? ""));
      document.body.dispatchEvent(
        new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }),
      );
    },
    [name, text],
  );
}

test("a dropped GraphML file opens in both rooms", async ({ page }) => {
  await visit(page);
  await dropFile(page, "pair.graphml", GRAPHML);
  await expect(page.locator("#title")).toHaveText("A board of 2 points");
  expect((await savedGame(page)).board).toEqual({
    kind: "graph",
    points: [
      [0, 0],
      [40, 30],
    ],
    edges: [[0, 1]],
    labels: ["left", "right"],
  });
  await room(page, "Draw");
  await newPaper(page, "Graph");
  await dropFile(page, "pair.graphml", GRAPHML);
  await expectCounts(page, /^2 points · 1 edge · 1 piece/);
});
