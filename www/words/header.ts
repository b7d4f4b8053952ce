/** English of the top line and its menu. */

/** Name of the button that opens it. */
export const MENU = "Menu";

export const HEADER = {
  open: "Open",
  share: "Share",
  /** Rest of its name, which is not seen. */
  link: " link",
  save: "Save",
  export: "Export…",
  import: "Import…",
  embed: "Embed",
  theme: "Light or dark",
  keys: "Keys",
} as const;

/** Tooltips of the buttons that stand in the line itself. */
export const HEADER_TIPS = {
  open: "Open a board or a game from a file; dropping or pasting one works too",
  share: "Send this as a link, a picture or a file, or put it into a page",
  keys: "All keys, and a switch for those that are letters",
} as const;
