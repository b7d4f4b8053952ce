/** Tasten über dem Brett, und das Kopieren. */

export const WHICH_ONE = "Welcher?";
export const CANCEL_PLAY = "Diesen Zug abbrechen";
export const PLAY_HERE = "Hier setzen";

/** Tasten der Ansicht. */
export const VIEW_WORDS = {
  zoomIn: "Vergrößern",
  zoomOut: "Verkleinern",
  fitBoard: "Brett einpassen",
} as const;

/** Das Brett als Körper, und flach. */
export const BODY_WORDS = {
  flat: "Flach",
  body: "3D",
  tip: "Flach, oder als Körper, der sich dreht (B)",
  said: {
    flat: "Das Brett liegt flach.",
    body: "Das Brett ist ein Körper. Pfeiltasten drehen ihn; Enter setzt vorn einen Cursor.",
  },
  drag: "Zum Drehen ziehen",
  map: "das ganze Brett, flach",
  mapTip: "Den Körper zu einer Stelle drehen",
} as const;

/** Was aus dem Kopieren wird. */
export const COPY_WORDS = {
  refused: "Dieser Browser lässt die Seite nicht kopieren; der Text ist markiert.",
  copied: "Kopiert.",
} as const;
