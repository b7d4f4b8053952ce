/** English of the player, the board in other pages. */

/** Buttons, names and messages. */
export const PLAYER_WORDS = {
  branches: "Branches",
  instead: "Instead",
  next: "Or next",
  noCommentHere: "No comment here",
  comment: "Comment",
  openGospace: "Open Gospace",
  chooseInGospace: ". Open in Gospace to choose a board",
  backGame: "Back to the game",
  keepBoard: "Keep the board",
  play: "This play",
  name: "Name it",
  decline: "Decline",
  ignore: "Ignore",
  agree: "Agree",
  komi: "Komi",
  pass: "Pass",
  cannotBeShown: "This board cannot be shown. ",
  helpToPlay:
    "Arrow keys move over the board, Enter plays, P passes, U and R take a turn back and play it again, [ and ] walk through the game, + and − zoom.",
  helpToWatch: "Arrow keys move over the board, [ and ] walk through the game, + and − zoom.",
  boardAsTable: "The board as a table",
  whichOne: "Which one?",
  openInGospace: "Open in Gospace",
  oneTurnBack: "One turn back",
  start: "To the start",
  oneTurnOn: "One turn on",
  end: "To the end",
  turn: "Turn",
  noGame: "There is no game in this link.",
} as const;

export function takeWords(colour: string): string {
  return `Take ${colour}`;
}

export function winsKoWords(colour: string): string {
  return `${colour} wins the ko`;
}
