/** English of the Learn step on chains and liberties. */
export const CHAINS_WORDS = {
  title: "Chains and liberties",
  idea: "Go needs no square grid. It needs points, and lines that say which points are neighbours.",
  capture: {
    text: [
      "Two players, Black and White, take turns. A turn puts one stone on an empty point. Stones never move, but they can be taken off.",
      "Neighbouring stones of one colour form a *chain*. They live together and die together. An empty point next to a chain is one of its *liberties*. A chain that loses its last liberty is *taken*: it comes off the board.",
      "On this board every point has three neighbours. White’s two stones had four liberties, and Black has filled three. Point at one of the two: a ring shows the chain, and a mark shows the liberty that is left.",
    ],
    board: "Chains and liberties",
    label: "A chain of two white stones with one liberty",
    task: "It is Black’s turn. Fill White’s last liberty, at the upper left.",
    taken: "Yes: both stones were taken, since their chain has no liberty left.",
    notYet:
      "The chain still has a liberty: the point at the upper left is empty. Step back and fill it.",
  },
  suicide: {
    text: [
      "A play does three things, in this order. The stone is put down. Then the *opponent’s* stones without liberties come off. Then one’s *own* stones without liberties come off. This last case is called *suicide*. It is allowed, unless it repeats a board.",
      "Black’s stone at the top has one liberty, on its right. If Black fills it, both stones have none. (For a single stone suicide would change nothing on the board; step 3 says why that is refused.)",
    ],
    board: "Suicide of two stones",
    label: "A black stone with one liberty",
    task: "Let Black play beside its own stone, at the upper right.",
    both: "The two black stones had no liberty, and took no white stone to make room. So both came off. That is allowed, but seldom wise.",
  },
  mathematics: [
    "Let V be a finite set of points, → the relation “neighbour of”, and b a *colouring*, which makes each point black, white or empty. A point v *reaches* a colour c if there is a path v = v₁ → … → vₙ with b(vₙ) = c, on which all points before the last have the colour of v.",
    "To *clear* a colour is to empty, all at once, every point of that colour that does not reach Empty. A play of p at an empty point colours it, clears the opponent’s colour, and then clears p.",
    "So after every turn each stone reaches an empty point. Nothing in this says that the points lie in rows.",
  ],
  source: "Rules 3, 4 and 7, there on the usual board. They work on any graph.",
} as const;
