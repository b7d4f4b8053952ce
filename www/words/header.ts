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
