import { directionOf, translate } from "../../translate.ts";
import { LANGUAGE } from "./core/language.ts";
import TABLE from "./html.json";

export function translatePage(): void {
  document.documentElement.lang = LANGUAGE;
  document.documentElement.dir = directionOf(LANGUAGE);
  translate(document, TABLE);
}
