/** English of the player, the board in other pages. */

export const BRANCHES = "Branches";
export const INSTEAD = "Instead";
export const OR_NEXT = "Or next";
export const COMMENT = "Comment";
export const OPEN_GOSPACE = "Open Gospace";
export const CHOOSE_IN_GOSPACE = ". Open in Gospace to choose a board";
export const BACK_TO_THE_GAME = "Back to the game";
export const KEEP_THE_BOARD = "Keep the board";
export const THIS_PLAY = "This play";
export const NAME_IT = "Name it";
export const DECLINE = "Decline";
export const IGNORE = "Ignore";
export const AGREE = "Agree";
export const KOMI = "Komi";
export const PASS = "Pass";
export const CANNOT_BE_SHOWN = "This board cannot be shown. ";
export const HELP_TO_PLAY =
  "Arrows move over the board, I tells what is around, Enter plays, P passes, U takes a turn back, R plays it again, [ and ] walk through the game, + and − zoom.";
export const HELP_TO_WATCH =
  "Arrows move over the board, I tells what is around, [ and ] walk through the game, + and − zoom.";
export const BOARD_AS_TABLE = "The board as a table";
export const OPEN_IN_GOSPACE = "Open in Gospace";
export const ONE_TURN_BACK = "One turn back";
export const TO_THE_START = "To the start";
export const ONE_TURN_ON = "One turn on";
export const TO_THE_END = "To the end";
export const TURN = "Turn";
export const NO_GAME = "There is no game in this link.";

export function takeWords(colour: string): string {
  return `Take ${colour}`;
}

export function winsKoWords(colour: string): string {
  return `${colour} wins the ko`;
}

/** Shown if the part that answers cannot be fetched. */
export const NO_ANSWER = "The answer did not load. Ask again.";

/** Shown if the part that answers a problem cannot be fetched. */
export const NO_PROBLEM = "This problem cannot be answered here: open it in Gospace.";
