// Cards: the pictures by which messengers and social networks show a link to a page that has a board, drawn from its still
// picture. They show no SVG.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../run.mjs";
import { CARD } from "./previews.mjs";

const PROGRAM = "node_modules/@resvg/resvg-wasm/index_bg.wasm";
/** Colour of the light page. */
const GROUND = "#f7f3ea";
const { width: WIDTH, height: HEIGHT } = CARD;

/** @type {Promise<typeof import("@resvg/resvg-wasm")> | null} */
let drawing = null;

/** Imported only now: a clone begins without packages. */
async function begin() {
  const resvg = await import("@resvg/resvg-wasm");
  await resvg.initWasm(readFileSync(join(ROOT, PROGRAM)));
  return resvg;
}

/** Writes the card of a page into its folder. @param {string} folder @param {string} svg of the board */
export async function writeCard(folder, svg) {
  drawing ??= begin();
  const { Resvg } = await drawing;
  writeFileSync(join(folder, CARD.file), new Resvg(cardOf(svg)).render().asPng());
}

/** The picture amid the card, without its shadow, which would take most of the time. @param {string} svg */
export function cardOf(svg) {
  const plain = svg.replace(/ filter="[^"]*"/g, "");
  const [tag = "", width = "", height = ""] = /width="(\d+)" height="(\d+)"/.exec(plain) ?? [];
  const scale = Math.min(WIDTH / Number(width), HEIGHT / Number(height));
  const [wide, high] = [scale * Number(width), scale * Number(height)];
  const box = `x="${(WIDTH - wide) / 2}" y="${(HEIGHT - high) / 2}" width="${wide}" height="${high}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${GROUND}"/>
${plain.replace(tag, box)}
</svg>`;
}
