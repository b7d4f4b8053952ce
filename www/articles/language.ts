/** Leads a reader of another language to the article in it, before the English one shows. An address that names a language
 *  comes before the choice in ⋯, and that before the browser's. */
import { LANGUAGE_CHOICE, preference } from "../panels/preferences.ts";
import { languageFor } from "../reader-language.ts";

const known = document.currentScript?.dataset.languages?.split(" ") ?? [];
const asked = new URLSearchParams(location.search).get("lang");
const language = languageFor([asked, preference(LANGUAGE_CHOICE), ...navigator.languages], known);
if (language !== "en") location.replace(`${language}/${location.search}${location.hash}`);
