/** Tests of the code in the manual and in README.md: every block is run here or in the test that is named for it. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import * as gospace from "../../pkg/gospace.js";
import { CONTENTS, pagesOfManual } from "../../scripts/manual/contents.mjs";

/** Blocks that another test runs, by document and language. */
const ELSEWHERE: Record<string, string> = {
  "crate/README.md rust": "crate/src/lib.rs",
  "crate/draw/README.md rust": "crate/draw/src/lib.rs",
  "crate/think/README.md rust": "crate/think/src/lib.rs",
  "docs/embedding.md html": "tests/page/manual.spec.ts",
  "docs/embedding.md js": "tests/page/manual.spec.ts",
  "docs/errors.md js": "tests/module/error-codes.test.ts",
  "docs/kits/README.md js": "tests/page/manual.spec.ts",
  "docs/kits/README.md python": "tests/deep/python.test.ts",
  "python/README.md python": "tests/deep/python.test.ts",
  "scripts/build/package-readme.md html": "tests/deep/readme.test.ts",
  "scripts/build/package-readme.md js": "tests/deep/readme.test.ts",
  "scripts/build/package-readme.md tsx": "tests/deep/readme.test.ts",
};
/** Blocks that are no programs, and why. */
const NO_PROGRAM: Record<string, string> = {
  "ARCHITECTURE.md floors": "a table, which tests/floors reads",
  "docs/API.md jsonc": "forms with omissions, whose words docs/document.schema.json has",
  "docs/adding-a-board.md ts": "parts of a class that is written on the way",
  "docs/embedding.md md": "a picture with a link",
  "docs/embedding.md text": "a policy, which tests/page/manual.spec.ts sets",
};

interface Block {
  readonly file: string;
  readonly language: string;
  readonly code: string;
}

const FILES = new Set(["README.md", CONTENTS, ...pagesOfManual().map(({ file }) => file)]);
const BLOCKS: Block[] = [...FILES].flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(/^( *)```(\w*)\n([\s\S]*?)^\1```$/gm)].map(
    ([, , language, code = ""]) => ({ file, language: language || "text", code }),
  ),
);
const isHere = ({ file, language }: Block) =>
  ![ELSEWHERE, NO_PROGRAM].some((others) => `${file} ${language}` in others);
const here = (language: string) =>
  BLOCKS.filter((block) => block.language === language && isHere(block));

beforeAll(() => gospace.load());

test("every block is of a language that is run here, or has another test, which names its document", () => {
  const run = ["js", "json", "sh", "ts"];
  const others = BLOCKS.filter((block) => isHere(block) && !run.includes(block.language));
  expect(others).toEqual([]);
  for (const [block, path] of Object.entries(ELSEWHERE)) {
    const [file = ""] = block.split(" ");
    expect(readFileSync(path, "utf8"), path).toContain(
      file.replace(/^(scripts\/build|crate.*)\//, ""),
    );
  }
  const listed = [...Object.keys(ELSEWHERE), ...Object.keys(NO_PROGRAM)];
  const there = BLOCKS.map(({ file, language }) => `${file} ${language}`);
  expect(listed.filter((each) => !there.includes(each))).toEqual([]);
});

test.each(here("js"))("$file: its program runs in Node", ({ code }) => {
  const program = code.replace(
    /"(?:gospace|\.\/pkg\/gospace\.js)"/,
    JSON.stringify(resolve("pkg/gospace.js")),
  );
  const document =
    'const document = { gospace: 1, board: { kind: "grid", columns: 5, rows: 5 } };\n';
  const text =
    code.includes("document)") && !code.includes("document()") ? document + program : program;
  execFileSync(process.execPath, ["--input-type=module", "--eval", text], { stdio: "pipe" });
});

describe("a document, a board or a list of turns", () => {
  /** Two points, under the rules that know all kinds of turns. */
  const PAIR = {
    kind: "graph",
    points: [
      [0, 0],
      [40, 0],
    ],
    edges: [[0, 1]],
  };
  test.each(here("json"))("of $file opens", ({ file, code }) => {
    const value = JSON.parse(code);
    const document = Array.isArray(value)
      ? { gospace: 1, board: PAIR, rules: { preset: "divide-and-choose" }, turns: value }
      : { gospace: 1, board: value };
    const open = () => new gospace.Game(JSON.stringify(document)).free();
    // A kind that no Gospace has yet.
    if (file === "docs/adding-a-board.md") expect(open).toThrow(/not a choice/);
    else open();
  });
});

test.each(here("ts"))("$file: the package has what it declares", ({ code }) => {
  const names = [...code.matchAll(/^export (?:class|function) (\w+)/gm)].map(
    ([, name = ""]) => name,
  );
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !(name in gospace))).toEqual([]);
});

test("the members that the text declares of Game are its own", () => {
  const [declared = ""] =
    /export class Game \{[\s\S]*?\n\}/.exec(readFileSync("docs/API.md", "utf8")) ?? [];
  const members = [...declared.matchAll(/(?:^ {2}|; {2})(?:readonly )?(\w+)[(:]/gm)].map(
    ([, name = ""]) => name,
  );
  expect(members.length).toBeGreaterThan(20);
  const missing = members.filter(
    (name) => name !== "constructor" && !(name in gospace.Game.prototype),
  );
  expect(missing).toEqual([]);
});

test("the commands that the manual names are there", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const texts = [...FILES].map((file) => readFileSync(file, "utf8")).join("\n");
  const named = [...texts.matchAll(/\bnpm (?:run ([\w:]+)|(start|test)\b)/g)].map(
    ([, run, own]) => run ?? own ?? "",
  );
  expect(named.length).toBeGreaterThan(50);
  expect([...new Set(named)].filter((name) => !(name in scripts))).toEqual([]);
});
