// The moving picture of README.md and docs/drawing.md, light and dark: a board is drawn by hand and played on, in the page itself. Beside
// each a still of its end, for readers who want no motion. Prints the files that it writes, and their sizes.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import gifenc from "gifenc";
import { boxOf, onScreen, onSite, openPackage } from "../bench/open.mjs";
import { tell } from "../output.mjs";
import { ROOT } from "../run.mjs";

const { applyPalette, GIFEncoder, quantize } = gifenc;

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {{ x: number, y: number }} Spot */
/** @typedef {{ picture: string, pointer: Spot | null, delay: number }} Frame */

const SIZE = { width: 600, height: 440 };
/** Colours of a film; one more stands for pixels that stay. */
const COLOURS = 127;
const DELAYS = { line: 170, turn: 620, rest: 1100, end: 3200 };

/** The board, in pixels about the middle: a ring of eight round a ring of four. */
const POINTS = [
  [-62, -150],
  [62, -150],
  [150, -62],
  [150, 62],
  [62, 150],
  [-62, 150],
  [-150, 62],
  [-150, -62],
  [0, -64],
  [64, 0],
  [0, 64],
  [-64, 0],
];
const LINKS = [
  ...[0, 1, 2, 3, 4, 5, 6, 7].map((at) => [at, (at + 1) % 8]),
  ...[0, 1, 2, 3].flatMap((at) => [
    [2 * at, 8 + at],
    [8 + at, 2 * at + 1],
  ]),
  ...[0, 1, 2, 3].map((at) => [8 + at, 8 + ((at + 1) % 4)]),
];
/** Turns by points; the last one takes a stone. */
const TURNS = [8, 9, 10, 11, 2, 7, 3];

/** The part of the page that is filmed, about its middle. @param {Spot} middle */
function clipAbout({ x, y }) {
  return { x: Math.round(x - SIZE.width / 2), y: Math.round(y - SIZE.height / 2), ...SIZE };
}

/** Runs in the page, whose policy allows no other styles. @param {string} host */
export function hideAllBut(host) {
  document.body.style.visibility = "hidden";
  for (const id of ["canvases", "drawing-canvases"]) {
    const canvases = document.getElementById(id);
    if (canvases !== null) canvases.style.visibility = id === host ? "visible" : "hidden";
  }
}

/** Draws the board, then plays on it. @param {Page} page @param {string} site @param {"light" | "dark"} scheme */
async function filmed(page, site, scheme) {
  const gospace = await openPackage();
  /** @type {Frame[]} */
  const frames = [];
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1300, height: 860 });
  await page.goto(site);
  await page.locator('body[data-state="ready"]').waitFor();
  await page.locator("#rooms").getByRole("button", { name: "Draw" }).click();
  await page.locator("#drawing-start").getByRole("button", { name: "Graph" }).click();
  await page.keyboard.press("l");
  await page.keyboard.press("g");
  const paper = await boxOf(page, "#drawing");
  const middle = { x: paper.x + paper.width / 2, y: paper.y + paper.height / 2 };
  const drawing = clipAbout(middle);
  const shoot = async (clip, pointer, delay) => {
    const picture = (await page.screenshot({ clip })).toString("base64");
    const at = pointer && { x: pointer.x - clip.x, y: pointer.y - clip.y };
    frames.push({ picture, pointer: at, delay });
  };
  const spotOf = (point) => ({
    x: middle.x + (POINTS[point]?.[0] ?? 0),
    y: middle.y + (POINTS[point]?.[1] ?? 0),
  });
  await page.evaluate(hideAllBut, "drawing-canvases");
  for (const [from = 0, to = 0] of LINKS) {
    const [a, b] = [spotOf(from), spotOf(to)];
    await page.mouse.move(a.x, a.y);
    await page.mouse.down();
    await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2);
    await page.mouse.move(b.x, b.y);
    await page.mouse.up();
    await page.waitForTimeout(120);
    await shoot(drawing, b, DELAYS.line);
  }
  await page.keyboard.press("F2");
  await page.evaluate(hideAllBut, "canvases");
  await page.locator("#stage").focus();
  await page.keyboard.press("-");
  await page.mouse.move(0, 0);
  await page.waitForTimeout(600);
  const { board } = gospace.fromLink(new URL(page.url()).hash.slice(1).split(".")[0]);
  const corners = [];
  for (const reach of [Math.min, Math.max])
    corners.push(
      await onScreen(
        page,
        "#stage",
        [0, 1].map((axis) => reach(...board.points.map((spot) => spot[axis]))),
      ),
    );
  const [first, last] = corners;
  const stage = clipAbout({ x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 });
  await shoot(stage, null, DELAYS.rest);
  for (const point of TURNS) {
    const place = board.points.findIndex(([x, y]) => isAt(board.points, POINTS, x, y, point));
    const spot = await onScreen(page, "#stage", board.points[place]);
    await page.mouse.click(spot.x, spot.y);
    await page.mouse.move(0, 0);
    await page.waitForTimeout(300);
    await shoot(stage, spot, DELAYS.turn);
  }
  await shoot(stage, null, DELAYS.end);
  return frames;
}

/** True if (x, y) is this point of the drawing, which the page keeps at a scale and a place of its own. */
function isAt(points, drawn, x, y, point) {
  const unit = (list) => {
    const [xs, ys] = [list.map(([a]) => a), list.map(([, b]) => b)];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    const scale = Math.max(...xs) - left;
    return (a, b) => [(a - left) / scale, (b - top) / scale];
  };
  const [a, b] = [unit(points)(x, y), unit(drawn)(...drawn[point])];
  return Math.hypot(a[0] - b[0], a[1] - b[1]) < 0.05;
}

/** Pixels of a frame, with the pointer that a screenshot leaves out. @param {Page} page @param {Frame} frame */
async function pixelsOf(page, { picture, pointer }) {
  const found = await page.evaluate(
    async ([picture, pointer, { width, height }]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${picture}`;
      await image.decode();
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext("2d");
      context.drawImage(image, 0, 0);
      if (pointer !== null) {
        context.translate(pointer.x, pointer.y);
        const arrow = new Path2D("M0 0L0 19L4.6 14.8L7.6 21.6L10.6 20.3L7.7 13.6L13.8 13.4Z");
        context.fillStyle = "#fff";
        context.fill(arrow);
        context.strokeStyle = "#111";
        context.lineWidth = 1.2;
        context.stroke(arrow);
      }
      const { data } = context.getImageData(0, 0, width, height);
      let text = "";
      for (let at = 0; at < data.length; at += 32768)
        text += String.fromCharCode(...data.subarray(at, at + 32768));
      return btoa(text);
    },
    [picture, pointer, SIZE],
  );
  return new Uint8Array(Buffer.from(found, "base64"));
}

/** Each frame holds only the pixels that differ from the one before. @param {Uint8Array[]} frames @param {number[]} delays */
function encoded(frames, delays) {
  const some = frames.filter((_, at) => at % 6 === 0 || at === frames.length - 1);
  const palette = quantize(Buffer.concat(some), COLOURS);
  const gif = GIFEncoder();
  /** @type {Uint8Array | null} */
  let before = null;
  frames.forEach((pixels, at) => {
    const indices = applyPalette(pixels, palette);
    const shown =
      before === null
        ? indices
        : indices.map((index, i) => (index === before?.[i] ? COLOURS : index));
    gif.writeFrame(shown, SIZE.width, SIZE.height, {
      ...(before === null ? { palette: [...palette, [0, 0, 0]] } : {}),
      transparent: before !== null,
      transparentIndex: COLOURS,
      delay: delays[at] ?? 0,
      dispose: 1,
    });
    before = indices;
  });
  gif.finish();
  return gif.bytes();
}

/** Writes the film and its stills. */
export async function makeFilm() {
  await onSite(async (site, _browser, onPage) => {
    for (const scheme of /** @type {const} */ (["light", "dark"])) {
      const frames = await onPage((page) => filmed(page, site, scheme));
      const pixels = await onPage(async (page) => {
        const all = [];
        for (const frame of frames) all.push(await pixelsOf(page, frame));
        return all;
      });
      const delays = frames.map(({ delay }) => delay);
      const last = pixels.slice(-1);
      for (const [name, bytes] of /** @type {const} */ ([
        [`film-${scheme}.gif`, encoded(pixels, delays)],
        [`film-still-${scheme}.gif`, encoded(last, [0])],
      ])) {
        writeFileSync(join(ROOT, "docs/images", name), bytes);
        tell(
          `docs/images/${name} ${(bytes.length / 1000).toFixed(0)} kB, ${name.includes("still") ? 1 : frames.length} frames`,
        );
      }
    }
  });
}
