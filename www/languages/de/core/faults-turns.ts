/** Absagen an Züge: der Fehler, dann die Abhilfe. */
import type {
  CycleFault,
  Phase,
  Player,
  Refusal,
  RefusalCode,
} from "../../../../build/wasm/full/gospace_wasm.js";
import type { PlayFault } from "../../../words/core/faults-turns.ts";
import { BARRED, listed, siteWords } from "./faults-parts.ts";

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
      if (fault.kind === "refusal" && fault.of.kind === "repeats") return repeatWords(fault.of);
      return fault.kind === "refusal" ? turnWords(fault.of) : words(fault);
    case "phase":
    case "over":
    case "range":
      return fault.kind === "refusal" ? turnWords(fault.of) : words(fault);
    default:
      return code satisfies never;
  }
}

export function turnWords(refusal: Refusal): string {
  switch (refusal.kind) {
    case "occupied":
      return `Auf ${siteWords(refusal.of.at)} liegt schon ein Stein. Setze anderswohin.`;
    case "overlap":
      return `Ein Stein auf ${siteWords(refusal.of.at)} würde einen anderen überlappen. Setze weiter weg.`;
    case "outside":
      return `Ein Stein auf ${siteWords(refusal.of.at)} läge nicht im Brett. Setze weiter nach innen.`;
    case "repeats":
      return `${repeatWords(refusal)} Setze zuerst anderswohin.`;
    case "over":
      return "Die Partie ist zu Ende. Nimm einen Zug zurück, um weiterzuspielen.";
    case "phase":
      return `Dieser Zug geht jetzt nicht. ${phaseWords(refusal.of.now)}`;
    case "range":
      return `Auf ${siteWords(refusal.of.at)} kann kein Stein liegen. Wähle eine Stelle, die das Brett hat.`;
    case "no-stone":
      return `Auf ${siteWords(refusal.of.at)} liegt kein Stein. Nenne nur Steine als tot.`;
    case "listed-twice":
      return `Der Stein auf ${siteWords(refusal.of.at)} ist zweimal genannt. Nenne ihn einmal.`;
    case "unclosed":
      return `Mit den genannten sind auch diese Steine tot: ${listed(refusal.of.missing.map(siteWords), 12)}. Nenne sie dazu.`;
    case "negative-bid":
      return "Ein Gebot kann nicht unter 0 liegen. Biete 0 oder mehr.";
    case "not-in-history":
      return `Das Brett nach ${refusal.of.turns} Zügen steht nicht im Verlauf. Wähle eines, das darin steht.`;
    case "cycle":
      return `Die Züge ab Zug ${refusal.of.since + 1} können nicht ewig weitergehen: ${cycleWords(refusal.of.fault)}`;
    default:
      return refusal satisfies never;
  }
}

export function repeatWords({ of: { since, way } }: Extract<Refusal, { kind: "repeats" }>): string {
  if (way === "unchanged")
    return "Selbstmord ist hier nicht erlaubt: Das Brett bliebe, wie es ist.";
  const rule = way === "ko" ? "Ko" : "Superko";
  const board = since === 0 ? "das erste Brett" : `das Brett nach Zug ${since}`;
  return `${rule} verbietet, ${board} zu wiederholen.`;
}

/** Der Zug, der stattdessen fällig ist. Manche Regeln kennen kein Passen, andere keine Gebote. */
function phaseWords(now: Phase): string {
  switch (now.kind) {
    case "komi":
      return "Nenne zuerst das Komi.";
    case "take":
      return `Nimm zuerst Schwarz, oder Weiß mit Komi ${now.of.komi}.`;
    case "turn":
      return `${playerName(now.of)} muss setzen, oder passen, wenn die Regeln es erlauben.`;
    case "answer":
      return `${playerName(now.of.player)} muss das Gebot von ${now.of.bid} beantworten: sagen, wer das Ko gewinnt, oder es nicht beachten.`;
    case "reset":
      return `${playerName(now.of.player)} muss das Brett zurücksetzen oder so lassen.`;
    case "offer":
      return `${playerName(now.of.player)} muss dem Angebot zustimmen oder es ablehnen.`;
    case "over":
      return "Nimm einen Zug zurück, um weiterzuspielen.";
    default:
      return now satisfies never;
  }
}

function playerName(player: Player): string {
  return player === "black" ? "Schwarz" : "Weiß";
}

function cycleWords(fault: CycleFault): string {
  switch (fault.kind) {
    case "no-turn-there":
      return "Dort begann kein Zug einer Seite. Wähle den Beginn eines Zuges.";
    case "other-player":
      return "Die andere Seite war am Zug. Wähle einen Moment mit derselben Seite am Zug.";
    case "other-board":
      return "Das Brett war ein anderes. Wähle einen Moment mit demselben Brett.";
    case "empty":
      return "Kein Stein und kein Passen ist darunter. Wähle einen früheren Moment.";
    case "not-repeatable":
      return `Zug ${fault.of.turn + 1} ginge nicht noch einmal. Wähle einen anderen Moment.`;
    default:
      return fault satisfies never;
  }
}
