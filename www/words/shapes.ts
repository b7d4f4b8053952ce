/** English of the shapes that sets of points have. */
import type { SetShape, ShapeKind, ShapeWay } from "../layout/set-shape.ts";

const NOUNS: Readonly<Record<ShapeKind, readonly [one: string, many: string]>> = {
  point: ["single point", "single points"],
  pair: ["domino", "dominoes"],
  knight: ["knight’s move", "knight’s moves"],
  line: ["row", "rows"],
  corner: ["bent three", "bent threes"],
  triangle: ["triangle", "triangles"],
  square: ["square", "squares"],
  other: ["shape", "shapes"],
};

const WAYS: Readonly<Record<ShapeWay, string>> = {
  across: "lying",
  upright: "standing",
  rising: "rising",
  falling: "falling",
  "low rising": "lying, rising",
  "low falling": "lying, falling",
  "steep rising": "standing, rising",
  "steep falling": "standing, falling",
};

const OPPOSITE = { left: "right", right: "left", top: "bottom", bottom: "top" } as const;

/** For shapes that are alike in all that has a word. */
const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];

/** Sizes of one kind in words; more than three are numbers of points. */
const SIZES: readonly (readonly string[])[] = [
  [""],
  ["small ", "large "],
  ["small ", "middle ", "large "],
];

/** Difference within which two shapes are of one size, as a share. */
const LIKENESS = 0.02;

/** "domino, lying", "bent three, corner at the top left": different for each shape of the list. */
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

/** A corner is where its points lean to; others point away from there. */
function leanWords({ kind, lean }: SetShape): string {
  const sides = [lean.y, lean.x].filter((each) => each !== null);
  if (sides.length === 0) return "";
  return kind === "corner"
    ? `, corner at the ${sides.join(" ")}`
    : `, pointing to the ${sides.map((side) => OPPOSITE[side]).join(" ")}`;
}

/** "small triangles": shapes of a list that are turned in any way. */
export function shapePlural(shape: SetShape, shapes: readonly SetShape[]): string {
  return sizedNoun(shape, shapes, 1);
}

function sizedNoun(shape: SetShape, shapes: readonly SetShape[], number: 0 | 1): string {
  const noun = NOUNS[shape.kind][number];
  const sizes = sizesOf(shapes.filter(({ kind }) => kind === shape.kind));
  const words = shape.kind === "other" ? undefined : SIZES[sizes.length - 1];
  if (shape.kind === "line") return `${noun} of ${shape.points}`;
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
