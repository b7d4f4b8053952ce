/** The game without end, with ko bids: what is known of boards of a few points. */
/** Black's margin on the empty board, Black to play. */
export interface Forever {
  readonly low: number;
  readonly high: number;
  /** True: with any komi between them each player can draw. Otherwise bounds are all that is known. */
  readonly draws: boolean;
}

type Arc = readonly [number, number];

/** Of a row. */
interface Shape {
  readonly id: string;
  readonly points: number;
  readonly edges: readonly Arc[];
  readonly arcs?: readonly Arc[];
  readonly open?: unknown;
}

/** By the names of boards, and by the arcs of small ones, in the one order that isomorphic boards have in common. */
export type Endless = ReadonlyMap<string, Forever>;

/** Boards of more points have too many orders. */
const MOST_POINTS = 4;

/** A board of the table, which the build makes of docs/values/forever.csv. */
export interface ForeverBoard extends Forever {
  readonly id: string;
  readonly points: number;
  readonly arcs: readonly Arc[];
}

export function endlessOf(boards: readonly ForeverBoard[]): Endless {
  const endless = new Map(boards.map((board): [string, Forever] => [board.id, board]));
  for (const board of boards)
    if (board.points <= MOST_POINTS) endless.set(common(board.points, board.arcs), board);
  return endless;
}

/** Nothing of a space, and of a larger board that is not in the table. */
export function foreverOf(row: Shape, endless: Endless): Forever | undefined {
  const named = endless.get(row.id);
  if (named !== undefined || row.open !== undefined || row.points > MOST_POINTS) return named;
  const edges = row.edges.flatMap(([a, b]): Arc[] => [
    [a, b],
    [b, a],
  ]);
  return endless.get(common(row.points, [...edges, ...(row.arcs ?? [])]));
}

/** The arcs in the greatest of all orders of the points. */
function common(points: number, arcs: readonly Arc[]): string {
  const matrices = orders(points).map((order) => {
    const cells = Array.from({ length: points * points }, () => "0");
    for (const [from, to] of arcs) cells[(order[from] ?? 0) * points + (order[to] ?? 0)] = "1";
    return cells.join("");
  });
  return `${points} ${matrices.sort().at(-1) ?? ""}`;
}

function orders(points: number): readonly (readonly number[])[] {
  if (points === 0) return [[]];
  return orders(points - 1).flatMap((order) =>
    Array.from({ length: points }, (_, place) => order.toSpliced(place, 0, points - 1)),
  );
}
