/** Play by mouse on a grid. */

import {
  click,
  command,
  expectSaid,
  expectScore,
  expectSeen,
  expectTurn,
  openGame,
  spotOf,
  visit,
} from "../../stage.ts";
import { expect, test } from "../app.ts";

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`by mouse on a grid, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test("a game is played to its end", async ({ page }) => {
      await visit(page);
      await expectSaid(page, /81 points\. Black to play\.$/);

      await click(page, 4, 4);
      await expectSaid(page, "Black E5. White to play.");
      await expectSeen(page, 4, 4, "black");
      await expectSeen(page, 5, 4, "neither");
      await expectScore(page, "81", "0");

      await click(page, 0, 0);
      await expectSeen(page, 0, 0, "white");
      await expectScore(page, "1", "1");
      await click(page, 1, 0);
      await click(page, 8, 8);
      await click(page, 0, 1);
      await expectSaid(page, "Black A8, captures 1. White to play.");
      await expectSeen(page, 0, 0, "neither");
      await page.getByRole("button", { name: /Why this score/ }).click();
      await expect(page.locator("#tally")).toContainText("Captured: 1 by Black, 0 by White.");
      await expectScore(page, "4", "1");

      await page.getByRole("button", { name: "Pass", exact: true }).click();
      await expectSaid(page, "White passes. Black to play.");
      await page.getByRole("button", { name: "Pass", exact: true }).click();
      await expectSaid(page, "Black passes. Black wins by 3 (area, two passes).");
      await expect(page.locator("#turn")).toHaveText("Black wins by 3 (area, two passes)");
      await expect(page.getByRole("button", { name: "Pass", exact: true })).toBeHidden();
      const ways = page.locator("#phase .result").getByRole("button");
      await expect(ways).toHaveText(["Play again", "Review", "Share this game"]);
      await expect(page.locator("#phase .result")).toContainText(/: Black \d+ stones? .*; White /);
    });

    test("a play that is refused is explained, and changes nothing", async ({ page }) => {
      await visit(page);
      const ko = [
        [1, 0],
        [2, 0],
        [0, 1],
        [3, 1],
        [1, 2],
        [2, 2],
        [2, 1],
        [1, 1],
      ] as const;
      for (const [x, y] of ko) await click(page, x, y);
      await expectSaid(page, "White B8, captures 1. Black to play.");
      await expectSeen(page, 1, 1, "white");

      const spot = await spotOf(page, 2, 1);
      await page.mouse.move(spot.x, spot.y);
      await expect(page.locator("#tip")).toHaveText(
        "C8: ko forbids bringing back the board after turn 7",
      );
      await page.mouse.click(spot.x, spot.y);
      await expectSaid(page, "C8: ko forbids bringing back the board after turn 7.");
      await expectSeen(page, 2, 1, "neither");
      await expectTurn(page, "Black", 9);

      await click(page, 1, 1);
      await expectSaid(page, "B8: a stone is there already.");
    });
  });
}

test("a stone under the pointer shows its chain and says its liberties", async ({ page }) => {
  await visit(page);
  await click(page, 0, 0);
  await click(page, 8, 8);
  await click(page, 1, 0);
  const spot = await spotOf(page, 1, 0);
  await expect(page.locator("#tip")).toBeHidden();
  await page.mouse.move(spot.x, spot.y + 200);
  await page.mouse.move(spot.x + 4, spot.y);
  await expect(page.locator("#tip")).toHaveText("Black B9: a chain of 2 stones, 3 liberties");
});

test("resigning is asked once, in its place", async ({ page }) => {
  await visit(page);
  await command(page, "Resign");
  await expect(page.locator("#question")).toContainText("Resign as Black?");
  await page.getByRole("button", { name: "Play on" }).click();
  await expect(page.locator("#question")).toBeHidden();
  await command(page, "Resign");
  await page.locator("#question").getByRole("button", { name: "Resign" }).click();
  await expect(page.locator("#turn")).toHaveText("White wins: Black resigned");
});

test("a draw is offered, declined, offered again and accepted", async ({ page }) => {
  await visit(page);
  await command(page, "Offer a draw");
  await expectSaid(page, "Black offers a draw. White: Black offers a draw; agree or decline.");
  await page.getByRole("button", { name: "Decline" }).click();
  await expectSaid(page, "White declines. Black to play.");
  await click(page, 4, 4);
  await command(page, "Offer a draw");
  await page.getByRole("button", { name: "Agree" }).click();
  await expect(page.locator("#turn")).toHaveText("A draw (agreed)");
});

test("the wheel zooms at the pointer, a drag pans, and 0 fits", async ({ page }) => {
  await visit(page);
  const before = await spotOf(page, 2, 2);
  await page.mouse.move(before.x, before.y);
  await page.mouse.wheel(0, -300);
  await expect
    .poll(async () => (await spotOf(page, 3, 2)).x - (await spotOf(page, 2, 2)).x)
    .toBeGreaterThan(70);
  const zoomed = await spotOf(page, 2, 2);
  expect(Math.hypot(zoomed.x - before.x, zoomed.y - before.y)).toBeLessThan(1);

  await page.mouse.down();
  await page.mouse.move(before.x + 60, before.y + 30, { steps: 4 });
  await page.mouse.up();
  const panned = await spotOf(page, 2, 2);
  expect(panned.x - before.x).toBeCloseTo(60, 0);
  await expectTurn(page, "Black", 1);

  await page.keyboard.press("0");
  await expect.poll(async () => (await spotOf(page, 2, 2)).x).toBeCloseTo(before.x, 3);
});

test("a board left for another one can be brought back", async ({ page }) => {
  await visit(page);
  await click(page, 4, 4);
  await page.getByRole("button", { name: "Torus" }).click();
  await expect(page).toHaveTitle(/Torus/);
  await expectSaid(page, /^Your last game is saved/);
  await page.getByRole("button", { name: "Bring it back" }).click();
  await expectSeen(page, 4, 4, "black");
  const gallery = page.locator("#gallery");
  await expect(gallery.getByRole("button", { name: "Grid 9" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("the word on the last game goes with the next stone, after a while and in other rooms", async ({
  page,
}) => {
  await visit(page);
  const notice = page.locator("#notice");
  const leave = async (name: string) => {
    await page.locator("#gallery").getByRole("button", { name, exact: true }).click();
    await expect(notice).toContainText("Your last game is saved.");
  };
  const playSomewhere = () => page.keyboard.press("Enter");
  await click(page, 4, 4);
  await leave("One-way streets");
  await page.locator("#stage").focus();
  await page.keyboard.press("ArrowRight");
  await playSomewhere();
  await expect(notice).toBeHidden();
  await leave("Torus");
  await page.keyboard.press("ArrowRight");
  await page.locator("#rooms").getByRole("button", { name: "Learn" }).click();
  await expect(notice).toBeHidden();
  await page.locator("#rooms").getByRole("button", { name: "Play" }).click();
  await expect(notice).toBeHidden();
  await page.locator("#stage").focus();
  await page.keyboard.press("ArrowRight");
  await playSomewhere();
  await leave("One-way streets");
  await page.mouse.move(200, 200);
  await expect(notice).toBeHidden();
});

test("every button of the play room has a tooltip", async ({ page }) => {
  await visit(page);
  await click(page, 4, 4);
  const bare = await page
    .locator("#panel button:visible, #rails button:visible")
    .evaluateAll((all) =>
      all.flatMap((each) =>
        each.getAttribute("title") || each.matches(".entry") ? [] : [each.textContent],
      ),
    );
  expect(bare).toEqual([]);
});

test("owners without an area say so, and the heat has a legend", async ({ page }) => {
  await visit(page);
  const owners = page.locator("#overlays").getByRole("button", { name: "Owners" });
  await owners.click();
  await expect(page.locator("#overlays")).toContainText("No area is closed yet.");
  await expect(page.locator("#tip")).toHaveText("No area is closed yet");
  await click(page, 4, 4);
  await expect(page.locator("#overlays")).not.toContainText("No area");
  // A suggestion shows the heat where points have names.
  const heat = page.locator("#overlays").getByRole("button", { name: "Heat" });
  await expect(heat).toBeHidden();
  await openGame(page, {
    gospace: 1,
    title: "A plane",
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
  });
  await heat.click();
  await expect(page.locator(".heat-legend")).toContainText("seldom tried");
});

test("owners and turn numbers can be shown", async ({ page }) => {
  await visit(page);
  await click(page, 4, 4);
  await page.getByRole("button", { name: "Owners" }).click();
  await expectSeen(page, 7, 1, "black", 0.06);
  await page.getByRole("button", { name: "Owners" }).click();
  await expectSeen(page, 7, 1, "neither", 0.06);
});

test("a board's note stands while it is empty, with its step of Learn", async ({ page }) => {
  await visit(page);
  const note = page.locator("#board-note");
  await expect(note).toContainText("a whole game in ten minutes");
  await expect(note.getByRole("button")).toHaveCount(0);
  await page.locator("#gallery").getByRole("button", { name: "One-way streets" }).click();
  await note.getByRole("button", { name: "Learn: one-way arcs" }).click();
  await expect(page.locator("body")).toHaveAttribute("data-room", "learn");
  await page.locator("#rooms").getByRole("button", { name: "Play" }).click();
  await expect(note).toBeVisible();
  await click(page, 4, 4);
  await expect(note).toBeHidden();
});
