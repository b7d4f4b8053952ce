/** Absagen an Züge: der Fehler, dann die Abhilfe. */
import type {
  CycleFault,
  Phase,
  Player,
  Refusal,
} from "../../../../build/wasm/full/gospace_wasm.js";
import { BARRED, listed, siteWords } from "./faults-parts.ts";
import { refusalsBy, repeatsBy } from "./sentences.ts";
import { told } from "./told.ts";

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
    `Mit den genannten sind auch diese Steine tot: ${listed(missing, 12, siteWords)}. Nenne sie dazu.`,
  "negative-bid": "Ein Gebot kann nicht unter 0 liegen. Biete 0 oder mehr.",
  "not-in-history": ({ turns }) =>
    `Das Brett nach ${turns} Zügen steht nicht im Verlauf. Wähle eines, das darin steht.`,
  cycle: ({ since, fault }) =>
    `Die Züge ab Zug ${since + 1} können nicht ewig weitergehen: ${cycleWords(fault)}`,
});

const repeatWords = repeatsBy({
  unchanged: "Selbstmord ist hier nicht erlaubt: Das Brett bliebe, wie es ist.",
  ko: "Ko",
  superko: "Superko",
  first: "das erste Brett",
  after: (turn) => `das Brett nach Zug ${turn}`,
  forbids: (rule, board) => `${rule} verbietet, ${board} zu wiederholen.`,
});

export const refusalWords = refusalsBy(BARRED, repeatWords, turnWords);

const PLAYERS: Readonly<Record<Player, string>> = { black: "Schwarz", white: "Weiß" };

/** Der Zug, der stattdessen fällig ist. Manche Regeln kennen kein Passen, andere keine Gebote. */
const phaseWords = told<Phase>({
  komi: "Nenne zuerst das Komi.",
  take: ({ komi }) => `Nimm zuerst Schwarz, oder Weiß mit Komi ${komi}.`,
  turn: (of) => `${PLAYERS[of]} muss setzen, oder passen, wenn die Regeln es erlauben.`,
  answer: ({ player, bid }) =>
    `${PLAYERS[player]} muss das Gebot von ${bid} beantworten: sagen, wer das Ko gewinnt, oder es nicht beachten.`,
  reset: ({ player }) => `${PLAYERS[player]} muss das Brett zurücksetzen oder so lassen.`,
  offer: ({ player }) => `${PLAYERS[player]} muss dem Angebot zustimmen oder es ablehnen.`,
  over: "Nimm einen Zug zurück, um weiterzuspielen.",
});

const cycleWords = told<CycleFault>({
  "no-turn-there": "Dort begann kein Zug einer Seite. Wähle den Beginn eines Zuges.",
  "other-player": "Die andere Seite war am Zug. Wähle einen Moment mit derselben Seite am Zug.",
  "other-board": "Das Brett war ein anderes. Wähle einen Moment mit demselben Brett.",
  empty: "Kein Stein und kein Passen ist darunter. Wähle einen früheren Moment.",
  "not-repeatable": ({ turn }) =>
    `Zug ${turn + 1} ginge nicht noch einmal. Wähle einen anderen Moment.`,
});
