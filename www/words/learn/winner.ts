/** English of the Learn step on the end of a game. */
import { type Scores, scoresWords } from "./room.ts";

export const WINNER_WORDS = {
  title: "Who wins",
  idea: "Most games do end. How they end, and what counts, is a choice of rules. Here are three.",
  area: {
    text: [
      "By *Tromp–Taylor’s* rules a game ends when both players pass, one after the other. Then each player counts the *area*: all points with a stone of that colour, and all empty ground that borders on that colour alone. White adds the *komi*, here 2½, since Black played first. The half makes a draw impossible.",
      "Nothing is removed at the end. White’s stone in the corner cannot be saved, but until Black takes it, it counts. What is worse for Black, the empty ground beside it borders on both colours, so it counts for neither.",
    ],
    board: "Dead stones count until they are taken",
    label:
      "Seven by three points: Black’s wall on the left, White’s on the right, and a white stone in Black’s corner",
    task: "Let both players pass. Who wins? Step back twice, take the white stone first, and let both pass then.",
    onePass: "One pass. If the other player passes too, the game is over.",
    capture: "Taken. Now let both players pass.",
  },
  stone: {
    text: [
      "By the rules called *Stone* only stones count. Empty points are worth nothing, so you fill your own ground before you pass. But a chain needs liberties: two separate empty points, its *eyes*, have to stay. Whoever fills an eye can be taken.",
      "By area Black would win here by 5 to 4½. By Stone White leads with 2½ to 2, komi included.",
    ],
    board: "Fill, but keep two eyes",
    label: "Nine points in a row: black stones on 3 and 5, white stones on 6 and 8",
    task: "Let Black win. Fill one point, and mind the eyes. Then let both players pass.",
    right: "Right: Black has 3 stones, and both eyes, 1 and 4, are still there. Now let both pass.",
    single:
      "A mistake: this stone has one liberty, 2. White can play there and take it. Step back.",
    chain:
      "A mistake: now all three stones have one liberty, 2. White can play there and take them. Step back.",
    lost: "White has taken. Step back, and leave Black two eyes.",
  },
  primitive: {
    text: [
      "By the rules called *Primitive* there is no pass and no counting. *The first player without a turn loses*. No board may come back. So a player whose only plays are suicides of single stones has no turn: each would leave the board as it was.",
      "The more eyes you have, the longer you can play.",
    ],
    board: "The first without a turn loses",
    label: "Three empty points in a row",
    task: "Find a first play for Black after which White has no turn.",
    wins: "Black wins at once. White could only play at an end, where a stone has no liberty. It would come off, and the board would be as before.",
    answer: "Now White can take this stone from the middle. See what turns are left to Black then.",
    loses: "White has taken, and Black has no turn: White wins. Step back and begin elsewhere.",
  },
  glued: {
    text: [
      "At an edge you need fewer stones to enclose area, and in a corner fewer still. Some boards have neither. Their sides are *glued*: what leaves on the right comes back on the left, and what leaves at the bottom comes back at the top. Arrows on the sides show which belong together.",
      "On this board every point has four neighbours. White’s stone only seems to lie in a corner.",
    ],
    board: "A board without corners",
    label:
      "Five by five points with opposite sides glued; a white stone at the upper left with one liberty",
    task: "Take White’s stone. Point at it first to see its last liberty.",
    taken:
      "Taken. The last liberty was at the other end of the row: the two points are neighbours across the glued sides.",
    notYet: "Not yet: one liberty is left, at the other end of the top row. Step back and fill it.",
  },
  rowLabels: ["1", "2", "3", "4", "5", "6", "7", "8", "9"],
  mathematics: [
    "*Area*: score(b, p) is the number of points v with b(v) = p, or with b(v) = Empty such that v reaches p and does not reach the opponent. *Stone*: score(b, p) is the number of points v with b(v) = p. In both White’s score includes the komi, a rational number. The higher score wins.",
    "*Primitive*: a turn is a play that leads to none of the colourings so far. A player who has to move and has no turn loses.",
    "*Gluing* joins each point of one side to the point on the other side that it is glued to. Nothing else changes: on finite boards the result is again a graph. If both pairs of sides are glued straight, it lies on a torus.",
  ],
  trompTaylor: "Rules 8 to 10: two passes, and area.",
  source: "Defns 10a to 11b and Rules 4a to 5b: Primitive and Stone.",
} as const;

export function stoodWords(scores: Scores): string {
  return `White wins: ${scoresWords(scores)}. The white stone was still there, so the empty ground on the left counted for neither.`;
}

export function clearedWords(scores: Scores): string {
  return `Black wins: ${scoresWords(scores)}. The stone is gone, and the whole left side is Black’s.`;
}

export function filledWords(scores: Scores): string {
  return `Black wins: ${scoresWords(scores)}. One more stone was enough.`;
}

export function unfilledWords(scores: Scores): string {
  return `White wins: ${scoresWords(scores)}. Step back, and let Black fill a point first.`;
}

export function luckyWords(scores: Scores): string {
  return `Black wins: ${scoresWords(scores)}. But White passed where it could have taken. Step back and find a safer point.`;
}
