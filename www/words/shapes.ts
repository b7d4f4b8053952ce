/** English of the shapes that sets of points have. */
import type { SetShape, ShapeKind, ShapeWay } from "../layout/set-shape.ts";

const NOUNS: Readonly<Record<ShapeKind, readonly [one: string, many: string]>> = {
  point: ["single point", "single points"],
  pair: ["domino", "dominoes"],
  line: ["line", "lines"],
  triangle: ["triangle", "triangles"],
  square: ["square", "squares"],
  other: ["shape", "shapes"],
};

const WAYS: Readonly<Record<ShapeWay, string>> = {
  across: "across",
  upright: "upright",
  rising: "slanting up",
  falling: "slanting down",
};

/** Sizes of one kind in words; more than three are numbers of points. */
const SIZES: readonly (readonly string[])[] = [
  [""],
  ["small ", "large "],
  ["small ", "middle ", "large "],
];

/** Difference within which two shapes are of one size, as a share. */
const LIKENESS = 0.02;

/** "domino across", "small triangle 2": different for each shape of the list. */
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

/** "small triangles": shapes of a list that are turned in any way. */
export function shapePlural(shape: SetShape, shapes: readonly SetShape[]): string {
  return sizedNoun(shape, shapes, 1);
}

function sizedNoun(shape: SetShape, shapes: readonly SetShape[], number: 0 | 1): string {
  const noun = NOUNS[shape.kind][number];
  const sizes = sizesOf(shapes.filter(({ kind }) => kind === shape.kind));
  const words = shape.kind === "other" ? undefined : SIZES[sizes.length - 1];
  const size = words?.[sizes.findIndex((each) => isAlike(each, shape.size))];
  return size === undefined ? `${noun} of ${shape.points} points` : `${size}${noun}`;
}

function sizesOf(shapes: readonly SetShape[]): number[] {
  const sizes = shapes.map(({ size }) => size).sort((a, b) => a - b);
  return sizes.filter((size, at) => at === 0 || !isAlike(sizes[at - 1] ?? 0, size));
}

function isAlike(a: number, b: number): boolean {
  return Math.abs(a - b) <= LIKENESS * Math.max(a, b);
}

/** Tooltip of a shape that a press can place. */
export function shapeTip(name: string): string {
  return `A press places a ${name} (R: the next shape)`;
}
