// `npm run fonts`: cuts the page's serif out of @fontsource/crimson-pro, upright and italic, with the characters that
// English needs, into www/fonts, and prints the outline of the name, which index.html has. The packages, which nothing
// else needs, go to build/fonts; the same versions give the same bytes.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { command, tell } from "./output.mjs";
import { npm, ROOT } from "./run.mjs";

const PACKAGES = ["@fontsource/crimson-pro@5.3.0", "subset-font@2.9.0", "opentype.js@2.0.0"];
const HERE = join(ROOT, "build/fonts");
const FONT = join(HERE, "node_modules/@fontsource/crimson-pro");
const STYLES = ["normal", "italic"];
/** Size at which the name is drawn, so that its coordinates are short. */
const NAME_SIZE = 200;
/** Other characters fall back to the reader's own serif. */
const OTHERS = "‘’“”–—…·×−½⅓¼¾∞éöńäüí≤≥°₀₁₂₃₄₅";
const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join("");

await command(async () => {
  mkdirSync(HERE, { recursive: true });
  await npm("npm could not fetch the font: it needs a network.", [
    "install",
    "--prefix",
    HERE,
    "--no-save",
    ...PACKAGES,
  ]);
  const path = createRequire(join(HERE, "package.json")).resolve("subset-font");
  /** @type {{ default: (font: Buffer, text: string, options: { targetFormat: "woff2" }) => Promise<Buffer> }} */
  const { default: subset } = await import(pathToFileURL(path).href);
  for (const style of STYLES) {
    const whole = readFileSync(join(FONT, `files/crimson-pro-latin-400-${style}.woff2`));
    const cut = await subset(whole, ASCII + OTHERS, { targetFormat: "woff2" });
    writeFileSync(join(ROOT, `www/fonts/crimson-pro-${style}.woff2`), cut);
    tell(`www/fonts/crimson-pro-${style}.woff2: ${cut.length} bytes`);
  }
  copyFileSync(join(FONT, "LICENSE"), join(ROOT, "www/fonts/LICENSE.txt"));
  tell(outlineOf("Gospace"));
});

/**
 * @typedef {{ type: string, x?: number, y?: number, x1?: number, y1?: number }} Step
 * @typedef {{ advanceWidth: number, getPath: (x: number, y: number, size: number) => { commands: Step[] } }} Glyph
 * @typedef {object} Outlines
 * @property {number} unitsPerEm
 * @property {{ cmap: { glyphIndexMap: Record<number, number> } }} encoding
 * @property {{ get: (at: number) => Glyph }} glyphs
 * @property {(left: Glyph, right: Glyph) => number} getKerningValue
 */

/** Path of a word in semibold, as the `d` of an SVG. @param {string} word */
function outlineOf(word) {
  /** @type {{ parse: (font: ArrayBuffer) => Outlines }} */
  const { parse } = createRequire(join(HERE, "package.json"))("opentype.js");
  const bytes = readFileSync(join(FONT, "files/crimson-pro-latin-600-normal.woff"));
  const font = parse(new Uint8Array(bytes).buffer);
  const scale = NAME_SIZE / font.unitsPerEm;
  const glyphs = [...word].map((letter) =>
    font.glyphs.get(font.encoding.cmap.glyphIndexMap[letter.charCodeAt(0)] ?? 0),
  );
  let left = 0;
  return glyphs
    .map((glyph, at) => {
      const before = glyphs[at - 1];
      if (before !== undefined) left += scale * font.getKerningValue(before, glyph);
      const drawn = glyph.getPath(left, 0, NAME_SIZE).commands;
      left += scale * glyph.advanceWidth;
      return written(drawn);
    })
    .join("");
}

/** Steps of a path in whole numbers, without lines to where it is. @param {Step[]} steps */
function written(steps) {
  let at = "";
  return steps
    .map(({ type, ...to }) => {
      const spot = numbers(to.x, to.y);
      const isThere = type === "L" && spot === at;
      at = spot;
      return isThere ? "" : `${type}${numbers(to.x1, to.y1, to.x, to.y)}`;
    })
    .join("");
}

/** @param {(number | undefined)[]} values */
function numbers(...values) {
  const known = values.filter((value) => value !== undefined);
  return known.map(Math.round).join(" ").replaceAll(" -", "-");
}
