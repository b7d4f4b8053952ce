/** Deutsch. */
export const LANGUAGE: string = "de";
