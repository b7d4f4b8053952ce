/** Formen, die nur das Deutsche braucht: Momente im dritten Fall. */
import { momentName, type Numbering } from "../../model/turns.ts";

/** „Zug 3“, „dem Komi“: nach „vor“, „nach“ und „bei“. */
export function momentDative(turns: number, names: Numbering): string {
  const name = momentName(turns, names);
  switch (name) {
    case "start":
      return "dem Anfang";
    case "komi":
      return "dem Komi";
    case "take":
      return "der Farbwahl";
    default:
      return `Zug ${name}`;
  }
}

/** „3 Zügen“: Zahl und Wort im dritten Fall. */
export function turnsDative(count: number): string {
  return count === 1 ? "1 Zug" : `${count} Zügen`;
}
