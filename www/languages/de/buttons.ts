/** Tasten, die mehrere Felder haben. */
export const CLOSE = "Schließen";

/** Taste eines kleinen Bildschirms, die das Feld öffnet. */
export const MORE = { name: "Mehr", tip: "Stand, Aufzeichnung, Anzeige und Regeln" };

/** Name des Ortes, an dem eine Phase fragt. */
export const ASKED = "Was jetzt gefragt ist";
