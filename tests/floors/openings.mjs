// Openings of comments: the noun or the verb first, never one of the words that hide it.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const WORDS = "(?:What|Where|How|Whether)\\b";
const SLASHED = new RegExp(`(?:^|\\s)/[/*][/!*]?\\s+${WORDS}|^\\s*\\*\\s+${WORDS}`);
const OPENINGS = new Map([
  ...["rs", "ts", "mjs", "js", "css"].map((ending) => /** @type {const} */ ([ending, SLASHED])),
  ["html", new RegExp(`<!--\\s*${WORDS}`)],
  ["py", new RegExp(`(?:^|\\s)(?:#\\s+|""")${WORDS}`)],
]);

/** @param {string} root the project's folder, ending in "/" @returns {string[]} the comments, each with its file and line */
export function hiddenNouns(root) {
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  return listed.split("\n").flatMap((file) => {
    const opening = OPENINGS.get(file.split(".").at(-1) ?? "");
    if (opening === undefined || !existsSync(root + file)) return [];
    return openingsIn(readFileSync(root + file, "utf8"), opening).map(
      ([line, comment]) => `${file}:${line} names no thing or verb first: ${comment}`,
    );
  });
}

/** @param {string} text @param {RegExp} opening @returns {[line: number, comment: string][]} */
function openingsIn(text, opening) {
  return text
    .split("\n")
    .flatMap((line, at) => (opening.test(line) ? [[at + 1, line.trim()]] : []));
}
