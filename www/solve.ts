/** Problems in a player, for embeds and elements that ask for one: with it comes the full module. */

/** @internal The types of the page are no part of the package. */
export { mountProblem } from "./player/problem.ts";
