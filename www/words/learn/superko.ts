/** English of the Learn step on repetition. */
export const SUPERKO_WORDS = {
  title: "No board twice",
  idea: "Two players could take and take back for ever. The usual remedy: a play may not bring back an earlier board.",
  pair: {
    text: [
      "The smallest such fight has two points. A stone on one of them has the other as its only liberty. Whoever plays there takes that stone, and now has the same problem.",
      "*Superko* ends it. No play may lead to a board that was there before, at any time in this game. It does not matter whose turn it was. A player may always *pass* instead, that is, play nothing.",
    ],
    board: "An isolated pair",
    label: "Two points joined to each other alone",
    task: "Play on either point. Take that stone. Then try to take back.",
    further: "On this board no game gets further than two plays.",
    taken: "Taken. Now let the other side try to take back.",
  },
  ko: {
    text: [
      "On a larger board the same thing is called a *ko*. You may not take back at once. So you play somewhere else first, where your opponent has to answer. Now the board is a new one, and you may take back.",
    ],
    board: "A ko",
    label: "A ko on five by three points",
    task: "Let Black take White’s stone in the middle. Let White try to take back. Then play one turn elsewhere for each, and try again.",
    elsewhere: "White must play elsewhere first.",
    taken: "Taken: White’s stone had one liberty, and Black has filled it.",
    back: "Taken back, and allowed: the stones elsewhere make it a new board.",
  },
  mathematics: [
    "Let b₀, …, bᵢ be the colourings of the game so far, the first one included. *Positional superko*: a play that leads to b′ is allowed if b′ is none of them. A pass may repeat a colouring, and always does.",
    "A finite board has finitely many colourings, and no play brings one back. So the plays run out, and every game ends. It may take long: a pair can be in five states, N pairs in 5ᴺ, and on two pairs, and on three, there are games that visit every one of them.",
    "Colourings are compared point by point; a hash only finds the candidates.",
  ],
  source: "Rule 6: for plays, not for passes.",
  long: "N pairs take Ω(2ᴺ) moves under superko: Unstable components.",
} as const;
