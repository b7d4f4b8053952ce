/** Wie im Englischen. */
export { notOfPlay, type PlayFault, told } from "../../../words/core/told.ts";
