/** The constants that the build of the embed writes into its scripts. */

declare const GOSPACE_VERSION: string;
declare const GOSPACE_HOME: string | null;
declare const GOSPACE_AHEAD: readonly string[] | null;
declare const GOSPACE_LANGUAGES: readonly string[] | null;

/** The core's version, which differs from build to build. */
export const VERSION = GOSPACE_VERSION;

/** The address, from the script, of the page that goes on with a game; null: none is known. */
export const HOME = GOSPACE_HOME;

/** The files beside the element that a board imports one after another; null: a bundler finds them, and the core. */
export const AHEAD = GOSPACE_AHEAD;

/** Languages beside its own that the element can load, from folders of their names; null: none. */
export const LANGUAGES = GOSPACE_LANGUAGES;
