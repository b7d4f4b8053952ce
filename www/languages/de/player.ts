/** Das Brett auf anderen Seiten. */
export const BRANCHES = "Verzweigungen";
export const INSTEAD = "Stattdessen";
export const OR_NEXT = "Oder weiter mit";
export const COMMENT = "Kommentar";
export const OPEN_GOSPACE = "Gospace öffnen";
export const CHOOSE_IN_GOSPACE = ". In Gospace öffnen, um ein Brett zu wählen";
export const BACK_TO_THE_GAME = "Zurück zur Partie";
export const KEEP_THE_BOARD = "Brett so lassen";
export const THIS_PLAY = "Dieser Zug";
export const NAME_IT = "Nennen";
export const DECLINE = "Ablehnen";
export const IGNORE = "Nicht beachten";
export const AGREE = "Zustimmen";
export const KOMI = "Komi";
export const PASS = "Passen";
export const CANNOT_BE_SHOWN = "Dieses Brett kann nicht gezeigt werden. ";
export const HELP_TO_PLAY =
  "Pfeile gehen über das Brett, I sagt, was rundum liegt, Enter setzt, P passt, U nimmt einen Zug zurück, R spielt ihn wieder, [ und ] gehen durch die Partie, + und − vergrößern und verkleinern.";
export const HELP_TO_WATCH =
  "Pfeile gehen über das Brett, I sagt, was rundum liegt, [ und ] gehen durch die Partie, + und − vergrößern und verkleinern.";
export const BOARD_AS_TABLE = "Das Brett als Tabelle";
export const OPEN_IN_GOSPACE = "In Gospace öffnen";
export const ONE_TURN_BACK = "Einen Zug zurück";
export const TO_THE_START = "Zum Anfang";
export const ONE_TURN_ON = "Einen Zug weiter";
export const TO_THE_END = "Zum Ende";
export const TURN = "Zug";
export const NO_GAME = "In diesem Link ist keine Partie.";

export function takeWords(colour: string): string {
  return `${colour} nehmen`;
}

export function winsKoWords(colour: string): string {
  return `${colour} gewinnt das Ko`;
}

export const NO_ANSWER = "Die Antwort ist nicht geladen. Frage noch einmal.";

export const NO_PROBLEM = "Diese Aufgabe kann hier nicht beantwortet werden: Öffne sie in Gospace.";
