/** A review of a game and the value of a position, where a window shows them. */

import type { Turn } from "../../www/engine/types.ts";
import { BLUNDER, begin, chart, review } from "./both/review.ts";
import { ask, card, grid, words } from "./both/value.ts";
import { expect, JOURNEY, test } from "./shared-page.ts";
import { axeFinds, expectSaid, expectTurn, savedGame, visit } from "./stage.ts";

test(
  "a review names the turn that cost most, walks by chart and keys, and plays the better turn",
  JOURNEY,
  async ({ page }) => {
    await visit(page);
    await begin(page, BLUNDER);
    await expectSaid(page, /^Review: The turns that cost most/);
    const worst = review(page).getByRole("listitem").first().getByRole("button").first();
    await expect(worst).toHaveText(/^Turn 3: Black lost (1\d|2\d) points$/);
    expect(await axeFinds(page)).toEqual([]);

    const box = await chart(page).boundingBox();
    if (box === null) throw new Error("no chart");
    await page.mouse.click(box.x + 0.75 * box.width, box.y + 20);
    await expectSaid(
      page,
      /Turn 3, Black lost \d+ points; .+ was better\. White ahead by \d*½?\.$/,
    );
    await expectTurn(page, "White", 4);
    await expect(chart(page)).toHaveAttribute("aria-valuetext", /^turn 3, Black lost \d+ points; /);

    await page.keyboard.press("ArrowLeft");
    await expectTurn(page, "Black", 3);
    await page.keyboard.press("Home");
    await expectTurn(page, "Black", 1);
    await page.keyboard.press("End");
    await expectTurn(page, "Black", 5);
    await page.keyboard.press("ArrowRight");
    await expectTurn(page, "Black", 5);

    await review(page).getByRole("button", { name: /^Try / }).first().click();
    const turns: readonly Turn[] = (await savedGame(page)).turns ?? [];
    expect(turns[2]).toMatchObject({ play: 0, variations: [[expect.anything()]] });

    await review(page).getByRole("button", { name: "Close" }).click();
    await expect(review(page)).toBeHidden();
  },
);

test("on an upright tablet a review and a value are in sight beside the buttons, with their first turns", async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await visit(page);
  await begin(page, BLUNDER);
  const worst = review(page).getByRole("button", { name: /^Turn 3: / });
  for (const part of [chart(page), worst]) await expect(part).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("slider", { name: "Turn", exact: true })).toBeInViewport();
  expect(await axeFinds(page)).toEqual([]);

  await visit(page);
  await ask(page, grid(2, 2));
  await expect(words(page)).toHaveText(/^Black wins by 1\. /);
  await expect(words(page)).toBeInViewport({ ratio: 1 });
  await expect(card(page).getByRole("listitem").first()).toBeInViewport({ ratio: 1 });
});

test("in a low window the head of a review has its name and its sentence in a line each", async ({
  page,
}) => {
  for (const [width, height] of [
    [640, 430],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await visit(page);
    await begin(page, BLUNDER);
    const lines = await review(page)
      .locator(".review-head :is(h2, .soft)")
      .evaluateAll((all) =>
        all.map((each) => {
          const range = document.createRange();
          range.selectNodeContents(each);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        }),
      );
    expect(lines, `${width} × ${height}`).toEqual([1, 1]);
  }
});
