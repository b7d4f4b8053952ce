/** Der Weg zum Lernen. Wird mit der Seite geladen, bleibt also klein. */
export const LEARN = "Lernen";
export const LOADING = "Wird geladen …";
export const NOT_LOADED = "Diese Seite wurde nicht geladen. Versuche es noch einmal.";
