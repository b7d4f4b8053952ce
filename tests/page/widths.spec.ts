/** A board in columns of every width: it keeps a least size, and what stands below it gives way first. */
import { expect, type FrameLocator, type Locator } from "@playwright/test";
import type { GameDocument } from "../../www/engine/types.ts";
import { frame, inFrame, test } from "./blog.ts";
import { linkOf } from "./players.ts";
import { JOURNEY } from "./shared-page.ts";

const LONG = "With superko one of them must stop first. ".repeat(20).trim();

const COMMENTED: GameDocument = {
  gospace: 1,
  title: "Commented",
  board: { kind: "grid", columns: 9, rows: 9 },
  turns: [{ play: 20, comment: LONG }, { play: 24 }],
};

const LINK = linkOf(COMMENTED);
/** The script and the style of docs/embedding.md. */
const HEAD = `<script type="module" src="site/element.js"></script>
<style>body { margin: 0 !important } go-space { display: block; aspect-ratio: 4 / 3 }</style>`;
const BOARD = `<go-space game="${LINK}" start="1"></go-space>`;

/** Width of the drawn board in CSS pixels. */
async function widthOf(within: Locator | FrameLocator): Promise<number> {
  await expect(within.locator(".count")).toBeAttached();
  return within.locator(".canvases canvas").first().evaluate(drawnWidth);
}

/** Once two frames have passed without a change of its size. */
async function drawnWidth(canvas: HTMLCanvasElement): Promise<number> {
  const frame = () => new Promise((next) => requestAnimationFrame(next));
  for (let before = -1; before !== canvas.height; await frame()) {
    before = canvas.height;
    await frame();
  }
  const { width, height } = canvas;
  const { data = [] } = canvas.getContext("2d")?.getImageData(0, 0, width, height) ?? {};
  let [least, most] = [width, -1];
  for (let at = 0; at < width * height; at++)
    if ((data[4 * at + 3] ?? 0) > 200) {
      least = Math.min(least, at % width);
      most = Math.max(most, at % width);
    }
  return ((most + 1 - least) * canvas.clientWidth) / width;
}

/** Width of the board in a column, less its border and the air round it. */
const wanted = (column: number) => Math.min(column - 14, 279);

test(
  "a commented board has its size in columns of every width, by the manual's style",
  JOURNEY,
  async ({ page, blog }) => {
    for (const column of [344, 260, 400, 600, 900]) {
      await blog.post(page, `<div style="width:${column}px">${BOARD}</div><p>Text.</p>`, HEAD);
      const element = page.locator("go-space");
      expect(await widthOf(element), `${column} px`).toBeGreaterThanOrEqual(wanted(column));
      await expect(element.locator(".comment p")).toBeVisible();
      const [box, player, bar] = [
        await element.boundingBox(),
        await element.locator(".player").boundingBox(),
        await element.locator(".bar").boundingBox(),
      ];
      expect(player).toEqual(box);
      expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(
        (box?.y ?? 0) + (box?.height ?? 0),
      );
      expect((await page.getByText("Text.").boundingBox())?.y).toBeGreaterThanOrEqual(
        (box?.y ?? 0) + (box?.height ?? 0),
      );
    }
  },
);

test("boards side by side, in flex rows, in grids and in frames keep a size, and from turn to turn their height", async ({
  page,
  blog,
}) => {
  await test.step("boards side by side, in flex rows and in grids keep a size too", async () => {
    const story = `<go-story><div data-beside style="width:800px">${BOARD.repeat(3)}</div></go-story>`;
    const flex = `<div style="display:flex;width:600px">${BOARD}<p style="flex:1">Text.</p></div>`;
    const grid = `<div style="display:grid;grid-template-columns:auto 1fr;width:600px">${BOARD}<p>${LONG}</p></div>`;
    const script = HEAD.replace("element.js", "story.js");
    await blog.post(page, story + flex + grid, script);
    const boards = page.locator("go-space");
    for (const [index, column] of [240, 240, 240, 280, 280].entries()) {
      await boards.nth(index).scrollIntoViewIfNeeded();
      expect(await widthOf(boards.nth(index))).toBeGreaterThanOrEqual(wanted(column));
    }
  });
  await test.step("an element in a frame's mode grows as well", async () => {
    const framed = BOARD.replace("<go-space", '<go-space mode="frame" ');
    await blog.post(page, `<div style="width:344px">${framed}</div>`, HEAD);
    const player = page.locator("go-space").frameLocator("iframe");
    await expect(player.locator(".comment p")).toBeVisible();
    await expect.poll(() => widthOf(player)).toBeGreaterThanOrEqual(wanted(344));
  });
  await test.step("from turn to turn an element keeps its height", async () => {
    await blog.post(page, `<div style="width:344px">${BOARD}</div>`, HEAD);
    const element = page.locator("go-space");
    await widthOf(element);
    const before = await element.boundingBox();
    await element.getByRole("button", { name: "To the end" }).click();
    await expect(element.locator(".count")).toHaveText("2 / 2");
    await widthOf(element);
    expect(await element.boundingBox()).toEqual(before);
  });
});

/** Frames, each with the width of its board, and the lines of its comment. */
const FRAMES = [
  [260, 260, 134, 0],
  [400, 440, 298, 0],
  [600, 490, 280, 1],
  [400, 600, 374, 3],
] as const;

test(
  "in a frame that cannot grow the board keeps a size, and the comment has the lines that are left",
  JOURNEY,
  async ({ page, blog }) => {
    for (const [width, height, board, lines] of FRAMES) {
      const style = `style="width:${width}px;height:${height}px;border:0"`;
      await blog.post(page, frame(blog.site, COMMENTED, "?turn=1", style));
      const player = inFrame(page);
      expect(await widthOf(player), `${width} × ${height}`).toBeGreaterThanOrEqual(board);
      const comment = player.locator(".comment p");
      const lineHeight = 23.2;
      if (lines > 0)
        expect((await comment.boundingBox())?.height).toBeCloseTo(lines * lineHeight, 0);
      else await expect(comment).toBeHidden();
      await player.locator(".comment summary").click();
      await expect(comment).toBeVisible({ visible: lines === 0 });
    }
  },
);

test("on paper a board is whole: no page breaks it, and none is too low for it", async ({
  page,
  blog,
}) => {
  await page.setViewportSize({ width: 640, height: 300 });
  await blog.post(page, BOARD, HEAD);
  const element = page.locator("go-space");
  await widthOf(element);
  await page.emulateMedia({ media: "print" });
  expect(await element.evaluate((found) => getComputedStyle(found).breakInside)).toBe("avoid");
  await expect.poll(async () => (await element.boundingBox())?.height).toBe(300);
  const [stage, drawn] = [await element.locator(".stage").boundingBox(), await widthOf(element)];
  expect(drawn).toBeLessThanOrEqual(stage?.height ?? 0);
});

/** Least contrast of a player's words with the ground that it paints below them; 0 where it paints none. */
function leastContrast(player: Element): number {
  const pen = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const light = (colour: string) => {
    if (pen === null) return 0;
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
    if (alpha < 255) return Number.NaN;
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) =>
      part > 10 ? ((part / 255 + 0.055) / 1.055) ** 2.4 : part / 3294,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ground = light(getComputedStyle(player).backgroundColor);
  const words = [".words", ".comment p", ".comment summary", ".turn-button", ".count"].map(
    (name) => {
      const part = player.querySelector(name);
      const ink = part === null ? Number.NaN : light(getComputedStyle(part).color);
      return (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
    },
  );
  return Math.min(...words) || 0;
}

test("a frame that no page declares stands on a ground of its own, on every ground", async ({
  page,
  blog,
}) => {
  for (const colorScheme of ["light", "dark"] as const)
    for (const ground of ["rgb(20, 24, 40)", "rgb(250, 250, 250)"]) {
      await page.emulateMedia({ colorScheme });
      await blog.post(page, frame(blog.site, COMMENTED, "?turn=1"), "", ground);
      const player = inFrame(page).locator(".player");
      await expect(player.locator(".count")).toHaveText("1 / 2");
      const where = `${ground}, for a reader who prefers ${colorScheme}`;
      expect(await player.evaluate(leastContrast), where).toBeGreaterThanOrEqual(4.5);
    }
});
