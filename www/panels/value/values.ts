/** Values of positions, in the panel and in Draw, and problems made of them: one part, fetched with the first of
 *  them. */
export { paintTurnValues } from "../../view/turn-values.ts";
export { mountProblem } from "../problem.ts";
export { mountDrawnValue } from "./drawn.ts";
export { mountValue } from "./value.ts";
