// The boards of the workload `page`: a document, the spot of its first stone, and empty places to click.
import { square } from "./harness.mjs";
import { openPackage } from "./open.mjs";

const SIDE = 100;
/** Stones of the plane: two of every three places of rows, none of which touches another stone. */
const PLANE = { side: 50, stones: 600 };

/** A link is null where none holds the board: it is opened as a file. */
export async function boards() {
  const { generate, toLink } = await openPackage();
  const generated = (name, family, values) => {
    const { board } = generate(family, values, 1);
    return onPoints(name, board, board.points);
  };
  const grid = { kind: "grid", columns: SIDE, rows: SIDE };
  const disks = lattice(SIDE, SIDE).map(([x, y]) => [2048 * x, 2048 * y, 1024]);
  // The largest that its generator makes: 7,400 points of X.
  const space = generate("points-and-lines", { columns: 50, rows: 50 }).board;
  const places = space.placements.map(([point]) => space.points[point]);
  return [
    onPoints("grid, 100 × 100", grid, lattice(SIDE, SIDE)),
    generated("planar graph, 10,000 points", "random-planar", { points: 10_000 }),
    generated("Delaunay graph, 10,000 points", "delaunay", { points: 10_000 }),
    generated("one-way streets, 10,000 points", "one-way-streets", { columns: SIDE, rows: SIDE }),
    onPoints("disks, 10,000 that touch", { kind: "disks", disks }, disks, 500),
    onPoints("go-space, 2,500 placements", space, places),
    onPlane(),
  ].map(({ document, ...rest }) => ({ ...rest, document, link: linkOf(toLink, document) }));
}

/** A game of 2,000 turns, and instead of every fourth of them a pass. */
export function longGame() {
  const turns = Array.from({ length: 2000 }, (_, play) =>
    play % 4 === 3 ? { play, variations: [["pass"]] } : { play },
  );
  return { gospace: 1, title: "Long", board: { kind: "grid", columns: 60, rows: 40 }, turns };
}

/** `aside`: from the middle of the first stone to where it is looked for. The second one carries the mark of the
 *  last play. */
function onPoints(name, board, points, aside = 0) {
  const first = Math.floor(0.505 * points.length);
  const document = { gospace: 1, title: "Bench", board, turns: [{ play: first }, { play: 0 }] };
  const [x, y] = points[first];
  const others = points.filter((_, at) => at !== first && at !== 0);
  return { name, document, first: [x + aside, y], clicks: spread(others) };
}

function onPlane() {
  const side = Math.round(Math.sqrt(PLANE.stones * 1.5));
  const pitch = (2 * 1024 * PLANE.side) / side;
  const places = lattice(side, side).map((spot) => spot.map((i) => Math.round((i + 0.5) * pitch)));
  const taken = places.filter((_, i) => i % 3 < 2).slice(0, PLANE.stones);
  const board = { kind: "plane", region: { outer: square(2 * 1024 * PLANE.side) } };
  const turns = taken.map((play) => ({ play }));
  return {
    name: `board without lines, ${turns.length} stones`,
    document: { gospace: 1, title: "Bench", board, turns },
    first: taken[0],
    clicks: spread(places.filter((_, i) => i % 3 === 2)),
  };
}

function linkOf(toLink, document) {
  try {
    return toLink(document);
  } catch {
    return null;
  }
}

/** A few dozen of them, from all over. */
function spread(places) {
  const step = Math.max(1, Math.floor(places.length / 37));
  return places.filter((_, i) => i % step === Math.floor(step / 2));
}

function lattice(columns, rows) {
  return Array.from({ length: columns * rows }, (_, i) => [i % columns, Math.floor(i / columns)]);
}
