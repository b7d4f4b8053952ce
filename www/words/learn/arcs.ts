/** English of the Learn step on one-way lines. */
export const ARCS_WORDS = {
  title: "One-way lines",
  idea: "A line may have a direction, like a one-way street. Then a stone finds liberties only along the arrows that leave it.",
  row: {
    text: [
      "A one-way line is called an *arc*. If an arc leads from *a* to *b*, then a stone on *a* may use the liberties of a stone of its colour on *b*. The stone on *b* may not use those of *a*. So with arcs a chain need not live or die as one: *each stone has its own liberties*. Stones of one colour that reach one another, as on a directed cycle, live together.",
      "White’s stone on *a* has two liberties: *y*, next to it, and *x*, through *b*. The stone on *b* has only *x*. Point at each of the two and compare.",
    ],
    board: "One dies, one lives",
    label: "A row z, y, a, b, x with white stones on a and b, and an arc from a to b",
    task: "Fill a liberty so that one of the two stones dies and the other lives.",
    taken:
      "Yes: *b* was taken, since *x* was its last liberty. *a* stays, since it still reaches *y*.",
    nothing:
      "Nothing is taken: *a* still reaches *x*, through *b*. Step back and try the other side.",
  },
  deadEnd: {
    text: [
      "It can be stranger. White’s stone on *c* has one liberty, *v*. No arc leaves *v*. If Black fills it, White’s stone has no liberty and is taken. But from *v* Black’s stone does not reach the point that has become empty.",
    ],
    board: "Capture and suicide at once",
    label: "A white stone on c, with an arc to the empty point v",
    task: "Let Black play on v, at the head of the arrow.",
    both: "White’s stone was taken first. Then Black’s own stone came off as well: a capture and a suicide in one play. Without arcs this cannot happen.",
  },
  /** Names of the points on the boards, in their order. */
  rowLabels: ["z", "y", "a", "b", "x"],
  deadEndLabels: ["c", "v"],
  mathematics: [
    "Nothing is added: → need not be symmetric. The liberties of a stone are the empty points that it reaches by a path of stones of its own colour, *along* the arcs. Where v → w but not w → v, v may reach Empty while w does not.",
    "In the row y ↔ a → b ↔ x with stones on a and b, a reaches y and x, while b reaches x alone. After a play at x, clearing empties b and not a. A program that takes off “whole chains” would be wrong here. (On the board above there is one more point, z, so that Black can live beside y.)",
  ],
  source:
    "By Eli and a sibling: “A stone’s ‘liberties’ are the empty points reachable from it by a path whose internal points are stones of its color.”",
} as const;
