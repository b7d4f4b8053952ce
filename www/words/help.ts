/** English of the list of keys. */

/** Keys with one meaning, and the meaning. */
export type Keys = readonly (readonly [readonly string[], string])[];

/** Keys of the board. */
export const HELP: Keys = [
  [["←", "↑", "→", "↓"], "Move over the board"],
  [["Enter", "Space"], "Play here"],
  [["N"], "Another placement at the same spot"],
  [["Y"], "Why? What took a stone here, bars a play, or makes it somebody’s"],
  [["P"], "Pass"],
  [["L"], "To the link that is to be sent"],
  [["U", "Ctrl Z"], "Take a turn back"],
  [["R", "Ctrl Y"], "Play it again; R alone on a go-space of several shapes: the next shape"],
  [["H"], "Suggest a turn; again or Esc: no longer"],
  [["[", "]"], "One turn back, one on"],
  [["Home", "End"], "To the start, to the end"],
  [["1", "…", "5"], "Mark by taps and Enter: triangle, square, circle, cross, label"],
  [["+", "−"], "Zoom"],
  [["0"], "Fit the board"],
  [["Esc"], "Let go"],
  [["?"], "These keys"],
];

/** Keys while a turn of the record has the focus. */
export const RECORD_HELP: Keys = [
  [["←", "→"], "One turn back, one on"],
  [["↑", "↓"], "To the variation before, to the next one"],
  [["Delete"], "Delete from here; it can be brought back"],
];

/** Keys of the drawing room. */
export const DRAW_HELP: Keys = [
  [["V", "P", "L", "A"], "Select, point, link, one-way arc"],
  [["D", "R", "S"], "Disk, region, stones"],
  [["T", "X"], "Label, erase"],
  [["←", "↑", "→", "↓"], "Move the cursor, or what is selected; Shift: finely"],
  [["Enter", "Space"], "Tap at the cursor"],
  [["Shift Enter"], "Close the outline of a region"],
  [["N"], "The cursor goes to the next item"],
  [["O", "B"], "Open set, placement of what is selected"],
  [["Ctrl Z", "Ctrl Y"], "Undo, redo"],
  [["Ctrl D", "Ctrl A"], "Duplicate, select all"],
  [["Ctrl C", "X", "V"], "Copy, cut, paste"],
  [["Delete"], "Take away"],
  [["G"], "Snapping on and off"],
  [["Alt"], "Hold it, and nothing snaps"],
  [["Tab"], "Play on this board, and draw on it again"],
  [["Esc", "Tab"], "On through the page"],
];

/** Keys on a board without lines. */
export const PLANE_HELP: Keys = [
  [["←", "↑", "→", "↓"], "Move by a pixel"],
  [["Shift ←", "…"], "By a stone’s width"],
  [["Tab", "N"], "To the next place that touches something"],
  [["Alt"], "Hold it, and the pointer does not snap"],
];

export const HELP_HEADINGS = {
  keys: "Keys",
  record: "In the record",
  plane: "On a board without lines",
  draw: "While you draw",
} as const;
