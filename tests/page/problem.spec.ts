/** Problems in the page, in a frame, and as an element. Expected values are those of Tromp and of Drange
 *  (docs/solver.md). */

import { expect, type Page } from "@playwright/test";
import type { GameDocument } from "../../www/engine/types.ts";
import { inFrame, test } from "./blog.ts";
import { part, playIn, press, THREE, words } from "./both/problem.ts";
import { linkOf } from "./players.ts";
import { JOURNEY } from "./shared-page.ts";
import { axeFinds, click } from "./stage.ts";

async function embed(page: Page, game: GameDocument): Promise<void> {
  await page.goto(`embed.html?mode=solve#${linkOf(game)}`);
  await expect(words(page)).toHaveText(/ to play/);
}

test(
  "an embed poses a problem, refutes a wrong turn, and shows the solution",
  JOURNEY,
  async ({ page }) => {
    await embed(page, THREE);
    await expect(words(page)).toHaveText("Black to play and win by 9.");
    await playIn(page, 0, 1);
    await expect(words(page)).toHaveText(
      /^Black A2 is wrong\. White answers .+; from the start Black wins by 9\.$/,
    );
    await expect(page.getByRole("button", { name: "Back to the game" })).toHaveCount(0);
    await expect(page.locator(".steps")).toBeHidden();
    expect(await axeFinds(page)).toEqual([]);
    await press(page, "Try again");
    await expect(words(page)).toHaveText("Black to play and win by 9.");
    await playIn(page, 1, 1);
    await expect(words(page)).toHaveText(/^Black B2 is right\. White answers /);
    await press(page, "Show me");
    await expect(words(page)).toHaveText(/^The solution: Black B2, White /);
    await expect(page.locator(".steps")).toBeVisible();
    await expect(page.locator(".count")).toHaveText(/^1 \/ /);
    await expect(page.locator("a.home")).toHaveAttribute("href", /\?mode=solve#[^.]+$/);
  },
);

test("only a problem loads the solver, in the part of the core that it is played in", async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
  const heavy = () =>
    loaded
      .map((path) => path.slice(path.lastIndexOf("/") + 1).replace(/-[\da-f]+\.wasm$/, ".wasm"))
      .filter((name) => /^(solve|light-solver|light-links|light|think|play|gospace)\./.test(name))
      .sort();
  await page.goto(`embed.html#${linkOf(THREE)}`);
  await expect(page.locator("html")).toHaveAttribute("data-state", "ready");
  expect(heavy()).toEqual(["light-links.wasm"]);
  loaded.length = 0;
  await page.goto("about:blank");
  await embed(page, THREE);
  await expect(words(page)).toHaveText("Black to play and win by 9.");
  expect(heavy()).toEqual(["light-solver.js", "light-solver.wasm", "solve.js"]);
});

test("a sandbox that may fetch nothing says that the problem cannot be answered there", async ({
  page,
  blog,
}) => {
  const address = `${blog.site}embed.html?mode=solve#${linkOf(THREE)}`;
  await blog.post(page, `<iframe sandbox="allow-scripts" src="${address}" height="460"></iframe>`);
  await expect(inFrame(page).locator(".foot .words")).toHaveText(
    "This problem cannot be answered here: open it in Gospace.",
  );
});

test("in low windows the buttons of a problem are in sight, after a long answer too", async ({
  page,
}) => {
  for (const [width, height] of [
    [640, 430],
    [844, 390],
  ] as const)
    for (const place of ["", "embed.html"]) {
      await page.goto("about:blank");
      await page.setViewportSize({ width, height });
      await page.goto(`${place}?mode=solve#${linkOf(THREE)}`);
      await expect(words(page)).toHaveText("Black to play and win by 9.");
      if (place === "") await click(page, 0, 1);
      else await playIn(page, 0, 1);
      await expect(words(page)).toHaveText(/is wrong\. White answers/);
      for (const name of ["Try again", "Show me"])
        await expect(
          part(page).getByRole("button", { name }),
          `${place} at ${width} × ${height}`,
        ).toBeInViewport({ ratio: 1 });
    }
});
