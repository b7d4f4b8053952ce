/** Test helper for painters on a canvas: a context that keeps what is painted, and a palette of its colours' names. */
import type { Context2D } from "../../../www/view/pen.ts";
import type { Palette } from "../../../www/view/theme.ts";

const COLOURS = [
  ...["ink", "board", "boardInk", "seal", "boardCasing", "paper", "focus", "boardFocus"],
] as const;
export const palette = {
  ...Object.fromEntries(COLOURS.map((name) => [name, name])),
  ...{ ground: "light", stones: "lit", sets: [] },
} as unknown as Palette;

/** A fill or a stroke, with its colour, and the arcs and lines of its path. */
export interface Drawn {
  readonly how: "fill" | "stroke";
  readonly colour: string;
  readonly alpha: number;
  readonly arcs: readonly { x: number; y: number; radius: number }[];
  readonly lines: number;
}

/** A context that keeps what is painted. */
export function recorder(): { readonly context: Context2D; readonly drawn: Drawn[] } {
  const drawn: Drawn[] = [];
  let arcs: { x: number; y: number; radius: number }[] = [];
  let lines = 0;
  const state: Record<string, unknown> = { globalAlpha: 1 };
  const kept: Record<string, unknown>[] = [];
  const keep = (how: "fill" | "stroke") => () => {
    const colour = String(state[how === "fill" ? "fillStyle" : "strokeStyle"]);
    drawn.push({ how, colour, alpha: Number(state.globalAlpha), arcs, lines });
  };
  const methods: Record<string, (...numbers: number[]) => void> = {
    save: () => void kept.push({ ...state }),
    restore: () => void Object.assign(state, kept.pop()),
    beginPath: () => {
      [arcs, lines] = [[], 0];
    },
    arc: (x = 0, y = 0, radius = 0) => void arcs.push({ x, y, radius }),
    lineTo: () => void lines++,
    fill: keep("fill"),
    stroke: keep("stroke"),
  };
  const context = new Proxy(state, {
    get: (_, name: string) => state[name] ?? methods[name] ?? (() => {}),
    set: (_, name: string, value) => {
      state[name] = value;
      return true;
    },
  });
  return { context: context as unknown as Context2D, drawn };
}
