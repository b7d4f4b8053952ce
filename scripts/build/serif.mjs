// The page's serif for the other pages of the site, from the same files.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../run.mjs";
import { fontAddress } from "./names.mjs";

const FONTS = "www/fonts";
/** What stands in for the serif until it is there. */
const STAND_INS = "www/styles/serif.css";

/** The styles in a file, after those of the serif, for a page in a folder of the site. @param {string} path */
export function withSerif(path) {
  const text = (/** @type {string} */ file) => readFileSync(join(ROOT, file), "utf8");
  const serif = text(`${FONTS}/serif.css`).replace(
    /url\("\.\/([\w-]+\.woff2)"\)/g,
    (_, file) => `url("../${fontAddress(file, readFileSync(join(ROOT, FONTS, file)))}")`,
  );
  return [text(STAND_INS), serif, text(path)].join("\n");
}
