/** English of the Learn step on disks. */
export const DISKS_WORDS = {
  title: "Disks",
  idea: "Draw the stones first, as coins of any size, anywhere. Coins that overlap exclude each other. Coins that touch are neighbours.",
  tangent: {
    text: [
      "On this board each *disk* is a placement. A stone *blocks* every disk that it overlaps: such a disk cannot be played. Two disks whose rims just touch are *tangent*. Stones on tangent disks connect. A free disk that touches a chain is a liberty.",
      "White’s stone on the left touches Black’s stone and the small disk below. The disk above overlaps both stones, so it is blocked.",
    ],
    board: "Overlap and touch",
    label:
      "Two large disks with a stone each, a disk below that touches both, one above that overlaps both",
    task: "Let Black take White’s stone. Try the disk above too, and read the line below the board.",
    taken:
      "Taken: only the disk below was free and touched White’s stone. The disk above stays blocked, since it overlaps Black’s stone too.",
  },
  far: {
    text: [
      "A blocked disk is no liberty. So you can take a stone *without touching it*: cover a part of its last liberty. White’s small stone here touches only the great disk.",
    ],
    board: "Capture at a distance",
    label: "A small white stone beside a great disk, in which a smaller one lies",
    task: "Let Black take the white stone from afar.",
    near: "Taken, but from close by: the great disk touches it. Step back and find a play that does not.",
    far: "Taken from afar. The great disk was White’s last liberty. Your stone overlaps it, so it is blocked.",
  },
  mathematics: [
    "Centres and radii are whole numbers, in *ticks*. Two disks with radii a and a′ and centres d apart overlap if d < a + a′ and touch if d ≤ a + a′. Squares of whole numbers are compared, so tangency is exact.",
    "A stone is a *rimless* disk: the inside, without the circle around it. Two tangent disks have no point in common, but their closures have, and so they are go-connected. The centres on the first board make a triangle with sides 3072, 2560 and 2560, the sums of the radii 1536, 1536 and 1024.",
    "The disks have infinitely many points. Yet a finite go-space plays the same game: its points are the ways in which a point can lie in the disks and on their rims.",
  ],
  source: "Example 1: disks of radius ½ at the points of a square grid give the usual game.",
} as const;
