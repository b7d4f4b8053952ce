/** English of the commands of the play room: names and tooltips. */
export type CommandName =
  | "pass"
  | "undo"
  | "redo"
  | "draw"
  | "resign"
  | "suggest"
  | "first"
  | "last"
  | "back"
  | "forward"
  | "previous"
  | "next"
  | "promote"
  | "main"
  | "up"
  | "down"
  | "delete"
  | "from-here"
  | "new";

export const COMMAND_WORDS: Readonly<Record<CommandName, string>> = {
  pass: "Pass",
  undo: "Undo",
  redo: "Redo",
  draw: "Offer a draw",
  resign: "Resign",
  suggest: "Suggest",
  first: "To the start",
  last: "To the end",
  back: "One turn back",
  forward: "One turn on",
  previous: "To the variation before",
  next: "To the next variation",
  promote: "Promote",
  main: "Make it the main line",
  up: "Move up",
  down: "Move down",
  delete: "Delete from here",
  "from-here": "Play from here as a new game",
  new: "New",
};

/** Tooltips of the buttons with words; those with icons have their names. */
export const COMMAND_TIPS: Readonly<Partial<Record<CommandName, string>>> = {
  pass: "Take a turn without a stone (P)",
  undo: "Take a turn back (U)",
  redo: "Play a turn again that was taken back (R)",
  suggest: "Let the computer look for a good turn (H)",
  draw: "Ask whether the game may end here without a winner",
  resign: "Give the game up",
  new: "Start this board again without stones",
  promote: "Put this variation before the others",
  main: "Make this variation the game itself",
  up: "Put this variation one place higher",
  down: "Put this variation one place lower",
  delete: "Delete this turn and all that follow it",
  "from-here": "Start a new game from this position",
};
