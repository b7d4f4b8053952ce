/** Copying to the clipboard, and handing on by the system, where the browser lets the page. */
import { COPY_WORDS } from "../words/stage.ts";

export const REFUSED = COPY_WORDS.refused;

export async function copies(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies a text and returns the words that report it. After a refusal the field is selected, so that keys
 *  can copy. */
export async function copied(
  text: string,
  field: HTMLInputElement | HTMLTextAreaElement,
): Promise<string> {
  if (await copies(text)) return COPY_WORDS.copied;
  field.select();
  return REFUSED;
}

/** Shows the system's list of places for a link; to close it is a change of mind, and no failure. */
export async function handOn(url: string, title: string): Promise<void> {
  await navigator.share({ title, url }).catch(() => {});
}
