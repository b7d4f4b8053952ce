/** English of the faults that the play module can find. */
import { playFaultWords } from "../words/core/faults.ts";
import { useFaultWords } from "./instance.ts";

useFaultWords(playFaultWords);
