/** English of the small drawings beside the mathematics: the accessible name, and the notes in their order. */
export const FIGURE_WORDS = {
  arc: {
    title: "A row y, a, b, x. From a, arrows reach y and x; from b, only x.",
    notes: ["a reaches y and x; b reaches x alone"],
  },
  closure: {
    title:
      "The row of three points and the two borders between them. The closures of the left and of the middle point both hold the left border.",
    notes: [],
  },
  third: {
    title:
      "A stone that touches another blocks a third of the circle around it: sixty degrees to either side.",
    notes: ["Centres on the thick arc", "would overlap the black", "stone: 120° in all."],
  },
  loop: {
    title:
      "Two boards that follow each other for ever: Black on the left point, White on the right point.",
    notes: ["White takes", "Black takes"],
  },
} as const;
