/** Translates what a page's HTML says, before its script adds anything. */

/** Attributes that are read or heard. */
const SPOKEN = ["aria-label", "title", "placeholder", "alt", "content"];
const RIGHT_TO_LEFT = /^(Arab|Hebr|Thaa|Syrc|Nkoo)$/;

/** `table`: translations by the English. A text that it lacks stays. */
export function translate(page: Document, table: Readonly<Record<string, string>>): void {
  const inTable = (text: string) => table[text.trim()];
  const texts = page.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode } = texts;
    const english = currentNode.nodeValue ?? "";
    currentNode.nodeValue = english.replace(
      english.trim(),
      () => inTable(english) ?? english.trim(),
    );
  }
  for (const name of SPOKEN)
    for (const element of page.querySelectorAll(`[${name}]`)) {
      const translated = inTable(element.getAttribute(name) ?? "");
      if (translated !== undefined) element.setAttribute(name, translated);
    }
}

export function directionOf(language: string): "ltr" | "rtl" {
  const { script = "" } = new Intl.Locale(language).maximize();
  return RIGHT_TO_LEFT.test(script) ? "rtl" : "ltr";
}
