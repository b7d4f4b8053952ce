/** The words of the element, which loads them from here where its page is not English. */
export * from "../words/element.ts";
