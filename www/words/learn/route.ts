/** English of the way into the Learn room. Loaded with the page, so it stays small. */
export const LEARN = "Learn";
export const LOADING = "Loading …";
export const NOT_LOADED = "This page did not load. Try again.";
