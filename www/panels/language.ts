/** Choice of the page's language, for its menu. */
import { withoutLanguage } from "../share/address.ts";
import type { Item } from "./button-menu.ts";
import { LANGUAGE_CHOICE, prefer } from "./preferences.ts";

/** An item for each language of the site, named in itself; none where it has one. */
export function languageItems(): readonly Item[] {
  const { type: _, ...scripts } = {
    ...document.querySelector<HTMLScriptElement>("script[data-en]")?.dataset,
  };
  const languages = Object.keys(scripts);
  if (languages.length < 2) return [];
  return languages.map((language, index) => ({
    words: new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language,
    language,
    checked: language === document.documentElement.lang,
    apart: index === 0,
    press: () => choose(language),
  }));
}

/** The tab keeps its game as in any other reload. */
function choose(language: string): void {
  prefer(LANGUAGE_CHOICE, language);
  withoutLanguage();
  location.reload();
}
