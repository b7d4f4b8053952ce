/** The tool that plays on a plane: at once where a mouse can point well enough, else a tap proposes, a
 *  drag of what is proposed adjusts it, and a second tap on it plays. */
import { distanceOver, imagesOf } from "../engine/glued-images.ts";
import { isCentre, type State } from "../model/state.ts";
import { type Tool, type Touchdown, takesTwoSteps } from "./tool.ts";

/** In CSS pixels: a finger this near to a proposed stone means it. */
const GRIP = 26;

export const planeTool: Tool = {
  tap(state, touchdown) {
    const { aim } = touchdown;
    if (aim === null) return null;
    if (!takesTwoSteps(touchdown)) return { kind: "play-near", aim };
    return state.proposal !== null && isMeant(state, touchdown)
      ? { kind: "play", at: state.proposal }
      : { kind: "propose-near", aim };
  },
  claims: isMeant,
  drag(_, { aim }) {
    return aim === null ? null : { kind: "propose-near", aim };
  },
};

/** True if the proposed stone is touched. */
function isMeant({ proposal, board }: State, { aim, scale }: Touchdown): boolean {
  if (aim === null || !isCentre(proposal)) return false;
  const away = distanceOver(imagesOf(board.drawing), proposal, aim.at);
  return away <= Math.max(board.drawing.stone, GRIP / scale);
}
