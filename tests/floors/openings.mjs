// Openings of comments: the noun or the verb first, never one of the words that hide it. And names of code that only this
// project would understand.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const WORDS = "(?:What|Where|How|Whether)\\b";
const SLASHED = new RegExp(`(?:^|\\s)/[/*][/!*]?\\s+${WORDS}|^\\s*\\*\\s+${WORDS}`);
const OPENINGS = new Map([
  ...["rs", "ts", "mjs", "js", "css"].map((ending) => /** @type {const} */ ([ending, SLASHED])),
  ["html", new RegExp(`<!--\\s*${WORDS}`)],
  ["py", new RegExp(`(?:^|\\s)(?:#\\s+|""")${WORDS}`)],
]);

/** Names that were this project's own, and have given way to those of the field and of the platform. */
const PRIVATE =
  /\b(?:easel|deeds?|Deeds?|[bB]reath(?:ing)?|LOOKED_AT|APART|paintAsked|at-once|worth_of|told|Told)\b(?=[.(,;:=\])?]| [=!<>|&]|$)|#(?:voice|mirror)\b/;
const CODE = /^(?:www|crate|scripts|tests\/page)\/.*\.(?:ts|mjs|rs|css)$/;

/** @param {string} root the project's folder, ending in "/" @returns {string[]} the private names, each with its file and line */
export function privateNames(root) {
  return filesOf(root)
    .filter((file) => CODE.test(file) && !/^www\/(?:words|languages)\//.test(file))
    .flatMap((file) =>
      readFileSync(root + file, "utf8")
        .split("\n")
        .flatMap((line, at) => {
          const name = PRIVATE.exec(line.replace(/\/\/.*|^\s*\/?\*.*|"[^"]*"|`[^`]*`/g, ""))?.[0];
          return name === undefined ? [] : [`${file}:${at + 1} has a private name: ${name}`];
        }),
    );
}

/** @param {string} root the project's folder, ending in "/" @returns {string[]} the comments, each with its file and line */
export function hiddenNouns(root) {
  return filesOf(root).flatMap((file) => {
    const opening = OPENINGS.get(file.split(".").at(-1) ?? "");
    if (opening === undefined) return [];
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

/** @param {string} root @returns {string[]} */
function filesOf(root) {
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  return listed.split("\n").filter((file) => file !== "" && existsSync(root + file));
}
