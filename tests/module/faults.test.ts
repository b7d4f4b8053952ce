/** Tests of the English of every error: the fault, then the remedy. */

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type {
  BoardError,
  CycleFault,
  DisksError,
  FamilyError,
  Fault,
  FormatProblem,
  GenerateError,
  GraphError,
  JsonError,
  LinkError,
  Parameter,
  Phase,
  PlaneError,
  Problem,
  ProximityError,
  QuotientError,
  RationalError,
  Recurrence,
  Refusal,
  RefusalCode,
  RegionError,
  RingError,
  RulesError,
  SampleError,
  SpaceError,
  StartError,
  TransformError,
  WriteError,
} from "../../build/wasm/full/gospace_wasm.js";
import { faultWords as germanFaultWords } from "../../www/languages/de/core/faults-all.ts";
import { faultWords } from "../../www/words/core/faults-all.ts";
import { refusalWords } from "../../www/words/core/faults-turns.ts";
import type { PlayFault } from "../../www/words/core/told.ts";

/** One error of each kind, except kinds that only wrap another type. */
type Cases<T extends { kind: string }, Holding extends T["kind"] = never> = {
  [K in Exclude<T["kind"], Holding>]: Extract<T, { kind: K }>;
};

const JSON_ERRORS: Cases<JsonError> = {
  "too-long": { kind: "too-long", of: { bytes: 40_000_000 } },
  "too-deep": { kind: "too-deep" },
  syntax: { kind: "syntax", of: { line: 1, column: 2, message: "unexpected character: 'a'" } },
  "number-too-large": { kind: "number-too-large", of: { text: "1e999" } },
};

const RATIONALS: Cases<RationalError> = {
  "too-long": { kind: "too-long" },
  "division-by-zero": { kind: "division-by-zero", of: { text: "1/0" } },
  malformed: { kind: "malformed", of: { text: "six" } },
};

const CYCLES: Cases<CycleFault> = {
  "no-turn-there": { kind: "no-turn-there" },
  "other-player": { kind: "other-player" },
  "other-board": { kind: "other-board" },
  empty: { kind: "empty" },
  "not-repeatable": { kind: "not-repeatable", of: { turn: 4 } },
};

const REFUSALS: Cases<Refusal, "cycle" | "phase"> = {
  occupied: { kind: "occupied", of: { at: 5 } },
  overlap: { kind: "overlap", of: { at: [1024, -2048] } },
  outside: { kind: "outside", of: { at: [0, 0] } },
  repeats: { kind: "repeats", of: { since: 3, way: "superko" } },
  over: { kind: "over" },
  range: { kind: "range", of: { at: 99 } },
  "no-stone": { kind: "no-stone", of: { at: 5 } },
  "listed-twice": { kind: "listed-twice", of: { at: [1024, -2048] } },
  unclosed: { kind: "unclosed", of: { missing: [4, 7] } },
  "negative-bid": { kind: "negative-bid" },
  "not-in-history": { kind: "not-in-history", of: { turns: 7 } },
};

const PHASES: Cases<Phase> = {
  komi: { kind: "komi" },
  take: { kind: "take", of: { komi: "13/2" } },
  turn: { kind: "turn", of: "black" },
  answer: { kind: "answer", of: { player: "white", bid: "3/2" } },
  reset: { kind: "reset", of: { player: "black", bid: "3/2" } },
  offer: { kind: "offer", of: { player: "white", offer: { kind: "pass" } } },
  over: { kind: "over" },
};

const RULES: { [K in RulesError]: K } = {
  "bids-without-forever": "bids-without-forever",
  "forever-unless-live": "forever-unless-live",
  "live-without-forever": "live-without-forever",
  "score-without-use": "score-without-use",
  "komi-without-score": "komi-without-score",
  "endless-without-superko": "endless-without-superko",
  "unscored-passes": "unscored-passes",
  "measure-without-disks": "measure-without-disks",
  "handicap-of-one": "handicap-of-one",
  "handicap-beyond-start": "handicap-beyond-start",
  "unequal-division": "unequal-division",
};

const STARTS: Cases<StartError, "rules"> = {
  range: { kind: "range", of: { player: "black", index: 0, at: 99 } },
  twice: { kind: "twice", of: { player: "white", index: 1, at: 5 } },
  "ill-formed": { kind: "ill-formed", of: { points: [0, 1] } },
  dead: { kind: "dead", of: { centres: [[1024, 1024]] } },
};

const GRAPHS: Cases<GraphError> = {
  "too-many-vertices": { kind: "too-many-vertices", of: { count: 1_000_001 } },
  "too-many-arcs": { kind: "too-many-arcs", of: { count: 8_000_001 } },
  "edge-out-of-range": { kind: "edge-out-of-range", of: { edge: 3, vertex: 7 } },
  "arc-out-of-range": { kind: "arc-out-of-range", of: { arc: 3, vertex: 7 } },
};

const SPACES: Cases<SpaceError> = {
  "too-many-points": { kind: "too-many-points", of: { count: 70_000 } },
  "too-many-placements": { kind: "too-many-placements", of: { count: 1_000_001 } },
  "too-much-listed": { kind: "too-much-listed", of: { count: 2_000_001 } },
  "too-many-pairs": { kind: "too-many-pairs", of: { point: 9 } },
  "closures-too-large": { kind: "closures-too-large", of: { placement: 9 } },
  "point-out-of-range": {
    kind: "point-out-of-range",
    of: { set: { kind: "open", of: 0 }, index: 1, point: 7 },
  },
  "point-twice": {
    kind: "point-twice",
    of: { set: { kind: "placement", of: 2 }, index: 1, point: 7 },
  },
  "empty-placement": { kind: "empty-placement", of: { placement: 1 } },
  "equal-placements": { kind: "equal-placements", of: { first: 1, second: 2 } },
  "not-open": { kind: "not-open", of: { placement: 1, smallestOpen: [0, 1, 2] } },
};

const RINGS: Cases<RingError> = {
  "too-many-corners": { kind: "too-many-corners", of: { count: 20_000 } },
  "too-few-corners": { kind: "too-few-corners", of: { ring: 0, count: 2 } },
  "too-far-out": {
    kind: "too-far-out",
    of: { corner: { ring: 0, corner: 1 }, spot: [2 ** 25, 0] },
  },
  "corner-twice": { kind: "corner-twice", of: { corner: { ring: 1, corner: 3 }, first: 0 } },
  "edges-meet": {
    kind: "edges-meet",
    of: { edge: { ring: 1, corner: 2 }, other: { ring: 0, corner: 1 } },
  },
  "hole-outside": { kind: "hole-outside", of: { ring: 1 } },
  "hole-in-hole": { kind: "hole-in-hole", of: { ring: 2, other: 1 } },
};

const REGIONS: Cases<RegionError, "rings"> = {
  circle: { kind: "circle", of: { centre: [1, 2], radius: 0 } },
  projective: { kind: "projective" },
  "not-a-rectangle": { kind: "not-a-rectangle" },
};

const DISKS: Cases<DisksError, "region"> = {
  "too-many-disks": { kind: "too-many-disks", of: { count: 1_000_001 } },
  "too-many-pairs": { kind: "too-many-pairs" },
  "too-far-out": { kind: "too-far-out", of: { disk: 4 } },
  "no-core": { kind: "no-core", of: { disk: 4, core: 0 } },
  "reach-below-core": { kind: "reach-below-core", of: { disk: 4, core: 9, reach: 8 } },
  outside: { kind: "outside", of: { disk: 4, centre: [-1, 0] } },
  "overlaps-itself": { kind: "overlaps-itself", of: { disk: 4 } },
  twice: { kind: "twice", of: { first: 1, second: 4 } },
};

const PLANES: Cases<PlaneError, "region"> = {
  radius: { kind: "radius", of: { radius: 0 } },
  tolerance: { kind: "tolerance", of: { tolerance: -1, radius: 1024 } },
  reach: { kind: "reach", of: { reach: 1000, least: 2053 } },
  "overlaps-itself": { kind: "overlaps-itself", of: { around: 1024, clearance: 2044 } },
  "too-many-images": { kind: "too-many-images", of: { images: 5000 } },
};

const SAMPLES: Cases<SampleError, "plane" | "disks"> = {
  pitch: { kind: "pitch", of: { pitch: 0 } },
  reach: { kind: "reach", of: { reach: 5, core: 1024 } },
  "too-many-places": { kind: "too-many-places", of: { pitch: 1, places: 20_000_000 } },
  "too-many-samples": { kind: "too-many-samples", of: { pitch: 2 } },
  "no-sample": { kind: "no-sample", of: { pitch: 4096 } },
};

const QUOTIENTS: Cases<QuotientError> = {
  reach: { kind: "reach", of: { disk: 4, reach: 9, core: 8 } },
  "too-many-points": { kind: "too-many-points" },
  "too-large": { kind: "too-large" },
};

type Held = "json" | "board" | "start" | "turn" | "rational";

const PROBLEMS: Cases<Problem, Held> = {
  version: { kind: "version", of: { found: 99 } },
  missing: { kind: "missing" },
  "unknown-field": { kind: "unknown-field" },
  "repeated-field": { kind: "repeated-field" },
  type: { kind: "type", of: { expected: "a list", found: "a number" } },
  number: { kind: "number", of: { value: -1.5, expected: "a whole number from 0 up" } },
  "no-such-placement": { kind: "no-such-placement", of: { value: 99 } },
  choice: { kind: "choice", of: { found: "torsu", expected: ["none", "torus"] } },
  "too-many": { kind: "too-many", of: { what: "turns", count: 100_001, limit: 100_000 } },
  "too-deep": { kind: "too-deep" },
  "label-count": { kind: "label-count", of: { count: 3, points: 5 } },
  "no-such-link": { kind: "no-such-link", of: { link: 7 } },
  "bent-twice": { kind: "bent-twice", of: { link: 2 } },
  "body-count": { kind: "body-count", of: { count: 3, points: 4 } },
  "body-place": { kind: "body-place", of: { count: 2 } },
  "turn-kind": { kind: "turn-kind" },
  "one-way": { kind: "one-way", of: { from: 3, to: 4 } },
  kind: { kind: "kind", of: { expected: "grid or graph" } },
};

const LINKS: Cases<LinkError> = {
  "too-long": { kind: "too-long", of: { chars: 70_000 } },
  newer: { kind: "newer", of: { found: "5" } },
  damaged: { kind: "damaged" },
  malformed: { kind: "malformed" },
  "holds-too-much": { kind: "holds-too-much" },
  "too-large": { kind: "too-large" },
};

const FORMATS: Cases<FormatProblem, "board" | "start" | "document"> = {
  "too-long": { kind: "too-long", of: { bytes: 40_000_000 } },
  "too-many": { kind: "too-many", of: { what: "nodes", limit: 1_000_000 } },
  "too-deep": { kind: "too-deep" },
  unexpected: { kind: "unexpected", of: { expected: "a statement", found: "}" } },
  ended: { kind: "ended", of: { expected: "a name" } },
  unclosed: { kind: "unclosed", of: { what: "a bracket" } },
  "no-such-point": { kind: "no-such-point", of: { name: 'a "b"' } },
  "repeated-point": { kind: "repeated-point", of: { name: "a" } },
  "row-length": { kind: "row-length", of: { found: 3, expected: 4 } },
  xml: { kind: "xml", of: { message: "the tag is not closed." } },
  attribute: { kind: "attribute", of: { name: "d", message: "unexpected data at position 3" } },
  "other-game": { kind: "other-game", of: { found: "2" } },
  "nothing-drawn": { kind: "nothing-drawn" },
  "too-far-out": { kind: "too-far-out" },
  "outlines-meet": { kind: "outlines-meet" },
  "relative-length": { kind: "relative-length", of: { text: "5%" } },
};

const WRITES: Cases<WriteError> = {
  kind: { kind: "kind" },
  "too-large": { kind: "too-large", of: { limit: 52 } },
  rules: { kind: "rules" },
  board: { kind: "board" },
};

const FAMILIES: Cases<FamilyError> = {
  "too-small": { kind: "too-small", of: { parameter: "leaves", given: 0, least: 1 } },
  "too-large": { kind: "too-large", of: { parameter: "degree", given: 9, most: 8 } },
  "too-many-points": { kind: "too-many-points", of: { count: 2 ** 64 } },
  "too-many-arcs": { kind: "too-many-arcs", of: { count: 2 ** 64 } },
  "too-many-space-points": { kind: "too-many-space-points", of: { count: 2 ** 64 } },
  "odd-points": { kind: "odd-points", of: { points: 7 } },
  "odd-ends": { kind: "odd-ends", of: { points: 7, degree: 5 } },
};

const GENERATES: Cases<GenerateError, "family"> = {
  "no-such-generator": { kind: "no-such-generator", of: { id: "gird" } },
  "no-such-parameter": {
    kind: "no-such-parameter",
    of: { generator: "grid", parameter: "depth" },
  },
  value: {
    kind: "value",
    of: { parameter: "rows", name: "Rows", given: 101, least: 1, most: 100 },
  },
};

const PROXIMITIES: Cases<ProximityError> = {
  "too-many-points": { kind: "too-many-points", of: { count: 10_001 } },
  coordinate: { kind: "coordinate", of: { point: 3 } },
  "same-place": { kind: "same-place", of: { first: 1, second: 2 } },
  "no-corners": { kind: "no-corners" },
};

const TRANSFORMS: Cases<TransformError> = {
  share: { kind: "share", of: { given: 2 } },
  "no-such-point": { kind: "no-such-point", of: { point: 12, points: 9 } },
};

const OWN: Cases<Fault, Exclude<Fault["kind"], "not-whole">> = {
  "not-whole": { kind: "not-whole", of: { found: -1 } },
};

const inDocument = (of: Problem): PlayFault => ({ kind: "document", of });
const onBoard = (of: BoardError): Fault => inDocument({ kind: "board", of });
const ofDisks = (of: DisksError): Fault => onBoard({ kind: "disks", of });
const ofPlane = (of: PlaneError): Fault => onBoard({ kind: "plane", of });
const ofRegion = (of: RegionError): Fault => ofDisks({ kind: "region", of });
const ofStart = (of: StartError): Fault => inDocument({ kind: "start", of });
const ofTurn = (of: Refusal): PlayFault => ({ kind: "refusal", of });

const outOfPhase = (now: Phase): PlayFault => ofTurn({ kind: "phase", of: { now } });

/** The faults of a table, each with its type and kind. */
function faults<T>(type: string, cases: Record<string, T>, fault: (of: T) => Fault) {
  return Object.entries(cases).map(([kind, of]): [string, Fault] => [`${type} ${kind}`, fault(of)]);
}

const ALL: [string, Fault][] = [
  ...faults("json", JSON_ERRORS, (of) => inDocument({ kind: "json", of })),
  ...faults("rational", RATIONALS, (of) => inDocument({ kind: "rational", of })),
  ...faults("cycle", CYCLES, (fault) => ofTurn({ kind: "cycle", of: { since: 3, fault } })),
  ...faults("phase", PHASES, outOfPhase),
  ...faults("refusal", REFUSALS, ofTurn),
  ...faults("rules", RULES, (of) => ofStart({ kind: "rules", of })),
  ...faults("start", STARTS, ofStart),
  ...faults("graph", GRAPHS, (of) => onBoard({ kind: "graph", of })),
  ...faults("space", SPACES, (of) => onBoard({ kind: "space", of })),
  ...faults("ring", RINGS, (of) => ofRegion({ kind: "rings", of })),
  ...faults("region", REGIONS, ofRegion),
  ...faults("disks", DISKS, ofDisks),
  ...faults("plane", PLANES, ofPlane),
  ...faults("sample", SAMPLES, (of) => ({ kind: "sample", of })),
  ...faults("quotient", QUOTIENTS, (of) => ({ kind: "quotient", of })),
  ...faults("problem", PROBLEMS, inDocument),
  ...faults("link", LINKS, (of) => ({ kind: "link", of })),
  ...faults("format", FORMATS, (of) => ({ kind: "format", of })),
  ...faults("write", WRITES, (of) => ({ kind: "write", of })),
  ...faults("family", FAMILIES, (of) => ({ kind: "generate", of: { kind: "family", of } })),
  ...faults("generate", GENERATES, (of) => ({ kind: "generate", of })),
  ...faults("proximity", PROXIMITIES, (of) => ({ kind: "proximity", of })),
  ...faults("transform", TRANSFORMS, (of) => ({ kind: "transform", of })),
  ...faults("own", OWN, (of) => of),
];

const FAR: [number, number] = [-16_777_216, -16_777_216];
const LONG = `${"long. ".repeat(200)}\n`;

/** Extreme values that the core can send: long texts, long lists, NaN and infinity. */
const EXTREMES: [string, Fault][] = [
  ...[Number.NaN, Number.POSITIVE_INFINITY].flatMap((given): [string, Fault][] => [
    [
      "value",
      { kind: "generate", of: { ...GENERATES.value, of: { ...GENERATES.value.of, given } } },
    ],
    ["share", { kind: "transform", of: { kind: "share", of: { given } } }],
    ["seed", { kind: "not-whole", of: { found: given } }],
  ]),
  ["malformed", inDocument({ kind: "rational", of: { kind: "malformed", of: { text: LONG } } })],
  [
    "syntax",
    inDocument({ kind: "json", of: { kind: "syntax", of: { line: 9, column: 9, message: LONG } } }),
  ],
  ["choice", inDocument({ kind: "choice", of: { found: LONG, expected: ["none", "torus"] } })],
  [
    "unexpected",
    { kind: "format", of: { kind: "unexpected", of: { expected: "a name", found: LONG } } },
  ],
  ["xml", { kind: "format", of: { kind: "xml", of: { message: LONG } } }],
  ["attribute", { kind: "format", of: { kind: "attribute", of: { name: "d", message: LONG } } }],
  ["other-game", { kind: "format", of: { kind: "other-game", of: { found: LONG } } }],
  ["dead", ofStart({ kind: "dead", of: { centres: Array.from({ length: 99 }, () => FAR) } })],
  [
    "ill-formed",
    ofStart({ kind: "ill-formed", of: { points: Array.from({ length: 99 }, () => 999_999) } }),
  ],
  [
    "not-open",
    onBoard({
      kind: "space",
      of: {
        kind: "not-open",
        of: { placement: 999_999, smallestOpen: Array.from({ length: 99 }, () => 65_535) },
      },
    }),
  ],
  ["no first turn", ofTurn({ kind: "repeats", of: { since: 0, way: "ko" } })],
];

/** Openings of a remedy: an instruction, or a requirement of the format. */
const REMEDY =
  /^(Add|Agree|Answer|Ask|Bid|Choose|Close|Copy|Correct|Draw|Enlarge|Give|Leave|Make|Move|Name|Nest|Play|Reduce|Remove|Reset|Set|Shorten|Take|Turn|Update|Use|Write|To share it, save|Here the format needs|Next the format needs)\b/;

/** The sentences of a text, with quotations removed. */
function sentences(text: string): string[] {
  return text.replace(/"(\\.|[^"\\])*"/g, '"…"').split(/(?<=\.) (?=[A-Z])/);
}

describe("an error in words", () => {
  test.each([...ALL, ...EXTREMES])("says what is wrong and what to do: %s", (_, fault) => {
    const text = faultWords(fault);
    expect(text).toMatch(/^[A-Z"]/);
    expect(text).toMatch(/[^.\s]\.$/);
    expect(text.length).toBeLessThanOrEqual(240);
    expect(text).not.toMatch(/undefined|NaN|Infinity|∞|\[object|\n| {2}/);
    expect(text).not.toMatch(/\b(is|are|as) none\b|\b(some|no)body\b/i);
    const [, remedy, ...more] = sentences(text);
    expect(more).toEqual([]);
    expect(remedy).toMatch(REMEDY);
  });

  test.each(ALL)("has no English in German: %s", (_, fault) => {
    // Names in quotes are others'.
    const text = germanFaultWords(fault).replace(/"[^"]*"|„[^“]*“/g, "");
    expect(text).not.toMatch(/\b(the|a|of|and|or|is|are|it|to|with|here|one|this|use|not)\b/i);
  });

  test("is different for each kind", () => {
    const texts = new Map<string, string>();
    for (const [name, fault] of ALL) {
      const text = faultWords(fault);
      expect(texts.get(text), `${name}: ${text}`).toBeUndefined();
      texts.set(text, name);
    }
  });

  test("is the same wherever it stands", () => {
    const board: BoardError = { kind: "graph", of: GRAPHS["edge-out-of-range"] };
    const problem: Problem = { kind: "board", of: board };
    const format = (of: FormatProblem) => faultWords({ kind: "format", of });
    expect(format({ kind: "board", of: board })).toBe(faultWords(onBoard(board)));
    expect(format({ kind: "document", of: { path: "board", problem } })).toBe(
      faultWords(onBoard(board)),
    );
    expect(format({ kind: "start", of: STARTS.dead })).toBe(faultWords(ofStart(STARTS.dead)));
    expect(faultWords(inDocument({ kind: "turn", of: REFUSALS.over }))).toBe(
      faultWords(ofTurn(REFUSALS.over)),
    );
    const rings: RegionError = { kind: "rings", of: RINGS["hole-outside"] };
    const plane: PlaneError = { kind: "region", of: rings };
    expect(faultWords(ofPlane(plane))).toBe(faultWords(ofRegion(rings)));
    const sample = (of: SampleError) => faultWords({ kind: "sample", of });
    expect(sample({ kind: "plane", of: plane })).toBe(faultWords(ofPlane(plane)));
    expect(sample({ kind: "disks", of: DISKS.outside })).toBe(faultWords(ofDisks(DISKS.outside)));
  });

  test("names the limits of the core", () => {
    const files = readdirSync(WORDS).filter((file) => file.startsWith("faults"));
    const words = files.map((file) => readFileSync(`${WORDS}/${file}`, "utf8"));
    const named = [...words.join("\n").matchAll(/const ([A-Z_]+) = "?([\d_]+)"?;/g)];
    expect(named.length).toBeGreaterThan(15);
    const core = CORE_LIMITS.map((file) => readFileSync(`crate/${file}`, "utf8")).join("\n");
    for (const [, name, value = ""] of named) {
      const [, given = ""] = core.match(new RegExp(`const ${name}: \\w+ = ([^;]+);`)) ?? [];
      expect(plainNumber(value), name).toBe(plainNumber(given));
    }
  });

  test("leaves a name as it is", () => {
    const named = (name: string) =>
      faultWords({ kind: "format", of: { kind: "no-such-point", of: { name } } });
    expect(named("a.")).toContain('point "a.".');
    expect(named(" ")).toContain('point " ".');
  });

  test("calls a parameter by its name", () => {
    const names: Record<Parameter, string> = {
      points: "number of points",
      arcs: "number of arcs",
      columns: "number of columns",
      rows: "number of rows",
      side: "side",
      leaves: "number of leaves",
      dimensions: "dimension",
      branches: "number of branches",
      copies: "number of copies",
      satellites: "number of satellites",
      levels: "number of levels",
      degree: "degree",
      frequency: "frequency",
      percent: "percentage",
    };
    for (const { parameter, name } of namedParameters(names)) {
      const of: FamilyError = { kind: "too-small", of: { parameter, given: 1, least: 2 } };
      expect(faultWords({ kind: "generate", of: { kind: "family", of } })).toBe(
        `The ${name} is 1. Choose at least 2.`,
      );
    }
  });
});

const WORDS = "www/words/core";

const CORE_LIMITS = [
  "src/limits.rs",
  "src/document/error.rs",
  "src/document/link/error.rs",
  "draw/src/generators/proximity.rs",
];

/** "1_000", "32 << 20" or "'1'" in Rust. */
function plainNumber(text: string): number {
  const [factor = Number.NaN, shift = 0] = text.replace(/[_']/g, "").split("<<").map(Number);
  return factor * 2 ** shift;
}

function namedParameters(names: Record<Parameter, string>) {
  const isParameter = (word: string): word is Parameter => word in names;
  return Object.keys(names)
    .filter(isParameter)
    .map((parameter) => ({ parameter, name: names[parameter] }));
}

describe("a refusal in words", () => {
  const wrong = inDocument(PROBLEMS["no-such-placement"]);
  const cases: { [K in RefusalCode]: [PlayFault, string] } = {
    occupied: [ofTurn(REFUSALS.occupied), "There is a stone already."],
    overlap: [ofTurn(REFUSALS.overlap), "A stone here would overlap another."],
    outside: [ofTurn(REFUSALS.outside), "A stone here would not lie inside the board."],
    repetition: [ofTurn(REFUSALS.repeats), "Superko forbids bringing back the board after turn 3."],
    phase: [outOfPhase(PHASES.komi), "This turn is not possible now. Name the komi first."],
    over: [ofTurn(REFUSALS.over), faultWords(ofTurn(REFUSALS.over))],
    range: [wrong, faultWords(wrong)],
  };

  test.each(["occupied", "overlap", "outside", "repetition", "phase", "over", "range"] as const)(
    "names what is in the way: %s",
    (code) => {
      const [fault, words] = cases[code];
      expect(refusalWords(code, fault, faultWords)).toBe(words);
    },
  );

  test("a repetition has the name that players give it", () => {
    const words = (since: number, way: Recurrence) =>
      refusalWords("repetition", ofTurn({ kind: "repeats", of: { since, way } }), faultWords);
    expect(words(0, "ko")).toBe("Ko forbids bringing back the first board.");
    expect(words(4, "unchanged")).toBe(
      "Suicide is not allowed here: the board would stay as it is.",
    );
  });

  test("a refused claim has its reason after a colon", () => {
    for (const [, fault] of ALL.filter(([name]) => name.startsWith("cycle"))) {
      expect(faultWords(fault)).toMatch(/^.*cannot go on for ever: [a-z]/);
    }
  });
});
