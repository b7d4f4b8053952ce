/** Shapes of sets of points, and their names. */
import { expect, test } from "vitest";
import { setShape } from "../../../www/layout/set-shape.ts";
import { shapeNames, shapePlural } from "../../../www/words/shapes.ts";

const shape = (...spots: [number, number][]) => setShape(spots.map(([x, y]) => ({ x, y })));

test("a domino is told by its direction", () => {
  const shapes = [shape([0, 0], [1, 0]), shape([0, 0], [0, 1]), shape([0, 1], [1, 0])];
  expect(shapeNames(shapes)).toEqual(["domino across", "domino upright", "domino slanting up"]);
});

test("triangles are told by their size, and equal ones by a number", () => {
  const small = shape([0, 0], [1, 0], [0, 1]);
  const large = shape([0, 0], [2, 0], [0, 2], [1, 1]);
  const turned = shape([1, 0], [1, 1], [0, 1]);
  const shapes = [shape([0, 0]), small, large];
  expect(shapeNames(shapes)).toEqual(["single point", "small triangle", "large triangle"]);
  expect(shapePlural(small, shapes)).toBe("small triangles");
  expect(shapeNames([small, turned])).toEqual(["triangle 1", "triangle 2"]);
});

test("squares, lines and other shapes have their nouns", () => {
  expect(shape([0, 0], [1, 0], [1, 1], [0, 1]).kind).toBe("square");
  expect(shapeNames([shape([0, 0], [1, 0], [2, 0])])).toEqual(["line across"]);
  const other = shape([0, 0], [2, 0], [2, 1], [0, 1]);
  expect(shapePlural(other, [other])).toBe("shapes of 4 points");
});
