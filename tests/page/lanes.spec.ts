/** Lanes beside the board: its note, and the choices of its shape and of its stones', which no board enters. */
import { expect, JOURNEY, type Page, test } from "./shared-page.ts";
import { openFromAtlas, visit } from "./stage.ts";
import { visitAt } from "./windows.ts";

const SIZES = [
  [320, 568],
  [390, 844],
  [640, 430],
  [820, 1180],
  [844, 390],
  [1360, 860],
] as const;

const BOARDS = ["Torus", "Dominoes", "Trominoes", "Two at once"] as const;

const CHOICES = "#body-switch button, #shapes button";
const WORDS = `${CHOICES}, #board-note p, #board-note button`;

interface Box {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly right: number;
  readonly bottom: number;
}

async function boxes(page: Page, selector: string): Promise<Box[]> {
  return page.locator(selector).evaluateAll((all) =>
    all
      .filter((each) => each.checkVisibility())
      .map((each) => {
        const { x, y, right, bottom } = each.getBoundingClientRect();
        return { name: each.ariaLabel ?? each.textContent ?? "", x, y, right, bottom };
      }),
  );
}

function meet(a: Box, b: Box): boolean {
  const wide = Math.min(a.right, b.right) - Math.max(a.x, b.x);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.y, b.y);
  return wide > 0.6 && high > 0.6;
}

for (const hasTouch of [true, false])
  test.describe(`by ${hasTouch ? "finger" : "mouse"}`, () => {
    test.use({ hasTouch });

    test("no board stands under its note, its switch or its shapes", async ({ page }) => {
      for (const [width, height] of SIZES) {
        await visitAt(page, [width, height]);
        for (const board of BOARDS) {
          await openFromAtlas(page, board);
          await expect(page.locator("#board-note")).toBeVisible();
          await expect(page.locator(CHOICES).filter({ visible: true })).not.toHaveCount(0);
          const [stage] = await boxes(page, "#stage");
          const words = await boxes(page, WORDS);
          expect(words.length, board).toBeGreaterThan(2);
          for (const each of words) {
            if (stage !== undefined)
              expect(meet(each, stage), `${width} × ${height}, ${board}: ${each.name}`).toBe(false);
            const inWindow =
              each.x >= 0 && each.right <= width + 0.6 && each.bottom <= height + 0.6;
            expect(inWindow, `${board}: ${each.name} is cut`).toBe(true);
          }
          const tools = await boxes(page, "#tools button, header button");
          const parts = [...words, ...tools];
          for (const [at, each] of parts.entries())
            for (const other of parts.slice(at + 1))
              expect(meet(each, other), `${board}: ${each.name}, ${other.name}`).toBe(false);
        }
      }
    });
  });

test(
  "switch and shapes stand over neither Learn nor the atlas nor the boards",
  JOURNEY,
  async ({ page }) => {
    await visit(page);
    for (const [board, part] of [
      ["Torus", "#body-switch"],
      ["Dominoes", "#shapes"],
    ] as const) {
      await openFromAtlas(page, board);
      await expect(page.locator(part)).toBeVisible();
      await page.keyboard.press("Shift+F2");
      await expect(page.locator("#learn")).toBeVisible();
      await expect(page.locator(part)).toBeHidden();
      await page.keyboard.press("Shift+F2");
      await page.keyboard.press("g");
      await expect(page.locator("#atlas")).toBeVisible();
      await expect(page.locator(part)).toBeHidden();
      await page.locator("#atlas").getByRole("button", { name: "My boards" }).click();
      await expect(page.locator("#mine-shelf")).toBeVisible();
      await expect(page.locator(part)).toBeHidden();
      await page.locator("#rooms").getByRole("button", { name: "Play" }).click();
    }
  },
);

test("shapes are pictures, with names that a player would say", async ({ page }) => {
  await visit(page);
  await openFromAtlas(page, "Trominoes");
  const chips = page.locator("#shapes button");
  await expect(chips).toHaveText(["", "", "", "", "", ""]);
  const names = await chips.evaluateAll((all) => all.map((each) => each.ariaLabel));
  expect(names.sort()).toEqual([
    "bent three, corner at the bottom left",
    "bent three, corner at the bottom right",
    "bent three, corner at the top left",
    "bent three, corner at the top right",
    "row of 3, lying",
    "row of 3, standing",
  ]);
});
