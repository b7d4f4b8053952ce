/** Lanes beside the board: its note, and the choices of its shape and of its stones', which no board enters. */
import { expect, type Page, test } from "./shared-page.ts";
import { openFromAtlas } from "./stage.ts";
import { pointer, visitAt } from "./windows.ts";

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

test("no board stands under its note, its switch or its shapes", async ({ page }) => {
  const by = await pointer(page);
  for (const hand of ["finger", "mouse"] as const) {
    await by(hand);
    for (const [width, height] of SIZES) {
      const name = `${await visitAt(page, [width, height])} by ${hand}`;
      for (const board of BOARDS) {
        const where = `${name}, ${board}`;
        await openFromAtlas(page, board);
        await expect(page.locator("#board-note")).toBeVisible();
        await expect(page.locator(CHOICES).filter({ visible: true })).not.toHaveCount(0);
        const [stage] = await boxes(page, "#stage");
        const words = await boxes(page, WORDS);
        expect(words.length, where).toBeGreaterThan(2);
        for (const each of words) {
          if (stage !== undefined) expect(meet(each, stage), `${where}: ${each.name}`).toBe(false);
          const inWindow = each.x >= 0 && each.right <= width + 0.6 && each.bottom <= height + 0.6;
          expect(inWindow, `${where}: ${each.name} is cut`).toBe(true);
        }
        const tools = await boxes(page, "#tools button, header button");
        const parts = [...words, ...tools];
        for (const [at, each] of parts.entries())
          for (const other of parts.slice(at + 1))
            expect(meet(each, other), `${where}: ${each.name}, ${other.name}`).toBe(false);
      }
    }
  }
});
