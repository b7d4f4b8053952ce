// `npm run fonts`: cuts the page's serif out of @fontsource/crimson-pro, upright and italic, with the characters that
// English needs, into www/fonts. The packages, which nothing else needs, go to build/fonts; the same versions give the
// same bytes.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { command, tell } from "./output.mjs";
import { npm, ROOT } from "./run.mjs";

const PACKAGES = ["@fontsource/crimson-pro@5.3.0", "subset-font@2.9.0"];
const HERE = join(ROOT, "build/fonts");
const FONT = join(HERE, "node_modules/@fontsource/crimson-pro");
const STYLES = ["normal", "italic"];
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
});
