/** Tests of docs/errors.md: it has every code, and its examples bring about the codes that it says. */
import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { fromLink, Game, importText, load } from "../../pkg/gospace.js";
import { errorOf } from "./thrown.ts";

const PAGE = readFileSync("docs/errors.md", "utf8");
const ROWS = [...PAGE.matchAll(/^\| `([a-z]+)` \| .*$/gm)];
/** Code of each example, and its expression. */
const EXAMPLES = ROWS.flatMap(([row, code = ""]) => {
  const example = /^\| `[a-z]+` \| .*? \| `([^`]+)` \| /.exec(row)?.[1];
  return example === undefined ? [] : [{ code, example }];
});
const SET_UP = /^```js\n([\s\S]*?)^```$/m.exec(PAGE)?.[1] ?? "";

/** The members of a union of texts in the package's declarations. */
function members(file: string, name: string): string[] {
  const text = readFileSync(`pkg/${file}`, "utf8");
  const union = new RegExp(`export type ${name} = ([^;]+);`).exec(text)?.[1] ?? "";
  return [...union.matchAll(/"([a-z-]+)"/g)].map(([, word = ""]) => word);
}

beforeAll(() => load());

test("the page has each code once, and no other", () => {
  const codes = [
    ...members("answers.d.ts", "ErrorKind"),
    ...members("answers.d.ts", "RefusalCode"),
    ...members("errors.d.ts", "ErrorCode"),
  ];
  expect(ROWS.map(([, code]) => code).sort()).toEqual(codes.sort());
});

test("all codes but those of the module itself have an example", () => {
  const own = members("errors.d.ts", "ErrorCode");
  expect(EXAMPLES.length).toBe(ROWS.length - own.length);
});

test.each(EXAMPLES)("$code: $example", ({ code, example }) => {
  const before = SET_UP.replace(/^import .*$/m, "").replace("await load();", "");
  const work = new Function("fromLink", "Game", "importText", `${before}; return ${example};`);
  expect(errorOf(() => work(fromLink, Game, importText)).code).toBe(code);
});
