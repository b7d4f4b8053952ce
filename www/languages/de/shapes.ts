/** Formen, die Mengen von Punkten haben. */
import type { SetShape, ShapeKind, ShapeWay } from "../../layout/set-shape.ts";

const NOUNS: Readonly<Record<ShapeKind, readonly [one: string, many: string]>> = {
  point: ["Punkt allein", "Punkte allein"],
  pair: ["Domino", "Dominos"],
  line: ["Linie", "Linien"],
  triangle: ["Dreieck", "Dreiecke"],
  square: ["Quadrat", "Quadrate"],
  other: ["Form", "Formen"],
};

const WAYS: Readonly<Record<ShapeWay, string>> = {
  across: "quer",
  upright: "aufrecht",
  rising: "steigend",
  falling: "fallend",
};

/** Größen einer Art in Worten; mehr als drei sind Anzahlen von Punkten. */
const SIZES: readonly (readonly string[])[] = [
  [""],
  [", klein", ", groß"],
  [", klein", ", mittel", ", groß"],
];

/** Unterschied, in dem zwei Formen gleich groß sind, als Anteil. */
const LIKENESS = 0.02;

/** „Domino quer“, „Dreieck, klein 2“: verschieden für jede Form der Liste. */
export function shapeNames(shapes: readonly SetShape[]): string[] {
  const names = shapes.map((shape) => {
    const way = shape.way === null ? "" : ` ${WAYS[shape.way]}`;
    const others = shapes.filter((other) => other.way === shape.way);
    return `${sizedNoun(shape, others, 0)}${way}`;
  });
  return names.map((name, at) => {
    const alike = names.filter((other) => other === name).length;
    const before = names.slice(0, at).filter((other) => other === name).length;
    return alike === 1 ? name : `${name} ${before + 1}`;
  });
}

/** „Dreiecke, klein“: Formen einer Liste, gleich wie gedreht. */
export function shapePlural(shape: SetShape, shapes: readonly SetShape[]): string {
  return sizedNoun(shape, shapes, 1);
}

function sizedNoun(shape: SetShape, shapes: readonly SetShape[], number: 0 | 1): string {
  const noun = NOUNS[shape.kind][number];
  const sizes = sizesOf(shapes.filter(({ kind }) => kind === shape.kind));
  const words = shape.kind === "other" ? undefined : SIZES[sizes.length - 1];
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
