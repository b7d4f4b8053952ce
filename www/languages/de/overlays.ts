/** Was auf dem Brett gezeigt werden kann: Namen, Hinweise und Legenden. */
import type { Overlay } from "../../model/overlays.ts";

export const OVERLAY_WORDS: Readonly<
  Record<Overlay, { readonly name: string; readonly tip: string }>
> = {
  liberties: {
    name: "Freiheiten",
    tip: "Die leeren Stellen zeigen, die jede Kette am Leben halten",
  },
  chains: { name: "Ketten", tip: "Die Steine verbinden, die gemeinsam leben und sterben" },
  owners: { name: "Besitzer", tip: "Zeigen, wem jedes geschlossene Gebiet gehört" },
  numbers: { name: "Nummern", tip: "Auf jeden Stein seinen Zug schreiben" },
  coordinates: { name: "Koordinaten", tip: "Buchstaben und Zahlen am Rand zeigen" },
  labels: { name: "Namen", tip: "Den Namen jedes Punktes daneben schreiben" },
  cells: { name: "Zellen", tip: "Die Punkte zeigen, in die die Scheiben das Brett teilen" },
  heat: { name: "Wärme", tip: "Zeigen, wo der Computer den nächsten Zug sucht" },
};

/** Punkte, die niemandem gehören. */
export const NEITHER = "niemand";

export const NO_AREA = "Noch ist kein Gebiet geschlossen";

export { hasNoArea } from "../../words/overlays.ts";

/** Legende der Wärme, vom blasseren zum tieferen Ende. */
export const HEAT_LEGEND = {
  pale: "selten versucht",
  deep: "in den Probepartien des Computers am öftesten versucht",
};
