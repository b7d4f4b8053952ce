/** English of the shapes that sets of points have. */
import { namesOfShapes } from "../model/shape-names.ts";

export const { shapeNames, shapePlural } = namesOfShapes({
  nouns: {
    point: ["single point", "single points"],
    pair: ["domino", "dominoes"],
    knight: ["knight’s move", "knight’s moves"],
    line: ["row", "rows"],
    corner: ["bent three", "bent threes"],
    triangle: ["triangle", "triangles"],
    square: ["square", "squares"],
    other: ["shape", "shapes"],
  },
  ways: {
    across: "lying",
    upright: "standing",
    rising: "rising",
    falling: "falling",
    "low rising": "lying, rising",
    "low falling": "lying, falling",
    "steep rising": "standing, rising",
    "steep falling": "standing, falling",
  },
  sides: { left: "left", right: "right", top: "top", bottom: "bottom" },
  corner: (sides) => `corner at the ${sides}`,
  pointing: (sides) => `pointing to the ${sides}`,
  ordinals: ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"],
  sizes: { small: "small", middle: "middle", large: "large" },
  sized: (noun, size) => `${size} ${noun}`,
  row: (noun, points) => `${noun} of ${points}`,
  ofPoints: (noun, points) => `${noun} of ${points} points`,
});

/** Tooltip of a shape that a press can place. */
export function shapeTip(name: string): string {
  return `A press places a ${name} (R: the next shape)`;
}
