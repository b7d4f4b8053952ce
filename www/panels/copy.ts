/** To the clipboard, where the browser lets the page. */

/** What is to be said of it; where it is refused, the field is selected, so that keys can copy. */
export async function copied(
  text: string,
  field: HTMLInputElement | HTMLTextAreaElement,
): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return "Copied.";
  } catch {
    field.select();
    return "This browser does not let the page copy; the text is selected.";
  }
}
