/** Formen, die nur das Deutsche braucht: gebeugte Farben, Momente und Züge im dritten Fall. */
import type { Player } from "../../engine/types.ts";
import { momentsBy } from "../../model/turns.ts";
import { plural } from "./counts.ts";

/** Farben vor „Kette“, „Steine“ und nach „der“. */
export const COLOURS: Readonly<Record<Player, string>> = { black: "schwarze", white: "weiße" };

/** „Zug 3“, „dem Komi“: nach „vor“, „nach“ und „bei“. */
export const momentDative = momentsBy(
  { start: "dem Anfang", komi: "dem Komi", take: "der Farbwahl" },
  (number) => `Zug ${number}`,
);

/** „3 Zügen“: Zahl und Wort im dritten Fall. */
export function turnsDative(count: number): string {
  return `${count} ${plural(count, "Zug", "Zügen")}`;
}
