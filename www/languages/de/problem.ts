/** Aufgaben: was zu tun ist, das Urteil über die Züge eines Lesers, und das Ende. */
import { problemSentences } from "../../model/problem-sentences.ts";
import { playerWord } from "./names.ts";
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

export const { taskWords, problemWords, solutionWords } = problemSentences({
  playerWord,
  turnSentence,
  sideWords,
  lineWords,
  looking: PROBLEM.looking,
  replying: PROBLEM.replying,
  unsolved: PROBLEM.unsolved,
  solution: (line) => `Die Lösung: ${line}. ${PROBLEM.walk}`,
  task: (who) => `${who} am Zug`,
  find: (task) => `${task}: Finde die besten Züge`,
  draw: (task) => `${task} erreicht ein Unentschieden`,
  win: (task) => `${task} gewinnt`,
  lose: (task) => `${task} verliert`,
  winBy: (task, margin) => `${task} gewinnt mit ${margin}`,
  loseBy: (task, margin) => `${task} verliert mit nicht mehr als ${margin}`,
  solved: "Gelöst",
  notSolved: "Nicht gelöst.",
  right: (turn) => `${turn} ist richtig.`,
  wrong: (turn) => `${turn} ist falsch.`,
  unjudged: {
    record: "Die Aufzeichnung beantwortet ihn.",
    solver: "Der Löser kennt die Antwort, aber nicht, womit die Aufgabe begann.",
    search:
      "Weder die Aufzeichnung noch der Löser kennt ihn, also kommt die Antwort aus Probepartien.",
    nothing: "Er steht nicht in der Aufzeichnung, und der Löser kann hier nicht geladen werden.",
  },
  answers: (who, place) => `${who} antwortet ${place}.`,
  loss: (now, then) => `Bei bestem Spiel jetzt: ${now}; vom Anfang an: ${then}.`,
});
