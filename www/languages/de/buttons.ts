/** Tasten, die mehrere Felder haben. */
export const CLOSE = "Schließen";

/** Taste eines kleinen Bildschirms, die das Feld öffnet. */
export const MORE = { name: "Mehr", tip: "Stand, Aufzeichnung, Anzeige und Regeln" };

/** Tasten neben einer Zahl, die ein Bruch sein darf. */
export function halfWords(name: string, by: -1 | 1): string {
  return `${name}: ein Halbes ${by < 0 ? "weniger" : "mehr"}`;
}

/** Name des Ortes, an dem eine Phase fragt. */
export const ASKED = "Was jetzt gefragt ist";
