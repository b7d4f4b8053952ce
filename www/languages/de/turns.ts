/** Züge, und warum sie nicht gehen. */
import type { Actor, Refusal, Turn } from "../../engine/types.ts";
import { readable } from "../../fractions.ts";
import { unreachable } from "../../model/actions.ts";
import type { Names, Place, TurnRefusal } from "../../model/state.ts";
import {
  momentName,
  type Numbering,
  readTurn,
  type TurnRead,
  turnsPlayed,
} from "../../model/turns.ts";
import { told } from "./core/told.ts";
import { momentDative } from "./grammar.ts";
import { listed, placeWord, playerWord } from "./names.ts";

/** Eintrag neben der Seite: „D4“, „passt“, „D4, Gebot 3/2“. */
export function turnWord(turn: Turn, names: Names): string {
  const read = readTurn(turn);
  if (read.kind === "play")
    return read.bid === null ? names.of(read.at) : bidWord(read, names.of(read.at));
  return actionWords(read, names);
}

/** „Schwarz D4“, „Weiß passt“. */
export function turnSentence(player: Actor, turn: Turn, names: Names): string {
  const read = readTurn(turn);
  if (read.kind === "forget") return `${playerWord(read.player)} ${actionWords(read, names)}`;
  if (read.kind !== "play") return `${playerWord(player)} ${actionWords(read, names)}`;
  const place = placeWord(read.at, names);
  return `${playerWord(player)} ${read.bid === null ? place : bidWord(read, place)}`;
}

function bidWord({ bid }: Extract<TurnRead, { kind: "play" }>, place: string): string {
  return `${place}, Gebot ${readable(bid ?? "0")}`;
}

const actionWords = told<Exclude<TurnRead, { kind: "play" }>, string, [names: Names]>({
  pass: "passt",
  resign: "gibt auf",
  timeout: "verliert durch Zeit",
  agree: "stimmt zu",
  accept: "stimmt zu",
  decline: "lehnt ab",
  komi: ({ komi }) => `nennt Komi ${readable(komi)}`,
  take: ({ colour }) => `nimmt ${playerWord(colour)}`,
  forget: "löscht den Verlauf",
  answer: ({ answer }) =>
    answer === "ignore"
      ? "beachtet das Gebot nicht"
      : `lässt ${playerWord(answer)} das Ko gewinnen`,
  reset: ({ to }, names) =>
    to === null ? "lässt das Brett so" : `setzt zurück auf ${boardWords(to, names)}`,
  forever: ({ from }, names) =>
    from === "pass"
      ? "bietet an, hier zu enden"
      : `behauptet, dass sich die Züge ab ${momentDative(from + 1, names)} ewig wiederholen`,
  draw: "bietet Unentschieden an",
  dead: ({ stones }, names) => `bietet an, hier zu enden: ${deadWords(stones, names)}`,
});

/** „D4 und E4 sind tot“, „kein Stein ist tot“. */
export function deadWords(stones: readonly Place[], names: Names): string {
  if (stones.length === 0) return "kein Stein ist tot";
  return `${listed(stones.map((at) => names.of(at)))} ${stones.length === 1 ? "ist" : "sind"} tot`;
}

const MOMENTS = { start: "Anfang", komi: "Komi", take: "Farbwahl" } as const;

/** „Anfang“, „Komi“, „Farbwahl“, „Zug 3“. */
export function momentWords(turns: number, names: Numbering): string {
  const name = momentName(turns, names);
  return typeof name === "number" ? `Zug ${name}` : MOMENTS[name];
}

/** Dasselbe, wo nur ein Wort Platz hat. */
export function momentWord(turns: number, names: Numbering): string {
  return momentWords(turns, names);
}

/** Züge nach den ersten `from` bis zu `to`: „die Züge 5 bis 9“. */
export function turnRange(from: number, to: number, names: Numbering): string {
  return `die Züge ${turnsPlayed(from + 1, names)} bis ${turnsPlayed(to, names)}`;
}

/** Die Momente nach so vielen Zügen: „Zug 3“, „Komi, Farbwahl und Zug 3 und 5“. */
export function turnsWord(turns: readonly number[], names: Numbering): string {
  const named = turns.map((each) => momentName(each, names));
  const numbers = named.filter((name) => typeof name === "number");
  const others = named.filter((name) => typeof name !== "number").map((name) => MOMENTS[name]);
  return listed([...others, ...(numbers.length > 0 ? [`Zug ${listed(numbers.map(String))}`] : [])]);
}

/** Vor Zug 1 steht kein Stein. */
export function boardWords(turns: number, names: Numbering): string {
  return turnsPlayed(turns, names) === 0
    ? "das erste Brett"
    : `das Brett nach ${momentDative(turns, names)}`;
}

/** Dasselbe, wo Platz für ein, zwei Wörter ist: „Anfang“, „Zug 1“. */
export function boardWord(turns: number, names: Numbering): string {
  return turnsPlayed(turns, names) === 0 ? "Anfang" : momentWord(turns, names);
}

const triedWords = told<TurnRead, string, [names: Names]>({
  play: ({ at }, names) => placeWord(at, names),
  forever: "ewig",
  reset: "Zurücksetzen",
  answer: "Antwort",
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

export function refusalWords(refusal: TurnRefusal, names: Numbering): string {
  switch (refusal.code) {
    case "thinking":
      return "der Computer denkt: warten, oder „Jetzt ziehen“ drücken";
    case "occupied":
      return "dort liegt schon ein Stein";
    case "overlap":
      return "ein Stein hier würde einen anderen überlappen";
    case "outside":
      return "das ist außerhalb des Bretts";
    case "over":
      return "die Partie ist zu Ende";
    case "repetition":
    case "phase":
    case "range":
      return renumbered(refusal.message, names).replace(/\.$/, "");
    default:
      return unreachable(refusal);
  }
}

/** Warum ein Moment nicht behauptet werden kann; er selbst steht daneben. */
export function claimWords(refusal: Refusal, names: Numbering): string {
  return refusalWords(refusal, names).replace(/^.*nicht ewig weitergehen: /, "");
}

/** Der Satz des Kerns mit den Namen der Züge: der Kern zählt die eines Dokuments. */
function renumbered(message: string, names: Numbering): string {
  return message.replace(/\bZug (\d+)/g, (_, turns) => momentDative(Number(turns), names));
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
