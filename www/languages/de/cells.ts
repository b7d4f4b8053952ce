/** Die Zellen eines Quotienten in Worten. */
import { cellsBy } from "../../model/cell-sentences.ts";
import { counted, plural } from "./counts.ts";

export const cellWords = cellsBy({
  working: "Zellen werden gesucht…",
  failed: (reason) => `Die Zellen können nicht gezeigt werden: ${reason}`,
  counts: {
    face: (count) => counted(count, "Flächenstück", "Flächenstücke"),
    arc: (count) => counted(count, "Bogen", "Bögen"),
    crossing: (count) => counted(count, "Kreuzung", "Kreuzungen"),
  },
  pointAtOne: (counts) => `${counts}: zeige auf eine für ihren Abschluss`,
  kinds: {
    face: "ein Flächenstück zwischen Kreisen",
    arc: "ein Bogen eines Kreises",
    crossing: "ein Punkt, in dem Kreise sich treffen",
  },
  closed: (cell) => `${cell}: ein abgeschlossener Punkt, sein eigener Abschluss`,
  closure: (cell, others) =>
    `${cell}: im Abschluss ${plural(others, "liegt", "liegen")} ${counted(others, "weiterer Punkt", "weitere Punkte")}`,
});
