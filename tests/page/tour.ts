/** A walk through the states of the page in few loads: rooms, phases, dialogs, sheets, menus, notices.
 *  In each of them it stops, and calls the look of the test. */
import { expect, type Page } from "@playwright/test";
import type { GameDocument, Pair, Turn } from "../../www/engine/types.ts";
import { keys, newPaper, press, room, take, tapAt } from "./editor.ts";
import { STORY } from "./long-game.ts";
import {
  click,
  command,
  fromMenu,
  ONE_WAY,
  openFile,
  openGame,
  tap,
  toBoards,
  visit,
} from "./stage.ts";

/** Called in each state; `within` is the part of the page that has changed, if it is not all of it. A menu
 *  stays in its place even if the window changes. */
export type Look = (state: string, within?: string, stays?: "in place") => Promise<void>;

const DIVIDED: GameDocument = {
  gospace: 1,
  title: "Divided",
  board: { kind: "grid", columns: 2, rows: 1 },
  rules: { preset: "divide-and-choose" },
};

/** After each of them the game asks for something else. */
const PHASES: Turn[] = [
  { komi: "1/2" },
  { take: "black" },
  { play: 0 },
  { play: 1, bid: "3/2" },
  { answer: "black" },
  { reset: 3 },
  { forever: "pass" },
  "agree",
];

const SIDE = 16 * 1024;
const OUTER: Pair[] = [
  [0, 0],
  [SIDE, 0],
  [SIDE, SIDE],
  [0, SIDE],
];
const PLANE: GameDocument = {
  gospace: 1,
  title: "A plane",
  board: { kind: "plane", region: { outer: OUTER } },
  turns: [{ play: [8192, 8192] }],
};

async function close(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog[open]")).toHaveCount(0);
}

async function sample(page: Page): Promise<void> {
  await command(page, "Make it finite…");
  await page.getByLabel(/^Blue noise/).check();
  await expect(page.getByRole("button", { name: "Play on it" })).toBeEnabled();
}

async function sharing(page: Page, look: Look): Promise<void> {
  await page.getByRole("button", { name: "Share link" }).click();
  for (const tab of ["Link", "Embed", "Picture", "Copy as", "File"]) {
    await page.locator("#share").getByRole("tab", { name: tab }).click();
    await look(`sharing: ${tab}`, "#share");
  }
  await close(page);
}

async function rules(page: Page, look: Look): Promise<void> {
  await page.getByRole("button", { name: "Change the rules" }).click();
  await page.getByLabel("Ko bids").check();
  await expect(page.getByRole("alert")).toBeVisible();
  await look("rules that make no sense", "#rules-form");
  await close(page);
}

async function generating(page: Page, look: Look): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "New board" });
  await page.getByRole("button", { name: "New", exact: true }).click();
  const board = page.getByRole("radio", { name: "Random arcs", exact: true });
  await dialog.locator("label").filter({ has: board }).click();
  await expect(board).toBeChecked();
  await expect(dialog.getByRole("button", { name: "Draw on it" })).toBeEnabled();
  await look("a generator", "#generate");
  await close(page);
}

async function inAndOut(page: Page, look: Look): Promise<void> {
  await fromMenu(page, "Import…");
  await page.getByRole("textbox", { name: "Text of the board" }).fill("{");
  await page.getByRole("dialog").getByRole("button", { name: "Draw on it" }).click();
  await expect(page.locator("#import").getByRole("alert")).not.toBeEmpty();
  await look("an import that fails", "#import");
  await close(page);
  await fromMenu(page, "Export…");
  await expect(page.locator("#export")).toBeVisible();
  await look("an export", "#export");
  await close(page);
}

async function reading(page: Page, look: Look): Promise<void> {
  await page.getByRole("button", { name: "Learn", exact: true }).filter({ visible: true }).click();
  const divide = page.getByRole("region", { name: "Divide and choose" });
  const board = divide.locator(".board").nth(1);
  await board.scrollIntoViewIfNeeded();
  await expect(board).toHaveAttribute("data-state", "running");
  for (const summary of await page.locator("#learn summary:visible").all()) await summary.click();
  await look("Learn, with all open");
}

export async function walkOnADesk(page: Page, look: Look): Promise<void> {
  await visit(page);
  await look("an empty board");
  for (const [x, y] of [
    [2, 2],
    [6, 6],
    [4, 4],
  ] as const)
    await click(page, x, y);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "More", exact: true }).click();
  await look("the menu under the turn", "#button-menu", "in place");
  await page.keyboard.press("Escape");
  await command(page, "Resign");
  await openFile(page, "no board");
  await expect(page.locator("#notice")).toBeVisible();
  await expect(page.locator("#board-table td", { hasText: "C7" })).toHaveText("C7 black");
  await look("a game with a notice and a question");
  await page.keyboard.press("Escape");
  // Letters are heard at the board.
  await page.locator("#stage").focus();
  await page.keyboard.press("?");
  await expect(page.locator("#keys")).toBeVisible();
  await look("the keys", "#keys");
  await close(page);
  await rules(page, look);
  await openGame(page, { ...DIVIDED, turns: PHASES });
  for (let count = PHASES.length; count >= 0; count--) {
    await look(`divide and choose after ${count} turns`, "#panel");
    await page.keyboard.press("[");
  }
  await page.getByRole("button", { name: "Dominoes" }).click();
  await click(page, 4, 4);
  await expect(page.getByRole("group", { name: "Placements here" })).toBeVisible();
  await look("a space, where placements overlap", "main, #panel", "in place");
  await openGame(page, ONE_WAY);
  await expect(page.locator("#board-table tr:has(td)")).toHaveCount(4);
  await look("a directed graph");
  await openGame(page, PLANE);
  await page.locator("#stage").focus();
  await keys(page, "ArrowRight");
  await expect(page.locator("#board-table tr")).toHaveCount(1);
  await look("a plane");
  await sample(page);
  await look("the discretizer", "#discretizer");
  await close(page);
  await openGame(page, STORY);
  await page.locator("#record").getByRole("button", { name: "Turn 4: White E3" }).click();
  await command(page, "Options for this turn");
  await look("the menu of a turn", "#turn-menu", "in place");
  await page.keyboard.press("Escape");
  await look("a record with variations", "#panel");
  await sharing(page, look);
  await mine(page, look);
  await drawing(page, look);
  await reading(page, look);
}

async function mine(page: Page, look: Look): Promise<void> {
  await toBoards(page);
  const more = page.locator("#mine .more-button").first();
  await more.focus();
  await keys(page, "Enter");
  await look("the menu of a board", "#button-menu", "in place");
  await page.getByRole("menuitem", { name: "Rename" }).click();
  await look("a board that gets a name", "footer");
  await keys(page, "Enter");
  await more.focus();
  await keys(page, "Enter");
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(page.locator("#notice")).toContainText("Deleted");
  await look("a deleted board", "#notice");
}

async function drawing(page: Page, look: Look): Promise<void> {
  await room(page, "Draw");
  await newPaper(page, "Graph");
  await take(page, "One-way arc");
  await press(page, [0, 0], [80, 0], [80, 0]);
  await keys(page, "v", "Control+a");
  await page.mouse.click(400, 500, { button: "right" });
  await expect(page.getByRole("menu")).toBeVisible();
  await expect(page.locator("#findings .finding").first()).toBeVisible();
  await look("the menu of the drawing", "#drawing-menu", "in place");
  await keys(page, "Escape");
  await look("a drawing with a selection and findings");
  await newPaper(page, "Go-space");
  await take(page, "Point");
  await press(page, [-80, 0], [0, 0]);
  await keys(page, "v", "Control+a", "o", "b");
  await expect(page.locator(".sets li").first()).toBeVisible();
  await look("a drawn space", "#inspector");
  await newPaper(page, "Without lines");
  await take(page, "Region");
  await look("the region's shapes", "#rail, #inspector");
  await newPaper(page, "Disks");
  await look("disks", "#inspector");
  await generating(page, look);
  await inAndOut(page, look);
}

export async function walkOnAPhone(page: Page, look: Look): Promise<void> {
  const more = () => page.getByRole("button", { name: "More" }).tap();
  const back = () =>
    page.getByRole("button", { name: "Close" }).filter({ visible: true }).first().tap();
  await visit(page);
  await tap(page, 4, 4);
  await tap(page, 4, 4);
  await tap(page, 2, 2);
  await look("a proposed play");
  await openFile(page, "no board");
  await expect(page.locator("#notice")).toBeVisible();
  await look("a notice", "#notice");
  await page.getByRole("button", { name: "Dismiss" }).tap();
  await openGame(page, { ...DIVIDED, turns: PHASES });
  for (let count = PHASES.length; count >= 0; count--) {
    await look(`divide and choose after ${count} turns`, "#dock");
    await page.keyboard.press("[");
  }
  await openGame(page, PLANE);
  await more();
  await sample(page);
  await look("the discretizer", "#discretizer");
  await close(page);
  await back();
  await openGame(page, STORY);
  await more();
  await page.locator("#record").getByRole("button", { name: "Turn 4: White E3" }).tap();
  await look("the sheet", "#panel");
  await command(page, "Options for this turn");
  await look("the menu of a turn", "#turn-menu", "in place");
  await page.keyboard.press("Escape");
  await rules(page, look);
  await back();
  await sharing(page, look);
  await page.getByRole("button", { name: "Boards" }).tap();
  await look("the boards", "footer");
  await page.locator("#mine .more-button").first().tap();
  await look("the menu of a board", "#button-menu", "in place");
  await page.getByRole("menuitem", { name: "Delete" }).tap();
  await look("a deleted board", "#notice");
  await room(page, "Draw");
  await newPaper(page, "Graph");
  await take(page, "Point");
  await tapAt(page, [0, 0], [80, 0]);
  await look("a drawing");
  await page.locator("#rail").getByRole("button", { name: "More" }).tap();
  await look("its details", "#inspector");
  await back();
  await generating(page, look);
  await inAndOut(page, look);
  await reading(page, look);
}
