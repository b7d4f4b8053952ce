/** Züge, und warum sie nicht gehen. */
import type { Actor, Refusal, Turn } from "../../engine/types.ts";
import { readable } from "../../fractions.ts";
import { type Names, type Place, placeWord } from "../../model/state.ts";
import { deadBy, momentsListed, refusalsBy, turnsBy } from "../../model/turn-sentences.ts";
import {
  type Action,
  boardsBy,
  momentsBy,
  type Numbering,
  readTurn,
  type TurnRead,
  turnsPlayed,
} from "../../model/turns.ts";
import { told } from "./core/told.ts";
import { plural } from "./counts.ts";
import { momentDative } from "./grammar.ts";
import { listed, playerWord } from "./names.ts";

/** „Anfang“, „Komi“, „Farbwahl“, „Zug 3“. */
export const momentWords = momentsBy(
  { start: "Anfang", komi: "Komi", take: "Farbwahl" },
  (number) => `Zug ${number}`,
);

/** Dasselbe, wo nur ein Wort Platz hat. */
export const momentWord = momentWords;

/** Züge nach den ersten `from` bis zu `to`: „die Züge 5 bis 9“. */
export function turnRange(from: number, to: number, names: Numbering): string {
  return `die Züge ${turnsPlayed(from + 1, names)} bis ${turnsPlayed(to, names)}`;
}

/** Die Momente nach so vielen Zügen: „Zug 3“, „Komi, Farbwahl und Zug 3 und 5“. */
export const turnsWord = momentsListed(momentWords, listed, (numbers) => `Zug ${numbers}`);

export const boardWords = boardsBy(
  "das erste Brett",
  (turns, names) => `das Brett nach ${momentDative(turns, names)}`,
);

/** Dasselbe, wo Platz für ein, zwei Wörter ist: „Anfang“, „Zug 1“. */
export const boardWord = boardsBy("Anfang", momentWord);

export const deadWords = deadBy(
  "kein Stein ist tot",
  (stones, count) => `${stones} ${plural(count, "ist", "sind")} tot`,
  listed,
);

const actionWords = told<Action, string, [names: Names]>({
  pass: "passt",
  resign: "gibt auf",
  timeout: "verliert durch Zeit",
  agree: "stimmt zu",
  accept: "stimmt zu",
  decline: "lehnt ab",
  komi: ({ komi }) => `nennt Komi ${readable(komi)}`,
  take: ({ colour }) => `nimmt ${playerWord(colour)}`,
  forget: "löscht den Verlauf",
  ignore: "beachtet das Gebot nicht",
  answer: ({ winner }) => `lässt ${playerWord(winner)} das Ko gewinnen`,
  keep: "lässt das Brett so",
  reset: ({ to }, names) => `setzt zurück auf ${boardWords(to, names)}`,
  end: "bietet an, hier zu enden",
  forever: ({ from }, names) =>
    `behauptet, dass sich die Züge ab ${momentDative(from + 1, names)} ewig wiederholen`,
  draw: "bietet Unentschieden an",
  dead: ({ stones }, names) => `bietet an, hier zu enden: ${deadWords(stones, names)}`,
});

export const { turnWord, turnSentence } = turnsBy(
  actionWords,
  "passt",
  (place, bid) => `${place}, Gebot ${bid}`,
  playerWord,
);

const triedWords = told<TurnRead, string, [names: Names]>({
  play: ({ at }, names) => placeWord(at, names),
  forever: "ewig",
  end: "ewig",
  reset: "Zurücksetzen",
  keep: "Zurücksetzen",
  answer: "Antwort",
  ignore: "Antwort",
  komi: "Komi",
  take: "Farbe",
  forget: "Verlauf",
  dead: "tote Steine",
  pass: "passen",
  resign: "aufgeben",
  timeout: "Zeit",
  agree: "zustimmen",
  accept: "zustimmen",
  decline: "ablehnen",
  draw: "Unentschieden",
});

/** Name eines Zuges, der nicht geht: sein Ort oder seine Art. */
export function tryWords(turn: Turn, names: Names): string {
  return triedWords(readTurn(turn), names);
}

export const refusalWords = refusalsBy(
  {
    thinking: "der Computer denkt: warten, oder „Jetzt ziehen“ drücken",
    occupied: "dort liegt schon ein Stein",
    overlap: "ein Stein hier würde einen anderen überlappen",
    outside: "das ist außerhalb des Bretts",
    over: "die Partie ist zu Ende",
  },
  /\bZug (\d+)/g,
  momentDative,
  (sentence) => sentence,
);

/** Warum ein Moment nicht behauptet werden kann; er selbst steht daneben. */
export function claimWords(refusal: Refusal, names: Numbering): string {
  return refusalWords(refusal, names).replace(/^.*nicht ewig weitergehen: /, "");
}

/** Weiter nach einem vorgeschlagenen Zug. */
export const TAP_AGAIN = "Nochmals tippen zum Setzen";

/** „Schwarz auf D4?“: der vorgeschlagene Zug. */
export function proposedWords(player: Actor, at: Place, names: Names): string {
  return `${playerWord(player)} auf ${placeWord(at, names)}?`;
}

export function oneOfWords(choices: number): string {
  return `Einer von ${choices} hier: nochmals tippen für den nächsten`;
}

export const TAP_OR_DRAG = `${TAP_AGAIN}, ziehen zum Verschieben`;

export function previewWords(turns: number, names: Numbering): string {
  return `Das ist ${boardWords(turns, names)}`;
}
