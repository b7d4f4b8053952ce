/** Stubs of a glued grid that is drawn: a link over a seam leaves the board at both of its ends, and runs through no
 *  point between them. */
import type { Wrap } from "../engine/types.ts";
import type { Spot } from "../view/camera.ts";
import type { DrawnGrid, ItemId, LinkItem, PointItem, Sketch } from "./sketch.ts";

type Glued = "open" | "straight" | "twisted";

/** Gluing of left to right, and of top to bottom. */
const GLUED: Readonly<Record<Wrap, { readonly across: Glued; readonly down: Glued }>> = {
  none: { across: "open", down: "open" },
  cylinder: { across: "straight", down: "open" },
  torus: { across: "straight", down: "straight" },
  mobius: { across: "twisted", down: "open" },
  klein: { across: "twisted", down: "straight" },
  projective: { across: "twisted", down: "twisted" },
};

/** Length of a stub, in steps of the grid. */
const LENGTH = 0.5;

/** A line from an end of a link outwards. */
export type Stub = readonly [from: Spot, to: Spot];

/** Steps over seams of the links that leave the grid: from the first end, and from the second. */
type Steps = ReadonlyMap<LinkItem, readonly (readonly [Spot, Spot])[]>;

const known = new WeakMap<DrawnGrid, Steps>();

/** Stubs of a link over a seam, two for each way over one; none for any other link. */
export function stubsOf({ grid, points }: Sketch, link: LinkItem): readonly Stub[] {
  if (grid === null) return [];
  const steps = known.get(grid) ?? stepsOf(grid);
  known.set(grid, steps);
  const [a, b] = [points.get(link.from), points.get(link.to)];
  if (a === undefined || b === undefined) return [];
  return (steps.get(link) ?? []).flatMap(([from, to]) => [stubFrom(a, from), stubFrom(b, to)]);
}

function stubFrom({ x, y }: PointItem, by: Spot): Stub {
  return [
    { x, y },
    { x: x + LENGTH * by.x, y: y + LENGTH * by.y },
  ];
}

function stepsOf({ board, points, links }: DrawnGrid): Steps {
  const { columns, rows, wrap = "none" } = board;
  const places = new Map<ItemId, Spot>();
  [...points.keys()].forEach((id, at) => {
    places.set(id, { x: at % columns, y: Math.floor(at / columns) });
  });
  const { across, down } = GLUED[wrap];
  const meets = (how: Glued, a: number, b: number, count: number) =>
    how === "straight" ? a === b : how === "twisted" && a === count - 1 - b;
  const found = new Map<LinkItem, readonly (readonly [Spot, Spot])[]>();
  for (const link of links.values()) {
    const [a, b] = [places.get(link.from), places.get(link.to)];
    if (a === undefined || b === undefined) continue;
    const [wide, high] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
    if (wide + high <= 1) continue;
    const steps: (readonly [Spot, Spot])[] = [];
    const left = (at: Spot): Spot => ({ x: at.x === 0 ? -1 : 1, y: 0 });
    const up = (at: Spot): Spot => ({ x: 0, y: at.y === 0 ? -1 : 1 });
    if (wide === columns - 1 && meets(across, a.y, b.y, rows)) steps.push([left(a), left(b)]);
    if (high === rows - 1 && meets(down, a.x, b.x, columns)) steps.push([up(a), up(b)]);
    found.set(link, steps);
  }
  return found;
}
