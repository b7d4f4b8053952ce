/** Boards as bodies that turn. */

import { readFileSync } from "node:fs";
import type { GraphBoard } from "../../../../www/engine/types.ts";
import { drag, ofGallery, openBody, plays } from "../../both/bodies.ts";
import { expectCounts } from "../../editor.ts";
import { click, expectSaid, expectSeen, openGame, painted, spotOf, visit } from "../../stage.ts";
import { expect, type Page, test } from "../app.ts";

/** A square in a square, joined at its corners. */
const SQUARES: GraphBoard = {
  kind: "graph",
  points: [
    [-10, -10],
    [10, -10],
    [10, 10],
    [-10, 10],
    [-30, -30],
    [30, -30],
    [30, 30],
    [-30, 30],
  ],
  edges: [0, 1, 2, 3].flatMap((i): [number, number][] => [
    [i, (i + 1) % 4],
    [4 + i, 4 + ((i + 1) % 4)],
    [i, 4 + i],
  ]),
};

test("B shows a board as a body and lays it flat again, and the switch says which", async ({
  page,
}) => {
  await openBody(page, "torus");
  await expect(page.getByRole("button", { name: "3D", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expectSaid(page, /^The board is a body/);
  await page.keyboard.press("b");
  await expectSaid(page, "The board lies flat.");
  await expect(page.locator("#canvases")).not.toHaveAttribute("data-shape", "body");
  await expect(page.locator("#body-map")).toBeHidden();
});

test("“Drag to turn” stands beside the switch until it was done once", async ({ page }) => {
  await openBody(page, "torus");
  const hint = page.locator("#body-switch").getByText("Drag to turn");
  await expect(hint).toBeVisible();
  await drag(page, 40, 0);
  await expect(hint).toBeHidden();
  await page.reload();
  await page.locator("#stage").focus();
  await page.keyboard.press("b");
  await expect(page.locator("#canvases")).toHaveAttribute("data-shape", "body");
  await expect(hint).toBeHidden();
});

test("a second B while the body is still being laid flat shows the body again", async ({
  page,
}) => {
  await openBody(page, "torus");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.evaluate(() => {
    for (let i = 0; i < 2; i++)
      document.activeElement?.dispatchEvent(
        new KeyboardEvent("keydown", { key: "b", bubbles: true }),
      );
  });
  await expectSaid(page, /^The board is a body/);
  // The first one's unrolling takes 420 ms.
  await page.waitForTimeout(600);
  await expect(page.locator("#canvases")).toHaveAttribute("data-shape", "body");
  await expect(page.locator("#body-map")).toBeVisible();
});

test("the whole-board button brings the last stone of a body to the front, as 0 does", async ({
  page,
}) => {
  await openBody(page, "torus");
  const seen = () =>
    page
      .locator("#canvases canvas")
      .evaluateAll((all) => all.map((canvas) => (canvas as HTMLCanvasElement).toDataURL()));
  await page.keyboard.press("0");
  const home = await seen();
  await drag(page, 200, 60);
  // No mark under the pointer is taken for a turn.
  await page.mouse.move(0, 0);
  await expect.poll(seen).not.toEqual(home);
  await page.getByRole("button", { name: "Fit the board" }).click();
  await page.mouse.move(0, 0);
  await expect.poll(seen).toEqual(home);
});

test("the territory of a finished game on a body is squares that turn with it", async ({
  page,
}) => {
  const torus = ofGallery("torus");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page);
  await openGame(page, { ...torus, turns: [{ play: 0 }, "pass", "pass"] });
  await page.locator("#stage").focus();
  const painted = () =>
    page
      .locator("#canvases canvas")
      .nth(1)
      .evaluate((canvas) => {
        const { width, height } = canvas as HTMLCanvasElement;
        const context = (canvas as HTMLCanvasElement).getContext("2d");
        const pixels = context?.getImageData(0, 0, width, height).data ?? [];
        const shown = pixels.filter((_, i) => i % 4 === 3).map(Number);
        return {
          share: shown.filter((alpha) => alpha > 0).length / shown.length,
          sum: shown.join("").length,
        };
      });
  await expect(page.locator("#canvases canvas")).toHaveCount(4);
  await expect.poll(async () => (await painted()).share).toBeGreaterThan(0.2);
  await page.keyboard.press("b");
  await expect(page.locator("#canvases")).toHaveAttribute("data-shape", "body");
  // 80 small squares, and no colour between them.
  await expect.poll(async () => (await painted()).share).toBeLessThan(0.06);
  await expect.poll(async () => (await painted()).share).toBeGreaterThan(0);
  const picture = () =>
    page
      .locator("#canvases canvas")
      .nth(1)
      .evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
  const before = await picture();
  await page.keyboard.press("ArrowLeft");
  await expect.poll(picture).not.toBe(before);
});

test("a board without a body has no switch, and B does nothing there", async ({ page }) => {
  await visit(page);
  await expect(page.locator("#body-switch")).toBeHidden();
  await page.locator("#stage").focus();
  const voice = page.locator("#live-region");
  const said = await voice.textContent();
  await page.keyboard.press("b");
  // The code of bodies comes later; the key is answered at once.
  expect(await voice.textContent()).toBe(said);
  await expect(page.locator("#canvases")).not.toHaveAttribute("data-shape", "body");
});

test("arrow keys turn, Enter puts a cursor in front, and Enter there plays", async ({ page }) => {
  await openBody(page, "dodecahedron");
  const before = await painted(page);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => painted(page)).not.toEqual(before);
  expect(await plays(page)).toEqual([]);
  await page.locator("#stage").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#stage")).toHaveAttribute("data-cursor", "shown");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  expect(await plays(page)).toHaveLength(1);
});

test("a walk with the cursor in one direction goes all round the body", async ({ page }) => {
  await openBody(page, "cube-sphere");
  await page.keyboard.press("Enter");
  const seen = new Set<string>();
  for (let step = 0; step < 24; step++) {
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("i");
    seen.add((await page.locator("#live-region").textContent()) ?? "");
  }
  expect(seen.size).toBeGreaterThan(14);
});

test("a drag of a flat torus rolls it through its sides, stones with it, and 0 rolls it back", async ({
  page,
}) => {
  await visit(page);
  const document = ofGallery("torus");
  await openGame(page, { ...document, turns: [{ play: 10 }] });
  await expect(page.locator("#canvases")).toHaveAttribute("data-shape", "rolled");
  await expectSeen(page, 10, 0, "black");
  const [from, to] = [await spotOf(page, 5, 5), await spotOf(page, 7, 6)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
  // Two columns on, through the right side, and one row down.
  await expectSeen(page, 1, 1, "black");
  await expectSeen(page, 10, 0, "neither");
  await click(page, 2, 1);
  expect(await plays(page)).toEqual([{ play: 10 }, { play: 0 }]);
  await page.locator("#stage").focus();
  await page.keyboard.press("0");
  await expectSeen(page, 10, 0, "black");
  await expectSeen(page, 0, 0, "white");
});

test("a Möbius band that has gone round once comes back upside down", async ({ page }) => {
  await visit(page);
  await openGame(page, { ...ofGallery("mobius"), turns: [{ play: 10 }] });
  await expect(page.locator("#canvases")).toHaveAttribute("data-shape", "rolled");
  const [from, to] = [await spotOf(page, 5, 5), await spotOf(page, 6, 5)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
  // (10, 0) goes on to (11, 0), which is (0, 10).
  await expectSeen(page, 0, 10, "black");
});

test("a Klein bottle rolls over its straight sides too, and its marks roll with it", async ({
  page,
}) => {
  await visit(page);
  await openGame(page, { ...ofGallery("klein"), turns: [{ play: 10 }] });
  await expect(page.locator("#canvases")).toHaveAttribute("data-shape", "rolled");
  const [from, to] = [await spotOf(page, 5, 5), await spotOf(page, 6, 8)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
  // (10, 0) goes on to (11, 0), which is (0, 10), and then down by three, through the lower side.
  await expectSeen(page, 0, 2, "black");
  await click(page, 0, 3);
  const [, played] = await plays(page);
  // One below, on a mirrored part: one above in the drawing.
  expect(played).toEqual({ play: 10 + 110 });
});

test("a projective plane rolls one way at a time, and 0 rolls it back", async ({ page }) => {
  await visit(page);
  await openGame(page, { ...ofGallery("projective"), turns: [{ play: 10 }] });
  await expect(page.locator("#canvases")).toHaveAttribute("data-shape", "rolled");
  const [from, to] = [await spotOf(page, 5, 5), await spotOf(page, 7, 5)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
  await expectSeen(page, 1, 10, "black");
  await page.locator("#stage").focus();
  await page.keyboard.press("0");
  await expectSeen(page, 10, 0, "black");
});

/** The file that a button of Share, "Picture", saves. */
async function savedPicture(page: Page, name: string): Promise<Buffer> {
  await page.getByRole("button", { name: "Share link" }).click();
  const share = page.getByRole("dialog", { name: "Share" });
  await share.getByRole("tab", { name: "Picture" }).click();
  const saving = page.waitForEvent("download");
  await share.getByRole("button", { name }).click();
  const file = readFileSync(await (await saving).path());
  await page.keyboard.press("Escape");
  await page.locator("#stage").focus();
  return file;
}

test("the picture of a body is the body as it stands", async ({ page }) => {
  await openBody(page, "football");
  const svg = async () => (await savedPicture(page, "Save as SVG")).toString("utf8");
  const before = await svg();
  expect(before).toContain('id="lines-behind"');
  await page.keyboard.press("ArrowLeft");
  expect(await svg()).not.toBe(before);
  await page.keyboard.press("b");
  expect(await svg()).not.toContain('id="lines-behind"');
});

test("the moving picture of a body is the body as it stands", async ({ page }) => {
  await openBody(page, "football", [{ play: 0 }]);
  const gif = () => savedPicture(page, "Save the game, moving");
  const before = await gif();
  await page.keyboard.press("ArrowLeft");
  const turned = await gif();
  expect(turned.equals(before)).toBe(false);
  await page.keyboard.press("b");
  expect((await gif()).equals(turned)).toBe(false);
});

test("a drawing is lifted onto a sphere in Draw, and turns in Play", async ({ page }) => {
  await visit(page);
  await openGame(page, { gospace: 1, title: "Squares", board: SQUARES });
  await expect(page.locator("#body-switch")).toBeHidden();
  await page.locator("#stage").focus();
  await page.keyboard.press("F2");
  await expectCounts(page, /8 points/);
  await page.locator("#inspector summary", { hasText: "Layout" }).press("Enter");
  await page.getByRole("button", { name: "Lift onto a sphere" }).press("Enter");
  await expect(page.getByRole("button", { name: "Take the body away" })).toBeVisible();
  await page.locator("#drawing").focus();
  await page.keyboard.press("F2");
  await page.getByRole("button", { name: "3D", exact: true }).click();
  await expect(page.locator("#canvases")).toHaveAttribute("data-shape", "body");
});
