/** The tool that plays. Where a finger or a dense board makes it easy to miss, a tap proposes, a drag
 *  adjusts, and a second tap plays. */
import { isStone } from "../model/state.ts";
import type { Command, Tool, Touchdown } from "./tool.ts";

/** In CSS pixels: points nearer to one another than this are hard to hit at once. */
const DENSE_SPACING = 24;

export const playTool: Tool = {
  tap(state, touchdown) {
    const { at } = touchdown;
    if (at === null) return state.proposal === null ? null : { kind: "withdraw" };
    if (!takesTwoSteps(touchdown) || at === state.proposal) return { kind: "play", at };
    if (isStone(state.game.colours[at])) return { kind: "point", at };
    return { kind: "propose", at };
  },
  claims(state, touchdown) {
    return state.proposal !== null && touchdown.at === state.proposal;
  },
  drag(_, touchdown): Command | null {
    return touchdown.at === null ? null : { kind: "propose", at: touchdown.at };
  },
};

export function takesTwoSteps(touchdown: Touchdown): boolean {
  return touchdown.pointer === "touch" || touchdown.spacing < DENSE_SPACING;
}
