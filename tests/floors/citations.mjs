// Citations of the project's own documents: each leads to a file, and to a section of it where one is named.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { headingsIn } from "../../scripts/manual/headings.mjs";

/** Files whose words are not the project's: change logs, and what others have written. */
const TEXT = /\.(md|rs|ts|mjs|css|html|toml|py|ya?ml)$/;
const LINK = /\]\(([^()\s:]+\.md)?(#[^()\s]+)?\)/g;
const MENTION = /\b(docs\/[\w/-]+\.md|RULES\.md|API\.md)(?: (\d+)\b)?/g;

/** @param {string} root the project's folder, ending in "/" @returns {string[]} dead citations, in sentences */
export function deadCitations(root) {
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  const files = listed.split("\n").filter((file) => TEXT.test(file) && existsSync(root + file));
  return files.flatMap((file) => {
    const text = readFileSync(root + file, "utf8");
    return [...mentionsIn(text), ...(file.endsWith(".md") ? linksIn(file, text) : [])].flatMap(
      ({ path, isThere, words }) => {
        if (!existsSync(root + path)) return [`${file} cites ${path}, which is not there.`];
        return isThere(readFileSync(root + path, "utf8"))
          ? []
          : [`${file} cites ${words}, which is not there.`];
      },
    );
  });
}

/** @typedef {{ path: string, words: string, isThere: (text: string) => boolean }} Citation */

/** @param {string} text @returns {Citation[]} */
function mentionsIn(text) {
  return [...text.matchAll(MENTION)].map(([words, name = "", section]) => ({
    path: name.startsWith("docs/") ? name : `docs/${name}`,
    words,
    isThere: (text) =>
      section === undefined || !name.includes("RULES") || text.includes(`\n## ${section}. `),
  }));
}

/** @param {string} file @param {string} text @returns {Citation[]} */
function linksIn(file, text) {
  return [...text.matchAll(LINK)].map(([words, path, heading]) => ({
    path: path === undefined ? file : posix.join(posix.dirname(file), path),
    words,
    isThere: (text) =>
      heading === undefined || headingsIn(text).some(({ anchor }) => `#${anchor}` === heading),
  }));
}
