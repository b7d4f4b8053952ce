/** Das Ende einer Partie: die Wörter des Siegels, und ein Satz, wie die Regeln entschieden. */
import { endingSentences } from "../../model/ending-sentences.ts";
import { tallyWords } from "./explanation.ts";
import { playerWord } from "./names.ts";

export const PUT_AWAY = "Siegel weglegen";

export const { sealWords, endingWords } = endingSentences({
  playerWord,
  tallyWords,
  sealDraw: "Remis",
  outOfTime: "Zeit um",
  resigns: "gibt auf",
  wins: "gewinnt",
  winsBy: "gewinnt mit",
  uncounted: {
    "two-passes": "Beide haben gepasst, und die Partie ist zu Ende.",
    agreement: "Beide haben sich auf tote Steine geeinigt.",
  },
  agreed: "Beide haben sich auf tote Steine geeinigt, die nicht zählen.",
  noneDead: "Beide sind sich einig, dass kein Stein tot ist.",
  drawAgreed: "Beide haben sich auf Unentschieden geeinigt, also wird nichts gezählt.",
  nothingCounted: "Nichts wird gezählt.",
  resigned: (who) => `${who} hat aufgegeben, also wird nichts gezählt.`,
  timedOut: (who) => `${who} hat die Zeit überschritten, also wird nichts gezählt.`,
  noTurn: (lacks) => `Hier darf niemand passen, und wer keinen Zug mehr hat, verliert: ${lacks}.`,
  noneFound: (who) => `für ${who} fand sich kein Zug`,
  hasNone: (who) => `${who} hat keinen`,
  method: {
    stones: "Nur Steine auf dem Brett zählen",
    measure: "Der Flächeninhalt unter Steinen zählt",
    cardinality: "Gefärbte Punkte zählen",
    live: "Die Zählung",
  },
  area: () => "Steine zählen, und jede leere Stelle, die nur eine Farbe erreicht",
  groundArea: "Steine zählen, und der Grund, den nur eine Farbe erreicht",
  divided: (komi, colour) => `Spieler 1 nannte Komi ${komi}, und Spieler 2 nahm ${colour}.`,
  costly: "Diese Partie geht ewig weiter: Wer den teureren Zug wiederholen muss, verliert.",
  lasting: (stones) => `Diese Partie geht ewig weiter: Komi und Gebote zählen, und ${stones}.`,
  noneLives: "kein Stein lebt ewig",
  livingAdded: "Steine, die ewig leben, kommen hinzu",
});
