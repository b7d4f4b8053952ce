/** Phasen einer Partie: die Fragen von Teilen und Wählen, Angebote und das Ergebnis. */
import type { Player } from "../../engine/types.ts";
import { readable } from "../../fractions.ts";
import type { GameView } from "../../model/state.ts";
import { offersBy } from "../../model/status-sentences.ts";
import { plural } from "./counts.ts";
import { playerWord } from "./names.ts";
import { turnRange } from "./turns.ts";

export const KOMI_WORDS = {
  name: "Komi",
  done: "Dieses Komi nennen",
  line: "Einigt euch, wer Spieler 1 ist. Spieler 1 nennt das Komi, die Punkte für Weiß; Spieler 2 nimmt dann eine Farbe nach Wahl. Ein Komi, das eine Farbe bevorzugt, gibt diese Farbe Spieler 2: Nenne eines, bei dem du beide nehmen würdest.",
};

export function takeLine({ standing }: GameView): string {
  return `Weiß bekommt das Komi von ${readable(standing.named ?? "0")}; Schwarz beginnt. Nimm, was dir besser scheint: Spieler 1 bekommt das andere.`;
}

export const BID_WORDS = {
  with: "Mit diesem Zug für das Ko bieten",
  name: "Ko-Gebot",
  line: "Bretter dürfen sich hier wiederholen, also wird ein Ko gekauft. Der Gegner kann dein Gebot nicht beachten oder sagen, wer das Ko gewinnt: Wer gewinnt, darf ein früheres Brett aufstellen und ist am Zug; wer verliert, bekommt die gebotenen Punkte.",
};

export const ANSWER_WORDS = {
  ignore: "Gebot nicht beachten",
  line: "Es nicht beachten: keine Punkte, und du bist am Zug; aber wer Gebote ewig nicht beachtet, verliert, wenn nicht der Gegner den Verlauf ewig löscht. Oder sagen, wer das Ko gewinnt: Wer gewinnt, darf ein früheres Brett aufstellen und ist am Zug; wer verliert, bekommt die Punkte des Gebots.",
};

export function historyWords(boards: number): string {
  return `Verlauf: ${plural(boards, "1 Brett", `${boards} Bretter`)}`;
}

export const HISTORY_LINE =
  "Wer ein Ko gewinnt, darf jedes dieser Bretter wieder aufstellen. Beide Seiten dürfen alle löschen, einmal je Zug: Dann kann nichts Älteres wiederkehren. Wer ewig löschen muss, verliert, wenn nicht der Gegner es auch tut.";

/** Taste, die den Verlauf löscht. */
export function deletesWords(player: Player): string {
  return `${playerWord(player)} löscht ihn`;
}

export const KEEP_BOARD = "Brett so lassen";

export const END_WORDS = {
  name: "Partie beenden",
  line: "Diese Partie hat keinen letzten Zug. Biete an, hier zu enden, dann leben die Steine, wie sie stehen; oder behaupte, dass sich die letzten Züge ewig wiederholen. Der Gegner stimmt zu oder lehnt ab.",
  pass: "Ende hier anbieten",
  claim: "Wiederholung behaupten…",
};

export const AGREE = "Zustimmen";
export const DECLINE = "Ablehnen";

/** Zeile unter einem Angebot, dessen Antwort per Link oder live kommt. */
export function awaitsWords(other: string): string {
  return `Die Antwort von ${other} steht noch aus.`;
}

/** Was das Angebot bedeutet. */
export const offerLine = offersBy({
  turnRange,
  draw: "Die Partie endete hier, und niemand gewänne.",
  forever: (turns) => `${turns} gingen immer so weiter.`,
  dead: "Die Partie endete hier und würde ohne die toten Steine gezählt.",
  end: "Beide würden ewig passen: Das Brett bleibt, wie es ist, und seine Steine leben.",
});

/** Auswahl unter den Brettern des Verlaufs. */
export const HISTORY_WORDS = {
  deleted: "Der Verlauf wurde gelöscht: Es gibt nichts, worauf zurückzusetzen wäre.",
  boardsHistory: "Bretter des Verlaufs",
  reset: "Hierauf zurücksetzen",
} as const;

export function takeWords(colour: Player): string {
  return `${playerWord(colour)} nehmen`;
}

export function winsKoWords(player: Player): string {
  return `${playerWord(player)} gewinnt das Ko`;
}
