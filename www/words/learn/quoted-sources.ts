/** Quotations of the Learn steps from their sources, word for word and in their language, by the steps' elements. Formulas are
 *  written as text. */

interface Quotation {
  /** Number or heading in its source. */
  readonly place: string;
  readonly words: string;
}

const EXAMPLE_1: Quotation = {
  place: "Example 1",
  words:
    "If we take X to be [0.5,19.5]x[0.5,19.5], T to be the usual Euclidean topology (well, the induced topology on X), S to be sets of the form:{(x,y) : (x-p)^2+(y-q)^2<1/4, for p, q, integers in [0,19]} ...then we get the usual 2 dimensional game of go with primitive rules (no passes).",
};

const DEFN_6: Quotation = {
  place: "Defn 6",
  words:
    "A go-connected set of stones G has liberty if there exists a legal placement e, such that if e were coloured with the same colour as the stones of G then {e} union G would be go-connected.",
};

export const QUOTATIONS: Readonly<Record<string, readonly Quotation[]>> = {
  "learn-chains": [
    {
      place: "reaches",
      words:
        "reaches(b, v, c) ⇔ ∃(v₁ ↔ ⋯ ↔ vₙ) . v = v₁ ∧ b(vₙ) = c ∧ (b(v₁) = ⋯ = b(vₙ₋₁)), for n ≥ 1.",
    },
    {
      place: "clear",
      words: "clear(b, p)(v) = Empty if b(v) = p ∧ ¬reaches(b, v, Empty), b(v) otherwise.",
    },
    { place: "move", words: "b′ = clear(clear(b[v ↦ p], p*), p)." },
  ],
  "learn-arcs": [
    {
      place: "Capturing",
      words:
        "A stone's “liberties” are the empty points reachable from it by a path whose internal points are stones of its color. After you place a stone, all opposite-color stones with no liberties are simultaneously removed, then all same-color stones with no liberties are simultaneously removed.",
    },
  ],
  "learn-superko": [
    { place: "Games, 3.2", words: "If vᵢ ≠ Pass, then bᵢ₊₁ ≠ bⱼ for all j ≤ i." },
    {
      place: "Unstable components",
      words:
        "Consider an isolated pair of points that are only connected to each other. Without a superko rule, the players can keep playing back and forth in this space. Now, suppose there are N such pairs. With superko, the game can be completed, but it takes Ω(2ᴺ) moves to do so.",
    },
  ],
  "learn-winner": [
    {
      place: "Score",
      words:
        "score(b, p) = |{v : b(v) = p ∨ (b(v) = Empty ∧ reaches(b, p, v) ∧ ¬reaches(b, p*, v))}|.",
    },
    {
      place: "Defn 10a",
      words: "A turn is a board play that doesn't repeat an earlier X colouring.",
    },
    { place: "Rule 4a", words: "The first player unable to take their turn is the loser." },
    {
      place: "Defn 10b",
      words: "A turn is either a pass or a board play that doesn't repeat an earlier X colouring.",
    },
    {
      place: "Defn 11b",
      words: "A player's score is: |{x in X : x is of that player's colour}|",
    },
    { place: "Rule 4b", words: "The game ends after 2 consecutive passes." },
    {
      place: "Rule 5b",
      words:
        "The player with the higher score (in terms of cardinality) at the end of the game is the winner. Equal scores result in a tie.",
    },
  ],
  "learn-spaces": [
    {
      place: "Defn 1",
      words:
        "a go-space (X,T,S) is a topological space (X,T) together with a subset S of T which does not contain the empty set.",
    },
    {
      place: "Defn 2",
      words:
        "If an element of S, (s say) is such that all elements of s are coloured a single colour then s is said to be coloured that colour (So an element of S is either black, white, empty, or non-coloured - i.e. mixed).",
    },
    { place: "Defn 3", words: "A stone is an element of S which is coloured black or white." },
    { place: "Defn 4", words: "A legal placement is an element of S which is coloured empty." },
    {
      place: "Defn 5",
      words:
        "A set of stones all of which have the same colour is go-connected if the closure of the union of the stones is T-connected.",
    },
    DEFN_6,
    {
      place: "Defn 7",
      words:
        "the string of a stone s, or string(s), of colour C is the union over all subsets A of {t in S : t is of colour C} such that A contains s, and A is go-connected.",
    },
    {
      place: "Defn 8",
      words:
        "Clearing a colour C is the process of colouring empty all elements in: {x in X such that x is of colour C, and for all stones s of colour C in S : x is in s, string(s) does not have liberty}",
    },
    {
      place: "Defn 9",
      words:
        "A board play consists of choosing a legal placement e, colouring all elements of e one's own colour; then clearing the opponent colour, and then clearing one's own colour.",
    },
  ],
  "learn-disks": [EXAMPLE_1],
  "learn-plane": [
    EXAMPLE_1,
    DEFN_6,
    {
      place: "Continuous Go",
      words:
        "Here, X consists of all points on the board, T consists of all sets that are open under the usual topology over X, and S consists of all possible stones (the insides of circles excluding their borders, unless you like stones that aren't round).",
    },
  ],
  "learn-divide": [
    {
      place: "Komi",
      words:
        "The first player chooses a rational number, Komi. The second player chooses to be “White” or “Black”. The first player becomes the other color. White gains Komi score.",
    },
    {
      place: "Turns",
      words:
        "Before each turn, the current position is added to the history. Then either player may delete the entire history.",
    },
    {
      place: "Ko",
      words:
        "After you place a stone, you may make a ko bid. In a ko bid, you choose a nonnegative rational amount of score. Your opponent may ignore it, or they may choose either player to be the “ko winner”. If they do: The ko winner may reset the board state to any state in the history. The ko loser gains the amount of score you chose. Then it becomes the ko winner's turn.",
    },
  ],
  "learn-forever": [
    {
      place: "Winning",
      words:
        "The following actions are “unsustainable”, in increasing order of unsustainability: making a ko bid, choosing yourself to be a ko winner, ignoring a ko bid, deleting the history. A player's “unsustainability” is the most unsustainable action that they did infinitely many times. If either player did infinitely many unsustainable actions, the player with lower unsustainability wins. Otherwise, the scores are eventually constant, and the winner is determined by score and stones, as follows: a player's “live stones” are the points that eventually always contain a stone of that player's color. Each player adds their eventual score to their number of live stones, to get a final score. If one player has a higher final score than the other, that player wins. If neither player wins, it's a draw.",
    },
    { place: "Unstable components", words: "In our rules, these pairs are always worth 0." },
  ],
};
