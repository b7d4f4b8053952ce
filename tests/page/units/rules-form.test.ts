/** The rules form: presets, drafts, and the rules that a document writes. */
import { expect, test } from "vitest";
import type { BoardKind } from "../../../www/engine/features.ts";
import type { Preset } from "../../../www/engine/types.ts";
import { readable } from "../../../www/fractions.ts";
import { problemWords } from "../../../www/languages/de/core/faults-documents.ts";
import {
  type Draft,
  draftOf,
  presetOf,
  rulesOf,
  withPreset,
} from "../../../www/model/rules-form.ts";

const KINDS: readonly BoardKind[] = ["grid", "graph", "gospace", "disks", "plane"];
const DRAFT: Draft = {
  repetition: "simple",
  end: "two-passes",
  score: "area",
  komiWay: "number",
  komi: "13/2",
  handicap: 0,
};

/** RULES.md and API.md: what each preset chooses on a grid. */
const CHOICES: readonly (readonly [Preset, Partial<Draft>])[] = [
  ["tromp-taylor", { repetition: "positional", end: "two-passes", score: "area", komi: "13/2" }],
  ["primitive", { repetition: "positional", end: "no-turn-loses", score: "none", komi: "0" }],
  ["stone", { repetition: "positional", end: "two-passes", score: "cardinality", komi: "13/2" }],
  ["divide-and-choose", { repetition: "bids", end: "forever", score: "live" }],
];

test.each(CHOICES)("%s has its choices", (preset, choices) => {
  const draft = withPreset(DRAFT, preset, "grid");
  expect(draft).toMatchObject(choices);
  expect(draft.komiWay).toBe(preset === "divide-and-choose" ? "divide-and-choose" : "number");
  for (const kind of KINDS) expect(presetOf(withPreset(DRAFT, preset, kind), kind)).toBe(preset);
});

test("where points are a continuum the stone preset counts stones", () => {
  const scores = KINDS.map((kind) => withPreset(DRAFT, "stone", kind).score);
  expect(scores).toEqual(["cardinality", "cardinality", "cardinality", "stones", "stones"]);
});

test("a draft that differs from a preset in one choice, komi aside, has no preset", () => {
  const preset = withPreset(DRAFT, "tromp-taylor", "grid");
  expect(presetOf({ ...preset, komi: "1" }, "grid")).toBe("tromp-taylor");
  for (const other of [
    { repetition: "simple" },
    { end: "no-turn-loses" },
    { score: "stones" },
    { komiWay: "divide-and-choose" },
  ] as const)
    expect(presetOf({ ...preset, ...other }, "grid")).toBeNull();
});

test("a document writes a preset by its name, with a komi only where there is one", () => {
  const rules = (preset: Preset, komi: string) =>
    rulesOf({ ...withPreset(DRAFT, preset, "grid"), komi }, "grid");
  expect(rules("tromp-taylor", "0")).toEqual({ preset: "tromp-taylor" });
  expect(rules("tromp-taylor", " 7/2 ")).toEqual({ preset: "tromp-taylor", komi: "7/2" });
  expect(rules("divide-and-choose", "7/2")).toEqual({ preset: "divide-and-choose" });
  expect(rulesOf(DRAFT, "grid")).toEqual({
    repetition: "simple",
    end: "two-passes",
    score: "area",
    komi: "13/2",
  });
  const divided = { ...DRAFT, repetition: "bids", komiWay: "divide-and-choose" } as const;
  expect(rulesOf(divided, "grid")).toMatchObject({ komi: "divide-and-choose" });
});

test("a komi typed with the comma of its language, or as the page shows it, is written as the core writes it", () => {
  const typed = (komi: string) =>
    rulesOf({ ...withPreset(DRAFT, "tromp-taylor", "grid"), komi }, "grid");
  expect(typed("6,5")).toEqual({ preset: "tromp-taylor", komi: "13/2" });
  // As the page writes them itself.
  for (const komi of ["13/2", "1/2", "-1/3", "22/7", "-3"])
    expect(typed(readable(komi))).toEqual({ preset: "tromp-taylor", komi });
  for (const text of ["½5", "6 7", "6½/2", "½½"]) expect(typed(text)).toMatchObject({ komi: text });
  expect(typed(" −0,50")).toEqual({ preset: "tromp-taylor", komi: "-1/2" });
  expect(typed("0,0")).toEqual({ preset: "tromp-taylor" });
  // The core names what it cannot read.
  expect(typed("6,5,0 ")).toEqual({ preset: "tromp-taylor", komi: "6,5,0" });
});

test("the draft of rules has their choices, and a number for a komi that is to be divided", () => {
  const resolved = { repetition: "positional", end: "two-passes", score: "area" } as const;
  expect(draftOf({ ...resolved, komi: "13/2" })).toEqual({
    ...resolved,
    komiWay: "number",
    komi: "13/2",
    handicap: 0,
  });
  expect(draftOf({ ...resolved, komi: "divide-and-choose" })).toEqual({
    ...resolved,
    komiWay: "divide-and-choose",
    komi: "0",
    handicap: 0,
  });
});

test("German shows a komi that is none only numbers that fields and documents take, and no point", () => {
  const words = problemWords({ kind: "rational", of: { kind: "malformed", of: { text: "six" } } });
  expect(words).toMatch(/"-3" oder "7\/2"/);
  expect(words).not.toMatch(/\d[.,]\d/);
});
