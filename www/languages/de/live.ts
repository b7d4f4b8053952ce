/** Live spielen: Einladungen, Antworten, die Verbindung und eine Zeile Gespräch. */
import { isolated } from "../../isolate.ts";
import { liveSentences } from "../../model/live-sentences.ts";
import type { State } from "../../model/state.ts";
import { counted, plural } from "./counts.ts";
import { gameStatusWords } from "./game-status.ts";
import { listed } from "./names.ts";
import { sideWord } from "./opponent.ts";
import { rulesWords } from "./rules.ts";

export const LIVE = {
  name: "Live",
  about:
    "Ihr lasst beide diese Seite offen und seht jeden Zug sofort. Ein Link lädt ein, einer antwortet.",
  aboutRoom:
    "Ihr lasst beide diese Seite offen und seht jeden Zug sofort. Ein Link genügt: Nichts muss zurückgesendet werden. Wer ihn sonst öffnet, kann zusehen.",
  invite: "Einladung erstellen",
  again: "Neue Einladung",
  notNow: "Jetzt nicht",
  cancel: "Abbrechen",
  finding: "Die Adresse dieses Browsers wird gesucht …",
  connecting: "Wird verbunden …",
  invitation: "Einladung zum Senden",
  answer: "Antwort zum Senden",
  copyLink: "Link kopieren",
  send: "Senden …",
  copied: "Kopiert.",
  code: "QR-Code",
  tooLongForCode: "Dieser Link ist zu lang für einen QR-Code.",
  ways: "Wer beitritt, sendet eine Antwort zurück. Öffne sie in diesem Browser, oder füge sie hier ein.",
  paste: "Die Antwort",
  connect: "Verbinden",
  scan: "QR-Code der Antwort scannen",
  camera: "Kamera",
  join: "Beitreten",
  waiting: "Die Partie beginnt, sobald sie geöffnet wird. Lass diese Seite offen.",
  chat: "Nachricht",
  say: "Sagen",
  messages: "Nachrichten",
  pointer: "Meinen Zeiger zeigen",
  takeBack: "Um Rücknahme bitten",
  asked: "Du hast gebeten, deinen Zug zurückzunehmen.",
  agree: "Zustimmen",
  decline: "Ablehnen",
  leave: "Verlassen",
  byLink: "Per Link weiterspielen",
  handing:
    "Diese Antwort gehört in den Tab, der die Einladung erstellt hat. Ist er geschlossen, erstelle eine neue.",
  handed: "Dein anderer Tab ist jetzt verbunden. Du kannst diesen schließen.",
} as const;

export const { revealedWords, sidesOf, watchingWords, watchedWords, undoneWords, partedWords } =
  liveSentences({
    sideWord,
    addresses: "Für die Verbindung erfahrt ihr gegenseitig eure Netzwerkadressen.",
    relayLearns: (relay) =>
      `Das Relais ${relay} erfährt beide und wann Nachrichten hindurchgehen; sie sind versiegelt, und es kann sie nicht lesen.`,
    asks: (servers) =>
      `Um deine zu finden, fragt dein Browser ${listed(servers)}; kein Server sieht die Partie.`,
    nobodyElse: "Sonst erfährt sie niemand: Zwischen euch steht kein Server.",
    watchingOne: (mine) => `Du siehst zu. ${mine} ist gegangen.`,
    watching: (mine, other) => `Du siehst ${other} und ${mine} zu.`,
    nobodyWatches: "Niemand sieht zu.",
    watched: (count) => plural(count, "1 Person sieht zu.", `${count} Personen sehen zu.`),
    undone: (other) => `${other} stimmt zu: zurückgenommen.`,
    declined: (other) => `${other} möchte lieber weiterspielen.`,
    parted: (where) =>
      `Die Partie ging ${where} an beiden Orten weiter. Beide Linien bleiben; diese wird weitergespielt.`,
    fromStart: "von Anfang an",
    afterTurn: (turn) => `nach Zug ${turn}`,
  });

export function inviteWords(other: string): string {
  return `Sende diese Einladung an ${other}`;
}

export function answerWords(other: string): string {
  return `Sende diese Antwort an ${other}`;
}

export function invitedWords(other: string): string {
  return `${other} lädt dich ein, live zu spielen`;
}

export function gameWords(state: State, mine: string): string {
  const { board, game } = state;
  return `${isolated(board.title)}. Du bist ${mine}; ${gameStatusWords(game, board)}. ${rulesWords(board).sentence}`;
}

export function hereWords(other: string): string {
  return `${other} ist da.`;
}

export function waitingWords(other: string): string {
  return `${other} ist noch nicht da. Lass diese Seite offen.`;
}

export function lostWords(other: string): string {
  return `Die Verbindung mit ${other} ist abgerissen. Die Partie ist vollständig hier.`;
}

export function leftWords(other: string): string {
  return `${other} ist gegangen. Die Partie ist vollständig hier.`;
}

export function hostileWords(other: string): string {
  return `Die Seite von ${other} hat immer wieder gesendet, was die Regeln ablehnen, und wurde verlassen. Die Partie ist vollständig hier.`;
}

export function undoAskedWords(other: string, turns: number): string {
  return `${other} bittet, ${counted(turns, "Zug", "Züge")} zurückzunehmen.`;
}

export function chatWords(who: string, text: string): string {
  return `${who}: ${isolated(text)}`;
}

export const LIVE_FAULTS = {
  damaged:
    "Das ist keine Antwort, oder ein Teil ging beim Kopieren verloren. Kopiere sie noch einmal.",
  offer: "Das ist eine Einladung. Füge die Antwort auf deine ein.",
  otherGame: "Diese Antwort gehört zu einer anderen Partie.",
  broken:
    "Diese Einladung ist beschädigt: Ein Teil ging beim Kopieren verloren. Bitte noch einmal darum.",
  impossible: "Dieser Browser kann sich hier nicht mit anderen verbinden.",
  tooLong: "Diese Partie ist zu lang für einen Link und damit für eine Einladung.",
  camera: "Hier ist keine Kamera nutzbar. Erlaube sie im Browser, oder füge die Antwort ein.",
  chat: "Eine Nachricht hat bis zu 300 Zeichen und keine Tags.",
  noRelay:
    "Diese Einladung braucht ein Relais, und diese Seite hat keines. Bitte um eine Einladung von hier.",
  refusing: "Das Relais lehnt diese Seite zurzeit ab. Die Partie ist vollständig hier.",
  full: "Dieser Partie sehen so viele zu, wie sie zulässt. Versuche es später noch einmal.",
  taken: "Dort spielt schon jemand anderes. Wird der Platz frei, gehört er dir.",
  away: "Das Relais ist nicht erreichbar. Diese Seite versucht es weiter.",
  refused: "Die andere Seite hat etwas abgelehnt, was diese gesendet hat.",
} as const;
