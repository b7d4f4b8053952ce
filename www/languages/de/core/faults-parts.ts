/** Teile, die mehrere Fehlermeldungen haben. */

import type { Site } from "../../../../build/wasm/full/gospace_wasm.js";
import { grouped } from "./grouped.ts";

export {
  parserWords,
  quoted,
  spotWords,
} from "../../../words/core/faults-parts.ts";
export { grouped };

import { spotWords } from "../../../words/core/faults-parts.ts";
import { termWords } from "./terms.ts";

export function tooMany(what: string, limit: number, count?: number): string {
  const many = count === undefined ? "" : `, nämlich ${grouped(count)}`;
  return `Zu viele ${termWords(what)}${many}. Erlaubt sind höchstens ${grouped(limit)}.`;
}

/** Eine Zahl aus einem Programm, die NaN oder unendlich sein kann. */
export function valueWords(value: number): string {
  return Number.isFinite(value) ? `Der Wert ${value}` : "Der Wert";
}

export function siteWords(site: Site): string {
  return typeof site === "number" ? `Punkt ${site}` : spotWords(site);
}

export function listed(words: readonly (number | string)[], most: number): string {
  const shown = words.slice(0, most).join(", ");
  return words.length > most ? `${shown} und ${words.length - most} weitere` : shown;
}

/** Gründe, aus denen dort nie ein Stein liegen kann, gleich was vorher war. */
export const BARRED = {
  occupied: "Dort liegt schon ein Stein.",
  overlap: "Ein Stein hier würde einen anderen überlappen.",
  outside: "Ein Stein hier läge nicht im Brett.",
} as const;

/** Abhilfe bei einem beschädigten Link; die Seite hat eine Taste dafür. */
export const COPY_AGAIN = " Kopiere ihn noch einmal ganz.";
