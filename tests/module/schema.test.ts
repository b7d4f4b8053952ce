/** Tests of docs/document.schema.json beside the core: what opens is valid, and what has another shape is neither. */
import { readdirSync, readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { beforeAll, expect, test } from "vitest";
import { initSync, vocabulary } from "../../build/wasm/full/gospace_wasm.js";
import { Game, GospaceError, gallery, galleryDocument, load } from "../../pkg/gospace.js";

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

const SCHEMA = JSON.parse(readFileSync("docs/document.schema.json", "utf8"));
const valid = new Ajv2020({ strict: true, strictTypes: false, allErrors: false }).compile(SCHEMA);
/** Faults of shape; all others the core alone can find. */
const OF_SHAPE = ["version", "missing", "unknown", "type", "choice", "rational"];
/** A document of each feature of links. */
const LINKED: Json[] = readdirSync("tests/links")
  .map((file) => readFileSync(`tests/links/${file}`, "utf8").split("\n")[1] ?? "")
  .map((text) => JSON.parse(text));
const GRID = { kind: "grid", columns: 9, rows: 9 };
const REFUSED: Record<string, Json> = {
  "no version": { board: GRID },
  "a newer version": { gospace: 2, board: GRID },
  "no board": { gospace: 1 },
  "a field that is none": { gospace: 1, board: GRID, moves: [] },
  "a kind that is none": { gospace: 1, board: { kind: "lines", points: [] } },
  "a gluing that is none": { gospace: 1, board: { ...GRID, wrap: "sphere" } },
  "a grid with points": { gospace: 1, board: { ...GRID, points: [] } },
  "half a point": { gospace: 1, board: { kind: "graph", points: [[0]] } },
  "a number as komi": { gospace: 1, board: GRID, rules: { komi: 6.5 } },
  "words as komi": { gospace: 1, board: GRID, rules: { komi: "six" } },
  "a komi over nothing": { gospace: 1, board: GRID, rules: { komi: "1/00" } },
  "a turn without a word": { gospace: 1, board: GRID, turns: ["passes"] },
  "a turn that says nothing": { gospace: 1, board: GRID, turns: [{}] },
  "a turn that says two things": { gospace: 1, board: GRID, turns: [{ play: 3, pass: true }] },
  "a bid without a play": { gospace: 1, board: GRID, turns: [{ bid: "1" }] },
  "a bid with a pass": { gospace: 1, board: GRID, turns: [{ pass: true, bid: "1" }] },
  "a pass that is none": { gospace: 1, board: GRID, turns: [{ pass: false }] },
  "a fault in a variation": {
    gospace: 1,
    board: GRID,
    turns: [{ play: 3, variations: [[{ play: 4, comment: 5 }]] }],
  },
  "a region of both kinds": {
    gospace: 1,
    board: { kind: "plane", region: { outer: [], circle: [0, 0, 9000] } },
  },
  "half a tick": { gospace: 1, board: { kind: "disks", disks: [[0.5, 0, 10]] } },
  "notes on a drawing that are no object": { gospace: 1, board: GRID, drawing: [] },
  "a title that is too long": { gospace: 1, board: GRID, title: "x".repeat(1001) },
};

beforeAll(async () => {
  await load();
  initSync({ module: readFileSync("build/wasm/full/gospace_wasm_bg.wasm") });
});

/** The error by which the core refuses a document; null if it opens. */
function errorFor(document: Json): GospaceError | null {
  try {
    new Game(JSON.stringify(document)).free();
    return null;
  } catch (error) {
    if (error instanceof GospaceError) return error;
    throw error;
  }
}

test("every board of the gallery and every document of the links is valid", () => {
  const boards = gallery().map(({ id }) => galleryDocument(id));
  expect(boards.length).toBeGreaterThan(50);
  expect(LINKED.length).toBeGreaterThan(40);
  for (const document of [...boards, ...LINKED])
    expect(valid(document), JSON.stringify(valid.errors)).toBe(true);
});

test.each(Object.entries(REFUSED))("%s is refused by the core, and not valid", (_, document) => {
  expect(errorFor(document)).not.toBeNull();
  expect(valid(document)).toBe(false);
});

/** The document with one thing changed: each field left out, misspelled, or given a value of another type. */
function* changed(whole: Json): Generator<Json> {
  if (typeof whole !== "object" || whole === null) return;
  for (const key of Object.keys(whole)) {
    const at = Array.isArray(whole) ? Number(key) : key;
    const put = (value: Json): Json =>
      Array.isArray(whole) ? whole.with(Number(at), value) : { ...whole, [at]: value };
    const value = (whole as { [name: string]: Json })[key] ?? null;
    for (const other of [null, true, -1, 0.5, "x", [], {}]) yield put(other);
    if (!Array.isArray(whole)) {
      const { [key]: left, ...rest } = whole;
      yield rest;
      yield { ...rest, [`${key}s`]: left ?? null };
    }
    if (key !== "drawing") for (const inner of changed(value)) yield put(inner);
  }
}

test("with one thing changed, what opens is valid, and what has another shape is not", () => {
  let [opened, misshapen] = [0, 0];
  // No schema counts the labels and places of a body beside the points.
  const miscounted = ({ message }: GospaceError) => message.includes("do not match");
  for (const document of LINKED.filter((each) => JSON.stringify(each).length < 700))
    for (const other of changed(document)) {
      const error = errorFor(other);
      const words = `${error?.code}: ${JSON.stringify(other)}`;
      if (error === null) {
        opened++;
        expect(valid(other), words).toBe(true);
      } else if (OF_SHAPE.includes(error.code) && !miscounted(error)) {
        misshapen++;
        expect(valid(other), words).toBe(false);
      }
    }
  expect(opened).toBeGreaterThan(100);
  expect(misshapen).toBeGreaterThan(1000);
});

test("the schema has the words of the core", () => {
  const words: Record<string, string[]> = vocabulary();
  const { $defs: defs } = SCHEMA;
  const fields = (name: string) => Object.keys(defs[name].properties);
  expect(Object.keys(SCHEMA.properties)).toEqual(words.document);
  for (const name of ["grid", "graph", "gospace", "disks", "plane", "rules", "marks"])
    expect(fields(name).sort()).toEqual(words[name]?.toSorted());
  expect(defs.board.properties.kind.enum).toEqual(words.kinds);
  expect(defs.wrap.enum).toEqual(words.wraps);
  for (const [field, list] of [
    ["preset", "presets"],
    ["repetition", "repetitions"],
    ["end", "ends"],
    ["score", "scores"],
  ] as const)
    expect(defs.rules.properties[field].enum).toEqual(words[list]);
  const turns = defs.turn.anyOf.flatMap((each: { properties?: object }) =>
    Object.keys(each.properties ?? {}),
  );
  expect([...new Set(turns)].sort()).toEqual(words.turn?.toSorted());
});
