/** Statuszeile: was die Seite am Zug zu tun hat, oder das Ergebnis. */
import { scoreSentences, shortMethod, statusSentences } from "../../model/status-sentences.ts";
import { grouped } from "./counts.ts";
import { playerWord, winnerWords } from "./names.ts";
import { deadWords, turnRange } from "./turns.ts";

export const { gameStatusWords, methodWord, resultWords } = statusSentences({
  playerWord,
  winnerWords,
  deadWords,
  turnRange,
  over: "Die Partie ist zu Ende",
  toPlay: (who) => `${who} am Zug`,
  duty: {
    komi: "das Komi nennen",
    reset: "das Brett zurücksetzen oder so lassen",
    turn: "ziehen",
    over: "die Partie ist zu Ende",
  },
  take: (komi) => `Schwarz nehmen, oder Weiß mit Komi ${komi}`,
  answer: (bid) => `sagen, wer das Ko gewinnt, oder das Gebot von ${bid} nicht beachten`,
  otherSide: "die andere Seite",
  offersForever: (who, turns) =>
    `${who} behauptet, dass sich ${turns} ewig wiederholen; zustimmen oder ablehnen`,
  offersDraw: (who) => `${who} bietet Unentschieden an; zustimmen oder ablehnen`,
  offersEnd: (who) => `${who} bietet an, hier zu enden; zustimmen oder ablehnen`,
  offersDead: (who, stones) =>
    `${who} bietet an, hier zu enden: ${stones}; zustimmen oder ablehnen`,
  method: {
    area: "Fläche",
    sampledArea: "Fläche, auf einer Stichprobe gezählt",
    stones: "Steine",
    measure: "Maß, in π Quadratticks",
    cardinality: "Mächtigkeit",
    points: "gefärbte Punkte",
    live: "lebende Steine",
  },
  draw: "Unentschieden",
  agreed: "vereinbart",
  end: { "two-passes": "beide haben gepasst", agreement: "tote Steine vereinbart" },
  lost: {
    resignation: (who) => `${who} hat aufgegeben`,
    timeout: (who) => `${who} hat die Zeit überschritten`,
    "no-turn": (who) => `${who} hat keinen Zug mehr`,
  },
  noneFound: (who) => `an den untersuchten Stellen fand sich kein Zug für ${who}`,
  by: (margin) => `mit ${margin}`,
  endless: "unendlich vielen Punkten",
  equallyCostly: "Beide wiederholen gleich teure Züge",
  equalForEver: "auf ewig gleich",
  costlier: (who) => `${who} verliert durch Wiederholen teurerer Züge`,
});

export const { scoreNowWords, amountWords } = scoreSentences({
  grouped,
  methodWord,
  now: (method) => `${method} jetzt`,
  continuum: "Kontinuum",
});

export const scoreWord = shortMethod({
  area: "Fläche",
  stones: "Steine",
  measure: "Maß",
  cardinality: "Mächtigkeit",
  points: "Punkte",
  live: "lebend",
  none: "Gefangene",
});
