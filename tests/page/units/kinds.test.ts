/** The number of files that know a kind of board by its name. A kind is a room: www/kinds has a folder for
 *  each. The fewer files outside of these name one, the fewer have to change where a kind is added. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Outside of www/kinds. To be lowered whenever it can be; 14 is the aim. */
const MOST = 27;

/** A format has the name of a go-space, "gospace", so that this name counts only where it is compared with a kind. */
const KNOWS = [
  /"(?:graph|space|disks|plane)"/,
  /\bkind\b.*"gospace"/,
  /case "gospace":/,
  /\bspace [=!]== null/,
];

/** Rooms, and boards that are written down for lessons. */
const LEFT_OUT = /^(?:kinds|learn\/steps)\//;

/** A sample of a plane touches as on the "plane", or least. */
const OTHER_PLANES = ["engine/worker.ts", "model/jobs.ts", "words/sample.ts"];

const comments = /\/\*[\s\S]*?\*\/|\/\/.*$/gm;

function knowing(): string[] {
  const files = readdirSync("www", { recursive: true, encoding: "utf8" });
  return files
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".ts") && !LEFT_OUT.test(file) && !OTHER_PLANES.includes(file))
    .filter((file) => {
      const code = readFileSync(`www/${file}`, "utf8").replace(comments, "");
      return KNOWS.some((pattern) => pattern.test(code));
    })
    .sort();
}

test("few files outside of www/kinds know a kind of board by name", () => {
  const files = knowing();
  console.log(`${files.length} files know a kind by name:\n${files.join("\n")}`);
  expect(files.length, files.join(", ")).toBeLessThanOrEqual(MOST);
});

test("painters, the stage and pictures know none", () => {
  const own = /^(?:view\/(?!editor-canvas\/)|share\/picture\/)/;
  const named = "view/board-layout.ts";
  expect(knowing().filter((file) => own.test(file) && file !== named)).toEqual([]);
});
