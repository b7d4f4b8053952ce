/** English of the Learn step on boards without lines. */
import { counted } from "../counts.ts";

export const PLANE_WORDS = {
  title: "The plane",
  idea: "Leave the lines out altogether. A stone may lie anywhere, as long as it overlaps no other stone.",
  four: {
    text: [
      "All stones have one size, and stones that touch connect. A liberty is a place where one more stone would touch the chain. On the plane such places form *arcs*: curves on which the centre of the new stone may lie. Point at White’s stone to see its arcs.",
      "Three black stones touch it here. *Three never take a lone stone in the middle of the board*: each of them blocks at most a third of the circle round it, without the ends of that third. Four stones can take it.",
    ],
    board: "Three do not take, four do",
    label: "A board without lines: a white stone, touched by black stones above, right and below",
    task: "Let Black block the last arc. Near a stone yours snaps to touch it; hold Alt to stop that. With keys, N goes through the places that touch something.",
    taken: "Taken: no place is left from which a stone could touch it.",
    notYet: "Not yet: a part of the arc is left. Step back, and touch White’s stone from the left.",
  },
  six: {
    text: [
      "It matters how the stones lie. Three that are spread evenly leave three gaps, and each gap has room for exactly one stone. So each gap is a liberty, a single point. To fill them all takes *six* stones: as many as fit round a coin.",
    ],
    board: "Six round one",
    label: "A board without lines: a white stone with three black stones evenly round it",
    task: "Point at White’s stone. Then walk on with the buttons below the board. White passes all the time.",
    taken: "The sixth stone takes it. Each gap was a liberty.",
    alive: "Still alive: a gap is left, with room for one stone.",
  },
  own: {
    text: [
      "An edge of the board blocks places as a stone does. So near an edge fewer stones are enough, and in a corner fewer still.",
    ],
    board: "Your own position",
    label: "An empty board without lines",
    task: "Build a position of your own, and take something. How few stones do you need at the edge? In a corner?",
    suicide: "That was suicide: your own stone came off.",
  },
  mathematics: [
    "All stones have one radius R = 1024 ticks. A stone may lie where no other is nearer than c = 2R − t, and touches what is at most b = 2R + t away. The *tolerance* t = 4 ticks is far less than a pixel. It is there because two centres are hardly ever exactly 2R apart.",
    "With t = 0 a stone that touches s blocks the places next to it up to 60° on either side, where a stone would touch both: a third of the circle, without its ends. Three thirds leave at least their ends free; four stones need not.",
    "A liberty may have any real centre, not only a whole tick. A liberty that exists is always found, and one that is found breaks no inequality by more than 2⁻²⁰ tick.",
  ],
  source: "Example 1 and Defn 6.",
  sensei: "Continuous Go (Go on a board without lines).",
} as const;

export function takenWords(stones: number, turns: number): string {
  return `${counted(stones, "stone")} taken, after ${counted(turns, "turn")}.`;
}
