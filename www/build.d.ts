/** What the build of the embed writes into its scripts. */

/** Of the core; another build's is another. */
declare const GOSPACE_VERSION: string;
/** Where the page lies that goes on with a game, from the script; null: nowhere that is known. */
declare const GOSPACE_HOME: string | null;
