/** Explanations: the turn that took a stone, the bar to a play, the parts of a score. */

import type { GameDocument } from "../../../www/engine/types.ts";
import { at, card, grid, KO, words } from "../both/why.ts";
import {
  click,
  expectRed,
  expectSaid,
  expectSeen,
  expectTurn,
  hover,
  ONE_WAY,
  openGame,
  visit,
} from "../stage.ts";
import { expect, test } from "./app.ts";

test("a refused play names the board that would stand again, and the way to it", async ({
  page,
}) => {
  await visit(page);
  await openGame(page, KO);
  await click(page, 2, 1);
  await expectTurn(page, "Black", 3);
  await page.getByRole("button", { name: "Why not C8?" }).click();
  await expect(words(page)).toHaveText(
    "Black’s C8 would take 1 white stone and would repeat the first board.",
  );
  await card(page).getByRole("button", { name: "Go to the start" }).click();
  await expectSeen(page, 2, 1, "black");
  await expectTurn(page, "Black", 1);

  // A stone that is there needs no explanation.
  await click(page, 3, 1);
  await expectSaid(page, "D8: a stone is there already.");
  await expect(page.locator("#doubt")).toBeHidden();
});

test("a suggestion that is asked for takes the place of an explanation", async ({ page }) => {
  await visit(page);
  await openGame(page, KO);
  await click(page, 2, 1);
  await page.getByRole("button", { name: "Why not C8?" }).click();
  await expect(card(page)).toBeVisible();
  await page.locator("#turn-buttons").getByRole("button", { name: "Suggest" }).click();
  await expect(card(page)).toBeHidden();
});

test("the question about a refused play goes with its position, and not a moment later", async ({
  page,
}) => {
  await visit(page);
  await openGame(page, KO);
  await click(page, 2, 1);
  const ask = page.getByRole("button", { name: "Why not C8?" });
  await expect(ask).toBeVisible();
  await page.keyboard.press("u");
  expect(await ask.isVisible()).toBe(false);
  await page.keyboard.press("r");
  await expect(ask).toBeVisible();
});

test("a turn that takes its own stones says so", async ({ page }) => {
  await visit(page);
  await openGame(page, {
    gospace: 1,
    title: "Suicide",
    board: grid({ black: [at(0, 0)], white: [at(0, 1), at(1, 1), at(2, 0)] }),
    rules: { preset: "tromp-taylor" },
    turns: [{ play: at(1, 0) }],
  });
  await page.locator("#stage").focus();
  await page.keyboard.press("y");
  await expect(words(page)).toContainText(/was taken by Black’s own turn 1/);
});

test("a score opens into its parts, and an empty place tells whose it is", async ({ page }) => {
  await visit(page);
  const black = Array.from({ length: 9 }, (_, y) => at(3, y));
  const white = Array.from({ length: 9 }, (_, y) => at(5, y));
  await openGame(page, {
    gospace: 1,
    title: "Two walls",
    board: grid({ black, white }),
    rules: { preset: "tromp-taylor", komi: "13/2" },
  });
  const ask = page.getByRole("button", { name: /Why this score/ });
  await ask.click();
  await expect(ask).toHaveAttribute("aria-expanded", "true");
  const sentence =
    "Area now: Black 9 stones + 27 empty points = 36; White 9 stones + 27 empty points + 6½ komi = 42½; 9 empty points belong to neither.";
  await expect(page.locator("#tally")).toHaveText(sentence);
  await expectSaid(page, sentence);
  await expect(card(page)).toBeHidden();
  await ask.click();
  await expect(page.locator("#tally")).toBeHidden();

  await expect(page.locator("#doubt")).toBeHidden();
  await page.getByRole("button", { name: "Owners" }).click();
  await hover(page, 1, 4);
  await page.getByRole("button", { name: "Whose is B5, and why?" }).click();
  await expect(words(page)).toHaveText(
    "These 27 points reach only Black stones: they are Black’s.",
  );
  await page.keyboard.press("Escape");
  await hover(page, 4, 4);
  await page.keyboard.press("y");
  await expect(words(page)).toHaveText(
    "These 9 points reach both Black and White stones: they are nobody’s.",
  );
});

test("planes, go-spaces and one-way arcs have their own sentences and overlays", async ({
  page,
}) => {
  await visit(page);
  await openGame(page, {
    gospace: 1,
    title: "A corridor",
    board: {
      kind: "plane",
      region: {
        outer: [
          [0, 0],
          [6144, 0],
          [6144, 2048],
          [0, 2048],
        ],
      },
      tolerance: 0,
      start: { white: [[1024, 1024]], black: [] },
    },
    rules: { preset: "stone" },
    turns: [{ play: [3072, 1024] }],
  });
  await page.mouse.move(0, 0);
  await page.locator("#stage").focus();
  await page.keyboard.press("y");
  await expect(words(page)).toHaveText(
    /^White’s stone at 0.5, 0.5 had (?:one gap|\d+ gaps) left. Black’s turn 1 at 1.5, 0.5 closed (?:it|them). Without a liberty it was taken.$/,
  );
  await page.getByRole("button", { name: "Liberties" }).click();
  await page.getByRole("button", { name: "Chains", exact: true }).click();

  await openGame(page, {
    gospace: 1,
    title: "Two at once",
    board: {
      kind: "gospace",
      points: [
        [0, 0],
        [1, 0],
        [2, 0],
        [3, 0],
        [4, 0],
      ],
      open: [[0], [2], [4], [0, 1, 2], [2, 3, 4]],
      placements: [[0], [2], [4], [0, 2]],
      start: { black: [0], white: [] },
    },
    rules: { preset: "stone" },
  });
  await page.locator("#stage").focus();
  await hover(page, 1, 0);
  await expect(page.locator("#tip")).toContainText("partly filled");
  await page.keyboard.press("y");
  await expect(words(page)).toHaveText(/^A stone at .+ would overlap Black .+\.$/);

  await openGame(page, ONE_WAY);
  await click(page, 0, 0);
  await page.keyboard.press("Escape");
  await hover(page, 40, 0);
  await page.keyboard.press("y");
  await expect(words(page)).toHaveText(
    "Along the arrows b reaches 2 more empty points and only Black stones: it is Black’s.",
  );
});

test("the keyboard alone asks, hears the answer and puts it away", async ({ page }) => {
  await visit(page);
  await openGame(page, KO);
  await page.keyboard.press("y");
  const reported =
    "Black’s stone at C8 had one liberty left. White’s turn 2 at B8 filled it. Without a liberty it was taken.";
  await expectSaid(page, reported);
  await page.keyboard.press("Escape");
  await page.keyboard.press("ArrowRight");
  for (let step = 0; step < 4; step++) await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("y");
  await expect(card(page)).toBeVisible();
  await page.keyboard.press("u");
  await expect(card(page)).toBeHidden();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys" })).toContainText("Why?");
});

/** Two white stones with one liberty, at F5. */
const PRESSED: GameDocument = {
  gospace: 1,
  title: "A chain of two",
  board: grid({
    black: [at(2, 4), at(3, 3), at(4, 3), at(3, 5), at(4, 5)],
    white: [at(3, 4), at(4, 4)],
  }),
};

test("a chain that was taken is told, shown and gone back to", async ({ page }) => {
  await visit(page);
  await openGame(page, PRESSED);
  await click(page, 5, 4);
  await expectSaid(page, "Black F5, captures 2. White to play.");
  await expectRed(page, 3, 4, false);

  // Beside the board, the last capture is asked about.
  await page.mouse.move(0, 0);
  await page.keyboard.press("y");
  const reported =
    "White’s chain of 2 had one liberty left. Black’s turn 1 at F5 filled it. Without a liberty it was taken.";
  await expect(words(page)).toHaveText(reported);
  await expectSaid(page, reported);
  // The cross on the liberty that is gone.
  await expectRed(page, 5, 4);

  await card(page).getByRole("button", { name: "Close the answer" }).click();
  await expect(card(page)).toBeHidden();

  // Pointed at, the place of a stone that was taken is asked about by the button beside the tip.
  await hover(page, 3, 4);
  await page.getByRole("button", { name: "Why was D5 taken?" }).click();
  await expect(words(page)).toHaveText(reported);
  await expect(card(page).getByRole("button", { name: "Close the answer" })).toBeFocused();
  await card(page).getByRole("button", { name: "Go to the start" }).click();
  await expect(card(page)).toBeHidden();
  await expectSeen(page, 3, 4, "white");
  await expect(page.getByRole("button", { name: /^Why was/ })).toBeHidden();
});
