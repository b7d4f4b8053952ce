/** Problems in a player, for embeds and elements that ask for one: with it come the search and the solver. */

/** @internal The types of the page are no part of the package. */
export { mountProblem } from "./player/problem.ts";
