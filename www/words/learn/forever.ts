/** English of the Learn step on games without end. */
export const FOREVER_WORDS = {
  title: "And so on for ever",
  idea: "If boards may repeat, a game need not end. It can be judged all the same, by what happens again and again.",
  pair: {
    text: [
      "Here is the pair again, and boards may repeat. Black plays, White takes, Black takes back. Now the board after turn 1 is there once more, and it is White’s turn as it was then. Either player may say *and so on for ever*. If the other agrees, the game is over.",
      "A stone is *live* if it stays for ever. On the pair each stone is taken again and again. So neither player has a live stone, and the pair is worth nothing to either.",
    ],
    board: "And so on for ever",
    label: "A pair of points; Black has taken back",
    task: "Let White say it, and let Black agree.",
  },
  pairs: {
    text: [
      "It matters which turns go on for ever. On these two pairs the last two turns were on the lower pair, and the two turns before on the upper one. If only the last two repeat, Black’s upper stone is never taken again: it is live, and counts 1. If all four repeat, every stone is taken at some time.",
      "Some actions cannot go on for ever, and some less than others: *to bid*, *to name oneself* ko winner, *to ignore* a bid, *to delete* the history, in this order. If a player repeats one of them for ever, the other wins, unless it repeats one that is as bad or worse. Only if neither does, live stones count.",
    ],
    board: "Two pairs for ever",
    label: "Two pairs of points, with a black stone on each",
    task: "Let White say it in one way, and let Black agree. Step back, and try the other way. Which should White choose?",
  },
  offered: "White offers that it goes on like this. Now Black: agree, or decline.",
  mathematics: [
    "The game is a sequence: a prefix, and then a cycle again and again. A cycle may be named if at both its ends the same player has the turn on the same colouring, it holds a play or a pass, and its turns can be repeated.",
    "Four actions are *unsustainable*, from bad to worse: to bid, to name oneself ko winner, to ignore a bid, to delete the history. If a player does one in the cycle, the player whose worst action is less bad wins, and equally bad is a draw. Otherwise each player’s live stones, those that stand in *every* colouring of the cycle, are added to the score, and the higher total wins.",
    "“Offer to end here” is the usual end: whoever offers passes for ever if the opponent does, too. Then neither player repeats a costly action, and all stones on the board are live.",
  ],
  source: "Winning, and Unstable components: “In our rules, these pairs are always worth 0.”",
} as const;

/** White says it. */
export function claimWords(turn: number): string {
  return `White: “And so on for ever, as since turn ${turn}”`;
}

export function pairWords(scores: string): string {
  return `A draw, ${scores}: “These pairs are always worth 0”, says the source.`;
}

export function allRepeatWords(scores: string): string {
  return `A draw, ${scores}: within the four turns each stone is taken once.`;
}

export function upperStaysWords(scores: string): string {
  return `Black wins by ${scores}: the upper stone is never taken. White should have named the longer loop.`;
}
