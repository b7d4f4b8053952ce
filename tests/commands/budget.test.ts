/** Budgets of sizes and weights. */
import { expect, test } from "vitest";
import { budgetFor, excess, slack } from "../../scripts/test/budget.mjs";

const FILE = "budget.json";

test("a budget is the first whole kilobyte that is half of one above what was measured", () => {
  expect(budgetFor(344.3)).toBe(345);
  expect(budgetFor(359)).toBe(360);
});

test("a build that is a little larger on another machine keeps within its budget", () => {
  for (const measured of [142.98, 8.01, 344.5])
    expect(excess("page", { gzip: measured + 0.4 }, { gzip: budgetFor(measured) }, FILE)).toEqual(
      [],
    );
});

test("a fraction above the budget is too much, and the line says what the budget would be", () => {
  expect(excess("page", { brotli: 359 }, { brotli: 359 }, FILE)).toEqual([]);
  expect(excess("page", { brotli: 359.04 }, { brotli: 359 }, FILE)).toEqual([
    'page is 359.0 KB brotli; 359 KB are allowed. Its budget would be {"brotli":360}',
  ]);
});

test("what has no budget is told the one it needs", () => {
  expect(excess("page", { gzip: 4.2, brotli: 3.9 }, undefined, FILE)).toEqual([
    'page has no budget in budget.json: {"gzip":5,"brotli":5}',
  ]);
});

test("a budget may be a kilobyte too large, and what another machine measures, no more", () => {
  expect(slack("page", { brotli: 343.6 }, { brotli: 345 })).toEqual([]);
  expect(slack("page", { brotli: 343.1 }, { brotli: 345 })).toEqual([]);
  expect(slack("page", { brotli: 342.9 }, { brotli: 345 })).toEqual([
    "page is 342.9 KB brotli; lower its budget of 345 KB to 344.",
  ]);
});
