/** The texts of the pages' HTML, which are English. */

/** Puts them into the language of the build. */
export function translatePage(): void {}
