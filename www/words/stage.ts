/** English of the buttons over the board, and of copying. */

/** Buttons and lists over the board. */
export const STAGE_WORDS = {
  whichOne: "Which one?",
  cancelPlay: "Cancel this play",
  playHere: "Play here",
  lightOrDark: "Light or dark",
  fitBoard: "Fit the board",
  zoomOut: "Zoom out",
  zoomIn: "Zoom in",
} as const;

/** What comes of copying. */
export const COPY_WORDS = {
  refused: "This browser does not let the page copy; the text is selected.",
  copied: "Copied.",
} as const;
