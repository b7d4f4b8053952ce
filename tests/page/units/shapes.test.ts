/** Shapes of sets of points, and their names. */
import { expect, test } from "vitest";
import { setShape } from "../../../www/layout/set-shape.ts";
import { shapeNames, shapePlural } from "../../../www/words/shapes.ts";

const shape = (...spots: [number, number][]) => setShape(spots.map(([x, y]) => ({ x, y })));

test("a domino lies or stands", () => {
  const shapes = [shape([0, 0], [1, 0]), shape([0, 0], [0, 1]), shape([0, 1], [1, 0])];
  expect(shapeNames(shapes)).toEqual(["domino, lying", "domino, standing", "domino, rising"]);
});

test("two points a knight's move apart are told by how they lie", () => {
  const shapes = [
    shape([0, 0], [2, 1]),
    shape([0, 1], [2, 0]),
    shape([0, 0], [1, 2]),
    shape([0, 2], [1, 0]),
  ];
  expect(shapeNames(shapes)).toEqual([
    "knight’s move, lying, falling",
    "knight’s move, lying, rising",
    "knight’s move, standing, falling",
    "knight’s move, standing, rising",
  ]);
});

test("three bent points are told by their corner, three in a row by how they lie", () => {
  const shapes = [
    shape([0, 0], [1, 0], [0, 1]),
    shape([0, 0], [1, 0], [1, 1]),
    shape([0, 0], [0, 1], [1, 1]),
    shape([1, 0], [0, 1], [1, 1]),
    shape([0, 0], [1, 0], [2, 0]),
    shape([0, 0], [0, 1], [0, 2]),
  ];
  expect(shapeNames(shapes)).toEqual([
    "bent three, corner at the top left",
    "bent three, corner at the top right",
    "bent three, corner at the bottom left",
    "bent three, corner at the bottom right",
    "row of 3, lying",
    "row of 3, standing",
  ]);
});

test("triangles are told by their size, and equal ones by where they point", () => {
  const [small, large] = [shape([0, 2], [2, 2], [1, 0]), shape([0, 4], [4, 4], [2, 0])];
  const turned = shape([0, 0], [2, 0], [1, 2]);
  const shapes = [shape([0, 0]), small, large];
  expect(shapeNames(shapes)).toEqual(["single point", "small triangle", "large triangle"]);
  expect(shapePlural(small, shapes)).toBe("small triangles");
  expect(shapeNames([small, turned])).toEqual([
    "triangle, pointing to the top",
    "triangle, pointing to the bottom",
  ]);
});

test("no two shapes have one name, and none has a number of its own", () => {
  const wide = shape([0, 0], [3, 0], [3, 1], [0, 1]);
  const cross = shape([1, 0], [2, 0], [0, 1], [0, 2], [3, 1], [3, 2]);
  const names = shapeNames([wide, wide, cross]);
  expect(names).toEqual([
    "shape of 4 points, first",
    "shape of 4 points, second",
    "shape of 6 points",
  ]);
});

test("squares, rows and other shapes have their nouns", () => {
  expect(shape([0, 0], [1, 0], [1, 1], [0, 1]).kind).toBe("square");
  const other = shape([0, 0], [2, 0], [2, 1], [0, 1]);
  expect(shapePlural(other, [other])).toBe("shapes of 4 points");
});
