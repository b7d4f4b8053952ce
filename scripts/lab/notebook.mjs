// A notebook with boards, played by mouse, by keys and from the kernel, as an author would. The first thing that is not as
// it should be ends the command.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromiumArguments, prepareChromium } from "../chromium.mjs";
import { orFail, tell } from "../output.mjs";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("@playwright/test").Locator} Locator */

/** A path of three points, in a row so that arrow keys have one way. */
const CELLS = [
  `import networkx as nx
from gospace import Board
path = nx.path_graph(["a", "b", "c", "d"])
board = Board.from_graph(path, {node: (x, 0) for x, node in enumerate(path)}, height=240)
board`,
  "board.moves",
  'board.play("d"); board.moves',
  "board",
  "Board.from_graph(nx.DiGraph([(0, 1), (1, 2), (2, 0), (0, 3)]), height=240)",
];

/** Tries all of it, and tells each thing. @param {import("./server.mjs").Lab} lab @param {string} pictures */
export async function tryNotebook(lab, pictures) {
  writeFileSync(join(lab.folder, "board.ipynb"), notebook());
  const { chromium, expect } = await import("@playwright/test");
  const browser = await chromium.launch({
    executablePath: await prepareChromium(),
    args: chromiumArguments(),
  });
  /** @param {string} line @param {() => Promise<void>} work */
  const step = async (line, work) => {
    await orFail(`Not so in JupyterLab: ${line}.`, work);
    tell(`- ${line}`);
  };
  const page = await browser.newPage({ viewport: { width: 1360, height: 860 } });
  try {
    const patient = expect.configure({ timeout: 60_000 });
    const stages = page.locator(".stage");
    const stage = stages.first();
    const moves = (/** @type {number} */ at) => outputOf(page, at).last();
    await page.goto(lab.address("lab/tree/board.ipynb"));
    await step("a cell shows the board of a networkx graph", async () => {
      // Until the kernel is there, a cell is not run and its number stays empty.
      await expect(async () => {
        await runCell(page, 0);
        await expect(page.locator(".jp-InputPrompt").first()).toHaveText(/[\d*]/, {
          timeout: 5000,
        });
      }).toPass({ timeout: 90_000 });
      await patient(stage).toBeVisible();
    });
    await step("a click plays, and board.moves answers in the next cell", async () => {
      await clickPoint(page, stage, 1);
      await runCell(page, 1);
      await patient(moves(1)).toHaveText("[('black', 'b')]");
    });
    await step("keys play, and no shortcut of the notebook acts on them", async () => {
      const cells = await page.locator(".jp-Notebook .jp-Cell").count();
      await stage.focus();
      for (const key of ["a", "b", "d", "d", "ArrowRight", "ArrowRight", "Enter"])
        await page.keyboard.press(key);
      await runCell(page, 1);
      await patient(moves(1)).toHaveText("[('black', 'b'), ('white', 'c')]");
      expect(await page.locator(".jp-Notebook .jp-Cell").count()).toBe(cells);
    });
    await step("a turn of the kernel is shown", async () => {
      await runCell(page, 2);
      await patient(moves(2)).toHaveText("[('black', 'b'), ('white', 'c'), ('black', 'd')]");
      await patient(page.locator(".count").first()).toHaveText("3 / 3");
    });
    await step("two cells show one game, and follow each other", async () => {
      await runCell(page, 3);
      await patient(page.locator(".count").nth(1)).toHaveText("3 / 3");
      await page.getByRole("button", { name: "One turn back" }).nth(1).click();
      await patient(page.locator(".count").first()).toHaveText("2 / 3");
    });
    await step("a directed graph has one-way streets", async () => {
      await runCell(page, 4);
      await patient(stages).toHaveCount(3);
    });
    await page.screenshot({ path: join(pictures, "light.png") });
    await step("the boards follow the theme", async () => {
      await page.locator(".lm-MenuBar-item", { hasText: "Settings" }).click();
      await page.locator(".lm-Menu-item", { hasText: /^Theme/ }).click();
      await page.locator(".lm-Menu-item", { hasText: /^JupyterLab Dark$/ }).click();
      await patient(page.locator('.player[data-theme="dark"]')).toHaveCount(3);
      await patient(page.locator("#jupyterlab-splash")).toHaveCount(0);
    });
    await page.screenshot({ path: join(pictures, "dark.png") });
    await step("the boards are there after a reload, with their games", async () => {
      await page.keyboard.press("Control+s");
      await patient(page.locator(".jp-mod-dirty")).toHaveCount(0);
      await page.reload();
      await patient(page.locator(".count").first()).toHaveText("2 / 3");
    });
  } catch (error) {
    await page.screenshot({ path: join(pictures, "failed.png") });
    throw error;
  } finally {
    await browser.close();
  }
}

function notebook() {
  const cells = CELLS.map((source, at) => {
    const empty = { metadata: {}, execution_count: null, outputs: [] };
    return { cell_type: "code", id: `cell-${at}`, source, ...empty };
  });
  const kernelspec = { name: "python3", display_name: "Python 3", language: "python" };
  return JSON.stringify({ nbformat: 4, nbformat_minor: 5, metadata: { kernelspec }, cells });
}

/** @param {Page} page @param {number} at */
async function runCell(page, at) {
  const text = page.locator(".jp-Notebook .jp-CodeCell").nth(at).locator(".cm-content");
  await text.click({ timeout: 60_000 });
  await page.keyboard.press("Control+Enter");
}

/** @param {Page} page @param {number} at */
function outputOf(page, at) {
  return page.locator(".jp-Notebook .jp-CodeCell").nth(at).locator(".jp-OutputArea-output");
}

/** Clicks a point of the path. @param {Page} page @param {Locator} stage @param {number} at */
async function clickPoint(page, stage, at) {
  const camera = (await stage.locator(".canvases").getAttribute("data-camera")) ?? "";
  const [scale = 0, left = 0, top = 0] = camera.split(" ").map(Number);
  const box = await stage.boundingBox();
  await page.mouse.click((box?.x ?? 0) + left + 40 * at * scale, (box?.y ?? 0) + top);
}
