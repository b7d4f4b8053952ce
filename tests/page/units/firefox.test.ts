/** The tests that npm run firefox leaves out exist: a list that names no test says nothing. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { DIFFERENCES } from "../../../scripts/firefox/differences.mjs";
import { ROOT } from "../../../scripts/run.mjs";

const FOLDER = join(ROOT, "tests/page");

test("each test that differs in Firefox is one of the page's", () => {
  const specs = readdirSync(FOLDER).filter((name) => name.endsWith(".spec.ts"));
  const titles = specs.flatMap((name) =>
    [...readFileSync(join(FOLDER, name), "utf8").matchAll(/test\(\s*(["`])(.+?)\1/g)].map(
      ([, , title = ""]) => title,
    ),
  );
  const isCalled = (title: string) =>
    titles.some((written) => {
      const [first = "", last = ""] = written.split(/\$\{.+\}/);
      return written === title || (first !== "" && title.startsWith(first) && title.endsWith(last));
    });
  expect(DIFFERENCES.map(({ title }) => title).filter((title) => !isCalled(title))).toEqual([]);
});
