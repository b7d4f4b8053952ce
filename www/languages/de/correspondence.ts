/** Partien per Link: angekommene Züge, Links zum Senden, und Züge, die warten. */
import { readable } from "../../fractions.ts";
import { isolated } from "../../isolate.ts";
import { correspondenceSentences } from "../../model/correspondence-sentences.ts";
import type { Names } from "../../model/state.ts";
import type { Action } from "../../model/turns.ts";
import { told } from "./core/told.ts";
import { counted } from "./counts.ts";
import { gameStatusWords, resultWords } from "./game-status.ts";
import { momentDative, turnsDative } from "./grammar.ts";
import { playerWord } from "./names.ts";
import { sideWord } from "./opponent.ts";
import { boardWords, deadWords } from "./turns.ts";

export const READY = "Der Link zum Senden ist bereit.";
export const COPIED = "Kopiert. Öffne die Antwort hier.";
export const TOO_LONG =
  "Diese Partie ist zu lang für einen Link. Speichere sie, und sende die Datei.";
export const TRYING = "Du probierst Züge aus. Nichts geht verloren.";

export const { sendWords, pendingWords, receivedWords, divergedWords } = correspondenceSentences({
  sideWord,
  playerWord,
  gameStatusWords,
  resultWords,
  sendTo: (other) => `Sende dies an ${other}`,
  sendEnd: (other) => `Sende das Ende an ${other}`,
  watching: "Du siehst zu: Was du probierst, bleibt hier. Trotzdem hier spielen?",
  notYours: (other) =>
    `${other} ist am Zug, auf der anderen Seite des Links. Trotzdem hier spielen?`,
  madeHere: (mine, other) => `Dieser Link wurde hier gemacht, für ${other}: Du bist ${mine}.`,
  over: (result) => `Die Partie ist zu Ende. ${result}.`,
  yourTurn: (mine) => `Du bist am Zug, als ${mine}.`,
  theirTurn: (mine, other) => `${other} ist am Zug: Du bist ${mine}.`,
  older: "Dieser Link ist älter; deine Partie hat diese Züge schon.",
  nothingYet: "Noch wurde nichts gespielt.",
  news: (turns) => `${counted(turns, "Zug ist", "Züge sind")} neu.`,
  did: told<Action, string, [names: Names]>({
    pass: "passte",
    resign: "gab auf",
    timeout: "überschritt die Zeit",
    agree: "stimmte zu",
    accept: "stimmte zu",
    decline: "lehnte ab",
    forget: "löschte den Verlauf",
    draw: "bot Unentschieden an",
    komi: ({ komi }) => `nannte Komi ${readable(komi)}`,
    take: ({ colour }) => `nahm ${playerWord(colour)}`,
    ignore: "beachtete das Gebot nicht",
    answer: ({ winner }) => `ließ ${playerWord(winner)} das Ko gewinnen`,
    keep: "ließ das Brett so",
    reset: ({ to }, names) => `setzte zurück auf ${boardWords(to, names)}`,
    end: "bot an, hier zu enden",
    forever: ({ from }, names) =>
      `behauptete, dass sich die Züge ab ${momentDative(from + 1, names)} ewig wiederholen`,
    dead: ({ stones }, names) => `bot an, hier zu enden: ${deadWords(stones, names)}`,
  }),
  played: (place) => `setzte ${place}`,
  withBid: (bid) => `mit einem Gebot von ${bid}`,
  andTook: (stones) => `und schlug ${counted(stones, "Stein", "Steine")}`,
  fromStart: "von Anfang an",
  afterTurn: (turn) => `nach Zug ${turn}`,
  diverged: (where) =>
    `Diese Partie ging ${where} an zwei Orten weiter. Beides bleibt: deine Züge und die anderen.`,
});

export function alikeWords(title: string, turns: number): string {
  return `Das sieht aus wie deine Partie „${isolated(title)}“, hier mit ${turnsDative(turns)}. Beide zusammenführen?`;
}

/** Tasten und Felder einer Partie per Link. */
export const BY_LINK = {
  lookAtFromStart: "Von Anfang an ansehen",
  backLastTurn: "Zurück zum letzten Zug",
  backGame: "Zurück zur Partie",
  playHereAnyway: "Trotzdem hier spielen",
  playLive: "Live spielen …",
  playByLink: "Per Link spielen",
  linkSend: "Link zum Senden",
  copyLink: "Link kopieren",
  leave: "Lassen",
  send: "Senden…",
} as const;
