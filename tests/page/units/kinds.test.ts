/** The number of files that know a kind of board by its name. A kind is a room: www/kinds has a folder for
 *  each. The fewer files outside of these name one, the fewer have to change where a kind is added. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Outside of www/kinds. To be lowered whenever it can be. */
const MOST = 6;

/** A format has the name of a go-space, "gospace", so that this name counts only where it is compared with a kind. */
const KNOWS = [
  /"(?:graph|space|disks|plane)"/,
  /\bkind\b.*"gospace"/,
  /case "gospace":/,
  /\bspace [=!]== null/,
  // A record with an entry for each kind.
  /\bRecord<(?:BoardKind|SketchKind)\b/,
];

/** Rooms, and boards that are written down for lessons. */
const LEFT_OUT = /^(?:kinds\/|features\/(?:learn\/steps\/|first-visit\/boards))/;

const comments = /\/\*[\s\S]*?\*\/|\/\/.*$/gm;

function knowing(): string[] {
  const files = readdirSync("www", { recursive: true, encoding: "utf8" });
  const found = files
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".ts") && !LEFT_OUT.test(file))
    .filter((file) => {
      const code = readFileSync(`www/${file}`, "utf8").replace(comments, "");
      return KNOWS.some((pattern) => pattern.test(code));
    })
    .sort();
  // A build has a translation in place of its original, so the two count once.
  const original = (file: string) => file.replace(/^languages\/[^/]+\//, "words/");
  return found.filter((file) => original(file) === file || !found.includes(original(file)));
}

test("few files outside of www/kinds know a kind of board by name", () => {
  const files = knowing();
  console.log(`${files.length} files know a kind by name:\n${files.join("\n")}`);
  expect(files.length, files.join(", ")).toBeLessThanOrEqual(MOST);
});

test("painters, the stage and pictures know none", () => {
  const own = /^(?:view\/(?!editor-canvas\/)|share\/picture\/)/;
  expect(knowing().filter((file) => own.test(file))).toEqual([]);
});
