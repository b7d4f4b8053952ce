/** Stones on their way: a new one settles, a taken one fades. Nothing of the game waits for them. */
import {
  type Change,
  colourOf,
  EMPTY,
  isStone,
  type State,
  type StoneColour,
} from "../model/state.ts";
import { playedAt } from "../model/turns.ts";
import { onScreen, type Pen, visible } from "./pen.ts";
import { type Plan, radiusOf } from "./plan.ts";
import { paintStone } from "./stones.ts";

const SETTLE_MS = 120;
const FADE_MS = 200;
/** More than this many at once are not followed by any eye. */
const MANY = 400;

interface Moving {
  readonly at: number;
  readonly colour: StoneColour;
}

export class Motion {
  #started = -Infinity;
  #settling: Moving | null = null;
  #fading: Moving[] = [];
  readonly #calm = matchMedia("(prefers-reduced-motion: reduce)");

  /** The stones that the layer below leaves out. */
  moving(): ReadonlySet<number> {
    return new Set(this.#settling === null ? [] : [this.#settling.at]);
  }

  get resting(): boolean {
    return this.#settling === null && this.#fading.length === 0;
  }

  begin(state: State, before: State, now: number): void {
    this.#settling = null;
    this.#fading = [];
    if (this.#calm.matches || state.change.kind === "opened" || state.board !== before.board)
      return;
    this.#started = now;
    this.#fading = vanished(state.game.colours, before.game.colours);
    this.#settling = settling(state.change, state.game.colours);
  }

  paint(pen: Pen, plan: Plan, now: number): void {
    const age = now - this.#started;
    const fade = 1 - age / FADE_MS;
    for (const { at, colour } of this.#fading) {
      if (fade > 0) paintAt(pen, plan, at, colour, fade, 0.9 + 0.1 * fade);
    }
    if (this.#settling === null) return;
    const t = Math.min(age / SETTLE_MS, 1);
    const ease = 1 - (1 - t) ** 3;
    paintAt(
      pen,
      plan,
      this.#settling.at,
      this.#settling.colour,
      0.55 + 0.45 * ease,
      1.14 - 0.14 * ease,
    );
  }

  /** Forgets what has come to rest; true if anything did. */
  rest(now: number): boolean {
    const age = now - this.#started;
    const settled = this.#settling !== null && age >= SETTLE_MS;
    const faded = this.#fading.length > 0 && age >= FADE_MS;
    if (settled) this.#settling = null;
    if (faded) this.#fading = [];
    return settled || faded;
  }
}

function settling(change: Change, colours: Uint8Array): Moving | null {
  if (change.kind !== "played" && change.kind !== "forward") return null;
  const at = playedAt(change.turn);
  return at === null || colours[at] === EMPTY ? null : { at, colour: colourOf(change.player) };
}

function vanished(now: Uint8Array, before: Uint8Array): Moving[] {
  const gone: Moving[] = [];
  for (let at = 0; at < now.length && gone.length <= MANY; at++) {
    const colour = before[at];
    if (now[at] === EMPTY && isStone(colour)) gone.push({ at, colour });
  }
  return gone.length > MANY ? [] : gone;
}

function paintAt(
  pen: Pen,
  plan: Plan,
  at: number,
  colour: StoneColour,
  alpha: number,
  size: number,
): void {
  const { x, y } = onScreen(pen, plan.drawing.xy, at);
  const radius = radiusOf(plan, at) * pen.camera.scale * size;
  if (!visible(pen, x, y, radius)) return;
  pen.context.globalAlpha = alpha;
  paintStone(pen, x, y, radius, colour);
  pen.context.globalAlpha = 1;
}
