/** Aufgaben: was zu tun ist, das Urteil über die Züge eines Lesers, und das Ende. */
import type { Player } from "../../engine/types.ts";
import { readable } from "../../fractions.ts";
import type { Problem, Verdict } from "../../model/problem/problem.ts";
import { compared, marginFor } from "../../model/ranked-turns.ts";
import type { BoardView } from "../../model/state.ts";
import { otherPlayer, readTurn } from "../../model/turns.ts";
import { placeWord, playerWord } from "./names.ts";
import { turnSentence } from "./turns.ts";
import { lineWords, sideWords } from "./value.ts";

export const PROBLEM = {
  again: "Nochmals versuchen",
  show: "Lösung zeigen",
  leave: "Aufgabe verlassen",
  looking: "Die Stellung wird untersucht…",
  replying: "Die Antwort wird gesucht…",
  none: "Hier ist keine Aufgabe: Niemand ist am Zug.",
  unsolved:
    "Keine Lösung ist bekannt: Die Aufzeichnung hat keine, und der Löser fand in der Zeit keine.",
  walk: "Die Tasten gehen sie durch.",
} as const;

/** Züge einer Lösung, die genannt werden; zu den anderen wird gegangen. */
const MOST_NAMED = 4;

/** „Schwarz am Zug gewinnt mit 1“; bei unbekanntem Wert „Schwarz am Zug: Finde die besten Züge“. */
export function taskWords({ player, value }: Problem, { rules }: BoardView): string {
  const task = `${playerWord(player)} am Zug`;
  if (value === null) return `${task}: Finde die besten Züge`;
  const own = marginFor(player, value);
  const sign = compared(own, "0");
  if (sign === 0) return `${task} erreicht ein Unentschieden`;
  if (rules.end === "no-turn-loses") return sign > 0 ? `${task} gewinnt` : `${task} verliert`;
  return sign > 0
    ? `${task} gewinnt mit ${readable(own)}`
    : `${task} verliert mit nicht mehr als ${readable(own).replace(/^[-−]/, "")}`;
}

/** Alles, was jetzt zu sagen ist, in Sätzen. */
export function problemWords(problem: Problem, line: string | null, board: BoardView): string {
  const { stage, verdict } = problem;
  switch (stage) {
    case "reading":
      return PROBLEM.looking;
    case "replying":
      return PROBLEM.replying;
    case "shown":
      return line === null ? PROBLEM.unsolved : `Die Lösung: ${line}. ${PROBLEM.walk}`;
    case "asking":
    case "ended":
      return verdict === null
        ? `${taskWords(problem, board)}.`
        : [...verdictSentences(problem, verdict, board), verdict.comment ?? ""].join(" ").trim();
  }
}

/** Die Lösung als Folge von Zügen; null ohne eine. */
export function solutionWords(
  line: Parameters<typeof lineWords>[0],
  { player }: Problem,
  board: BoardView,
): string | null {
  if (line.length === 0) return null;
  return lineWords(line, player, board, MOST_NAMED);
}

function verdictSentences(problem: Problem, verdict: Verdict, board: BoardView): string[] {
  const { player, stage } = problem;
  const turn = turnSentence(player, verdict.turn, board.names);
  const answer = answerWords(verdict, otherPlayer(player), board);
  switch (verdict.kind) {
    case "right": {
      const end =
        stage === "ended" ? `Gelöst${reachedWords(problem, board)}.` : `${turn} ist richtig.`;
      return [end, ...answer];
    }
    case "wrong": {
      const end = stage === "ended" ? "Nicht gelöst." : `${turn} ist falsch.`;
      return [end, ...answer, ...lossWords(problem, verdict, board)];
    }
    case "unknown":
      return [`${turn}: ${UNJUDGED[verdict.by]}`, ...answer];
  }
}

/** Warum ein Zug kein Urteil hat. */
const UNJUDGED: Readonly<Record<Verdict["by"], string>> = {
  record: "Die Aufzeichnung beantwortet ihn.",
  solver: "Der Löser kennt die Antwort, aber nicht, womit die Aufgabe begann.",
  search:
    "Weder die Aufzeichnung noch der Löser kennt ihn, also kommt die Antwort aus Probepartien.",
  nothing: "Er steht nicht in der Aufzeichnung, und der Löser kann hier nicht geladen werden.",
};

function answerWords({ reply }: Verdict, player: Player, { names }: BoardView): string[] {
  if (reply === null) return [];
  const read = readTurn(reply);
  return read.kind === "play"
    ? [`${playerWord(player)} antwortet ${placeWord(read.at, names)}.`]
    : [`${turnSentence(player, reply, names)}.`];
}

function reachedWords({ value }: Problem, board: BoardView): string {
  return value === null ? "" : `: ${sideWords(value, board)}`;
}

/** „Bei bestem Spiel jetzt: Weiß gewinnt mit 3; vom Anfang an: Schwarz gewinnt mit 1.“: leer, wo der Löser es nicht weiß. */
function lossWords({ value: goal }: Problem, { value }: Verdict, board: BoardView): string[] {
  if (goal === null || value === null) return [];
  return [
    `Bei bestem Spiel jetzt: ${sideWords(value, board)}; vom Anfang an: ${sideWords(goal, board)}.`,
  ];
}
