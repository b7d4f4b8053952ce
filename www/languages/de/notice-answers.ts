/** Antworten auf Hinweise. */
export const NOTICE_ANSWERS = {
  lookAtYourLine: "Deine Züge ansehen",
  putBothTogether: "Beide zusammenführen",
  pasteAgain: "Nochmals einfügen",
  pasteHere: "Den ganzen Link hier einfügen",
  browse: "Bretter ansehen",
  open: "Öffnen",
  bringThemBack: "Zurückholen",
  lookAtTheirs: "Die anderen ansehen",
  bringBack: "Zurückholen",
  dismiss: "Ausblenden",
  reload: "Neu laden",
  later: "Später",
  stop: "Anhalten",
  goOn: "Weiter",
} as const;

export function cannotStartWords(reason: string): string {
  return `Die Seite konnte nicht beginnen: ${reason}`;
}
