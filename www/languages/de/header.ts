/** Die oberste Zeile und ihr Menü. */

/** Name der Taste, die es öffnet. */
export const MENU = "Menü";

export const HEADER = {
  open: "Öffnen",
  share: "Teilen",
  /** Rest des Namens, der nicht zu sehen ist. */
  link: " per Link",
  save: "Speichern",
  export: "Exportieren…",
  import: "Importieren…",
  embed: "Einbetten",
  theme: "Hell oder dunkel",
  keys: "Tasten",
} as const;

/** Hinweise der Tasten, die in der Zeile selbst stehen. */
export const HEADER_TIPS = {
  open: "Ein Brett oder eine Partie aus einer Datei öffnen; Ablegen und Einfügen gehen auch",
  share: "Dies als Link, Bild oder Datei senden, oder in eine Seite stellen",
  keys: "Alle Tasten, und ein Schalter für die mit Buchstaben",
} as const;
