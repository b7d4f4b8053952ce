/** The first seconds of drawing: the choice of a drawing, the first strokes, and what asks or says something. */

import {
  at,
  countPresses,
  draw,
  drawnBoard,
  expectCounts,
  expectSelected,
  firstBoard,
  hold,
  keys,
  newBoard,
  newPaper,
  press,
  pull,
  room,
  showBoards,
  take,
  unfold,
} from "../../editor.ts";
import { click, visit } from "../../stage.ts";
import { expect, type Page, test } from "../app.ts";

const tool = (page: Page, name: string) =>
  page.locator("#rail").getByRole("button", { name, exact: true });

test("the top line has Undo, Redo, New, Play it, Share and a menu, and Play it sleeps until it can be played on", async ({
  page,
}) => {
  await draw(page);
  const line = page.locator("#draw-buttons").getByRole("button");
  await expect(line).toHaveText(["", "", "New", "Play it", /^Share/, ""]);
  const play = page.getByRole("button", { name: "Play it" });
  await expect(play).toBeDisabled();
  await take(page, "Link");
  await pull(page, [0, 0], [80, 0]);
  await expect(play).toBeEnabled();
  await keys(page, "Control+a", "Delete");
  await expect(play).toBeDisabled();
  await keys(page, "Control+z");
  await play.click();
  await expect(page.locator("#stage")).toBeFocused();
  await click(page, 80, 0);
  await expect(page.locator("#record")).toContainText("1");
});

test("a sentence on the empty paper goes with the first point", async ({ page }) => {
  await draw(page);
  const hint = page.locator("#drawing-tip");
  await keys(page, "p");
  await expect(hint).toHaveText("Click to put a point. Drag from a point to link.");
  await press(page, [0, 0]);
  await expect(hint).not.toHaveClass(/beginning/);
  await expect(hint).toHaveText(/^Tap to add a point/);
  await keys(page, "Control+z");
  await expect(hint).toHaveClass(/beginning/);
});

test("a go-space opens on nine points with one domino, and B makes a stone of two others", async ({
  page,
}) => {
  await visit(page);
  await room(page, "Draw");
  await firstBoard(page).getByRole("button", { name: "Go-space" }).click();
  await expectCounts(page, "9 points · 1 placement");
  await expect(page.getByRole("button", { name: "Play it" })).toBeEnabled();
  const hint = page.locator("#drawing-tip");
  await expect(hint).toHaveText("Select two points; press B: a stone can be that.");
  await press(page, [-40, -40]);
  await page.keyboard.down("Shift");
  await press(page, [0, -40]);
  await page.keyboard.up("Shift");
  await keys(page, "b");
  await expectCounts(page, "9 points · 2 placements");
  await expect(hint).not.toHaveClass(/beginning/);
  const { placements, open } = await drawnBoard(page, "gospace");
  expect(placements).toEqual([
    [4, 5],
    [0, 1],
  ]);
  expect(open).toEqual(placements);
});

test("a tool puts the choice away, and so does a press on the paper", async ({ page }) => {
  await visit(page);
  await room(page, "Draw");
  await take(page, "Erase");
  await expect(firstBoard(page)).toBeHidden();
  await showBoards(page);
  await press(page, [0, 0]);
  await expect(newBoard(page)).toBeHidden();
});

test("arrows walk the choices, and Enter takes one", async ({ page }) => {
  await visit(page);
  await keys(page, "F2");
  await expect(firstBoard(page).getByRole("button", { name: "Graph" })).toBeFocused();
  await keys(page, "ArrowRight", "ArrowRight", "ArrowLeft", "Enter");
  await expect(page.locator("#drawing")).toBeFocused();
  await expect(tool(page, "Disk")).toHaveAttribute("aria-pressed", "true");
  await expectCounts(page, "Nothing drawn yet");
});

test("letters take tools while the choice of a drawing is there", async ({ page }) => {
  await visit(page);
  await keys(page, "F2");
  await expect(firstBoard(page).getByRole("button", { name: "Graph" })).toBeFocused();
  await keys(page, "e", "x");
  await expect(firstBoard(page)).toBeHidden();
  await expect(tool(page, "Erase")).toHaveAttribute("aria-pressed", "true");
});

test("New takes the first tool of its paper", async ({ page }) => {
  await visit(page);
  await room(page, "Draw");
  for (const [paper, first] of [
    ["Graph", "Point"],
    ["Disks", "Disk"],
    ["Without lines", "Region"],
    ["Go-space", "Select"],
  ] as const) {
    await showBoards(page);
    await newBoard(page).getByRole("button", { name: paper }).click();
    await expect(tool(page, first)).toHaveAttribute("aria-pressed", "true");
  }
});

for (const [device, size] of [
  ["a phone", { width: 390, height: 844 }],
  ["a low window", { width: 844, height: 390 }],
  ["a desk", { width: 1360, height: 860 }],
] as const)
  test(`the first stone on an own board takes at most 8 clicks on ${device}`, async ({ page }) => {
    await page.setViewportSize(size);
    await visit(page);
    const presses = await countPresses(page);
    await room(page, "Draw");
    await firstBoard(page).getByRole("button", { name: "Graph" }).click();
    await press(page, [0, 0]);
    await pull(page, [0, 0], [40, 0]);
    await room(page, "Play");
    await click(page, 0, 0);
    await expect(page.locator("#record")).toContainText("1");
    expect(await presses()).toBeLessThanOrEqual(8);
  });

test("Link on empty ground makes both points, as one step that Escape takes back", async ({
  page,
}) => {
  await draw(page);
  await keys(page, "l");
  await pull(page, [0, 0], [80, 0]);
  await expectCounts(page, "2 points · 1 edge · 1 piece");
  await keys(page, "Control+z");
  await expectCounts(page, "Nothing drawn yet");
  await hold(page, [0, 0], [80, 0]);
  await keys(page, "Escape");
  await page.mouse.up();
  await expectCounts(page, "Nothing drawn yet");
  await keys(page, "a");
  await pull(page, [0, 40], [80, 40]);
  await expectCounts(page, "2 points · 0 edges · 1 arc · 1 piece");
});

test("a double click on empty ground adds a point, and on a link splits it", async ({ page }) => {
  await draw(page);
  for (const spot of [
    [0, 0],
    [160, 0],
  ] as const) {
    const { x, y } = await at(page, spot);
    await page.mouse.dblclick(x, y);
  }
  await expectCounts(page, /^2 points · 0 edges/);
  await take(page, "Link");
  await pull(page, [0, 0], [160, 0]);
  await take(page, "Select");
  const { x, y } = await at(page, [80, 0]);
  await page.mouse.dblclick(x, y);
  await expectCounts(page, "3 points · 2 edges · 1 piece");
});

test("the plus beside a selected point adds a linked neighbour, and a drag from it a link", async ({
  page,
}) => {
  await draw(page);
  await take(page, "Point");
  await press(page, [0, 0]);
  await take(page, "Select");
  const plus = async (from: readonly [number, number]) => {
    const { x, y } = await at(page, from);
    return { x: x + 32, y };
  };
  const first = await plus([0, 0]);
  await page.mouse.click(first.x, first.y);
  await expectCounts(page, "2 points · 1 edge · 1 piece");
  await expectSelected(page, "1 point");
  const second = await plus([40, 0]);
  const end = await at(page, [80, 80]);
  await page.mouse.move(second.x, second.y);
  await page.mouse.down();
  await page.mouse.move(second.x + 20, second.y + 20);
  await page.mouse.move(end.x, end.y);
  await page.mouse.up();
  await expectCounts(page, "3 points · 2 edges · 1 piece");
  expect((await drawnBoard(page, "graph")).points).toEqual([
    [0, 0],
    [40, 0],
    [80, 80],
  ]);
});

test("Point on an empty board without lines asks before it becomes a graph", async ({ page }) => {
  await draw(page, "Without lines");
  await keys(page, "p");
  const question = page.getByRole("dialog", { name: "Make it a graph?" });
  await question.getByRole("button", { name: "Keep the board without lines" }).click();
  await expect(question).toBeHidden();
  await expectCounts(page, "Nothing drawn yet");
  await expect(tool(page, "Point")).toHaveAttribute("aria-pressed", "false");
  await keys(page, "p");
  await question.getByRole("button", { name: "Make it a graph" }).click();
  await expect(tool(page, "Point")).toHaveAttribute("aria-pressed", "true");
  await press(page, [0, 0]);
  await expectCounts(page, /^1 point · /);
});

test("Enter closes an outline, also when a button of the rail has the focus", async ({ page }) => {
  await draw(page, "Without lines");
  await take(page, "Region");
  await press(page, [0, 0], [1024, 0], [0, 1024]);
  await expect(page.locator("#drawing-tip")).toContainText("Enter");
  await tool(page, "Region").focus();
  await keys(page, "Enter");
  await take(page, "Stones");
  expect((await drawnBoard(page, "plane")).region).toEqual({
    outer: [
      [0, 0],
      [1024, 0],
      [0, 1024],
    ],
  });
});

test("the eraser cuts everything along its way", async ({ page }) => {
  await draw(page);
  await take(page, "Link");
  for (const x of [0, 40, 80, 120]) await pull(page, [x, 0], [x, 80]);
  await expectCounts(page, "8 points · 4 edges · 4 pieces");
  await take(page, "Erase");
  const [from, to] = [await at(page, [-30, 40]), await at(page, [150, 40])];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
  await expectCounts(page, "8 points · 0 edges · 8 pieces");
  await keys(page, "Control+z");
  await expectCounts(page, "8 points · 4 edges · 4 pieces");
});

test("after a number or a title and Enter the focus returns to the paper", async ({ page }) => {
  await draw(page);
  await unfold(page, "Snapping");
  await page.getByLabel("Grid pitch").fill("20");
  await keys(page, "Enter");
  await expect(page.locator("#drawing")).toBeFocused();
  await page.getByLabel("Title", { exact: true }).fill("Mine");
  await keys(page, "Enter");
  await expect(page.locator("#drawing")).toBeFocused();
  await expect(page).toHaveTitle(/^Mine/);
});

test("F2 works after Escape and after a click", async ({ page }) => {
  await draw(page);
  await take(page, "Link");
  await pull(page, [0, 0], [80, 0]);
  await keys(page, "Escape", "Escape", "Escape", "F2");
  await expect(page.locator("#stage")).toBeFocused();
  await keys(page, "F2");
  await expect(page.locator("#drawing")).toBeFocused();
  await take(page, "Select");
  await keys(page, "F2");
  await expect(page.locator("#stage")).toBeFocused();
});

test("the list of keys has the drags and clicks of the drawing room", async ({ page }) => {
  await draw(page);
  await keys(page, "?");
  const list = page.getByRole("dialog", { name: "Keys" });
  for (const words of ["Hold it and drag: move the paper", "Name a point", "Play on this board"])
    await expect(list).toContainText(words);
});

/** Milliseconds from the last stroke to the first problem that is shown. */
function firstPause(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let last = Number.POSITIVE_INFINITY;
        addEventListener("pointerup", () => (last = performance.now()), { capture: true });
        new MutationObserver(() => {
          if (document.querySelector("#findings .finding") !== null)
            resolve(performance.now() - last);
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
}

test("problems of a new kind wait for a pause, then stand in one line", async ({ page }) => {
  await draw(page);
  await take(page, "Point");
  const pause = firstPause(page);
  await press(page, [-80, 0], [0, 0], [80, 0], [160, 0]);
  expect(await pause).toBeGreaterThanOrEqual(900);
  await expectCounts(page, "4 points · 0 edges · 4 pieces");
  await expect(page.locator("#findings .finding:visible").first()).toBeVisible();
  await expect(page.locator("#findings")).toContainText("3 more like this");
});

test("a new paper never inherits the old game's turns, and the title changes with it", async ({
  page,
}) => {
  await draw(page, "Without lines");
  await take(page, "Region");
  await pull(page, [-1536, -1280], [1536, 1280]);
  await unfold(page, "Exact numbers");
  await page.getByLabel("Stone radius").fill("256");
  await keys(page, "Enter");
  await page.getByLabel("Title", { exact: true }).fill("Old");
  await keys(page, "Enter", "F2");
  await expect(page.locator("#stage")).toBeFocused();
  await click(page, 0, 0);
  await expect(page.locator("#record li")).toHaveCount(2);
  await room(page, "Draw");
  await newPaper(page, "Without lines");
  await expect(page).toHaveTitle(/^Untitled drawing/);
  await take(page, "Region");
  await pull(page, [-1792, -1280], [1536, 1280]);
  await room(page, "Play");
  await expect(page.locator("#record li")).toHaveCount(1);
  await expect(page).not.toHaveTitle(/Old/);
  await expect(page.locator("#notice")).toContainText("Your last game is saved.");
});

test("a game that goes on upon its changed board is not called another game", async ({ page }) => {
  await draw(page);
  await take(page, "Link");
  await press(page, [0, 0], [80, 0], [160, 0], [160, 0]);
  await keys(page, "F2", "ArrowRight", "Enter");
  await expect(page.locator("#record li")).toHaveCount(2);
  await keys(page, "F2", "p");
  await press(page, [80, 80]);
  await pull(page, [80, 80], [80, 0]);
  await expectCounts(page, "4 points · 3 edges · 1 piece");
  await keys(page, "F2");
  await expect(page.locator("#stage")).toBeFocused();
  await expect(page.locator("#record li")).toHaveCount(2);
  // A notice fades by itself after 6 seconds, so only one that never came is hidden so soon.
  expect(await page.locator("#notice").isVisible()).toBe(false);
});

test("a tab that is loaded anew in the drawing room stays there", async ({ page }) => {
  await visit(page);
  await room(page, "Draw");
  await expect(page.locator("#drawing-start").getByRole("button").first()).toBeFocused();
  await page.waitForTimeout(500);
  await page.reload();
  await expect(page.locator("#drawing")).toBeVisible();
  await expect(page.locator("#counts")).toContainText("81 points");
});
