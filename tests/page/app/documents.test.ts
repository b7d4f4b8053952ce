/** Documents by file, drop and paste; one that cannot be read changes nothing. */

import { click, expectSaid, expectSeen, expectTurn, openFile, pasteText, visit } from "../stage.ts";
import { expect, test } from "./app.ts";

const graph = (rest: string) =>
  `{"gospace":1,"board":{"kind":"graph","points":[[0,0],[1,0]],${rest}}}`;

const BROKEN: readonly (readonly [string, string, RegExp])[] = [
  ["not JSON", "a stone, a stone", /cannot be opened\..*JSON/],
  ["a point that is not there", graph('"edges":[[0,1],[0,7]]'), /board\.edges\[1\]/],
  ["a field with a slip", '{"gospace":1,"bord":{}}', /bord/],
  [
    "a newer version",
    '{"gospace":99,"board":{"kind":"grid","columns":2,"rows":2}}',
    /version|newer/i,
  ],
  ["a start without a liberty", graph('"edges":[[0,1]],"start":{"black":[0,1]}'), /start/],
  [
    "an illegal turn",
    '{"gospace":1,"board":{"kind":"grid","columns":3,"rows":3},"turns":[{"play":0},{"play":0}]}',
    /turns\[1\]/,
  ],
];

for (const [what, text, words] of BROKEN) {
  test(`${what} gives words and changes nothing`, async ({ page }) => {
    await visit(page);
    await click(page, 4, 4);
    await openFile(page, text);
    await expect(page.locator("#notice")).toContainText(words);
    await expectSaid(page, words);
    await expectTurn(page, "White", 2);
    await page.getByRole("button", { name: "Dismiss" }).click();
    await expect(page.locator("#notice")).toBeHidden();
    await expectSeen(page, 4, 4, "black");
  });
}

test("pasted text opens", async ({ page }) => {
  await visit(page);
  await pasteText(
    page,
    '{"gospace":1,"title":"Pasted","board":{"kind":"grid","columns":5,"rows":5}}',
  );
  await expect(page).toHaveTitle("Pasted · Gospace");
});

test("a title cannot smuggle in markup", async ({ page }) => {
  await visit(page);
  await pasteText(
    page,
    '{"gospace":1,"title":"<img src=x>","board":{"kind":"grid","columns":2,"rows":2}}',
  );
  await expect(page.locator("#title")).toHaveText("<img src=x>");
});

test("a pasted link opens its game, and an address of another page is said to be no board", async ({
  page,
}) => {
  await visit(page);
  await click(page, 4, 4);
  await expect(page).toHaveURL(/#/);
  const address = page.url();
  await openFile(page, '{"gospace":1,"board":{"kind":"grid","columns":5,"rows":5}}');
  await expect(page.locator("#record")).not.toContainText("E5");
  await pasteText(page, "https://example.org/post#comments");
  await expect(page.locator("#notice")).toContainText("board");
  await pasteText(page, `<${address}>`);
  await expect(page.locator("#record")).toContainText("E5");
  expect(page.url()).toBe(address);
});

test("a large board's address is written once the board is seen, and Back leads to the board before", async ({
  page,
}) => {
  await visit(page);
  await click(page, 4, 4);
  await expect(page).toHaveURL(/#/);
  const before = page.url();
  const grid = '{"gospace":1,"title":"Large","board":{"kind":"grid","columns":120,"rows":90}}';
  await openFile(page, grid);
  await expect(page).toHaveTitle(/Large/);
  await expect(page).not.toHaveURL(before);
  await page.goBack();
  await expect(page).toHaveURL(before);
  await expect(page).not.toHaveTitle(/Large/);
  await page.goForward();
  await expect(page).toHaveTitle(/Large/);
});

test("a dropped file opens, and says what was dropped from it", async ({ page }) => {
  await visit(page);
  await page.evaluate((text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], "loop.json"));
    const drag = (type: string) =>
      new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
    document.body.dispatchEvent(drag("dragenter"));
    document.body.dispatchEvent(drag("drop"));
  }, graph('"edges":[[0,1],[1,1]]'));
  await expect(page.locator("#notice")).toContainText(/from a point to itself/);
  await expect(page.locator("#title")).toHaveText("A board of 2 points");
  await expect(page.locator("#drop-hint")).toBeHidden();
});

test("the bends of a large board follow it, with no more to do", async ({ page }) => {
  await visit(page);
  const points = Array.from({ length: 4000 }, (_, i) => [i, 0]);
  const edges = Array.from({ length: 2000 }, (_, i) => [i, i + 2000]);
  const camera = () => page.locator("#canvases").getAttribute("data-camera");
  const open = async (title: string, links: object) => {
    const board = { kind: "graph", points, ...links };
    await openFile(page, JSON.stringify({ gospace: 1, title, board }));
    await expect(page.locator("#title")).toHaveText(title);
  };
  await open("straight", {});
  const straight = await camera();
  await open("bent", { edges });
  // The board reaches as far as its bends.
  await expect.poll(camera).not.toBe(straight);
});
