/** Liberty ink: the liberties of a chain as ink, which seeps from its stones along every way to one and dries
 *  where the chain is taken. Each kind of board says which ways there are; all are of one look
 *  and one timing. */
import type { CircleArc, Site } from "../engine/types.ts";
import { cellSlice } from "../model/cells.ts";
import { type Explanation, whySlice } from "../model/explanation.ts";
import { markingSlice } from "../model/marking.ts";
import { isCentre, type State } from "../model/state.ts";
import { placeIn, playedAt } from "../model/turns.ts";
import type { BoardLayout } from "./board-layout.ts";
import type { Spot } from "./camera.ts";
import type { CanvasPen } from "./pen.ts";
import type { InkedChain, Way } from "./ways.ts";

const ORIGIN: Spot = { x: 0, y: 0 };
const SEEP_MS = 420;
const DRY_MS = 650;
/** Time of a replay, and the shares of it at which the closing play and the crosses come. */
const REPLAY_MS = 2600;
export const CLOSES = 0.5;
export const CROSSES = 0.8;
/** Opacity of dry ink. */
const DRY = 0.4;
/** Pieces of a way, and ways beyond which nothing moves. */
const PIECES = 9;
const MANY = 700;
/** Half the width of ink along a way, in radii of the drop: at the stone, and where it is thinnest. */
const ROOT = 0.85;
const NECK = 0.3;
/** Half of that of ink that lies evenly, in CSS pixels. */
const EVEN = 2.6;

const PARTS = { whole: [0, 1], "first half": [0, 0.5], "second half": [0.5, 0.5] } as const;

/** Ink of one moment: its chain, how far the ink has come, and how strong it is. */
interface Moment {
  readonly inked: InkedChain;
  readonly share: number;
  readonly alpha: number;
}

export class LibertyInk {
  readonly #calm = matchMedia("(prefers-reduced-motion: reduce)");
  #inked: InkedChain | null = null;
  #seeps = -Infinity;
  #dying: InkedChain | null = null;
  #dries = -Infinity;
  #asked = -Infinity;

  show(state: State, before: State, now: number): void {
    const start = this.#calm.matches ? -Infinity : now;
    if (whySlice.of(state) !== whySlice.of(before)) this.#asked = start;
    const inked = hovered(state);
    const same = inked !== null && String(inked.chain) === String(this.#inked?.chain);
    if (!same) this.#seeps = start;
    this.#inked = inked;
    if (state.change === before.change) return;
    this.#dries = start;
    this.#dying = state.change.kind === "played" ? closed(state) : null;
  }

  /** True if no ink moves. */
  rests(now: number): boolean {
    return now > Math.max(this.#seeps + SEEP_MS, this.#dries + DRY_MS, this.#asked + REPLAY_MS);
  }

  /** The part of an explanation that has been replayed, from 0 to 1. */
  replayed(now: number): number {
    return Math.min((now - this.#asked) / REPLAY_MS, 1);
  }

  /** Place of the play that the replay of a capture has not come to; until then it is shown without its stone. */
  awaited(state: State, now: number): Site | null {
    const why = whySlice.of(state);
    return why?.answer.kind === "taken" && this.replayed(now) < CLOSES ? why.answer.taken.at : null;
  }

  paint(pen: CanvasPen, layout: BoardLayout, state: State, now: number): void {
    const why = whySlice.of(state);
    const since = (start: number, time: number) => Math.min((now - start) / time, 1);
    const dry = since(this.#dries, DRY_MS);
    if (this.#dying !== null && dry < 1)
      paintInk(pen, layout, { inked: this.#dying, share: 1, alpha: 1 - dry });
    const captured = why && explained(why);
    if (captured !== null) paintInk(pen, layout, replay(captured, this.replayed(now)));
    else if (this.#inked !== null) {
      const share = 1 - (1 - since(this.#seeps, SEEP_MS)) ** 3;
      paintInk(pen, layout, { inked: this.#inked, share, alpha: 1 });
    }
  }
}

/** First the ink seeps, then the play closes its ways, and it dries. */
function replay(inked: InkedChain, t: number): Moment {
  const dried = Math.max((t - CLOSES) / (1 - CLOSES), 0);
  return { inked, share: Math.min(t / (0.8 * CLOSES), 1), alpha: 1 - (1 - DRY) * dried };
}

function hovered(state: State): InkedChain | null {
  const { pointing } = state;
  const marking = markingSlice.of(state);
  const cell = cellSlice.of(state);
  if (cell !== null || marking !== null) return null;
  if (pointing.kind === "stone") return { ...pointing, arcs: [] };
  return pointing.kind === "plane-stone" ? { ...pointing, liberties: [] } : null;
}

function explained({ answer }: Explanation): InkedChain | null {
  if (answer.kind !== "taken") return null;
  const { chain, liberties, arcs } = answer.taken;
  return { chain: chain.filter((site) => typeof site === "number"), liberties, arcs };
}

/** Last ink of the stones that the last turn took: towards the play that took them. */
function closed({ game, board, change }: State): InkedChain | null {
  const at = change.kind === "played" ? playedAt(change.turn) : null;
  if (at === null || game.taken.length === 0) return null;
  if (!isCentre(at)) {
    const chain = game.taken.filter((site) => typeof site === "number");
    return { chain, liberties: [at], arcs: [] };
  }
  const arcs = game.taken.map(placeIn).flatMap((centre): CircleArc[] => {
    if (!isCentre(centre)) return [];
    const [dx, dy] = [at[0] - centre[0], at[1] - centre[1]];
    const radius = Math.hypot(dx, dy);
    const angle = Math.atan2(dy, dx);
    const near = radius < 2.5 * board.drawing.stone;
    return near ? [{ x: centre[0], y: centre[1], radius, from: angle - 0.6, to: angle + 0.6 }] : [];
  });
  return { chain: [], liberties: [], arcs };
}

function paintInk(pen: CanvasPen, layout: BoardLayout, { inked, share, alpha }: Moment): void {
  const ways = [...layout.ways(pen, inked)];
  const ink = new Path2D();
  for (const way of ways) {
    const [from, time] = PARTS[way.part];
    const run = ways.length > MANY ? 1 : Math.min(Math.max((share - from) / time, 0), 1);
    if (run > 0) traceInk(ink, way, run);
  }
  const { context, palette } = pen;
  context.save();
  context.globalAlpha = alpha;
  context.lineJoin = "round";
  context.strokeStyle = layout.wood ? palette.boardCasing : palette.paper;
  context.lineWidth = 2.5;
  context.stroke(ink);
  context.fillStyle = palette.seal;
  context.fill(ink);
  context.restore();
}

/** Outline of the ink that has run so far along a way. */
function traceInk(ink: Path2D, { spots, drop, shape }: Way, run: number): void {
  const lengths = spots.map((spot, i) => {
    const before = spots[i - 1] ?? spot;
    return Math.hypot(spot.x - before.x, spot.y - before.y);
  });
  const length = lengths.reduce((sum, each) => sum + each, 0);
  const [left, right]: [Spot[], Spot[]] = [[], []];
  let [piece, passed] = [1, 0];
  // The drop hangs at the end of the ink, so that it comes to the liberty with it.
  let tip = ORIGIN;
  for (let i = 0; i <= PIECES; i++) {
    const s = (run * i) / PIECES;
    while (piece < spots.length - 1 && passed + (lengths[piece] ?? 0) < s * length)
      passed += lengths[piece++] ?? 0;
    const [a, b] = [spots[piece - 1] ?? ORIGIN, spots[piece] ?? ORIGIN];
    const long = lengths[piece] || 1;
    const [ux, uy] = [(b.x - a.x) / long, (b.y - a.y) / long];
    const along = s * length - passed;
    const half = halfWidth(shape, drop, s) * (run < 1 ? Math.sqrt(1 - i / PIECES) : 1);
    const [x, y] = [a.x + ux * along, a.y + uy * along];
    tip = { x, y };
    left.push({ x: x - uy * half, y: y + ux * half });
    right.unshift({ x: x + uy * half, y: y - ux * half });
  }
  for (const [i, { x, y }] of [...left, ...right].entries())
    if (i === 0) ink.moveTo(x, y);
    else ink.lineTo(x, y);
  ink.closePath();
  const grown = Math.min(Math.max((run - 0.6) / 0.4, 0), 1);
  const { x, y } = tip;
  const radius = shape === "drop" ? drop * grown : shape === "even" && run === 1 ? 0.6 * EVEN : 0;
  ink.moveTo(x + radius, y);
  // The way's own direction of turning, so that the two are united.
  ink.arc(x, y, radius, 0, 2 * Math.PI, true);
}

function halfWidth(shape: Way["shape"], drop: number, s: number): number {
  if (shape === "even") return EVEN * (1 - 0.4 * s ** 2);
  const end = shape === "drop" ? 0.7 * s ** 5 : 0;
  return drop * (NECK + (ROOT - NECK) * (1 - s) ** 3 + end);
}
