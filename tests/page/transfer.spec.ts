/** Boards brought in by a drop, from the clipboard, and while other texts are read. */

import { TRIANGLE } from "./drawings.ts";
import { draw, drawnBoard, expectCounts, expectSelected, keys, newPaper, room } from "./editor.ts";
import { expect, JOURNEY, type Page, test } from "./shared-page.ts";
import { holdBack, openGame, pasteText, savedGame, visit } from "./stage.ts";

/** Script of the worker, which reads texts. */
const WORKER = /\/worker-[\w-]+\.js$/;

test("what is copied and pasted is there twice", async ({ page }) => {
  await visit(page);
  await openGame(page, TRIANGLE);
  await room(page, "Draw");
  await page.keyboard.press("Escape");
  await expect(page.locator("#drawing")).toBeFocused();
  await keys(page, "Control+a", "Control+c", "Control+v");
  await expectCounts(page, /^6 points · 0 edges · 6 arcs · 2 pieces/);
  await expectSelected(page, "3 points · 3 links");
  await keys(page, "Control+x");
  await expectCounts(page, /^3 points · 0 edges · 3 arcs · 1 piece/);
  await keys(page, "Control+v", "Control+v");
  const { points, arcs } = await drawnBoard(page, "graph");
  expect(points).toHaveLength(9);
  expect(arcs).toEqual([0, 3, 6].flatMap((n) => [0, 1, 2].map((i) => [n + i, n + ((i + 1) % 3)])));
});

/** Pastes two texts, which are read once the function that it returns is called. */
async function pasteTwoUnread(page: Page): Promise<() => void> {
  const release = await holdBack(page, WORKER);
  await draw(page);
  await pasteText(page, "a b\nb c\nc a");
  await pasteText(page, "d -> e\ne -> f");
  return release;
}

test("texts that are pasted while others are read all come onto the paper, in their order", async ({
  page,
}) => {
  const release = await pasteTwoUnread(page);
  await expect(page.locator("#notice")).toContainText("Reading");
  await room(page, "Play");
  release();
  await room(page, "Draw");
  await expectCounts(page, "6 points · 3 edges · 2 arcs · 2 pieces");
  const { labels } = await drawnBoard(page, "graph");
  expect(labels).toEqual(["a", "b", "c", "d", "e", "f"]);
});

test("a text whose reading is stopped takes those after it along, and the next one is read", async ({
  page,
}) => {
  const release = await pasteTwoUnread(page);
  await page.locator("#notice").getByRole("button", { name: "Stop" }).click();
  release();
  await pasteText(page, "g h\nh i");
  await expectCounts(page, "3 points · 2 edges · 1 piece");
});

test("a copied part is pasted though no worker comes", async ({ page }) => {
  await holdBack(page, WORKER);
  await visit(page);
  await openGame(page, TRIANGLE);
  await room(page, "Draw");
  await page.keyboard.press("Escape");
  await keys(page, "Control+a", "Control+c", "Control+v", "Control+v");
  await expectCounts(page, /^9 points · 0 edges · 9 arcs · 3 pieces/);
});

test("a dropped GraphML file opens in both rooms", JOURNEY, async ({ page }) => {
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
