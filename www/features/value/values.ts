/** Values of positions, in the panel and in Draw, and problems made of them: one part, fetched with the first of
 *  them. */

export { mountProblem } from "../../panels/problem.ts";
export { paintTurnValues } from "../../view/turn-values.ts";
export { mountDrawnValue } from "./drawn.ts";
export { mountValue } from "./value.ts";
