/** Features of boards by kind, and which boards of disks have a quotient: RULES.md 5. */
import { expect, test } from "vitest";
import { has, withQuotient } from "../../../www/engine/features.ts";
import type { DisksBoard } from "../../../www/engine/types.ts";

test("disks have a quotient where none reaches beyond its core", () => {
  const board = (...disks: DisksBoard["disks"]): DisksBoard => ({ kind: "disks", disks });
  for (const disks of [board([0, 0, 5]), board([0, 0, 5, 5], [9, 0, 5]), board()])
    expect(withQuotient(disks)).toBe(disks);
  for (const disks of [board([0, 0, 5, 6]), board([0, 0, 5], [9, 0, 5, 6])])
    expect(withQuotient(disks)).toBeNull();
  expect(withQuotient({ kind: "grid", columns: 3, rows: 3 })).toBeNull();
});

test("only on planes stones stand at any centre, and only go-spaces list sets", () => {
  const kinds = ["grid", "graph", "gospace", "disks", "plane"] as const;
  const withFeature = (feature: Parameters<typeof has>[1]) =>
    kinds.filter((kind) => has({ kind }, feature));
  expect(withFeature("centres")).toEqual(["plane"]);
  expect(withFeature("sets")).toEqual(["gospace"]);
  expect(withFeature("links")).toEqual(["graph"]);
  expect(withFeature("points")).toEqual(["graph", "gospace"]);
  expect(withFeature("continuous")).toEqual(["disks", "plane"]);
  expect(withFeature("names")).toEqual(["grid", "graph", "gospace", "disks"]);
});
