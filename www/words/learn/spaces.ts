/** English of the Learn step on go-spaces. */
export const SPACES_WORDS = {
  title: "Stones of any shape",
  idea: "A stone need not be one point. A board may list shapes that can be played. A play then colours all points of one shape.",
  line: {
    text: [
      "Such a board is a *go-space*. A shape that can be played is a *placement*. It is drawn as a soft area round its points. Placements may overlap, or lie inside each other. A placement is *free* if all its points are empty: only then can it be played.",
      "This board has four placements: each of the three large points, and the left two together. The small dots on the lines are points too: *borders*, which no placement of this board holds, so that they are neither filled nor counted. *Stones connect where their borders touch*. A liberty is a free placement that connects in the same way.",
    ],
    board: "A line of three",
    label: "Three points in a row; the left two are also a placement together",
    task: "Let Black play the wide placement: click between its two points. With keys, N goes through placements that share points. Then let White play the right point.",
    taken:
      "Taken: three stones at once. The left point, the middle point, and both together were each a stone. The right point was their only liberty.",
    wide: "One play made three stones: the wide one, and both of its points, which are placements too. Now White, on the right.",
  },
  two: {
    text: [
      "A placement may even be in two pieces. Colours belong to points, not to stones. So one piece may be lost while the other lives. Here the first and the fourth point together are a placement. Point midway between them to see it.",
    ],
    board: "Two at once",
    label: "Five points in a row; the first and the fourth are also a placement together",
    task: "Let Black play the placement in two pieces: click midway between its points, or find it with N. Then let White play the second point.",
    half: "Half of it is gone. The left piece had no liberty left. The other has two beside it, and stays.",
    both: "Two points are black now. Nothing joins them, so each must live by itself.",
  },
  mathematics: [
    "A go-space is (X, T, S): a set X of points; a topology T on it, the list of sets that are called *open*; and a list S of placements, which are open sets and not empty. A *stone* is a placement whose points are all black, or all white.",
    "The *closure* of a set is the set with its border: all p such that every open set around p meets it. A set of stones is *go-connected* if the closure of their union is connected, in one piece. It *has liberty* if some free placement would leave it go-connected when it is added.",
    "On the row a set is open if, with each connection, it holds both of its ends. So the closure of the left point is that point with the border beside it, and that of the middle one has the borders on both sides: both hold the left border, and the stones connect.",
    "A point is emptied only if *all* stones that hold it are without liberty. So the placement in two pieces loses the first point and keeps the fourth, which lives as a stone alone. On the plane, with disks for placements, all this says what one expects: stones connect if their rims touch.",
  ],
  source: "By Henry Segerman, Defns 1 to 9.",
  sensei: "The same with more intuition: the word “border” is from here.",
} as const;
