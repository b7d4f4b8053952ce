// The styles of the pages that are read: colours, and the page's serif from the same files.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../run.mjs";
import { fontAddress } from "./names.mjs";

const FONTS = "www/fonts";
const FACES = ["upright.css", "italic.css"];
/** Colours, and what stands in for the serif until it is there. */
const SHARED = ["www/styles/reading.css", "www/styles/serif.css"];

/** The styles in a file, after those that such pages share, for a page in a folder of the site. @param {string} path */
export function readingStyles(path) {
  const text = (/** @type {string} */ file) => readFileSync(join(ROOT, file), "utf8");
  const serif = FACES.map((face) => text(`${FONTS}/${face}`))
    .join("\n")
    .replace(
      /url\("\.\/([\w-]+\.woff2)"\)/g,
      (_, file) => `url("../${fontAddress(file, readFileSync(join(ROOT, FONTS, file)))}")`,
    );
  return [...SHARED.map(text), serif, text(path)].join("\n");
}
