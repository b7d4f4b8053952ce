/** Marks of chains: the lines that join them strike through no number, and liberties are told from points. */
import { Game, load } from "gospace/play";
import { expect, test } from "vitest";
import type { Board } from "../../../www/engine/types.ts";
import { layOutBoard } from "../../../www/kinds/kinds.ts";
import { readGame } from "../../../www/model/view-model.ts";
import { BODY, paintChains } from "../../../www/view/chain-marks.ts";
import { PALETTES } from "../../../www/view/palettes.ts";
import type { Pen } from "../../../www/view/pen.ts";
import type { Pieces } from "../../../www/view/pieces.ts";

await load();

/** Two stones of each colour side by side, of which the first was there at the start. */
const game = new Game({
  gospace: 1,
  board: { kind: "grid", columns: 5, rows: 5, start: { black: [0], white: [24] } },
  turns: [{ play: 1 }, { play: 23 }],
});

/** Pixels between two lines of the board: stones have room for numbers. */
const SCALE = 40;

/** Circles and lines in the order in which they are painted, with their colours. */
function painted(numbers: Uint32Array | null, joined: boolean) {
  const found: { kind: "circle" | "line"; x: number; y: number; colour: unknown }[] = [];
  const pen = {
    camera: { scale: SCALE, left: 0, top: 0 },
    size: { width: 1e9, height: 1e9 },
    margin: 1e9,
    shapes: (_: unknown, ink: { fill?: string; stroke?: string }, trace: (to: object) => void) =>
      trace({
        circle: (x: number, y: number) => found.push({ kind: "circle", x, y, colour: ink.fill }),
        line: (x: number, y: number) => found.push({ kind: "line", x, y, colour: ink.stroke }),
      }),
  } as unknown as Pen;
  const { colours, stones } = readGame(game);
  const pieces = { colours, stones, numbers, last: null } as unknown as Pieces;
  const shown = { all: game.why.chains(), joined, liberties: false, counted: false };
  paintChains(pen, layOutBoard(game.drawing()), pieces, shown);
  return found;
}

test("a turn's number stands on a pad in its stone's colour, over the lines of its chain", () => {
  const numbers = new Uint32Array(25);
  [numbers[1], numbers[23]] = [1, 2];
  const all = painted(numbers, true);
  const spots = layOutBoard(game.drawing()).drawing.xy;
  const pads = all.slice(all.findLastIndex(({ kind }) => kind === "line") + 1);
  const at = (place: number) => ({
    x: SCALE * (spots[2 * place] ?? 0),
    y: SCALE * (spots[2 * place + 1] ?? 0),
  });
  expect(pads).toEqual([
    { kind: "circle", ...at(1), colour: BODY[1] },
    { kind: "circle", ...at(23), colour: BODY[2] },
  ]);
});

test("without lines or without numbers there are no pads", () => {
  expect(painted(null, true).filter(({ kind }) => kind === "circle")).toEqual([]);
  expect(painted(new Uint32Array(25).fill(1), false)).toEqual([]);
});

test("on arrows a liberty is ringed in ink, since a black one would look like a point; on a grid it is not", () => {
  const points = [
    [0, 0],
    [1, 0],
    [2, 0],
  ] as [number, number][];
  const arcs = [
    [0, 1],
    [1, 2],
    [2, 0],
  ] as [number, number][];
  const inked = (board: Board) => {
    const played = new Game({ gospace: 1, board, turns: [{ play: 0 }] });
    const circles: { x: number; colour: unknown }[] = [];
    const pen = {
      camera: { scale: SCALE, left: 0, top: 0 },
      size: { width: 1e9, height: 1e9 },
      margin: 1e9,
      palette: PALETTES.light,
      shapes: (_: unknown, ink: { fill?: string }, trace: (to: object) => void) =>
        trace({ circle: (x: number) => circles.push({ x, colour: ink.fill }) }),
    } as unknown as Pen;
    layOutBoard(played.drawing()).paintLiberties(pen, played.why.chains());
    return circles.filter(({ colour }) => colour === PALETTES.light.seal).map(({ x }) => x / SCALE);
  };
  expect(inked({ kind: "graph", points, arcs })).toEqual([1]);
  expect(inked({ kind: "grid", columns: 3, rows: 1 })).toEqual([]);
});
