/** The language of a custom element, that of the text around it, and the files of this release in it. */
import { languageFor } from "../reader-language.ts";
import { LANGUAGES } from "./build-constants.ts";

/** Folder of the element's script, which also has inline.js and embed.html of the same release; of the page, where this is no module. */
export const FOLDER = (import.meta.url ?? globalThis.document?.baseURI ?? "").replace(/[^/]*$/, "");

/** As BCP 47 names it; null: none is named. */
export function languageOf(element: Element): string | null {
  return element.closest("[lang]")?.getAttribute("lang") ?? null;
}

/** The folder of this release in the element's language. */
export function folderFor(element: Element): string {
  if (LANGUAGES === null) return FOLDER;
  const language = languageFor([languageOf(element)], LANGUAGES);
  return LANGUAGES.includes(language) ? `${FOLDER}${language}/` : FOLDER;
}

/** A module of another language. */
export function fetched(address: string) {
  return import(/* @vite-ignore */ /* webpackIgnore: true */ address);
}
