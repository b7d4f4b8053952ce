/** What the build of the embed writes into its scripts. */

declare const GOSPACE_VERSION: string;
declare const GOSPACE_HOME: string | null;

/** Tells the core from those of other builds. */
export const VERSION = GOSPACE_VERSION;

/** Where the page lies that goes on with a game, from the script; null: nowhere that is known. */
export const HOME = GOSPACE_HOME;
