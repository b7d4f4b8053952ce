/** Stones in motion: a new one settles, a taken one fades. Nothing in the game waits for them. */
import type { Stone } from "../engine/types.ts";
import {
  type Change,
  colourOf,
  EMPTY,
  type GameView,
  isStone,
  type Place,
  placement,
  playerNamed,
  type State,
  type StoneColour,
} from "../model/state.ts";
import { playedAt } from "../model/turns.ts";
import type { BoardLayout } from "./board-layout.ts";
import { paintGlued } from "./glued.ts";
import type { CanvasPen } from "./pen.ts";

const SETTLE_MS = 120;
const FADE_MS = 200;
/** Stones beyond which no eye could follow the fading, so that there is none. */
const MANY = 400;

interface Moving {
  readonly at: Place;
  readonly colour: StoneColour;
}

/** Settling stone, with its index among the stones that stand, by which the layer below knows it on a
 *  plane. */
interface Settling extends Moving {
  readonly index: number;
}

export class Motion {
  #started = -Infinity;
  #settling: Settling | null = null;
  #fading: Moving[] = [];
  readonly #calm = matchMedia("(prefers-reduced-motion: reduce)");

  /** Stones that the layer below leaves out. */
  moving(): ReadonlySet<number> {
    return new Set(this.#settling === null ? [] : [this.#settling.index]);
  }

  get resting(): boolean {
    return this.#settling === null && this.#fading.length === 0;
  }

  begin(state: State, before: State, layout: BoardLayout, now: number): void {
    this.#settling = null;
    this.#fading = [];
    if (this.#calm.matches || state.change.kind === "opened" || state.board !== before.board)
      return;
    this.#started = now;
    const { game } = state;
    this.#fading = [...lifted(game.stones, before.game.stones), ...emptied(game, before.game)];
    if (this.#fading.length > MANY) this.#fading = [];
    this.#settling = settling(state.change, game, layout);
  }

  paint(pen: CanvasPen, layout: BoardLayout, now: number): void {
    if (!this.resting) paintGlued(pen, layout.region, () => this.#paint(pen, layout, now));
  }

  #paint(pen: CanvasPen, layout: BoardLayout, now: number): void {
    const age = now - this.#started;
    const fade = 1 - age / FADE_MS;
    for (const { at, colour } of this.#fading) {
      if (fade > 0) layout.paintMoving(pen, at, colour, fade, 0.9 + 0.1 * fade);
    }
    if (this.#settling === null) return;
    const t = Math.min(age / SETTLE_MS, 1);
    const ease = 1 - (1 - t) ** 3;
    const { at, colour } = this.#settling;
    layout.paintMoving(pen, at, colour, 0.55 + 0.45 * ease, 1.14 - 0.14 * ease);
  }

  /** Forgets stones that have come to rest; true if there were any. */
  rest(now: number): boolean {
    const age = now - this.#started;
    const settled = this.#settling !== null && age >= SETTLE_MS;
    const faded = this.#fading.length > 0 && age >= FADE_MS;
    if (settled) this.#settling = null;
    if (faded) this.#fading = [];
    return settled || faded;
  }
}

function settling(change: Change, game: GameView, layout: BoardLayout): Settling | null {
  if (change.kind !== "played" && change.kind !== "forward") return null;
  const at = playedAt(change.turn);
  const player = playerNamed(change.player);
  if (at === null || player === null) return null;
  const index = layout.indexOf(game.stones, at);
  const stands = index >= 0 && layout.colourAt(game, at) !== EMPTY;
  return stands ? { at, index, colour: colourOf(player) } : null;
}

/** Stones of placements that are empty now. */
function emptied(now: GameView, before: GameView): Moving[] {
  if (now.stones.length > 0 || before.stones.length > 0) return [];
  const gone: Moving[] = [];
  for (let at = 0; at < now.colours.length && gone.length <= MANY; at++) {
    const colour = before.colours[at];
    if (now.colours[at] === EMPTY && isStone(colour)) gone.push({ at: placement(at), colour });
  }
  return gone;
}

/** Stones of a plane that stand no more. */
function lifted(now: readonly Stone[], before: readonly Stone[]): Moving[] {
  const key = ({ x, y, colour }: Stone) => `${x} ${y} ${colour}`;
  const standing = new Set(now.map(key));
  const gone = before.filter((stone) => !standing.has(key(stone)));
  return gone.map(({ x, y, colour }) => ({ at: [x, y], colour }));
}
