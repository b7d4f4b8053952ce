/** The record as a tree: variations, walking, edits, comments, marks. */

import type { GameDocument, Turn } from "../../../www/engine/types.ts";
import { STORY } from "../long-game.ts";
import {
  click,
  colourAt,
  command,
  expectSaid,
  expectSeen,
  expectTurn,
  fromMenu,
  openFile,
  openGame,
  savedGame,
  spotOf,
  tap,
  visit,
  writeComment,
} from "../stage.ts";
import { expect, type Locator, type Page, test } from "./app.ts";

const entries = (page: Page) => page.locator("#record .entry");
const current = (page: Page) => page.locator("#record [aria-current]");
const comment = (page: Page) => page.getByRole("textbox", { name: /^Comment on/ });
const turn = (page: Page, name: string) => page.locator("#record").getByRole("button", { name });

async function withTurn(page: Page, name: string): Promise<void> {
  await command(page, "Options for this turn");
  await page.getByRole("menuitem", { name, exact: true }).click();
}

async function wheel(page: Page, over: Locator, by: number): Promise<void> {
  await over.hover();
  await page.mouse.wheel(0, by);
}

test("a tap elsewhere closes the turn's menu, also where the browser does not", async ({
  page,
}) => {
  await visit(page);
  await openGame(page, STORY);
  await command(page, "Options for this turn");
  const menu = page.getByRole("menu", { name: "Options for this turn" });
  await expect(menu).toBeVisible();
  await menu.getByRole("menuitem").first().hover();
  await turn(page, "Turn 4: White G3").first().click();
  await expect(menu).toBeHidden();
});

test("one walks by clicks, keys, wheel and slider, on every line", async ({ page }) => {
  await visit(page);
  await openGame(page, STORY);
  await turn(page, "Turn 4: White G3").first().click();
  await expectSaid(page, "After turn 4 of 4, variation 2 of 2. Black to play. 1 mark.");
  await expectSeen(page, 2, 6, "black");
  await page.keyboard.press("ArrowLeft");
  await expectSaid(page, "Took back White G3. White to play.");
  await expect(current(page)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expectSaid(page, "After turn 3 of 4, variation 1 of 2. White to play.");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await expect(current(page)).toHaveText("4E3");
  await page.keyboard.press("End");
  await expectSaid(page, "After turn 5 of 5, variation 2 of 2. White to play. Comment: Calm.");
  await page.locator("#stage").focus();
  await page.keyboard.press("[");
  await expect(current(page)).toHaveText("4E3");
  await wheel(page, current(page), -120);
  await expect(current(page)).toHaveText("2G7");
  await wheel(page, current(page), 60);
  await expect(current(page)).toHaveText("3E5");
  await page.getByRole("slider", { name: "Turn" }).fill("0");
  await expect(comment(page)).toHaveValue("Of two.");

  const long = { ...STORY, title: "Long", turns: row(12) };
  await openGame(page, long);
  const slider = page.getByRole("slider", { name: "Turn" });
  await expect(slider).toHaveAttribute("aria-valuetext", "turn 12 of 12");
  await slider.fill("5");
  await expectSaid(page, "After turn 5 of 12. White to play.");
});

test("lines are promoted, moved and deleted, and what is deleted comes back", async ({ page }) => {
  await visit(page);
  await openGame(page, STORY);
  await turn(page, "Turn 4: White E3").click();
  await withTurn(page, "Make it the main line");
  await expectSaid(page, "Turn 4 of 5, variation 1 of 2.");
  const promoted = (await savedGame(page)).turns?.at(3);
  const calm: Turn = { pass: true, comment: "Calm." };
  expect(promoted).toEqual({ play: 58, variations: [[{ play: 60 }]] });
  await withTurn(page, "Move down");
  expect((await savedGame(page)).turns?.at(3)).toMatchObject({
    variations: [[{ play: 58 }, calm]],
  });

  await turn(page, "Turn 3: Black E5").click();
  await withTurn(page, "Delete from here");
  await expect(page.locator("#notice")).toContainText("Deleted 4 turns.");
  await expect(current(page)).toHaveText("2G7");
  await expect(entries(page)).toHaveCount(5);
  await page.getByRole("button", { name: "Bring them back" }).click();
  await expect(page.locator("#notice")).toBeHidden();
  await expect(current(page)).toHaveText("3E5");
  expect(await savedGame(page)).toEqual(STORY);
});

test("comments and marks are written beside the turn, and are in the link and the file", async ({
  page,
}) => {
  await visit(page);
  await openGame(page, { ...STORY, title: "Marked" });
  await writeComment(page, "A <b>first</b> word");
  await command(page, "Mark");
  await click(page, 2, 2);
  await expectSaid(page, "C7: triangle.");
  await click(page, 0, 0);
  await click(page, 0, 0);
  await expectSaid(page, "A9: triangle taken away.");
  // By the keyboard: a label where the cursor is.
  await page.keyboard.press("5");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expectSaid(page, /^\S+: label A\.$/);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("group", { name: "Marks" })).toBeHidden();
  await expect(page.locator("#board-table td", { hasText: "C7" })).toHaveText("C7 black, triangle");
  const { turns = [] } = await savedGame(page);
  expect(turns.at(-1)).toMatchObject({
    play: 60,
    comment: "A <b>first</b> word",
    marks: { triangle: [20], label: [[expect.any(Number), "A"]] },
    variations: [[{ play: 58 }, { pass: true, comment: "Calm." }]],
  });
  await expect(turn(page, "Turn 4: White G3, with a comment, 2 marks")).toBeVisible();
  await expect.poll(() => page.url()).toContain("#");
  await page.waitForTimeout(400);
  await page.reload();
  await expect(comment(page)).toHaveValue("A <b>first</b> word");
  expect((await savedGame(page)).turns).toEqual(turns);
});

test("an SGF file shows its tree, and a comment on it is in the SGF again", async ({ page }) => {
  await visit(page);
  await openFile(page, "(;SZ[9];B[cc](;W[gg]C[Far.])(;W[ee];B[gg]LB[cc:x]))", "two.sgf");
  await expect(entries(page)).toHaveText(["Start", "1C7", "2G3", "2E5", "3G3"]);
  await expect(comment(page)).toHaveValue("Far.");
  await turn(page, "Turn 3: Black G3, 1 mark").click();
  await writeComment(page, "Near.");
  await fromMenu(page, "Export…");
  await page.getByRole("radio", { name: /SGF/ }).check();
  await expect(page.getByRole("textbox", { name: "The text" })).toHaveValue(
    /\(\s*;W\[gg\]C\[Far\.\]\)\s*\(\s*;W\[ee\]\s*;B\[gg\]C\[Near\.\]LB\[cc:x\]\)/,
  );
});

test("a position is played from as a game of its own", async ({ page }) => {
  await visit(page);
  await openGame(page, STORY);
  await turn(page, "Turn 3: Black C3").click();
  await withTurn(page, "Play from here as a new game");
  await expectTurn(page, "White", 2);
  const { board, turns } = await savedGame(page);
  expect(board).toEqual({ ...STORY.board, start: { black: [20, 56], white: [24] } });
  expect(turns).toEqual(["pass"]);
  await page.getByRole("button", { name: "Bring it back" }).click();
  await expect(current(page)).toHaveText("3C3");
});

test("marks stand out on black, on white and on the board", async ({ page }) => {
  await visit(page);
  const marks = { square: [20, 24, 40] };
  await openGame(page, { ...STORY, turns: [{ play: 20 }, { play: 24, marks }] });
  for (const [x, y] of [
    [2, 2],
    [6, 2],
    [4, 4],
  ] as const) {
    const side = await darkest(page, x, y, [0.19, 0.2, 0.21, 0.22]);
    const inside = await colourAt(page, await spotOf(page, x + 0.08, y - 0.08));
    expect(Math.abs(brightness(side) - brightness(inside))).toBeGreaterThan(90);
  }
});

test("on a plane a stone is marked, and a spot as near as one can tap", async ({ page }) => {
  await visit(page);
  const side = 20_000;
  const outer: [number, number][] = [
    [0, 0],
    [side, 0],
    [side, side],
    [0, side],
  ];
  const board: GameDocument["board"] = { kind: "plane", region: { outer } };
  await openGame(page, { gospace: 1, title: "Plane", board, turns: [{ play: [9000, 9000] }] });
  await command(page, "Mark");
  await page.getByRole("button", { name: "Mark: label" }).click();
  await click(page, 9300, 9200);
  await expectSaid(page, /: label A\.$/);
  await click(page, 14_000, 5_000);
  await expectSaid(page, /: label B\.$/);
  await expect(page.locator("#board-table")).toContainText("label B");
  const [first] = (await savedGame(page)).turns ?? [];
  expect(first).toMatchObject({ play: [9000, 9000], marks: { label: [[[9000, 9000], "A"], {}] } });
  await click(page, 14_200, 5_100);
  await expectSaid(page, /: label B taken away\.$/);
  expect((await savedGame(page)).turns).toEqual([
    { play: [9000, 9000], marks: { label: [[[9000, 9000], "A"]] } },
  ]);
});

test("two thousand turns with five hundred variations are walked through", async ({ page }) => {
  await visit(page);
  await openGame(page, { gospace: 1, title: "Long", board: CROWD, turns: row(2000, 4) });
  await expect(current(page)).toContainText("2000");
  await page.getByRole("slider", { name: "Turn" }).fill("0");
  await page.locator("#stage").focus();
  await page.keyboard.press("]");
  await expect(current(page)).toHaveText("1A40");
  await page.getByRole("slider", { name: "Turn" }).fill("1000");
  await expect(current(page)).toContainText("1000");
  expect(await entries(page).count()).toBeLessThan(400);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the record stands in the sheet, and marks are set by taps", async ({ page }) => {
    await visit(page);
    await openGame(page, STORY);
    await page.getByRole("button", { name: "More" }).tap();
    await turn(page, "Turn 4: White E3").tap();
    await command(page, "Mark");
    await page.keyboard.press("4");
    await tap(page, 1, 1);
    await expectSaid(page, "B8: cross.");
  });
});

/** Room for two thousand stones. */
const CROWD: GameDocument["board"] = { kind: "grid", columns: 60, rows: 40 };

/** Placement after placement; every n-th one has a pass as its alternative. */
function row(count: number, every = Infinity): Turn[] {
  return Array.from({ length: count }, (_, play) =>
    play % every === every - 1 ? { play, variations: [["pass" as const]] } : { play },
  );
}

function brightness([red = 0, green = 0, blue = 0]: number[]): number {
  return (red + green + blue) / 3;
}

/** Of a few places to the right of a point, the one that differs most from its inside. */
async function darkest(page: Page, x: number, y: number, asides: number[]): Promise<number[]> {
  const inside = await colourAt(page, await spotOf(page, x + 0.08, y - 0.08));
  let [found, most] = [inside, 0];
  for (const aside of asides) {
    const colour = await colourAt(page, await spotOf(page, x + aside, y - 0.08));
    const apart = Math.abs(brightness(colour) - brightness(inside));
    if (apart > most) [found, most] = [colour, apart];
  }
  return found;
}
