/** Search of the generators by the words that people type, and their small pictures. */
import { generate, generators, load } from "gospace";
import { expect, test } from "vitest";
import { generated } from "../../../www/engine/generate.ts";
import { OTHER_NAMES as GERMAN_NAMES } from "../../../www/languages/de/generate.ts";
import { generatorInWords as inGerman } from "../../../www/languages/de/generators.ts";
import {
  familyChoice,
  firstDraft,
  generateRequest,
  matchesQuery,
  meantValues,
  pictureValues,
  withValues,
} from "../../../www/sketch/generator-form.ts";
import { EMPTY_SKETCH } from "../../../www/sketch/sketch.ts";
import { OTHER_NAMES } from "../../../www/words/generate.ts";

await load();

const english = generators().map((entry) => familyChoice(entry, OTHER_NAMES[entry.id]));
const german = generators().map((entry) => familyChoice(inGerman(entry), GERMAN_NAMES[entry.id]));
const found = (query: string, choices = english) =>
  choices.filter((choice) => matchesQuery(choice, query)).map(({ id }) => id);
const named = (id: string) => {
  const choice = english.find((each) => each.id === id);
  if (choice === undefined) throw new Error(`no generator ${id}`);
  return choice;
};

test.each([
  ["torus", "grid"],
  ["Torus", "square-plane"],
  ["möbius", "grid"],
  ["mobius", "grid"],
  ["moebius", "grid"],
  ["klein bottle", "grid"],
  ["bipartite", "complete-bipartite"],
  ["K3", "complete-bipartite"],
  ["icosahedron", "platonic"],
  ["dodeca", "platonic"],
  ["hex", "honeycomb"],
  ["hexagonal", "honeycomb"],
  ["hex", "triangular"],
  ["football", "archimedean"],
  ["soccer ball", "archimedean"],
  ["tesseract", "hypercube"],
  ["USA", "united-states"],
  ["directed", "one-way-streets"],
  ["fractal", "sierpinski"],
  ["domino", "dominoes"],
  ["go 19x19", "grid"],
] as const)("a search for %s finds %s", (query, id) => {
  expect(found(query)).toContain(id);
});

test.each([
  ["Torus", "grid"],
  ["Möbius", "grid"],
  ["bipartit", "complete-bipartite"],
  ["Ikosaeder", "platonic"],
  ["Sechseck", "honeycomb"],
] as const)("in German a search for %s finds %s", (query, id) => {
  expect(found(query, german)).toContain(id);
});

test("a search finds few, and nonsense nothing", () => {
  expect(found("torus")).toEqual(["grid", "square-plane"]);
  expect(found("bipartite")).toEqual(["complete-bipartite"]);
  expect(found("xyzzy")).toEqual([]);
});

test("every other name is of a generator that there is", () => {
  const ids = english.map(({ id }) => id);
  for (const names of [OTHER_NAMES, GERMAN_NAMES])
    expect(Object.keys(names).filter((id) => !ids.includes(id))).toEqual([]);
});

test("a board that is found by an option is made with it", () => {
  expect(meantValues(named("grid"), "torus")).toEqual({ wrap: 2 });
  expect(meantValues(named("grid"), "möbius")).toEqual({ wrap: 3 });
  expect(meantValues(named("platonic"), "icosa")).toEqual({ solid: 4 });
  expect(meantValues(named("grid"), "grid")).toEqual({});
  expect(meantValues(named("grid"), "")).toEqual({});
  const draft = withValues(firstDraft(named("grid")), { wrap: 2 });
  expect(generateRequest(draft, EMPTY_SKETCH)).toMatchObject({
    origin: { id: "grid", values: { wrap: 2, columns: 9 } },
  });
});

test("a generated board has the name that its maker has chosen for a title", () => {
  for (const choices of [english, german])
    for (const choice of choices) {
      const values = pictureValues(choice);
      const draft = withValues(firstDraft(choice), values);
      const { document } = generated(generateRequest(draft, EMPTY_SKETCH));
      expect(document.title).toBe(choice.name);
    }
});

test("the small picture of every generator is of a board that can be made, and is small", () => {
  for (const choice of english) {
    const { board } = generate(choice.id, pictureValues(choice), 3);
    const size = "points" in board ? board.points.length : 0;
    expect(size, choice.id).toBeLessThan(250);
  }
});
