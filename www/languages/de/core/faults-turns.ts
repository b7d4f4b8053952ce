/** Absagen an Züge: der Fehler, dann die Abhilfe. */
import type {
  CycleFault,
  Phase,
  Player,
  Refusal,
  RefusalCode,
} from "../../../../build/wasm/full/gospace_wasm.js";
import { BARRED, listed, siteWords } from "./faults-parts.ts";
import { type PlayFault, told } from "./told.ts";

/** Absage an einen Zug; `fault` hat die Zahl, wo eine außerhalb liegt. */
export function refusalWords(
  code: RefusalCode,
  fault: PlayFault,
  words: (fault: PlayFault) => string,
): string {
  switch (code) {
    case "occupied":
    case "overlap":
    case "outside":
      return BARRED[code];
    case "repetition":
      if (fault.kind === "refusal" && fault.of.kind === "repeats") return repeatWords(fault.of.of);
      return fault.kind === "refusal" ? turnWords(fault.of) : words(fault);
    case "phase":
    case "over":
    case "range":
      return fault.kind === "refusal" ? turnWords(fault.of) : words(fault);
    default:
      return code satisfies never;
  }
}

export const turnWords = told<Refusal>({
  occupied: ({ at }) => `Auf ${siteWords(at)} liegt schon ein Stein. Setze anderswohin.`,
  overlap: ({ at }) =>
    `Ein Stein auf ${siteWords(at)} würde einen anderen überlappen. Setze weiter weg.`,
  outside: ({ at }) =>
    `Ein Stein auf ${siteWords(at)} läge nicht im Brett. Setze weiter nach innen.`,
  repeats: (of) => `${repeatWords(of)} Setze zuerst anderswohin.`,
  over: "Die Partie ist zu Ende. Nimm einen Zug zurück, um weiterzuspielen.",
  phase: ({ now }) => `Dieser Zug geht jetzt nicht. ${phaseWords(now)}`,
  range: ({ at }) =>
    `Auf ${siteWords(at)} kann kein Stein liegen. Wähle eine Stelle, die das Brett hat.`,
  "no-stone": ({ at }) => `Auf ${siteWords(at)} liegt kein Stein. Nenne nur Steine als tot.`,
  "listed-twice": ({ at }) =>
    `Der Stein auf ${siteWords(at)} ist zweimal genannt. Nenne ihn einmal.`,
  unclosed: ({ missing }) =>
    `Mit den genannten sind auch diese Steine tot: ${listed(missing.map(siteWords), 12)}. Nenne sie dazu.`,
  "negative-bid": "Ein Gebot kann nicht unter 0 liegen. Biete 0 oder mehr.",
  "not-in-history": ({ turns }) =>
    `Das Brett nach ${turns} Zügen steht nicht im Verlauf. Wähle eines, das darin steht.`,
  cycle: ({ since, fault }) =>
    `Die Züge ab Zug ${since + 1} können nicht ewig weitergehen: ${cycleWords(fault)}`,
});

type Repeats = Extract<Refusal, { kind: "repeats" }>;

export function repeatWords({ since, way }: Repeats["of"]): string {
  if (way === "unchanged")
    return "Selbstmord ist hier nicht erlaubt: Das Brett bliebe, wie es ist.";
  const rule = way === "ko" ? "Ko" : "Superko";
  const board = since === 0 ? "das erste Brett" : `das Brett nach Zug ${since}`;
  return `${rule} verbietet, ${board} zu wiederholen.`;
}

/** Der Zug, der stattdessen fällig ist. Manche Regeln kennen kein Passen, andere keine Gebote. */
const phaseWords = told<Phase>({
  komi: "Nenne zuerst das Komi.",
  take: ({ komi }) => `Nimm zuerst Schwarz, oder Weiß mit Komi ${komi}.`,
  turn: (of) => `${playerName(of)} muss setzen, oder passen, wenn die Regeln es erlauben.`,
  answer: ({ player, bid }) =>
    `${playerName(player)} muss das Gebot von ${bid} beantworten: sagen, wer das Ko gewinnt, oder es nicht beachten.`,
  reset: ({ player }) => `${playerName(player)} muss das Brett zurücksetzen oder so lassen.`,
  offer: ({ player }) => `${playerName(player)} muss dem Angebot zustimmen oder es ablehnen.`,
  over: "Nimm einen Zug zurück, um weiterzuspielen.",
});

function playerName(player: Player): string {
  return player === "black" ? "Schwarz" : "Weiß";
}

const cycleWords = told<CycleFault>({
  "no-turn-there": "Dort begann kein Zug einer Seite. Wähle den Beginn eines Zuges.",
  "other-player": "Die andere Seite war am Zug. Wähle einen Moment mit derselben Seite am Zug.",
  "other-board": "Das Brett war ein anderes. Wähle einen Moment mit demselben Brett.",
  empty: "Kein Stein und kein Passen ist darunter. Wähle einen früheren Moment.",
  "not-repeatable": ({ turn }) =>
    `Zug ${turn + 1} ginge nicht noch einmal. Wähle einen anderen Moment.`,
});
