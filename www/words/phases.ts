/** English of the phases of a game: the questions of divide-and-choose, offers, and the result. */
import type { Player } from "../engine/types.ts";
import { readable } from "../fractions.ts";
import type { GameView } from "../model/state.ts";
import { offersBy } from "../model/status-sentences.ts";
import { plural } from "./counts.ts";
import { playerWord } from "./names.ts";
import { turnRange } from "./turns.ts";

export const KOMI_WORDS = {
  name: "Komi",
  done: "Name this komi",
  line: "Agree which of you is First. First names the komi, the points that White gets; Second then takes the colour of their choice. A komi that favours one colour gives that colour to Second: name one at which you would take either.",
};

export function takeLine({ standing }: GameView): string {
  return `White gets the komi of ${readable(standing.named ?? "0")}; Black plays first. Take what seems better to you: First gets the other.`;
}

export const BID_WORDS = {
  with: "Bid for the ko with this play",
  name: "Ko bid",
  line: "Boards may repeat here, so a ko is bought. The other player may ignore your bid, or say who wins the ko: the winner may set an earlier board up and plays next, the loser gets as many points as you bid.",
};

export const ANSWER_WORDS = {
  ignore: "Ignore the bid",
  line: "Ignore it: no points, and it is your turn; but whoever ignores bids for ever loses, unless the other deletes the history for ever. Or name a winner of the ko: the winner may set an earlier board up and plays next, the loser gets the points of the bid.",
};

export function historyWords(boards: number): string {
  return `History: ${plural(boards, "1 board", `${boards} boards`)}`;
}

export const HISTORY_LINE =
  "The winner of a ko may set any of these boards up again. Each player may delete them all, once a turn: then nothing older can come back. Whoever must delete for ever loses, unless the other does too.";

/** Button that deletes the history. */
export function deletesWords(player: Player): string {
  return `${playerWord(player)} deletes it`;
}

export const KEEP_BOARD = "Keep the board";

export const END_WORDS = {
  name: "End the game",
  line: "This game has no last turn. Offer to stop here, and the stones live as they stand; or claim that the last turns would repeat for ever. The other player agrees or declines.",
  pass: "Offer to end here",
  claim: "Claim a repetition…",
};

export const AGREE = "Agree";
export const DECLINE = "Decline";

/** Line under an offer whose answer comes by link, or live. */
export function awaitsWords(other: string): string {
  return `Waiting for ${other}’s answer.`;
}

/** The meaning of the offer. */
export const offerLine = offersBy({
  turnRange,
  draw: "The game would end here, and nobody would win.",
  forever: (turns) => `${turns} would go on again and again.`,
  dead: "The game would end here, and be counted without the dead stones.",
  end: "Both would pass for ever: the board stays as it is, and its stones live.",
});

/** Chooser among the boards of the history. */
export const HISTORY_WORDS = {
  deleted: "The history was deleted: there is nothing to reset to.",
  boardsHistory: "Boards of the history",
  reset: "Reset to this",
} as const;

export function takeWords(colour: Player): string {
  return `Take ${playerWord(colour)}`;
}

export function winsKoWords(player: Player): string {
  return `${playerWord(player)} wins the ko`;
}
