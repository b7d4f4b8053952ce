/** The end of a game: the seal, the territory, the sentence that says the rule, and the ways on. */

import type { GameDocument } from "../../../../www/engine/types.ts";
import { game, pass, seal, sentence, WALL } from "../../both/ending.ts";
import { click, fromMenu, openGame, opponentChoice, visit } from "../../stage.ts";
import { expect, type Page, test } from "../app.ts";

test("a seal that was put away does not drop again after a review", async ({ page }) => {
  await visit(page);
  await openGame(page, game(WALL));
  await pass(page);
  await pass(page);
  await seal(page).click();
  await expect(seal(page)).toBeHidden();
  const review = page.getByRole("region", { name: "Review" }).filter({ visible: true });
  await fromMenu(page, "Review");
  await expect(review).toBeVisible();
  await review.getByRole("button", { name: "Close" }).click();
  await expect(review).toBeHidden();
  await expect(seal(page)).toBeHidden();
});

test("territory fades in with the last pass, and goes with it", async ({ page }) => {
  await visit(page);
  await openGame(page, game([...WALL, "pass"]));
  const canvases = page.locator("#canvases canvas");
  await expect(canvases).toHaveCount(3);
  await pass(page);
  await expect(canvases).toHaveCount(4);
  const wash = page.locator("#canvases .washes-in");
  await expect(wash).toHaveCount(1);
  await expect.poll(() => inkOf(page, ".washes-in")).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(seal(page)).toBeHidden();
  await expect.poll(() => inkOf(page, "canvas:nth-of-type(2)")).toBe(0);
});

/** Number of painted pixels of one of the stage's canvases, of a hundredth of them. */
async function inkOf(page: Page, selector: string): Promise<number> {
  return page.locator(`#canvases ${selector}`).evaluate((canvas) => {
    if (!(canvas instanceof HTMLCanvasElement)) throw new Error("no canvas");
    const data = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data;
    let painted = 0;
    for (let at = 3; at < (data?.length ?? 0); at += 400) if (data?.[at] !== 0) painted++;
    return painted;
  });
}

test("a game that was over when it was opened wears its seal", async ({ page }) => {
  await visit(page);
  await openGame(page, game([...WALL, "pass", "pass"]));
  await expect(seal(page)).toHaveText(/White\s*wins by\s*9/);
  await expect(seal(page)).not.toHaveClass(/drops/);
});

test.describe("the sentence says the rule that decided", () => {
  const endings: readonly (readonly [string, GameDocument, RegExp, string])[] = [
    [
      "a resignation",
      game([{ play: 0 }, "resign"]),
      /White\s*resigns/,
      "White resigned, so nothing is counted.",
    ],
    [
      "Primitive",
      {
        gospace: 1,
        title: "The end",
        board: {
          kind: "graph",
          points: [
            [0, 0],
            [40, 0],
          ],
          edges: [[0, 1]],
        },
        rules: { preset: "primitive" },
        turns: [{ play: 0 }, { play: 1 }],
      },
      /White\s*wins/,
      "Nobody may pass here, and whoever has no turn left loses: Black has none.",
    ],
    [
      "divide-and-choose, for ever",
      game([{ komi: "2" }, { take: "white" }, { forever: "pass" }, "agree"], {
        preset: "divide-and-choose",
      }),
      /White\s*wins by\s*2/,
      "First named a komi of 2, and Second took White. This game goes on for ever: komi and bids count, and no stone lives for ever.",
    ],
    [
      "stones",
      game([{ play: 0 }, "pass", "pass"], {
        repetition: "positional",
        end: "two-passes",
        score: "stones",
      }),
      /Black\s*wins by\s*1/,
      "Only stones on the board count: Black 1 stone; White 0 stones.",
    ],
    [
      "a draw",
      game(["pass", "pass"]),
      /A draw/,
      "Stones count, and each empty point that reaches only one colour: Black 0 stones; White 0 stones; 81 empty points belong to neither.",
    ],
  ];
  for (const [name, document, stamped, words] of endings)
    test(name, async ({ page }) => {
      await visit(page);
      await openGame(page, document);
      await expect(seal(page)).toHaveText(stamped);
      await expect(sentence(page)).toContainText(words);
    });
});

test("Swap colours begins the next game against the computer on the other side", async ({
  page,
}) => {
  await visit(page);
  await openGame(page, game([...WALL, "pass", "pass"]));
  const ways = page.locator("#phase .result").getByRole("button");
  await expect(ways).toHaveText(["Play again", "Review", "Share this game"]);
  await (await opponentChoice(page, "Computer")).click();
  await expect(ways).toHaveText(["Play again", "Swap colours", "Review", "Share this game"]);
  await page.locator("#phase").getByRole("button", { name: "Swap colours" }).click();
  // White passed last, so the computer had Black; now it answers.
  await click(page, 4, 4);
  await expect(page.locator("#record")).toContainText(/1\s*E5\s*2\s*\w\d/);
});
