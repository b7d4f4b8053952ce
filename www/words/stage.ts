/** English of the buttons over the board, and of copying. */

export const WHICH_ONE = "Which one?";
export const CANCEL_PLAY = "Cancel this play";
export const PLAY_HERE = "Play here";

/** Buttons of the view. */
export const VIEW_WORDS = {
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  fitBoard: "Fit the board",
} as const;

/** Board as a body, and flat. */
export const BODY_WORDS = {
  flat: "Flat",
  body: "3D",
  tip: "Flat, or as a body that turns (B)",
  said: {
    flat: "The board lies flat.",
    body: "The board is a body. Arrow keys turn it; Enter puts a cursor in front.",
  },
  drag: "Drag to turn",
  map: "all of it, flat",
  mapTip: "Turn the body to a place",
} as const;

/** The outcomes of copying. */
export const COPY_WORDS = {
  refused: "This browser does not let the page copy; the text is selected.",
  copied: "Copied.",
} as const;
