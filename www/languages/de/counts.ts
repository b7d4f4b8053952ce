/** Zahlen mit ihren Wörtern. */
export { capitalised, grouped, listedBy, plural, roughly, signed } from "../../words/counts.ts";

import { plural } from "../../words/counts.ts";
import { grouped } from "./core/grouped.ts";

/** Zeile eines Textes, vor ihrer Nummer. */
export const LINE = "Zeile";

/** Ohne Mehrzahl: Wörter wie „Zeichen“, die in beiden gleich sind. */
export function counted(count: number, one: string, many = one): string {
  return `${grouped(count)} ${plural(count, one, many)}`;
}
