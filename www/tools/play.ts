/** The tool that plays. Where a finger or a dense board makes it easy to miss, a tap proposes, a drag
 *  adjusts, and a second tap plays. Where placements overlap, a tap proposes the likeliest, and the
 *  next tap at the same spot the next. */
import { isStone, type PlacementId } from "../model/state.ts";
import type { Command, Tool, Touchdown } from "./tool.ts";

/** In CSS pixels: points nearer to one another than this are hard to hit at once. */
const DENSE_SPACING = 24;

export const playTool: Tool = {
  tap(state, touchdown) {
    const { choices } = touchdown;
    const at = choices[0];
    if (at === undefined) return state.proposal === null ? null : { kind: "withdraw" };
    const colour = state.game.colours[at];
    if (choices.length > 1 && !isStone(colour))
      return { kind: "propose", choices: nextFirst(choices, state.proposal) };
    if (!takesTwoSteps(touchdown) || at === state.proposal) return { kind: "play", at };
    return isStone(colour) ? { kind: "point", at } : { kind: "propose", choices };
  },
  claims(state, { choices }) {
    return state.proposal !== null && choices.includes(state.proposal);
  },
  drag(_, { choices }): Command | null {
    return choices.length === 0 ? null : { kind: "propose", choices };
  },
};

/** The choices in their circle, from the one after `at`. */
export function nextFirst(
  choices: readonly PlacementId[],
  at: PlacementId | null,
): readonly PlacementId[] {
  const turn = at === null ? -1 : choices.indexOf(at);
  return [...choices.slice(turn + 1), ...choices.slice(0, turn + 1)];
}

export function takesTwoSteps(touchdown: Touchdown): boolean {
  return touchdown.pointer === "touch" || touchdown.spacing < DENSE_SPACING;
}
