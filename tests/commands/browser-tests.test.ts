/** The tests that open a browser are few: what needs none is tested in Node. */
import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

const MOST = 200;

test(`at most ${MOST} tests open a browser`, () => {
  const words = ["node_modules/@playwright/test/cli.js", "test", "--list"];
  const list = execFileSync(process.execPath, words, { encoding: "utf8" });
  const [, count = ""] = /^Total: (\d+) tests/m.exec(list) ?? [];
  expect(Number(count)).toBeGreaterThan(0);
  expect(Number(count)).toBeLessThanOrEqual(MOST);
});
