// The pages of the manual, in the order of docs/README.md, each a document or the part of one that begins at a heading.
import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { Failure } from "../output.mjs";
import { ROOT } from "../run.mjs";
import { headingsIn } from "./headings.mjs";

/** The list of the pages, and the manual's first page. */
export const CONTENTS = "docs/README.md";

/**
 * @typedef {object} Page
 * @property {string} section
 * @property {string} title in the list
 * @property {string} file the document, from the project's folder
 * @property {string} address in the manual, without an ending: "embed/a-frame"
 * @property {number} from its first line, from 0
 * @property {number} to the line after its last
 */

/** Generated tables, which the site searches better than a page shows them. */
const TABLES = "<!-- The rest is written by npm run tables";

/** @param {string} [list] the text of the list @returns {Page[]} */
export function pagesOfManual(list = textOf(CONTENTS)) {
  let section = "";
  const listed = list.split("\n").flatMap((line) => {
    section = /^## (.*)$/.exec(line)?.[1] ?? section;
    const [, title = "", path = "", anchor] = /^- \[(.+)\]\(([^)#]+)(?:#(.+))?\)$/.exec(line) ?? [];
    if (path === "") return [];
    const file = posix.join(posix.dirname(CONTENTS), path);
    return [
      {
        section,
        title,
        file,
        address: `${word(section)}/${word(title)}`,
        from: start(file, anchor),
      },
    ];
  });
  return listed.map((page) => ({ ...page, to: end(page, listed) }));
}

/** @param {string} file */
export function textOf(file) {
  return readFileSync(join(ROOT, file), "utf8");
}

/** @param {string} words */
function word(words) {
  return words
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z\d]+/g, "-");
}

/** @param {string} file @param {string | undefined} anchor */
function start(file, anchor) {
  if (anchor === undefined) return 0;
  const heading = headingsIn(textOf(file)).find((each) => each.anchor === anchor);
  if (heading === undefined)
    throw new Failure(`${CONTENTS} lists ${file}#${anchor}, which is not there.`);
  return heading.line;
}

/** A page ends where another of its document begins. @param {{ file: string, from: number }} page @param {{ file: string, from: number }[]} listed */
function end({ file, from }, listed) {
  const lines = textOf(file).split("\n");
  const tables = lines.findIndex((line) => line.startsWith(TABLES));
  const ends = listed
    .filter((other) => other.file === file && other.from > from)
    .map((other) => other.from);
  return Math.min(tables < 0 ? lines.length : tables, ...ends);
}
