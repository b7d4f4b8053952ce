/** English of the ways on from a game that is over. */

/** Buttons under the result. */
export const RESULT_WORDS = {
  again: { name: "Play again", tip: "Start this board again without stones; this game is saved" },
  review: { name: "Review", tip: "See what each turn cost, and which one was better" },
  swap: { name: "Swap colours", tip: "Start this board again, and play the other colour" },
  share: { name: "Share this game", tip: "Send this game as a link, a picture or a file" },
};
