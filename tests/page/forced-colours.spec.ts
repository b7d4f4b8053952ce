/** Forced colours: the board too has the reader's own colours, as in the high contrast of Windows. */
import { expect, JOURNEY, type Page, test } from "./shared-page.ts";
import { spotOf, visit } from "./stage.ts";

/** Of a stone's middle and its rim, half way between two lines; in spacings. */
const RIM = 0.325;
/** In CSS pixels. */
const REACH = 4;
/** Of the parts of a colour: a highlight is seen through a little. */
const NEAR = 60;

test(
  "board, stones, cursor, and what is pressed are told apart in a reader's own colours",
  JOURNEY,
  async ({ page }) => {
    await visit(page);
    await page.emulateMedia({
      forcedColors: "active",
      colorScheme: "dark",
      reducedMotion: "reduce",
    });
    // Anew: the browser gives a page in a new process its colours late, while that starts.
    await visit(page);
    for (const key of ["ArrowRight", "Enter", "ArrowRight", "Enter", "ArrowUp"])
      await page.keyboard.press(key);
    await expectBoard(page);
    await expectControls(page);
    await page.emulateMedia({ colorScheme: "light" });
    await expectBoard(page);
  },
);

/** Black on E5, White on F5, the cursor on F6. */
async function expectBoard(page: Page): Promise<void> {
  const [ground, ink] = [await system(page, "Canvas"), await system(page, "CanvasText")];
  await expect.poll(() => nearest(page, 2.5, 2.5, ground), "ground").toBe(0);
  expect(await nearest(page, 2.5, 3, ink), "line").toBeLessThan(NEAR);
  expect(await nearest(page, 3.85, 4, [0, 0, 0]), "black stone").toBe(0);
  expect(await nearest(page, 4.85, 4, [255, 255, 255]), "white stone").toBe(0);
  // Away from the lines the rims are ink, on any stone and any ground.
  for (const x of [4, 5])
    expect(await nearest(page, x - RIM, 4 + RIM, ink), `rim ${x}`).toBeLessThan(NEAR);
  const highlight = await system(page, "Highlight");
  expect(await nearest(page, 4.5, 2.5, highlight), "cursor").toBeLessThan(NEAR);
}

async function expectControls(page: Page): Promise<void> {
  const highlight = await system(page, "Highlight");
  const styleOf = (name: string) =>
    page.getByRole("button", { name, exact: true }).evaluate((button) => {
      const { backgroundColor, borderTopStyle, outlineStyle, color } = getComputedStyle(button);
      return { backgroundColor, borderTopStyle, outlineStyle, color };
    });
  const pressed = await styleOf("Coordinates");
  expect(numbers(pressed.backgroundColor)).toEqual(highlight);
  expect(numbers(pressed.color)).toEqual(await system(page, "HighlightText"));
  expect(numbers((await styleOf("Owners")).backgroundColor)).not.toEqual(highlight);
  expect((await styleOf("Pass")).borderTopStyle).toBe("solid");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  expect((await styleOf("Liberties")).outlineStyle).toBe("solid");
  const primary = await styleOf("Share link");
  expect(primary.color).not.toBe(primary.backgroundColor);
  for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp"]) await page.keyboard.press(key);
}

function numbers(colour: string): number[] {
  return (colour.match(/\d+/g) ?? []).slice(0, 3).map(Number);
}

async function system(page: Page, name: string): Promise<number[]> {
  const colour = await page.evaluate((keyword) => {
    const probe = document.createElement("i");
    probe.style.cssText = `forced-color-adjust: none; color: ${keyword}`;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);
  return numbers(colour);
}

/** The distance from the wanted colour to the most similar one, a few pixels round a spot. */
async function nearest(page: Page, x: number, y: number, wanted: number[]): Promise<number> {
  const spot = await spotOf(page, x, y);
  const side = 2 * REACH + 1;
  const [left, top] = [Math.round(spot.x) - REACH, Math.round(spot.y) - REACH];
  const clip = { x: left, y: top, width: side, height: side };
  const picture = await page.screenshot({ clip });
  return page.evaluate(
    async ([source, colour]) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
      context?.drawImage(image, 0, 0);
      const { data } = context?.getImageData(0, 0, image.width, image.height) ?? { data: [] };
      const pixels = Array.from({ length: data.length / 4 }, (_, i) => 4 * i);
      const apart = (i: number) =>
        Math.max(...colour.map((value, part) => Math.abs(value - (data[i + part] ?? 0))));
      return Math.min(...pixels.map(apart));
    },
    [`data:image/png;base64,${picture.toString("base64")}`, wanted] as const,
  );
}
