/** Formen, die Mengen von Punkten haben. */
import type { SetShape, ShapeKind, ShapeWay } from "../../layout/set-shape.ts";

const NOUNS: Readonly<Record<ShapeKind, readonly [one: string, many: string]>> = {
  point: ["Punkt allein", "Punkte allein"],
  pair: ["Domino", "Dominos"],
  knight: ["Rösselsprung", "Rösselsprünge"],
  line: ["Reihe", "Reihen"],
  corner: ["Winkel aus drei", "Winkel aus drei"],
  triangle: ["Dreieck", "Dreiecke"],
  square: ["Quadrat", "Quadrate"],
  other: ["Form", "Formen"],
};

const WAYS: Readonly<Record<ShapeWay, string>> = {
  across: "liegend",
  upright: "stehend",
  rising: "steigend",
  falling: "fallend",
  "low rising": "liegend, steigend",
  "low falling": "liegend, fallend",
  "steep rising": "stehend, steigend",
  "steep falling": "stehend, fallend",
};

/** Für Formen, die in allem gleich sind, wofür es Worte gibt. */
const ORDINALS = ["erste", "zweite", "dritte", "vierte", "fünfte", "sechste", "siebte", "achte"];

const AWAY = { left: "rechts", right: "links", top: "unten", bottom: "oben" } as const;

const SIDES = { left: "links", right: "rechts", top: "oben", bottom: "unten" } as const;

/** Größen einer Art in Worten; mehr als drei sind Anzahlen von Punkten. */
const SIZES: readonly (readonly string[])[] = [
  [""],
  [", klein", ", groß"],
  [", klein", ", mittel", ", groß"],
];

/** Unterschied, in dem zwei Formen gleich groß sind, als Anteil. */
const LIKENESS = 0.02;

/** „Domino, liegend“, „Winkel aus drei, Ecke oben links“: verschieden für jede Form der Liste. */
export function shapeNames(shapes: readonly SetShape[]): string[] {
  const named = shapes.map((shape) => {
    const others = shapes.filter((other) => other.way === shape.way);
    const noun = sizedNoun(shape, others, 0);
    return shape.way === null ? noun : `${noun}, ${WAYS[shape.way]}`;
  });
  const leaning = named.map((name, at) => {
    const shape = shapes[at];
    const isKnown = shape === undefined || alike(named, name).length === 1;
    return isKnown ? name : `${name}${leanWords(shape)}`;
  });
  return leaning.map((name, at) => {
    const same = alike(leaning, name);
    return same.length === 1 ? name : `${name}, ${ORDINALS[same.indexOf(at)] ?? at + 1}`;
  });
}

function alike(names: readonly string[], name: string): number[] {
  return [...names.keys()].filter((at) => names[at] === name);
}

/** Eine Ecke ist, wohin ihre Punkte neigen; andere zeigen von dort weg. */
function leanWords({ kind, lean }: SetShape): string {
  const sides = [lean.y, lean.x].filter((each) => each !== null);
  if (sides.length === 0) return "";
  return kind === "corner"
    ? `, Ecke ${sides.map((side) => SIDES[side]).join(" ")}`
    : `, Spitze ${sides.map((side) => AWAY[side]).join(" ")}`;
}

/** „Dreiecke, klein“: Formen einer Liste, gleich wie gedreht. */
export function shapePlural(shape: SetShape, shapes: readonly SetShape[]): string {
  return sizedNoun(shape, shapes, 1);
}

function sizedNoun(shape: SetShape, shapes: readonly SetShape[], number: 0 | 1): string {
  const noun = NOUNS[shape.kind][number];
  const sizes = sizesOf(shapes.filter(({ kind }) => kind === shape.kind));
  const words = shape.kind === "other" ? undefined : SIZES[sizes.length - 1];
  if (shape.kind === "line") return `${noun} aus ${shape.points}`;
  const size = words?.[sizes.findIndex((each) => isAlike(each, shape.size))];
  return size === undefined ? `${noun} aus ${shape.points} Punkten` : `${noun}${size}`;
}

function sizesOf(shapes: readonly SetShape[]): number[] {
  const sizes = shapes.map(({ size }) => size).sort((a, b) => a - b);
  return sizes.filter((size, at) => at === 0 || !isAlike(sizes[at - 1] ?? 0, size));
}

function isAlike(a: number, b: number): boolean {
  return Math.abs(a - b) <= LIKENESS * Math.max(a, b);
}

/** Hinweis zu einer Form, die ein Druck setzen kann. */
export function shapeTip(name: string): string {
  return `Ein Druck setzt: ${name} (R: die nächste Form)`;
}
