/** Wie im Englischen. */
export { isPlayFault, type PlayFault, told } from "../../../words/core/told.ts";
