/** The tests' ways to draw: by mouse, finger and keys on the drawing area, at spots of the paper. They use nothing of
 *  the page's inside but the drawing area's camera. */
import { expect, type Locator, type Page } from "@playwright/test";
import type { Board, GameDocument, GraphBoard } from "../../www/engine/types.ts";
import {
  drag as dragFinger,
  restAt,
  type Spot,
  savedGame,
  spotIn,
  tapSpot,
  visit,
} from "./stage.ts";

export type At = readonly [number, number];

/** A window in which 8 ticks of a paper are a pixel, and pixels are whole: a mouse has no parts of one. */
export const WHOLE_PIXELS = { viewport: { width: 1280, height: 856 } };

export type Paper = "Graph" | "Go-space" | "Disks" | "Without lines";

/** The drawing room with an empty paper. */
export async function draw(page: Page, paper: Paper = "Graph"): Promise<void> {
  await visit(page);
  await room(page, "Draw");
  await newPaper(page, paper);
}

export async function newPaper(page: Page, paper: Paper): Promise<void> {
  await showBoards(page);
  await newBoard(page).getByRole("button", { name: paper }).click();
  await expect(page.locator("#drawing")).toBeFocused();
  // A new paper has its first tool in hand; these tests choose theirs.
  await take(page, "Select");
  await page.locator("#drawing").focus();
  // Nor do they want the points with which a go-space begins.
  if (paper === "Go-space") await keys(page, "Control+a", "Delete", "0");
}

/** The choice of a drawing with which the room opens. */
export function firstBoard(page: Page): Locator {
  return page.locator("#drawing-start");
}

/** The choice of a drawing to begin with, or of a new one. */
export function newBoard(page: Page): Locator {
  return page.locator("#drawing-start, #generate").filter({ visible: true });
}

export async function showBoards(page: Page): Promise<void> {
  if (!(await newBoard(page).isVisible()))
    await page.getByRole("button", { name: "New", exact: true }).click();
  await expect(newBoard(page)).toBeVisible();
}

/** By the tabs above on a desk, below on a phone. */
export async function room(page: Page, name: "Play" | "Draw"): Promise<void> {
  const rooms = page.locator("#rooms, #tabs").filter({ visible: true });
  await rooms.getByRole("button", { name }).click();
  // The code of the drawing room comes a moment after the first press.
  if (name === "Draw") await expect(page.locator("#drawing")).toBeVisible();
}

/** On a phone some tools stand behind More. */
export async function take(page: Page, tool: string): Promise<void> {
  const rail = page.locator("#rail");
  const button = rail.getByRole("button", { name: tool, exact: true, includeHidden: true });
  if (!(await button.isVisible())) await rail.getByRole("button", { name: /^More/ }).click();
  await button.click();
}

/** Opens a folded part of the panel. */
export async function unfold(page: Page, name: string): Promise<void> {
  const part = page
    .locator("#inspector details")
    .filter({ has: page.locator("summary", { hasText: name }) });
  if ((await part.getAttribute("open")) === null) await part.locator("summary").first().click();
  await expect(part).toHaveAttribute("open");
}

/** The place where the drawing area draws a spot of the paper. */
export function at(page: Page, [x, y]: At): Promise<Spot> {
  return spotIn(page, ["#drawing", "#drawing-canvases"], x, y);
}

export async function press(page: Page, ...spots: readonly At[]): Promise<void> {
  for (const spot of spots) {
    const { x, y } = await at(page, spot);
    await page.mouse.click(x, y);
  }
}

/** With the button down, by way of the middle. */
export async function pull(page: Page, from: At, to: At): Promise<void> {
  await hold(page, from, to);
  await page.mouse.up();
}

/** A drag whose end is still to come. */
export async function hold(page: Page, from: At, to: At): Promise<void> {
  const [start, end] = [await at(page, from), await at(page, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2);
  await page.mouse.move(end.x, end.y);
}

export async function tapAt(page: Page, ...spots: readonly At[]): Promise<void> {
  for (const spot of spots) await tapSpot(page, await at(page, spot));
}

export async function drawFinger(page: Page, from: At, to: At): Promise<void> {
  await dragFinger(page, await at(page, from), await at(page, to));
}

export async function keys(page: Page, ...pressed: readonly string[]): Promise<void> {
  for (const key of pressed) await page.keyboard.press(key);
}

/** "3 ArrowRight" for three presses. */
export async function walk(page: Page, ...steps: readonly (readonly [number, string])[]) {
  for (const [times, key] of steps) for (let i = 0; i < times; i += 1) await keys(page, key);
}

export async function expectCounts(page: Page, words: string | RegExp): Promise<void> {
  await expect(page.locator("#counts")).toHaveText(words);
}

export async function expectSelected(page: Page, words: string): Promise<void> {
  await expect(page.locator("#selected")).toHaveText(words);
}

/** A problem that is named in the panel. */
export function finding(page: Page, words: string): Locator {
  return page.locator("#findings .finding", { hasText: words });
}

/** The steps of the drawing in their list, the newest first. */
export function steps(page: Page): Locator {
  return page.locator("#button-menu").getByRole("menuitemradio");
}

/** Counts what is pressed from now on; the function that it returns tells how often. */
export async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.documentElement.dataset.presses = "0";
    const count = () => {
      const { dataset } = document.documentElement;
      if (dataset.presses !== undefined) dataset.presses = String(Number(dataset.presses) + 1);
    };
    addEventListener("pointerdown", count, { capture: true });
  });
  return async () => Number(await page.locator("html").getAttribute("data-presses"));
}

/** A finger that rests on a spot until the menu comes. */
export async function longPress(page: Page, spot: Spot): Promise<void> {
  await restAt(page, spot, () => expect(page.getByRole("menu")).toBeVisible());
}

export async function chooseSymmetry(page: Page, name: string): Promise<void> {
  await unfold(page, "Symmetry");
  await page.getByRole("combobox", { name: "Symmetry" }).selectOption(name);
}

/** The points of the graph that is drawn. */
export async function drawnPoints(page: Page): Promise<readonly (readonly number[])[]> {
  return (await drawnBoard(page, "graph")).points;
}

/** The bends of its links. */
export async function drawnBends(page: Page): Promise<GraphBoard["bends"]> {
  return (await drawnBoard(page, "graph")).bends;
}

/** The board that is drawn, as Save gives it after Play; then back to the drawing area. */
export async function drawnGame(page: Page): Promise<GameDocument> {
  await room(page, "Play");
  const game = await savedGame(page);
  await room(page, "Draw");
  return game;
}

export async function drawnBoard<K extends Board["kind"]>(
  page: Page,
  kind: K,
): Promise<Extract<Board, { kind: K }>> {
  const { board } = await drawnGame(page);
  if (!isKind(board, kind)) throw new Error(`a ${board.kind} was drawn, no ${kind}`);
  return board;
}

function isKind<K extends Board["kind"]>(
  board: Board,
  kind: K,
): board is Extract<Board, { kind: K }> {
  return board.kind === kind;
}
