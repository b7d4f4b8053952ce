/** Was eine Stellung wert ist. */
import { outcomeSentences, valueSentences } from "../../model/value-sentences.ts";
import { leadWords, percent } from "./analysis.ts";
import { counted } from "./counts.ts";
import { VALUE_ASK } from "./game-panel.ts";
import { listed, playerWord } from "./names.ts";
import { turnSentence, turnWord } from "./turns.ts";

export const VALUE = {
  name: VALUE_ASK.name,
  stop: "Anhalten",
  goOn: "Weiter",
  again: "Nochmals fragen",
  moved: "Eine andere Stellung ist zu sehen. Frage nochmals, und diese wird bewertet.",
  over: "Die Partie ist zu Ende; es gibt nichts mehr zu spielen.",
  addLine: "Als Variante anfügen",
  addLineTip: "Das beste Spiel in die Aufzeichnung stellen, um es durchzugehen",
  bestPlay: "Bestes Spiel",
  turns: "Erste Züge, die besten zuerst",
  turnTip: "Ihn als Variante spielen und die Antworten sehen",
  memory:
    "Antworten werden in höchstens etwa 170 MB Speicher gehalten; ist er voll, werden sie verworfen und neu gefunden.",
  problem: "Zur Aufgabe machen",
  problemTip: "Teilen: Leser finden die besten Züge, und jeder Zug wird beantwortet",
} as const;

const DRAW = "unentschieden";

export const { sideWords, lineWords } = outcomeSentences({
  playerWord,
  turnSentence,
  draw: DRAW,
  wins: (who) => `${who} gewinnt`,
  winsBy: (who, margin) => `${who} gewinnt mit ${margin}`,
  andSoOn: "und so weiter",
});

export const {
  shortValue,
  boundsWords,
  valueWords,
  drawnWords,
  firstWords,
  estimateWords,
  stageWords,
} = valueSentences({
  playerWord,
  sideWords,
  turnWord,
  leadWords,
  percent,
  listed,
  draw: DRAW,
  winsByBetween: (who, least, most) => `${who} gewinnt, mit ${least} bis ${most}`,
  between: (low, high) => `Zwischen „${low}“ und „${high}“`,
  winnerUnknown: "Noch nicht bekannt, wer gewinnt",
  fairKomi: (komi) => `Das gerechte Komi ist ${komi}.`,
  drawWithKomi: (low, high) => `Unentschieden mit jedem Komi von ${low} bis ${high}`,
  more: (count) => `${count} weitere`,
  bestFirst: (turns) => `Am besten zuerst: ${turns}.`,
  bestPlay: (side) => `Bei bestem Spiel: ${side}`,
  bestPlayDraws: "Bei bestem Spiel: unentschieden",
  pass: "Passen",
  estimate: (games) => `Schätzung aus ${counted(games, "Probepartie", "Probepartien")}`,
  winsShare: (who, share) => `${who} gewinnt ${share} davon`,
  working: "Sucht…",
  tried: (turns) => `${counted(turns, "Zug", "Züge")} versucht`,
  left: (turns) => `, noch ${counted(turns, "erster Zug", "erste Züge")}`,
  exact: "Exakt",
  stopped: "Angehalten",
  exactStopped: "Exakt; angehalten",
  paused: "Pause nach einer Minute",
  exactPaused: "Exakt; Pause nach einer Minute",
});
