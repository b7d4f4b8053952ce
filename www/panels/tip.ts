/** Tip at the foot of the stage: the place under the pointer, the reason for a refusal, the next step. */
import { contactOf } from "../model/aim.ts";
import { hintSlice } from "../model/hint.ts";
import { overlaysSlice } from "../model/overlays.ts";
import { type Pointing, type RefusedTurn, type State, samePlace } from "../model/state.ts";
import { playedAt } from "../model/turns.ts";
import { capitalised } from "../words/counts.ts";
import { pointingWords } from "../words/events.ts";
import { hasNoArea, NO_AREA } from "../words/overlays.ts";
import { contactWords } from "../words/plane.ts";
import { oneOfWords, proposedWords, refusalWords, TAP_OR_DRAG, tryWords } from "../words/turns.ts";

/** Words of the tip; empty where there are none. `besides`: those of what a page does besides playing, which come first. */
export function tipWords(
  state: State,
  besides: (state: State) => string | null = () => null,
): string {
  const words = hintSlice.of(state) ?? besides(state);
  if (words !== null) return words;
  if (state.proposal !== null) return proposalWords(state);
  if (state.refused !== null && tellsRefusal(state.pointing, state.refused))
    return refusedWords(state, state.refused);
  const pointing = pointingWords(state.pointing, state);
  return pointing ?? (overlaysSlice.of(state).owners && hasNoArea(state) ? NO_AREA : "");
}

/** True where nothing else is pointed at, and where the place alone would have allowed the play. */
function tellsRefusal(pointing: Pointing, { turn }: RefusedTurn): boolean {
  if (pointing.kind === "nothing") return true;
  const isFree = pointing.kind === "open" || pointing.kind === "free";
  return isFree && samePlace(pointing.at, playedAt(turn));
}

export function refusedWords({ board }: State, { turn, refusal }: RefusedTurn): string {
  return `${capitalised(tryWords(turn, board.names))}: ${refusalWords(refusal, board.names)}`;
}

function proposalWords({ proposal, choices, pointing, game, board }: State): string {
  if (proposal === null || game.actor === null) return "";
  const next = choices.placements.length > 1 ? oneOfWords(choices.placements.length) : TAP_OR_DRAG;
  const touches =
    pointing.kind === "free"
      ? `${capitalised(contactWords(contactOf(pointing.touching, game.stones)))}. `
      : "";
  return `${proposedWords(game.actor, proposal, board.names)} ${touches}${next}`;
}
