/** Ways of ink: from a chain to each of its liberties, and no other way than the board has. */
import { readFileSync } from "node:fs";
import { Game, load } from "gospace/play";
import { expect, test } from "vitest";
import type { CircleArc, GameDocument, Wrap } from "../../../www/engine/types.ts";
import { BodyBoard, bodyMesh } from "../../../www/kinds/body/board.ts";
import { noTurn } from "../../../www/kinds/body/turn.ts";
import { layOutBoard } from "../../../www/kinds/kinds.ts";
import type { BoardLayout } from "../../../www/view/board-layout.ts";
import { hasBody } from "../../../www/view/turning.ts";
import type { InkedChain, Way } from "../../../www/view/ways.ts";

const GALLERY: { id: string; document: GameDocument }[] = JSON.parse(
  readFileSync("build/gallery.json", "utf8"),
);

await load();

/** Camera that shows board units as they are. */
const LENS = {
  camera: { scale: 1, left: 0, top: 0 },
  size: { width: 1e9, height: 1e9 },
  margin: 1e9,
};

function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}

/** A game in which a third of the board has been played on. */
function played(document: GameDocument, seed: number): Game {
  const game = new Game(document);
  const count = Math.min(game.drawing().xy.length / 2, 120);
  const below = random(seed);
  for (let turn = 0; turn < count; turn++) {
    const play = below(count);
    if (game.refusal({ play }) === null) game.play({ play });
  }
  return game;
}

function inkedAt(game: Game, at: number): InkedChain {
  return { chain: game.chain(at), liberties: game.liberties(at), arcs: [] };
}

const end = ({ spots }: Way) => spots.at(-1) ?? { x: NaN, y: NaN };
const start = ({ spots }: Way) => spots[0] ?? { x: NaN, y: NaN };

/** Placements at which ink gathers. */
function reached(layout: BoardLayout, ways: readonly Way[], among: ArrayLike<number>): Set<number> {
  const drops = ways.filter(({ shape }) => shape === "drop").map(end);
  const near = (at: number) =>
    drops.some(({ x, y }) => {
      const spot = layout.handle(at as never);
      return Math.hypot(spot.x - x, spot.y - y) < 1e-6 * (1 + Math.hypot(x, y));
    });
  return new Set(Array.from(among).filter(near));
}

test("ink gathers at each liberty of a chain and nowhere else, on every board of placements", () => {
  for (const { id, document } of GALLERY) {
    if (document.board.kind === "plane" || id === "ten-thousand") continue;
    const game = played(document, 5);
    const drawing = game.drawing();
    const layout = layOutBoard(drawing);
    const { colours } = game.state();
    const all = [...colours.keys()];
    for (const at of all.filter((each) => colours[each] === 1 || colours[each] === 2)) {
      const inked = inkedAt(game, at);
      const ways = [...layout.ways(LENS, inked)];
      const free = new Set(Array.from(inked.liberties));
      // Placements of a go-space may have one middle.
      const among = document.board.kind === "gospace" ? [...free] : all;
      expect(reached(layout, ways, among), `${id} ${at}`).toEqual(free);
      for (const way of ways)
        expect(Math.hypot(start(way).x - end(way).x, start(way).y - end(way).y)).toBeGreaterThan(0);
    }
    game.free();
  }
});

test("ink runs along an arc, and never against it", () => {
  const board: GameDocument["board"] = {
    kind: "graph",
    points: [
      [0, 0],
      [10, 0],
      [20, 0],
    ],
    arcs: [
      [0, 1],
      [2, 1],
    ],
    edges: [],
  };
  const layout = layOutBoard(new Game({ gospace: 1, board }).drawing());
  const ways = (chain: number[], liberties: number[]) => [
    ...layout.ways(LENS, { chain, liberties, arcs: [] }),
  ];
  expect(ways([0], [1]).map(end)).toEqual([{ x: 10, y: 0 }]);
  expect(ways([1], [0, 2])).toEqual([]);
});

test.each([
  ["torus", [0, 2], [5, 2]],
  ["mobius", [0, 1], [5, 3]],
  ["klein", [0, 1], [5, 3]],
  ["projective", [0, 1], [5, 3]],
] as const)(
  "over the side of a %s ink leaves and comes in half a step beyond",
  (wrap: Wrap, from, to) => {
    const board: GameDocument["board"] = { kind: "grid", columns: 6, rows: 5, wrap };
    const layout = layOutBoard(new Game({ gospace: 1, board }).drawing());
    const at = ([x, y]: readonly number[]) => 6 * (y ?? 0) + (x ?? 0);
    const ways = [...layout.ways(LENS, { chain: [at(from)], liberties: [at(to)], arcs: [] })];
    expect(ways.map(({ part }) => part)).toEqual(["first half", "second half"]);
    const [out, into] = ways;
    expect(out && end(out).x).toBeLessThan(-0.5);
    expect(out && end(out).y).toBe(from[1]);
    expect(into && start(into)).toEqual({ x: 5.5, y: to[1] });
    expect(into && end(into)).toEqual({ x: 5, y: to[1] });
  },
);

test("ink on a plane runs on the circle round the stone, to both ends of the arc", () => {
  const plane = GALLERY.find(({ id }) => id === "plane");
  if (plane === undefined) throw new Error("no plane");
  const layout = layOutBoard(new Game(plane.document).drawing());
  const arc: CircleArc = { x: 5000, y: 5000, radius: 2048, from: 1, to: 1 + Math.PI };
  const ways = [...layout.ways(LENS, { chain: [], liberties: [], arcs: [arc] })];
  const angles = ways.map(end).map(({ x, y }) => Math.atan2(y - 5000, x - 5000));
  expect(angles[0]).toBeCloseTo(1, 9);
  expect(Math.cos((angles[1] ?? 0) - 1 - Math.PI)).toBeCloseTo(1, 9);
  for (const { spots } of ways)
    for (const { x, y } of spots) expect(Math.hypot(x - 5000, y - 5000)).toBeCloseTo(2048, 6);
});

test("ink on a body that lies flat reaches the liberties by the ways of the flat board", () => {
  for (const { id, document } of GALLERY) {
    const game = played(document, 9);
    const drawing = game.drawing();
    if (!hasBody(drawing)) continue;
    const mesh = bodyMesh(drawing);
    // A solid that lies flat hides parts of itself.
    if (mesh.skin === "closed" && !drawing.grid) continue;
    const layout = new BodyBoard(drawing, mesh, noTurn(mesh.axes), 1);
    const { colours } = game.state();
    const at = [...colours.keys()].find((each) => colours[each] === 1);
    if (at === undefined) throw new Error(id);
    const flat = [...layOutBoard(drawing).ways(LENS, inkedAt(game, at))];
    const ways = [...layout.ways(LENS, inkedAt(game, at))];
    expect(ways.length, id).toBe(flat.length);
    expect(ways.map(({ part }) => part).sort()).toEqual(flat.map(({ part }) => part).sort());
    game.free();
  }
});
