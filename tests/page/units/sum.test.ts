/** Sums in number fields. */
import { expect, test } from "vitest";
import { valueOfSum } from "../../../www/sketch/sum.ts";

test.each([
  ["40*3", 120],
  ["1/3", 1 / 3],
  ["2 + 3*4", 14],
  ["(2 + 3) × 4", 20],
  ["8 - 2 - 1", 5],
  ["8 : 2 : 2", 2],
  ["−(8 − 2) · 5", -30],
  ["2*-3", -6],
  [" 17 ", 17],
  ["-12.5", -12.5],
  [".5+.25", 0.75],
  ["1e3", 1000],
])("%s is %d", (text, value) => {
  expect(valueOfSum(text)).toBe(value);
});

test.each([
  "",
  " ",
  "x",
  "3 4",
  "3+",
  "*3",
  "(3",
  "3)",
  "()",
  "1/0",
  "0/0",
  "1,5",
  "Infinity",
  "0x10",
  "3 px",
  "1..2",
])("“%s” is no sum", (text) => {
  expect(valueOfSum(text)).toBeNull();
});

test("a sum has at most 1,000 characters", () => {
  const deep = (count: number) => `${"(".repeat(count)}1${")".repeat(count)}`;
  expect(valueOfSum(deep(100))).toBe(1);
  expect(valueOfSum(deep(1e6))).toBeNull();
});
