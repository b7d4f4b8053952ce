/** The arguments of `npm test`. */
import { expect, test } from "vitest";
import { AREAS, readSelection, selects } from "../../scripts/test/selection.mjs";

const CHECK = { areas: ["core" as const], role: "check" as const };
const BUILD = { areas: ["api" as const, "page" as const], role: "build" as const };
const TESTS = { areas: ["page" as const], role: "tests" as const };

test("without arguments everything runs", () => {
  const selection = readSelection([]);
  expect(selection).toEqual({ area: null, names: [], times: false });
  expect([CHECK, BUILD, TESTS].filter(selects(selection))).toEqual([CHECK, BUILD, TESTS]);
});

test.each(["core", "api", "page"])("%s is a part, with any number of names", (area) => {
  expect(readSelection([area])).toEqual({ area, names: [], times: false });
  expect(readSelection([area, "link", "why"])).toEqual({
    area,
    names: ["link", "why"],
    times: false,
  });
});

test("--times may stand anywhere, and lists the heaviest tests", () => {
  expect(readSelection(["--times"])).toEqual({ area: null, names: [], times: true });
  expect(readSelection(["core", "--times", "link"])).toEqual({
    area: "core",
    names: ["link"],
    times: true,
  });
});

test("a part runs its builds, checks and tests", () => {
  expect([CHECK, BUILD, TESTS].filter(selects(readSelection(["page"])))).toEqual([BUILD, TESTS]);
  expect([CHECK, BUILD, TESTS].filter(selects(readSelection(["core"])))).toEqual([CHECK]);
});

test("names leave out the checks, which have none", () => {
  expect([CHECK].filter(selects(readSelection(["core", "link_laws"])))).toEqual([]);
  expect([BUILD, TESTS].filter(selects(readSelection(["page", "why"])))).toEqual([BUILD, TESTS]);
});

test.each(["pages", "", "toString", "--help"])(
  "the unknown part %j is refused with a list",
  (word) => {
    expect(() => readSelection([word])).toThrow(`There is no part "${word}"`);
    for (const area of Object.keys(AREAS)) expect(() => readSelection([word])).toThrow(`  ${area}`);
  },
);
