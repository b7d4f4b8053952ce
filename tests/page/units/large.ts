/** Large drawings for tests, and the steps that an edit of them takes, which are the same on every machine. */
import type { Pair } from "../../../www/engine/types.ts";
import { sketchOf } from "../../../www/sketch/document.ts";
import type { Sketch } from "../../../www/sketch/sketch.ts";

/** A lattice of so many columns and rows with its rows and columns as links. */
export function lattice(columns: number, rows: number, by = 0): { points: Pair[]; edges: Pair[] } {
  const points = Array.from(
    { length: columns * rows },
    (_, i): Pair => [40 * (i % columns) + by, 40 * Math.floor(i / columns)],
  );
  const edges = points.flatMap((_, i): Pair[] => [
    ...((i + 1) % columns > 0 ? [[i, i + 1] as const] : []),
    ...(i + columns < points.length ? [[i, i + columns] as const] : []),
  ]);
  return { points, edges };
}

export function graph(points: readonly Pair[], edges: readonly Pair[]): Sketch {
  return sketchOf({ gospace: 1, board: { kind: "graph", points: [...points], edges: [...edges] } });
}

/** Distances that some work measures, and entries that it puts into maps and finds as it goes through them. */
export function stepsOf(work: () => void): number {
  let steps = 0;
  const counted = (owner: object, name: string) => {
    const is: (...given: unknown[]) => unknown = Reflect.get(owner, name);
    Reflect.set(owner, name, function (this: unknown, ...given: unknown[]) {
      steps += 1;
      return is.apply(this, given);
    });
    return () => Reflect.set(owner, name, is);
  };
  const restore = [
    counted(Math, "hypot"),
    counted(Map.prototype, "set"),
    counted(Object.getPrototypeOf(new Map().entries()), "next"),
  ];
  try {
    work();
  } finally {
    for (const each of restore) each();
  }
  return steps;
}

/** Steps for each point of an edit, of a small drawing and of one four times as large. */
export function growth(edit: (columns: number, rows: number) => () => void): [number, number] {
  const [small, large] = [edit(20, 10), edit(40, 20)];
  return [stepsOf(small) / 200, stepsOf(large) / 800];
}
