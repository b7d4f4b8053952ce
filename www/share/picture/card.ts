/** Card of a game: a PNG with its position, title, status and the QR code of its link, in the proportions
 *  of link previews. It carries the game, too. */
import { FONT } from "../../view/theme.ts";
import { cardLines, pictureTitle } from "../../words/picture.ts";
import { SCAN } from "../../words/share-pages.ts";
import { contextOf, newCanvas, pictureCanvas } from "./canvas.ts";
import { type Composition, compose } from "./composition.ts";
import { withDocument } from "./png/metadata.ts";
import { pngOf } from "./png/png.ts";
import type { Pictured, PictureOptions } from "./types.ts";

interface CardOptions extends Pick<PictureOptions, "theme" | "numbers"> {
  /** URL of the folder of the page. */
  readonly site: string;
  /** Rows of modules of the QR code; null: no code. */
  readonly code: readonly (readonly boolean[])[] | null;
}

/** In CSS pixels. */
const [WIDTH, HEIGHT] = [1200, 630];
const DENSITY = 2;
const BOARD = { left: 26, top: 26, width: 640, height: HEIGHT - 52 };
const TEXT = { left: 706, top: 56, right: WIDTH - 56, bottom: HEIGHT - 56 };
const CODE_SIDE = 208;
const SERIF = 'Georgia, "Iowan Old Style", "Times New Roman", serif';

/** Title sizes that are tried, the largest first, and its lines at most. */
const TITLE_SIZES = [54, 46, 40, 34];
const TITLE_LINES = 3;

export async function cardPicture(of: Pictured, options: CardOptions): Promise<Blob> {
  const canvas = newCanvas(WIDTH * DENSITY, HEIGHT * DENSITY);
  const context = contextOf(canvas);
  context.scale(DENSITY, DENSITY);
  const composition = cardComposition(of, options);
  context.fillStyle = composition.palette.paper;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  paintBoard(context, composition);
  paintWords(context, of, composition);
  paintFoot(context, options, composition);
  const bytes = new Uint8Array(await (await pngOf(canvas)).arrayBuffer());
  return new Blob([withDocument(bytes, of.document)], { type: "image/png" });
}

/** The board as large as its place allows, where possible at whole pixels. */
function cardComposition(of: Pictured, { theme, numbers }: CardOptions): Composition {
  const options: PictureOptions = { theme, numbers, labels: false, ground: "paper" };
  const wide = compose(of, options, BOARD.width);
  const { width, height } = wide.lens.size;
  if (height <= BOARD.height) return wide;
  return compose(of, options, Math.floor(BOARD.height * Math.max(1, width / height)));
}

function paintBoard(context: CanvasRenderingContext2D, composition: Composition): void {
  const { width, height } = composition.lens.size;
  const scale = Math.min(BOARD.width / width, BOARD.height / height, 1);
  const [w, h] = [width * scale, height * scale];
  const left = Math.round(BOARD.left + (BOARD.width - w) / 2);
  const top = Math.round(BOARD.top + (BOARD.height - h) / 2);
  context.imageSmoothingQuality = "high";
  context.drawImage(pictureCanvas(composition, DENSITY), left, top, w, h);
}

function paintWords(
  context: CanvasRenderingContext2D,
  { board, game, document }: Pictured,
  { palette }: Composition,
): void {
  context.fillStyle = palette.seal;
  context.fillRect(TEXT.left, TEXT.top, 44, 4);
  context.textBaseline = "alphabetic";
  context.fillStyle = palette.ink;
  const title = fittedTitle(context, pictureTitle(board));
  let y = TEXT.top + 20;
  context.font = titleFont(title.size);
  for (const words of title.lines) {
    y += title.size * 1.18;
    context.fillText(words, TEXT.left, y);
  }
  context.font = `23px ${FONT}`;
  context.fillStyle = palette.soft;
  y += 18;
  for (const words of cardLines(board, game, document.author ?? "")) {
    y += 33;
    context.fillText(clipped(context, words), TEXT.left, y);
  }
}

function paintFoot(
  context: CanvasRenderingContext2D,
  { code, site }: CardOptions,
  { palette }: Composition,
): void {
  const left = code === null ? TEXT.left : TEXT.left + CODE_SIDE + 26;
  if (code !== null) paintCode(context, code);
  const lines = code === null ? [] : [SCAN];
  context.fillStyle = palette.ink;
  context.font = `bold 28px ${SERIF}`;
  context.fillText("Gospace", left, TEXT.bottom - 6 - 27 * lines.length - 27);
  context.fillStyle = palette.soft;
  context.font = `18px ${FONT}`;
  [...lines, new URL(site).host].forEach((words, i, all) => {
    const y = TEXT.bottom - 6 - 27 * (all.length - 1 - i);
    context.fillText(clipped(context, words, TEXT.right - left), left, y);
  });
}

/** Dark on a light tile in both themes, because cameras expect that. Modules are whole device pixels. */
function paintCode(context: CanvasRenderingContext2D, code: readonly (readonly boolean[])[]): void {
  const unit = Math.floor((CODE_SIDE * DENSITY) / code.length) / DENSITY;
  const [left, top] = [TEXT.left, TEXT.bottom - CODE_SIDE];
  context.fillStyle = "#fff";
  context.beginPath();
  context.roundRect(left, top, CODE_SIDE, CODE_SIDE, 12);
  context.fill();
  const inset = Math.floor(((CODE_SIDE - unit * code.length) / 2) * DENSITY) / DENSITY;
  context.fillStyle = "#1d1b18";
  code.forEach((row, y) => {
    row.forEach((dark, x) => {
      if (dark) context.fillRect(left + inset + x * unit, top + inset + y * unit, unit, unit);
    });
  });
}

function titleFont(size: number): string {
  return `${size}px ${SERIF}`;
}

/** Title in the largest size that needs no more than its lines; the smallest is cut. */
function fittedTitle(
  context: CanvasRenderingContext2D,
  title: string,
): { readonly size: number; readonly lines: readonly string[] } {
  const words = title.trim().split(/\s+/u);
  for (const size of TITLE_SIZES) {
    context.font = titleFont(size);
    const lines = wrapped(context, words);
    const fits = lines.length <= TITLE_LINES && lines.every((each) => isNarrow(context, each));
    if (fits || size === TITLE_SIZES.at(-1)) {
      const rest = lines.slice(TITLE_LINES - 1).join(" ");
      const shown = fits ? lines : [...lines.slice(0, TITLE_LINES - 1), rest];
      return { size, lines: shown.map((each) => clipped(context, each)) };
    }
  }
  throw new Error("there is no size for titles");
}

function wrapped(context: CanvasRenderingContext2D, words: readonly string[]): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ""} ${word}`;
    if (lines.length > 0 && isNarrow(context, longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function isNarrow(context: CanvasRenderingContext2D, words: string): boolean {
  return context.measureText(words).width <= TEXT.right - TEXT.left;
}

/** Words that are too wide end in an ellipsis. */
function clipped(
  context: CanvasRenderingContext2D,
  words: string,
  most = TEXT.right - TEXT.left,
): string {
  if (context.measureText(words).width <= most) return words;
  const letters = [...words];
  let [fits, over] = [0, Math.min(letters.length, 400)];
  while (over - fits > 1) {
    const middle = (fits + over) >> 1;
    const cut = `${letters.slice(0, middle).join("").trimEnd()}…`;
    if (context.measureText(cut).width <= most) fits = middle;
    else over = middle;
  }
  return `${letters.slice(0, fits).join("").trimEnd()}…`;
}
