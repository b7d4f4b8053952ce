/** English of the list of keys, which is loaded when it is first opened. */

/** Keys, each with its words. */
type Keys = readonly (readonly [readonly string[], string])[];

/** Table of keys under its heading; "": it has none. */
export type KeyTable = readonly [heading: string, Keys];

const TURNS: Keys = [
  [["←", "↑", "→", "↓"], "Move over the board"],
  [["Enter", "Space"], "Play here"],
  [["N", "Page Down"], "Another placement at the same spot; Shift N, Page Up: back"],
  [["P"], "Pass"],
  [["U", "Ctrl Z"], "Take a turn back"],
  [["R", "Ctrl Y"], "Play it again; R alone on a go-space of several shapes: the next shape"],
  [["H"], "Suggest a turn; again or Esc: no longer"],
  [["Esc"], "Let go"],
];

const QUESTIONS: Keys = [
  [["Y"], "Why? What took a stone here, bars a play, or makes it somebody’s"],
  [["S"], "The score, and why"],
  [["I"], "Tell what is here and around it, by ear"],
  [["W"], "What is it worth? Again: no longer"],
  [["C"], "Tell how much time both players have left"],
];

const RECORD: Keys = [
  [["[", "]"], "One turn back, one on"],
  [["Home", "End"], "To the start, to the end"],
  [["1", "…", "5"], "Mark by taps and Enter: triangle, square, circle, cross, label"],
  [["←", "→"], "On a turn of the record: one turn back, one on"],
  [["↑", "↓"], "There: to the variation before, to the next one"],
  [["Delete"], "There: delete from here; it can be brought back"],
];

const VIEW: Keys = [
  [["+", "−"], "Zoom"],
  [["0"], "Fit the board; on a body, bring the last stone to the front"],
  [["B"], "Flat, or as a body that turns, on boards that have one"],
  [
    ["←", "↑", "→", "↓"],
    "Turn the body while no cursor is shown; Shift: always, in four dimensions through the fourth",
  ],
];

const WAYS: Keys = [
  [["F2"], "Draw on this board, and play on it again"],
  [["Shift F2"], "Learn, and back to the board"],
  [["G"], "The atlas of all boards, and back"],
  [["L"], "To the link that is to be sent"],
  [["D"], "After a pass: to the agreement on dead stones"],
  [["Tab"], "On through the page"],
  [["?"], "These keys"],
];

/** Keys of the drawing room. */
const DRAWING: Keys = [
  [["V", "P", "L", "A"], "Select, point, link, one-way arc"],
  [["D", "R", "S"], "Disk, region, stones"],
  [["T", "X", "C"], "Label, erase, cut links"],
  [
    ["←", "↑", "→", "↓"],
    "Move the cursor, or what is selected; bend links if only links are; Shift: finely",
  ],
  [["Enter", "Space"], "Tap at the cursor"],
  [["Shift Enter"], "Close the outline of a region; without a cursor, Enter does"],
  [["N", "Page Down"], "The cursor goes to the next item; Shift N, Page Up: to the one before"],
  [["E"], "Add a linked neighbour of the selected point, as its plus does"],
  [["O", "B"], "Let what is selected be an open set, or a stone"],
  [["Esc"], "Let go: of a line, the cursor, the selection"],
  [["Space"], "Hold it and drag: move the paper"],
  [["Shift"], "Hold it: select more by clicks and frames; white stones first"],
  [["Double click"], "Name a point, add one on a link or on empty ground, a corner on a side"],
  [["←", "→", "Enter"], "In the choice of a drawing: walk, and take one"],
  [["F2"], "Play on this board, and draw on it again"],
  [["+", "−", "0", "F"], "Zoom, fit the drawing, fit what is selected"],
  [["Ctrl Z", "Ctrl Y", "H"], "Undo, redo, the list of steps"],
  [["Ctrl D", "Ctrl A"], "Duplicate, select all"],
  [["Ctrl C", "X", "V"], "Copy, cut, paste at the cursor or the pointer"],
  [["Ctrl G", "Ctrl Shift G"], "Group what is selected, and ungroup it"],
  [["K", "Shift K"], "Lock what is selected or free it; free everything"],
  [["Delete"], "Take away"],
  [["G"], "Snapping on and off"],
  [["Ctrl"], "Hold it, and nothing snaps; disks may overlap"],
  [["Alt"], "Hold it and drag what is selected: make a copy"],
];

/** Keys on a board without lines. */
const PLANE: Keys = [
  [["←", "↑", "→", "↓"], "Move by a pixel"],
  [["Shift ←", "…"], "By a stone’s width"],
  [["N", "Page Down"], "To the next place that touches something; Shift N, Page Up: back"],
  [["Alt"], "Hold it, and the pointer does not snap"],
];

/** Tables of keys by room, in the order of use, each under its heading. */
export const KEY_TABLES: Readonly<Record<"play" | "centres" | "draw", readonly KeyTable[]>> = {
  play: [
    ["Turns", TURNS],
    ["Questions", QUESTIONS],
    ["Record", RECORD],
    ["View", VIEW],
    ["Ways", WAYS],
  ],
  centres: [["On a board without lines", PLANE]],
  draw: [["", DRAWING]],
};

export const TO_MANUAL = "The manual";

/** Switch of letter keys. */
export const LETTER_KEYS = {
  name: "Letter keys",
  about:
    "Keys of one character work while the board or the drawing has the focus. Off, those with names and with Ctrl remain, and the menu opens this list.",
} as const;
