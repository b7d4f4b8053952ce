/** The review of a game: the chart, the turns that cost most, and the territory that is expected. */

import type { GameDocument } from "../../../../www/engine/types.ts";
import { BLUNDER, begin, chart, review } from "../../both/review.ts";
import {
  colourAt,
  expectSaid,
  fromMenu,
  LINE_SPACE,
  ONE_WAY,
  openGame,
  spotOf,
  visit,
} from "../../stage.ts";
import { expect, test } from "../app.ts";

const SPACE: GameDocument = { ...LINE_SPACE, turns: [{ play: 1 }, "pass"] };
const PLANE: GameDocument = {
  gospace: 1,
  title: "A small plane",
  board: {
    kind: "plane",
    region: {
      outer: [
        [0, 0],
        [6144, 0],
        [6144, 6144],
        [0, 6144],
      ],
    },
  },
  turns: [{ play: [3072, 3072] }, { play: [1024, 1024] }],
};
const DISKS: GameDocument = {
  gospace: 1,
  title: "Three disks",
  board: {
    kind: "disks",
    disks: [
      [0, 0, 5],
      [10, 0, 5],
      [20, 0, 5],
    ],
  },
  turns: [{ play: 1 }, "pass"],
};

test("the same game has the same review", async ({ page }) => {
  await visit(page);
  const texts: string[] = [];
  for (const title of ["Once", "Twice"]) {
    await begin(page, { ...BLUNDER, title });
    texts.push(await review(page).innerText());
    texts.push((await chart(page).locator(".curve").getAttribute("d")) ?? "");
  }
  expect(texts.slice(2)).toEqual(texts.slice(0, 2));
});

test("the territory that is expected shows on the board, and goes with the review", async ({
  page,
}) => {
  await visit(page);
  await openGame(page, BLUNDER);
  const corner = async () => (await colourAt(page, await spotOf(page, 4, 0))).join();
  const bare = await corner();
  await fromMenu(page, "Review");
  // White owns the right side in nearly every game.
  await expect.poll(corner).not.toBe(bare);
  await review(page).getByRole("button", { name: "Close" }).click();
  await expect.poll(corner).toBe(bare);
});

test("a review is stopped and begun again", async ({ page }) => {
  await visit(page);
  const turns = Array.from({ length: 120 }, (_, at) => ({ play: at * 3 }));
  await openGame(page, {
    gospace: 1,
    title: "Long",
    board: { kind: "grid", columns: 19, rows: 19 },
    turns,
  });
  await fromMenu(page, "Review");
  await expect(review(page).getByText(/^Reviewing… \d+ %$/)).toBeVisible();
  await review(page).getByRole("button", { name: "Stop" }).click();
  await expect(review(page).getByText(/^Stopped at (the start|turn \d+)$/)).toBeVisible();
  await expectSaid(page, /^Review: Stopped at /);
  await review(page).getByRole("button", { name: "Review again" }).click();
  await expect(review(page).getByText(/^Reviewing… \d+ %$/)).toBeVisible();
  await openGame(page, BLUNDER);
  await expect(review(page)).toBeHidden();
});

test("games on one-way streets, spaces, disks and planes are reviewed", async ({ page }) => {
  await visit(page);
  const oneWay = { ...ONE_WAY, turns: [{ play: 0 }, { play: 1 }] };
  for (const game of [oneWay, SPACE, DISKS, PLANE]) {
    await begin(page, game);
    await expect(chart(page).locator(".curve")).toHaveAttribute("d", /^M0 \d+L500 \d+L1000 \d+$/);
  }
});

test("under primitive rules, which know no margin, turns cost chances", async ({ page }) => {
  await visit(page);
  await begin(page, { ...BLUNDER, rules: { preset: "primitive" }, turns: [{ play: 5 }] });
  await expect(chart(page)).toHaveAttribute("aria-valuetext", /Black \d+ % to win$/);
});
