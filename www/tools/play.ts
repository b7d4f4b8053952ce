/** Play tool. On touch screens and dense boards a tap proposes, a drag adjusts, and a second tap
 *  plays. Where placements overlap, a tap proposes the likeliest, and the next tap the next one. */
import { isCentre, isStone, type PlacementId } from "../model/state.ts";
import { planeTool } from "./plane.ts";
import { type Command, type Tool, takesTwoSteps } from "./tool.ts";

export const playTool: Tool = {
  tap(state, touchdown) {
    if (touchdown.aim !== null) return planeTool.tap(state, touchdown);
    const { choices } = touchdown;
    const at = choices[0];
    if (at === undefined) return state.proposal === null ? null : { kind: "withdraw" };
    const colour = state.game.colours[at];
    if (choices.length > 1 && !isStone(colour))
      return {
        kind: "propose",
        choices: nextFirst(choices, isCentre(state.proposal) ? null : state.proposal),
      };
    if (!takesTwoSteps(touchdown) || at === state.proposal) return { kind: "play", at };
    return isStone(colour) ? { kind: "point", at } : { kind: "propose", choices };
  },
  claims(state, touchdown) {
    if (touchdown.aim !== null) return planeTool.claims(state, touchdown);
    return touchdown.choices.some((at) => at === state.proposal);
  },
  drag(state, touchdown): Command | null {
    if (touchdown.aim !== null) return planeTool.drag(state, touchdown);
    const { choices } = touchdown;
    return choices.length === 0 ? null : { kind: "propose", choices };
  },
};

/** The choices rotated to start after `at`. */
export function nextFirst(
  choices: readonly PlacementId[],
  at: PlacementId | null,
): readonly PlacementId[] {
  const turn = at === null ? -1 : choices.indexOf(at);
  return [...choices.slice(turn + 1), ...choices.slice(0, turn + 1)];
}
