/** The end of a game: the seal, the territory, the sentence that says the rule, and the ways on. */

import { game, pass, seal, WALL } from "./both/ending.ts";
import { expect, test } from "./shared-page.ts";
import { holdBack, openGame, spotOf, visit } from "./stage.ts";

test("no seal lies over another board that is opened before the code of the end has come", async ({
  page,
}) => {
  const release = await holdBack(page, /\/ending-[\w-]+\.js$/);
  await visit(page);
  await openGame(page, game([...WALL, "pass"]));
  await pass(page);
  await expect(page.locator("#turn")).toContainText("wins");
  await openGame(page, game([]));
  release();
  await expect(seal(page)).toHaveAttribute("hidden");
});

test("with reduced motion the end shows at once, and on a phone the seal covers no point of the board", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page);
  await openGame(page, game([...WALL, "pass"]));
  await pass(page);
  await expect(seal(page)).toBeVisible();
  const running = await page.evaluate(() =>
    document.getAnimations().filter(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return target?.id === "seal" || target?.parentElement?.id === "canvases";
    }),
  );
  expect(running).toHaveLength(0);
  // It is put anew a moment after the board has moved.
  const isClear = async () => {
    const box = await seal(page).boundingBox();
    if (box === null) return false;
    const [first, last] = [await spotOf(page, 0, 0), await spotOf(page, 8, 8)];
    const isBeside = box.x > last.x || box.x + box.width < first.x;
    return isBeside || box.y > last.y || box.y + box.height < first.y;
  };
  await expect.poll(isClear).toBe(true);
});
