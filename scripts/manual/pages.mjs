// The text of a page of the manual: its part of the document, with links that lead to pages, and boards that play.
import { existsSync } from "node:fs";
import { join, posix } from "node:path";
import { Failure } from "../output.mjs";
import { ROOT } from "../run.mjs";
import { CONTENTS, textOf } from "./contents.mjs";
import { headingsIn } from "./headings.mjs";

/** @typedef {import("./contents.mjs").Page} Page */

/** Folder of the manual's pictures and boards. */
const FILES = "files";
/** `[words](target)`, `src="target"`, `srcset="target"`, where the target is a path. */
const TARGET = /(\]\(|src(?:set)?=")(?![a-z]+:|\/)([^)"\s]+)(?=[)"])/g;
/** A document named in a sentence. */
const NAMED = /(?<![\w/`(["])docs\/[\w/-]+\.md(?!`)/g;
/** A picture on a line of its own. */
const PICTURE = /^!\[(.*)\]\((\S+)\.svg\)$/gm;

/**
 * The Markdown of a page, and the files that it shows, by their places in the manual.
 * @param {Page} page @param {Page[]} all @returns {{ text: string, files: Map<string, string> }}
 */
export function pageText(page, all) {
  const lines = textOf(page.file).split("\n").slice(page.from, page.to);
  const raised = page.from > 0 ? raise(lines) : lines;
  /** @type {Map<string, string>} */
  const files = new Map();
  const text = outsideCode(raised.join("\n"), (prose) =>
    playing(page, prose)
      .replace(NAMED, (file) =>
        isListed(file, all) ? `[${titleOf(file)}](${relative(page.file, file)})` : file,
      )
      .replace(TARGET, (_, before, target) => `${before}${leadsTo(target, page, all, files)}`),
  );
  const script = text.includes("<go-space")
    ? `\n<script type="module" src="../../element.js"></script>\n`
    : "";
  return { text: `${text.trimEnd()}\n${script}`, files };
}

/** Headings of a part one level higher, so that the part has a title. @param {string[]} lines */
function raise(lines) {
  const heads = new Set(headingsIn(lines.join("\n")).map(({ line }) => line));
  return lines.map((line, at) => (heads.has(at) ? line.slice(1) : line));
}

/** Changes what is neither a fenced block nor a code span. @param {string} text @param {(prose: string) => string} change */
function outsideCode(text, change) {
  const parts = text.split(/(^ *```[\s\S]*?^ *```$|`[^`\n]+`)/m);
  return parts.map((part, at) => (at % 2 === 0 ? change(part) : part)).join("");
}

/** Pictures with a document beside them become boards that play, with the picture in its place without scripts. @param {Page} page @param {string} prose */
function playing({ file }, prose) {
  return prose.replace(PICTURE, (picture, words, path) => {
    if (!existsSync(join(ROOT, posix.dirname(file), `${path}.json`))) return picture;
    return `<go-space src="${path}.json" label="${words}"><img src="${path}.svg" alt="${words}"></go-space>`;
  });
}

/** @param {string} target @param {Page} page @param {Page[]} all @param {Map<string, string>} files */
function leadsTo(target, page, all, files) {
  const [path = "", anchor] = target.split("#");
  const file = path === "" ? page.file : posix.join(posix.dirname(page.file), path);
  if (file.endsWith(".md")) return addressOf(file, anchor, page, all);
  if (!existsSync(join(ROOT, file))) return target;
  const place = `${FILES}/${file}`;
  files.set(place, file);
  return relative(`${page.address}.md`, place);
}

/** @param {string} file @param {string | undefined} anchor @param {Page} page @param {Page[]} all */
function addressOf(file, anchor, page, all) {
  if (file === CONTENTS) return relative(page.address, "index.md");
  const heading = headingsIn(textOf(file)).find((each) => each.anchor === anchor);
  const line = heading?.line ?? 0;
  const found = all.find((each) => each.file === file && each.from <= line && line < each.to);
  if (found === undefined || (anchor !== undefined && heading === undefined))
    throw new Failure(
      `${page.file} leads to ${file}${anchor ? `#${anchor}` : ""}, which is no page of ${CONTENTS}.`,
    );
  return `${relative(page.address, `${found.address}.md`)}${anchor ? `#${anchor}` : ""}`;
}

/** @param {string} file @param {Page[]} all */
function isListed(file, all) {
  return all.some((page) => page.file === file);
}

/** @param {string} file */
function titleOf(file) {
  return headingsIn(textOf(file))[0]?.title ?? file;
}

/** @param {string} from @param {string} to */
function relative(from, to) {
  return posix.relative(posix.dirname(from), to);
}
