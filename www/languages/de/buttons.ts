/** Tasten, die mehrere Felder haben. */
export const CLOSE = "Schließen";

/** Taste der weiteren Befehle; auf einem kleinen Bildschirm öffnet sie das Feld. */
export const MORE = { name: "Mehr", tip: "Weitere Befehle und Optionen der Partie" };

/** Tasten neben einer Zahl, die ein Bruch sein darf. */
export const HALF = {
  less: (name: string) => `${name}: ein Halbes weniger`,
  more: (name: string) => `${name}: ein Halbes mehr`,
} as const;

/** Name des Ortes, an dem eine Phase fragt. */
export const ASKED = "Was jetzt gefragt ist";
