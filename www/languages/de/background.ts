/** Deutsch des Hintergrundbilds einer Zeichnung. */
import { grouped } from "./counts.ts";

export const BACKGROUND_WORDS = {
  heading: "Hintergrundbild",
  about: "Liegt blass unter dem Papier, zum Abzeichnen. Es bleibt auf diesem Gerät.",
  lost: "Dieses Bild ist nicht mehr auf diesem Gerät. Wähle es noch einmal, oder entferne es.",
  choose: { name: "Bild wählen…", tip: "Ein Bild unter das Papier legen" },
  other: { name: "Anderes…", tip: "Ein anderes Bild an seine Stelle legen" },
  move: { name: "Verschieben", tip: "Ziehen und Pfeiltasten verschieben das Bild, bis Escape" },
  hide: { name: "Ausblenden", tip: "Das Papier ohne das Bild zeigen" },
  show: { name: "Einblenden", tip: "Das Bild wieder zeigen" },
  remove: { name: "Entfernen", tip: "Das Bild wegnehmen; Rückgängig bringt es zurück" },
  opacity: "Deckkraft",
  width: "Breite",
  x: "Linker Rand",
  y: "Oberer Rand",
  taken:
    "Das Bild liegt unter dem Papier. „Hintergrundbild“ in der Leiste verschiebt es, ändert seine Größe und blendet es ab.",
  moving: "Ziehen verschiebt das Hintergrundbild · Escape endet",
  inFile: "Mit dem Hintergrundbild",
} as const;

/** „40 Prozent“, für einen Regler. */
export function opacityWords(percent: number): string {
  return `${percent} Prozent`;
}

/** Gründe, aus denen eine Datei kein Hintergrundbild ist, je mit Abhilfe. */
export const BACKGROUND_REFUSALS = {
  type: "Der Hintergrund kann ein Bild in PNG, JPEG, WebP, GIF oder SVG sein. Speichere es erst in einem davon.",
  megabytes: (size: number, limit: number) =>
    `Dieses Bild hat ${size} Megabyte, und höchstens ${limit} Megabyte gehen. Speichere erst ein kleineres.`,
  pixels: (width: number, height: number) =>
    `Dieses Bild hat ${grouped(width)} mal ${grouped(height)} Pixel, und das sind zu viele. Speichere erst ein kleineres.`,
  sizeless: "Dieses Bild hat keine eigene Breite und Höhe. Speichere es erst als PNG.",
  unreadable:
    "Dieses Bild lässt sich nicht lesen: Die Datei ist beschädigt oder anderer Art, als ihr Name sagt.",
} as const;
