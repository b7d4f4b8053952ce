/** Memory of a page that stays open: boards that are replaced leave nothing behind. */

import type { GameDocument } from "../../www/engine/types.ts";
import { expect, type Page, test } from "./shared-page.ts";
import { openGame, pasteText, visit } from "./stage.ts";

interface Counts {
  readonly nodes: number;
  readonly jsEventListeners: number;
}

function board(columns: number): GameDocument {
  return {
    gospace: 1,
    title: `Board ${columns}`,
    board: { kind: "grid", columns: 3 + (columns % 5), rows: 4 },
  };
}

/** Plays on boards, one after another; each is saved. */
async function playOn(page: Page, from: number, to: number): Promise<void> {
  for (let at = from; at < to; at++) {
    await pasteText(page, JSON.stringify(board(at)));
    await expect(page.locator("#title")).toHaveText(`Board ${at}`);
    await page.locator("#stage").focus();
    for (const key of ["ArrowRight", "Enter"]) await page.keyboard.press(key);
    await expect(page.locator("#record li")).toHaveCount(2);
  }
}

/** On the same board each time, after a collection of garbage. */
async function countsOf(page: Page): Promise<Counts> {
  await openGame(page, board(0));
  // The last frame and the board table hold parts of the board before.
  await page.waitForTimeout(500);
  const client = await page.context().newCDPSession(page);
  await client.send("HeapProfiler.enable");
  await client.send("HeapProfiler.collectGarbage");
  const counts = await client.send("Memory.getDOMCounters");
  await client.detach();
  return counts;
}

test("sixty saved boards leave a page as many nodes and listeners as thirty", async ({ page }) => {
  await visit(page);
  await playOn(page, 1, 31);
  const before = await countsOf(page);
  await playOn(page, 31, 61);
  // Each request to the database that is still under way has some too.
  await expect(async () => {
    const after = await countsOf(page);
    expect(after.nodes - before.nodes).toBeLessThan(40);
    expect(after.jsEventListeners - before.jsEventListeners).toBeLessThan(10);
  }).toPass();
});

/** Live maps: each layout of a graph has some. */
async function mapsOf(page: Page): Promise<number> {
  const client = await page.context().newCDPSession(page);
  await client.send("HeapProfiler.enable");
  await client.send("HeapProfiler.collectGarbage");
  const expression = "Map.prototype";
  const { result } = await client.send("Runtime.evaluate", { expression });
  const { objects } = await client.send("Runtime.queryObjects", {
    prototypeObjectId: result.objectId ?? "",
  });
  const { result: length } = await client.send("Runtime.callFunctionOn", {
    objectId: objects.objectId ?? "",
    functionDeclaration: "function () { return this.length; }",
  });
  await client.detach();
  return length.value;
}

test("the atlas lets the layouts of its plates go once they are painted", async ({ page }) => {
  await visit(page);
  const before = await mapsOf(page);
  await page.keyboard.press("g");
  const canvases = page.locator("#atlas .plate canvas");
  await canvases.first().waitFor();
  const count = await canvases.count();
  for (let at = 0; at < count; at += 8) {
    await canvases.nth(at).scrollIntoViewIfNeeded();
    await expect(canvases.nth(at)).toHaveAttribute("width", /./);
  }
  expect((await mapsOf(page)) - before).toBeLessThan(count / 2);
});
