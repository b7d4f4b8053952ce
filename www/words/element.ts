/** English of the custom element, for authors of pages and their readers. */
export const ELEMENT_WORDS = {
  loading: "Loading the board …",
  noAnswer: "It has not answered for ten seconds.",
  noGame: "No game is given.",
  open: "Open it in Gospace",
  frame: "A board in Gospace",
  figure: "Figure",
} as const;

export function blockedWords(what: string, allowed: string, directive: string): string {
  return `The page's Content-Security-Policy blocks ${what}: add ${allowed} to its ${directive}.`;
}

export function notShownWords(reason: string): string {
  return `This board cannot be shown. ${reason}`;
}

/** `protocol`: of the address that was given, such as "javascript:". */
export function noSiteWords(protocol: string): string {
  return `The attribute "site" begins with ${protocol} Give an address that begins with https: or http:`;
}

/** Said after `noAnswer`; `site`: the folder that was asked for a frame. */
export function whereWords(site: URL): string {
  return ` Is there an embed.html in ${site}? The attribute "site" names its folder.`;
}
