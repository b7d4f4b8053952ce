/** The computer as adviser and as opponent. */

import type { GameDocument } from "../../../../www/engine/types.ts";
import { faceComputer, GRID, panel, press, setLevel, tip } from "../../both/computer.ts";
import {
  click,
  colourAt,
  coloursAt,
  command,
  expectSaid,
  expectTurn,
  keepWorkers,
  killWorkers,
  LINE_SPACE,
  listen,
  ONE_WAY,
  openGame,
  type Spot,
  savedGame,
  spotOf,
  visit,
} from "../../stage.ts";
import { expect, type Page, test } from "../app.ts";

const PLANE: GameDocument = {
  gospace: 1,
  title: "A small plane",
  board: {
    kind: "plane",
    region: {
      outer: [
        [0, 0],
        [10240, 0],
        [10240, 10240],
        [0, 10240],
      ],
    },
  },
};
const DIVIDED: GameDocument = { ...GRID, title: "Divided", rules: { preset: "divide-and-choose" } };

async function turnsOf(page: Page): Promise<number> {
  return (await savedGame(page)).turns?.length ?? 0;
}

test("somebody asks what looks best, thinks better of it, and sees the heat of the board", async ({
  page,
}) => {
  await visit(page);
  await openGame(page, GRID);
  const bare = await colourAt(page, await spotOf(page, 2.12, 2.12));
  await page.keyboard.press("h");
  await expect(tip(page)).toHaveText(/^Thinking…/);
  await page.keyboard.press("Escape");
  await expect(tip(page)).toBeHidden();

  await press(page, "Suggest");
  const advice = "Black [A-E][1-5]: \\d+ % to win, (even|(Black|White) ahead by \\d*½?)";
  await expect(tip(page)).toHaveText(new RegExp(`^${advice}$`));
  await expectSaid(page, new RegExp(`^${advice}\\. Then White [A-E][1-5].*\\.$`));
  const lit = async () => {
    const now = await colourAt(page, await spotOf(page, 2.12, 2.12));
    return now.join() !== bare.join();
  };
  await expect.poll(lit).toBe(true);
  await page.keyboard.press("Escape");
  await expect(tip(page)).toBeHidden();
  await expect.poll(lit).toBe(false);
  expect(await turnsOf(page)).toBe(0);
});

test("a suggestion shows the line that it expects as ghost stones over the heat, until Escape or a turn", async ({
  page,
}) => {
  const bare: GameDocument = { ...GRID, board: { kind: "grid", columns: 9, rows: 9 } };
  await visit(page);
  await openGame(page, bare);
  const spots: Spot[] = [];
  for (let at = 0; at < 81; at++)
    spots.push(await spotOf(page, (at % 9) + 0.3, Math.floor(at / 9)));
  const look = () => coloursAt(page, spots);
  const before = await look();
  await page.keyboard.press("h");
  await expectSaid(page, / to win, .*\. Then White [A-J][1-9], Black [A-J][1-9]/);
  const differing = async () => {
    const shown = await look();
    return shown.filter((colour, at) => colour.join() !== before[at]?.join()).length;
  };
  // The painter of advice comes with the first one.
  await expect.poll(differing).toBeGreaterThanOrEqual(3);
  await page.keyboard.press("Escape");
  await expect.poll(look).toEqual(before);
  await press(page, "Suggest");
  await expect(tip(page)).toHaveText(/ to win/);
  expect(await look()).not.toEqual(before);
  await press(page, "Pass");
  await expect.poll(look).toEqual(before);
});

test("under primitive rules, which know no margin, a suggestion has the share alone", async ({
  page,
}) => {
  await visit(page);
  await openGame(page, { ...GRID, rules: { preset: "primitive" } });
  await press(page, "Suggest");
  await expect(tip(page)).toHaveText(/^Black [A-E][1-5]: \d+ % to win$/);
});

test("the computer answers although its worker is killed while it thinks", async ({ page }) => {
  await page.addInitScript(keepWorkers);
  await visit(page);
  await faceComputer(page, GRID);
  await setLevel(page, "Strongest");
  await click(page, 2, 2);
  await expect(panel(page).getByText(/^White is thinking… \d+ %$/)).toBeVisible();
  expect(await killWorkers(page)).toBeGreaterThan(0);
  await expectSaid(page, /^White [A-E][1-5].* Black to play\.$/);
  await expect(page.locator("#notice")).toBeHidden();
});

test("walking again into a recorded turn lets the computer move", async ({ page }) => {
  await visit(page);
  await faceComputer(page, GRID);
  await setLevel(page, "Strongest");
  await click(page, 2, 2);
  await press(page, "Move now");
  await expectTurn(page, "Black", 3);
  await press(page, "Undo");
  await expectTurn(page, "Black", 1);
  await click(page, 2, 2);
  await press(page, "Move now");
  await expectTurn(page, "Black", 3);
});

test("the computer answers, hurries when asked, and its answer is taken back with the turn", async ({
  page,
}) => {
  await visit(page);
  await faceComputer(page, GRID);
  await setLevel(page, "Strongest");
  await click(page, 2, 2);
  await expect(panel(page).getByText(/^White is thinking… \d+ %$/)).toBeVisible();
  // A click while it thinks takes no turn.
  await click(page, 0, 0);
  await press(page, "Move now");
  await expectSaid(page, /^White [A-E][1-5].* Black to play\.$/);
  expect(await turnsOf(page)).toBe(2);
  await press(page, "Undo");
  await expectTurn(page, "Black", 1);
  await command(page, "Redo");
  await expectTurn(page, "Black", 3);

  // Walking through the game it waits until it is asked.
  await page.keyboard.press("[");
  await expect(panel(page).getByText("The computer plays White.")).toBeVisible();
  await press(page, "Ask it to move");
  await press(page, "Move now");
  await expectTurn(page, "Black", 3);

  // A search ends when its turn is taken back.
  await press(page, "Pass");
  await expect(panel(page).getByText(/^White is thinking…/)).toBeVisible();
  await press(page, "Undo");
  await expect(panel(page).getByText(/^White is thinking…/)).toBeHidden();
  await expectTurn(page, "Black", 3);
});

test("a level says how much it considers, and answers the same each time", async ({ page }) => {
  await visit(page);
  const answers: unknown[] = [];
  for (const title of ["One", "Two"]) {
    await faceComputer(page, { ...GRID, title });
    await setLevel(page, "Casual");
    await expect(panel(page).getByText(/60 trial games for each turn, at most 3 s/)).toBeVisible();
    await click(page, 2, 2);
    await expectTurn(page, "Black", 3);
    answers.push((await savedGame(page)).turns?.[1]);
  }
  expect(answers[0]).toBeDefined();
  expect(answers[0]).toEqual(answers[1]);
});

test("the computer begins where it is given Black", async ({ page }) => {
  await visit(page);
  await faceComputer(page, GRID);
  await panel(page).getByRole("group", { name: "You are" }).getByText("White").click();
  await expectSaid(page, /^Black [A-E][1-5]\. White to play\.$/);
});

test("the computer plays on one-way streets, on go-spaces and where there are no lines", async ({
  page,
}) => {
  await visit(page);
  for (const [game, x, y] of [
    [ONE_WAY, 40, 0],
    [LINE_SPACE, 2, 0],
    [PLANE, 5120, 5120],
  ] as const) {
    await faceComputer(page, game);
    await click(page, x, y);
    await expectSaid(page, /^White .* Black to play\.$/);
    expect(await turnsOf(page)).toBe(2);
  }
});

test("the computer divides and chooses", async ({ page }) => {
  await visit(page);
  await faceComputer(page, DIVIDED);
  await panel(page).getByLabel("Komi", { exact: true }).fill("-40");
  const said = await listen(page);
  await press(page, "Name this komi");
  // With this komi Black is far ahead.
  await expect.poll(said).toContain("Second takes Black. Black to play.");
  await expectSaid(page, /^Black [A-E][1-5]\. White to play\.$/);
  await panel(page).getByText("End the game").click();
  await press(page, "Offer to end here");
  await expectSaid(page, /^Black agrees\. /);

  await faceComputer(page, DIVIDED);
  await panel(page).getByRole("group", { name: "You are" }).getByText("Second").click();
  await expectSaid(page, /^First names komi /);
  await press(page, "Take Black");
  await expectSaid(page, "Second takes Black. Black to play.");
});

test("it thinks in the person's time if it may, and not while the page is hidden", async ({
  page,
}) => {
  const workers = () => page.workers().length;
  const hide = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await visit(page);
  await faceComputer(page, GRID);
  await click(page, 2, 2);
  await expectTurn(page, "Black", 3);
  const bare = workers();
  await setLevel(page, "Strongest");
  const habit = panel(page).getByLabel(/^It thinks in your time/);
  await habit.check();
  await expect.poll(workers).toBe(bare + 1);
  await hide(true);
  await expect.poll(workers).toBe(bare);
  await hide(false);
  await expect.poll(workers).toBe(bare + 1);
  await habit.uncheck();
  await expect.poll(workers).toBe(bare);
});
