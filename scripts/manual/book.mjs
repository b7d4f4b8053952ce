// The manual as pages of mdBook: static, with relative addresses, and a search that runs in the page.
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { writeSitemap } from "../build/sitemap.mjs";
import { cargoTool, hasCargoTool } from "../cargo.mjs";
import { ROOT, run } from "../run.mjs";
import { CONTENTS, pagesOfManual, textOf } from "./contents.mjs";
import { linkManual } from "./link.mjs";
import { pageText } from "./pages.mjs";
import { buildReference, REFERENCE } from "./reference.mjs";

const SOURCE = "build/manual";
const FOLDER = "dist/manual";

const SETTINGS = `[book]
title = "Gospace"
language = "en"
src = "src"

[build]
build-dir = "../../${FOLDER}"
create-missing = false

[output.html]
additional-css = ["manual.css"]
no-section-label = true
input-404 = ""

[output.html.print]
enable = false

[output.html.fold]
enable = true
level = 1
`;

const STYLES = `/* Boards in the manual. */
go-space {
  display: block;
  height: 20rem;
  margin: 1em 0;
}
`;

const TOOL = "mdbook";

/** True once mdBook is there, by which the manual takes a second. */
export function isManualQuick() {
  return hasCargoTool(TOOL);
}

/**
 * Writes the pages into the built site, whose page leads to them from then on; with the reference, whose pages take a minute, if that is
 * wished.
 * @param {{ hasReference?: boolean }} [wish]
 */
export async function buildManual({ hasReference = false } = {}) {
  const program = await cargoTool(TOOL, "0.5.4", ["search"]);
  const source = join(ROOT, SOURCE);
  rmSync(source, { recursive: true, force: true });
  rmSync(join(ROOT, FOLDER), { recursive: true, force: true });
  const pages = pagesOfManual();
  write("book.toml", SETTINGS);
  write("manual.css", STYLES);
  write("src/SUMMARY.md", summary(pages));
  write("src/index.md", firstPage(pages));
  for (const page of pages) {
    const { text, files } = pageText(page, pages);
    const reference = hasReference ? REFERENCE[page.file] : undefined;
    const link = reference && `\n[Every name, with its types](../${reference})\n`;
    write(`src/${page.address}.md`, `${text}${link ?? ""}`);
    for (const [place, file] of files) cpSync(join(ROOT, file), join(source, "src", place));
  }
  await run("mdBook could not build the manual.", program, ["build", source]);
  if (hasReference) await buildReference(join(ROOT, FOLDER));
  writeSitemap(join(ROOT, "dist"));
  await linkManual(join(ROOT, "dist"));
  return { folder: FOLDER, pages: pages.length };
}

/** @param {string} path @param {string} text */
function write(path, text) {
  const file = join(ROOT, SOURCE, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** The list as mdBook reads it. @param {import("./contents.mjs").Page[]} pages */
function summary(pages) {
  const lines = pages.map(({ section, title, address }, at) => {
    const head = section === pages[at - 1]?.section ? "" : `\n# ${section}\n\n`;
    return `${head}- [${title}](${address}.md)`;
  });
  return `# Summary\n\n[The manual](index.md)\n${lines.join("\n")}\n`;
}

/** The list itself, whose links lead to the pages. @param {import("./contents.mjs").Page[]} pages */
function firstPage(pages) {
  let next = 0;
  return textOf(CONTENTS).replace(
    /^- \[(.+)\]\(.+\)$/gm,
    (_, title) => `- [${title}](${pages[next++]?.address}.md)`,
  );
}
