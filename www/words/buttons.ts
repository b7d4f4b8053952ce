/** English of buttons that several panels have. */
export const CLOSE = "Close";

/** Button of further commands; on a small screen it opens the panel. */
export const MORE = { name: "More", tip: "More commands, and options for the game" };

/** Buttons beside a number that may be a fraction. */
export const HALF = {
  less: (name: string) => `${name}: a half less`,
  more: (name: string) => `${name}: a half more`,
} as const;

/** Name of the place of a phase's question. */
export const ASKED = "What is asked now";
