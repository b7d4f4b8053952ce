/** The review of a game: the chart, the turns that cost most, and the territory that is expected. */

import type { Turn } from "../../www/engine/types.ts";
import { BLUNDER, begin, chart, review } from "./both/review.ts";
import { expect, JOURNEY, test } from "./shared-page.ts";
import { axeFinds, expectSaid, expectTurn, openGame, savedGame, visit } from "./stage.ts";

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

test(
  "on a phone the review of a finished game stands under the board",
  JOURNEY,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page);
    await openGame(page, { ...BLUNDER, turns: [...(BLUNDER.turns ?? []), "pass", "pass"] });
    await page.locator("#dock").getByRole("button", { name: "Review" }).click();
    await expect(review(page).getByText("The turns that cost most")).toBeVisible();
    await expect(review(page)).toHaveAttribute("id", "dock-review");
    const stage = await page.locator("#stage").boundingBox();
    expect(stage?.height).toBeGreaterThan(280);
    await review(page)
      .getByRole("button", { name: /^Turn 3: / })
      .click();
    await expect(review(page).getByText(/^Turn 3, Black lost/)).toBeVisible();
    expect(await axeFinds(page)).toEqual([]);
  },
);
