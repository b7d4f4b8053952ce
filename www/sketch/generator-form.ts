/** Choices for the generators: a family with its parameters, or drawn points or a drawn graph as
 *  source; then the shares of links to remove and to make one-way. Pure. */
import { has } from "../engine/features.ts";
import type { Generator, Parameter, Proximity } from "../engine/generators.ts";
import type { BoardSource, GeneratedBoard, GenerateRequest } from "../engine/protocol.ts";
import { documentOf } from "./document.ts";
import type { Sketch } from "./sketch.ts";

export type Source =
  | { readonly kind: "family" }
  /** The drawn points. */
  | { readonly kind: "points"; readonly proximity: Proximity }
  /** The drawn graph, unchanged. */
  | { readonly kind: "drawn" };

/** A selectable generator. */
export interface GeneratorChoice {
  /** For a family, its generator's id. */
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly group: string;
  readonly source: Source;
  readonly seeded: boolean;
  readonly parameters: readonly Parameter[];
  /** Other names by which it is searched. */
  readonly also?: string | undefined;
}

export interface GeneratorDraft {
  readonly choice: GeneratorChoice;
  /** Parameters that were set, by choice; others have their defaults. */
  readonly values: ReadonlyMap<string, Readonly<Record<string, number>>>;
  readonly seed: number;
  /** In percent of the links. */
  readonly leftOut: number;
  readonly oneWay: number;
}

export type GeneratorStatus =
  | { readonly kind: "working" }
  | { readonly kind: "done" }
  | { readonly kind: "stopped" }
  | { readonly kind: "failed"; readonly message: string };

/** The open dialog. */
export interface GeneratorDialog {
  /** The sketch when it was opened. */
  readonly sketch: Sketch;
  readonly draft: GeneratorDraft;
  readonly status: GeneratorStatus;
  /** The last finished board; shown until the next one replaces it. */
  readonly board: GeneratedBoard | null;
}

export interface Range {
  readonly least: number;
  readonly most: number;
  readonly step: number;
}

export const LEFT_OUT: Range = { least: 0, most: 80, step: 5 };
export const ONE_WAY: Range = { least: 0, most: 100, step: 5 };
export const SEEDS: Range = { least: 0, most: 999_999_999, step: 1 };

/** A slider with more values than this skips some. */
const FEW_VALUES = 120;
/** Ratio of neighbouring stops on such a slider. */
const STOP_RATIO = 1.06;

/** Generators by the names and notes of a language, by id, and its other names, by the English; what it lacks stays. */
/* @__NO_SIDE_EFFECTS__ */
export function generatorsBy(
  own: Readonly<Record<string, readonly [name: string, note: string]>>,
  names: Readonly<Record<string, string>>,
): (entry: Generator) => Generator {
  const nameOf = (english: string) => names[english] ?? english;
  return (entry) => {
    const [name, note] = own[entry.id] ?? [entry.name, entry.note];
    const parameters = entry.parameters.map(({ choices, ...parameter }) => ({
      ...parameter,
      name: nameOf(parameter.name),
      ...(choices && { choices: choices.map((each) => ({ ...each, name: nameOf(each.name) })) }),
    }));
    return { ...entry, name, note, group: nameOf(entry.group), parameters };
  };
}

export function familyChoice(generator: Generator, also?: string): GeneratorChoice {
  return { ...generator, source: { kind: "family" }, also };
}

export function firstDraft(choice: GeneratorChoice): GeneratorDraft {
  return { choice, values: new Map(), seed: 1, leftOut: 0, oneWay: 0 };
}

export function chosenValue({ choice, values }: GeneratorDraft, { id, usual }: Parameter): number {
  return values.get(choice.id)?.[id] ?? usual;
}

export function withValues(
  draft: GeneratorDraft,
  set: Readonly<Record<string, number>>,
): GeneratorDraft {
  return Object.entries(set).reduce((next, [id, value]) => withValue(next, id, value), draft);
}

export function withValue(draft: GeneratorDraft, id: string, value: number): GeneratorDraft {
  const { choice, values } = draft;
  const set = { ...values.get(choice.id), [id]: value };
  return { ...draft, values: new Map(values).set(choice.id, set) };
}

/** True if the sketch has the source that the choice needs. */
export function isPossible({ source }: GeneratorChoice, sketch: Sketch): boolean {
  switch (source.kind) {
    case "family":
      return true;
    case "points":
      return sketch.points.size > 0;
    case "drawn":
      return sketch.points.size > 0 && has(sketch, "links");
  }
}

/** True if the seed has an effect. */
export function isSeeded({ choice, leftOut, oneWay }: GeneratorDraft): boolean {
  return choice.seeded || leftOut > 0 || oneWay > 0;
}

/** Stops of a slider: every value or, where there are too many, a geometric sequence. */
export function stopsOf({ least, most, step }: Range): number[] {
  const growth = (most - least) / step > FEW_VALUES ? STOP_RATIO : 1;
  const stops: number[] = [];
  for (let value = least; value < most; value = Math.max(value + step, Math.round(value * growth)))
    stops.push(value);
  return [...stops, most];
}

export function nearestStop(stops: readonly number[], value: number): number {
  const distance = (index: number) => Math.abs((stops[index] ?? Infinity) - value);
  return stops.reduce((best, _, index) => (distance(index) < distance(best) ? index : best), 0);
}

/** The whole number in the text, or null if it is out of range. */
export function numberIn(text: string, { least, most }: Range): number | null {
  if (!/^\s*\d+\s*$/.test(text)) return null;
  const value = Number(text);
  return value >= least && value <= most ? value : null;
}

/** True if every word of the search is a prefix of some word of the choice, its other names, or its options. */
export function matchesQuery(choice: GeneratorChoice, query: string): boolean {
  const { name, note, group, also = "", parameters } = choice;
  const options = parameters.flatMap(({ choices = [] }) => choices.map((each) => each.name));
  const words = wordsOf([name, note, group, also, ...options].join(" "));
  return wordsOf(query).every((part) => words.some((word) => word.startsWith(part)));
}

/** Options that a search means: "torus" glues the sides of a grid. */
export function meantValues(
  { parameters }: GeneratorChoice,
  query: string,
): Readonly<Record<string, number>> {
  const parts = wordsOf(query);
  const meant = parameters.flatMap(({ id, choices = [] }) => {
    const best = choices.find(({ name }) =>
      wordsOf(name).some((word) => parts.some((part) => part.length > 2 && word.startsWith(part))),
    );
    return best === undefined ? [] : [[id, best.value] as const];
  });
  return Object.fromEntries(meant);
}

/** Largest value of a parameter that a small picture keeps; larger ones are halved. */
const FEW = 4;
/** Parameters of which the points are a square or a power. */
const STEEP: readonly string[] = ["side", "levels", "frequency"];

/** Parameters of a small picture: fewer points than usual, of the same kind. */
export function pictureValues({ parameters }: GeneratorChoice): Readonly<Record<string, number>> {
  const values = parameters.map(({ id, least, usual, choices }) => {
    const few = STEEP.includes(id) ? FEW - 1 : FEW;
    const keeps = choices !== undefined || usual <= few;
    return [id, keeps ? usual : Math.max(least, few, Math.round(usual / 2))] as const;
  });
  return Object.fromEntries(values);
}

/** In lower case, without accents. */
function wordsOf(text: string): string[] {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.match(/[\p{L}\p{N}.]+/gu) ?? [];
}

export function generateRequest(draft: GeneratorDraft, sketch: Sketch): GenerateRequest {
  const { seed, leftOut, oneWay } = draft;
  const origin = boardSource(draft, sketch);
  return { kind: "make", origin, seed, leftOut: leftOut / 100, oneWay: oneWay / 100 };
}

function boardSource(draft: GeneratorDraft, sketch: Sketch): BoardSource {
  const { id, name: title, source, parameters } = draft.choice;
  switch (source.kind) {
    case "family": {
      const set = parameters.map(
        (parameter) => [parameter.id, chosenValue(draft, parameter)] as const,
      );
      return { kind: "family", id, title, values: Object.fromEntries(set) };
    }
    case "points":
      return { kind: "points", document: documentOf(sketch), proximity: source.proximity };
    case "drawn":
      return { kind: "drawn", document: documentOf(sketch) };
  }
}
