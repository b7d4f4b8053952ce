/** Das Element auf anderen Seiten. */
export const ELEMENT_WORDS = {
  loading: "Das Brett wird geladen …",
  noAnswer: "Es hat zehn Sekunden lang nicht geantwortet.",
  noGame: "Es ist keine Partie angegeben.",
  open: "In Gospace öffnen",
  frame: "Ein Brett in Gospace",
  figure: "Abbildung",
} as const;

export function blockedWords(what: string, allowed: string, directive: string): string {
  return `Die Content-Security-Policy der Seite blockiert ${what}: Ergänze ${allowed} in ihrer ${directive}.`;
}

export function notShownWords(reason: string): string {
  return `Dieses Brett kann nicht gezeigt werden. ${reason}`;
}

export function whereWords(site: URL): string {
  return ` Gibt es eine embed.html in ${site}? Das Attribut „site“ nennt ihren Ordner.`;
}

/** `protocol`: der der angegebenen Adresse, etwa „javascript:“. */
export function noSiteWords(protocol: string): string {
  return `Das Attribut „site“ beginnt mit ${protocol} Gib eine Adresse an, die mit https: oder http: beginnt`;
}
