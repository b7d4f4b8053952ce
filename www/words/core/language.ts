/** Language of the words, for numbers, dates and the page. A translation has a file of this name. */

/** As BCP 47 names it. */
export const LANGUAGE: string = "en-GB";
