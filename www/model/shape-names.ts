/** Names of the shapes that sets of points have, different for each of a list, by the words of a language. */
import type { SetShape, ShapeKind, ShapeWay } from "../layout/set-shape.ts";

type Size = "small" | "middle" | "large";

const OPPOSITE = { left: "right", right: "left", top: "bottom", bottom: "top" } as const;

type Side = keyof typeof OPPOSITE;

/** Words of a language for shapes; `sides`: as one says them after each other. */
export interface ShapeWords {
  readonly nouns: Readonly<Record<ShapeKind, readonly [one: string, many: string]>>;
  readonly ways: Readonly<Record<ShapeWay, string>>;
  readonly sides: Readonly<Record<Side, string>>;
  readonly corner: (sides: string) => string;
  readonly pointing: (sides: string) => string;
  /** For shapes that are alike in all that has a word. */
  readonly ordinals: readonly string[];
  readonly sizes: Readonly<Record<Size, string>>;
  readonly sized: (noun: string, size: string) => string;
  readonly row: (noun: string, points: number) => string;
  readonly ofPoints: (noun: string, points: number) => string;
}

/** Sizes of one kind; more than three are numbers of points. */
const SIZES: readonly (readonly (Size | null)[])[] = [
  [null],
  ["small", "large"],
  ["small", "middle", "large"],
];

/** Difference within which two shapes are of one size, as a share. */
const LIKENESS = 0.02;

export interface ShapeNames {
  /** "domino, lying", "bent three, corner at the top left": different for each shape of the list. */
  readonly shapeNames: (shapes: readonly SetShape[]) => string[];
  /** "small triangles": shapes of a list that are turned in any way. */
  readonly shapePlural: (shape: SetShape, shapes: readonly SetShape[]) => string;
}

/* @__NO_SIDE_EFFECTS__ */
export function namesOfShapes(words: ShapeWords): ShapeNames {
  /** A corner is where its points lean to; others point away from there. */
  function leanWords({ kind, lean }: SetShape): string {
    const sides = [lean.y, lean.x].filter((each) => each !== null);
    if (sides.length === 0) return "";
    const isCorner = kind === "corner";
    const said = sides.map((side) => words.sides[isCorner ? side : OPPOSITE[side]]).join(" ");
    return `, ${isCorner ? words.corner(said) : words.pointing(said)}`;
  }

  function sizedNoun(shape: SetShape, shapes: readonly SetShape[], number: 0 | 1): string {
    const noun = words.nouns[shape.kind][number];
    if (shape.kind === "line") return words.row(noun, shape.points);
    const sizes = sizesOf(shapes.filter(({ kind }) => kind === shape.kind));
    const known = shape.kind === "other" ? undefined : SIZES[sizes.length - 1];
    const size = known?.[sizes.findIndex((each) => isAlike(each, shape.size))];
    if (size === undefined) return words.ofPoints(noun, shape.points);
    return size === null ? noun : words.sized(noun, words.sizes[size]);
  }

  return {
    shapeNames(shapes) {
      const named = shapes.map((shape) => {
        const others = shapes.filter((other) => other.way === shape.way);
        const noun = sizedNoun(shape, others, 0);
        return shape.way === null ? noun : `${noun}, ${words.ways[shape.way]}`;
      });
      const leaning = named.map((name, at) => {
        const shape = shapes[at];
        const isKnown = shape === undefined || alike(named, name).length === 1;
        return isKnown ? name : `${name}${leanWords(shape)}`;
      });
      return leaning.map((name, at) => {
        const same = alike(leaning, name);
        return same.length === 1 ? name : `${name}, ${words.ordinals[same.indexOf(at)] ?? at + 1}`;
      });
    },
    shapePlural: (shape, shapes) => sizedNoun(shape, shapes, 1),
  };
}

function alike(names: readonly string[], name: string): number[] {
  return [...names.keys()].filter((at) => names[at] === name);
}

function sizesOf(shapes: readonly SetShape[]): number[] {
  const sizes = shapes.map(({ size }) => size).sort((a, b) => a - b);
  return sizes.filter((size, at) => at === 0 || !isAlike(sizes[at - 1] ?? 0, size));
}

function isAlike(a: number, b: number): boolean {
  return Math.abs(a - b) <= LIKENESS * Math.max(a, b);
}
