/** English of these faults in a frame, which fetches it with the first of them. */
import { useFaultWords } from "./instance.ts";

let coming: Promise<void> | undefined;

useFaultWords(() => {
  coming ??= fetchWords();
  throw coming;
});

async function fetchWords(): Promise<void> {
  try {
    const { playFaultWords } = await import("../words/core/faults.ts");
    useFaultWords(playFaultWords);
  } catch (error) {
    coming = undefined;
    throw error;
  }
}
